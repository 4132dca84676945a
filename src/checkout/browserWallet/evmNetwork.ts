/** Brings a wallet to an EVM network. */
import type { Network, NetworkSlug } from '../../chains/networks.js';
import { ask, orStop, problemOf, read, until } from './ask.js';
import type { Provider, WalletDriver } from './wallet.js';

/** Some wallets say that they have changed the network a moment before it is true. */
const REREADS = 3;
const REREAD_AFTER_MS = 400;

/**
 * Public nodes; the wallet asks them, the page never does. `polygon-rpc.com` has wanted a key since February 2026:
 * a wallet that checks the node before it adds a network would refuse it.
 */
const NODES: Readonly<Partial<Record<NetworkSlug, string>>> = {
  bsc: 'https://bsc-dataseed.bnbchain.org',
  polygon: 'https://polygon.drpc.org',
  arbitrum: 'https://arb1.arbitrum.io/rpc',
};

/** Parameters of `wallet_addEthereumChain` (EIP-3085); null for Ethereum, which is in every wallet. */
function addChainParameters(network: Network, chainId: string) {
  const { name, nativeCode, nativeDecimals, slug } = network;
  const node = NODES[slug];
  const nativeCurrency = { name: nativeCode, symbol: nativeCode, decimals: nativeDecimals };
  return node ? { chainId, chainName: name, nativeCurrency, rpcUrls: [node] } : null;
}

/** A hex quantity, or null. No number of a chain has more than 256 bits. */
export function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;
}

/** What of a driver is about the network, and the id of its chain: hex. */
export function evmNetwork(
  provider: Provider,
  network: Network,
): Pick<WalletDriver, 'isOnNetwork' | 'switchNetwork'> & { readonly chainId: string } {
  const chainId = `0x${(network.evmChainId ?? 0).toString(16)}`;

  async function isOnNetwork(): Promise<boolean> {
    return quantity(await orStop(read(provider, 'eth_chainId'), 'failed')) === BigInt(chainId);
  }

  const askToSwitch = () => ask(provider, 'wallet_switchEthereumChain', [{ chainId }]);

  async function askForNetwork(): Promise<void> {
    try {
      await askToSwitch();
    } catch (error) {
      // EIP-3085 has a code for a network that is not in the wallet (4902), but not every wallet says it.
      const isClear = problemOf(error, 'wrong_network') !== 'wrong_network';
      const chain = addChainParameters(network, chainId);
      if (isClear || !chain) throw error;
      // It may have changed to it all the same.
      if (await isOnNetwork()) return;
      await ask(provider, 'wallet_addEthereumChain', [chain]);
      // A wallet may add the network and stay where it is.
      if (!(await isOnNetwork())) await askToSwitch();
    }
  }

  return {
    chainId,
    isOnNetwork,
    async switchNetwork() {
      await orStop(askForNetwork(), 'wrong_network');
      await until(isOnNetwork, 'wrong_network', REREADS, REREAD_AFTER_MS);
    },
  };
}
