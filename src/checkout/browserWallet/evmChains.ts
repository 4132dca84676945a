/** What a wallet needs to know to add a network (EIP-3085). Ethereum is in every wallet. */
import type { Network, NetworkSlug } from '../../chains/networks.js';

/**
 * Public nodes; the wallet asks them, the page never does. `polygon-rpc.com` has wanted a key since February 2026:
 * a wallet that checks the node before it adds a network would refuse it.
 */
const NODES: Readonly<Partial<Record<NetworkSlug, string>>> = {
  bsc: 'https://bsc-dataseed.bnbchain.org',
  polygon: 'https://polygon.drpc.org',
  arbitrum: 'https://arb1.arbitrum.io/rpc',
};

/** Parameters of `wallet_addEthereumChain`; null where there is nothing to add. */
export function addChainParameters(network: Network, chainId: string) {
  const { name, nativeCode, nativeDecimals, slug } = network;
  const node = NODES[slug];
  const nativeCurrency = { name: nativeCode, symbol: nativeCode, decimals: nativeDecimals };
  return node ? { chainId, chainName: name, nativeCurrency, rpcUrls: [node] } : null;
}
