/** Networks as the service knows them: order, kind, explorer, form of a transaction hash. */
import type { Random } from './random.js';

/** Networks of one family share one address within a wallet (`docs/service.md §11`). */
export type AddressFamily = 'tron' | 'evm' | 'bitcoin' | 'litecoin' | 'bitcoincash' | 'dogecoin';

/** One network. */
export interface SandboxNetwork {
  /** The service's slug, such as `bsc`. */
  readonly slug: string;
  readonly family: AddressFamily;
  /** Currency id of its own coin. */
  readonly nativeId: string;
  /** Link to a transaction, with the literal placeholder `{tx_hash}`. */
  readonly explorer: string;
}

const row = (
  slug: string,
  family: AddressFamily,
  nativeId: string,
  explorer: string,
): SandboxNetwork => ({ slug, family, nativeId, explorer: `https://${explorer}/{tx_hash}` });

/** All networks in the service's own order (`docs/service.md §15`). */
export const NETWORKS: readonly SandboxNetwork[] = [
  row('tron', 'tron', 'TRX.Tron', 'tronscan.org/#/transaction'),
  row('ethereum', 'evm', 'ETH.Ethereum', 'etherscan.io/tx'),
  row('bsc', 'evm', 'BNB.BNBSmartChain', 'bscscan.com/tx'),
  row('polygon', 'evm', 'POL.Polygon', 'polygonscan.com/tx'),
  row('bitcoin', 'bitcoin', 'BTC.Bitcoin', 'blockchair.com/bitcoin/transaction'),
  row('litecoin', 'litecoin', 'LTC.Litecoin', 'blockchair.com/litecoin/transaction'),
  row('bitcoincash', 'bitcoincash', 'BCH.Bitcoincash', 'blockchair.com/bitcoin-cash/transaction'),
  row('dogecoin', 'dogecoin', 'DOGE.Dogecoin', 'blockchair.com/dogecoin/transaction'),
  row('arbitrum', 'evm', 'ETH.Arbitrum', 'blockchair.com/arbitrum-one/transaction'),
];

/** Finds a network by its slug. */
export function findNetwork(slug: string | null): SandboxNetwork | undefined {
  return NETWORKS.find((network) => network.slug === slug);
}

/** A new transaction hash in the form of its network: 64 hexadecimal digits, with `0x` on EVM. */
export function transactionHash(random: Random, blockchain: string): string {
  const prefix = findNetwork(blockchain)?.family === 'evm' ? '0x' : '';
  return `${prefix}${random.hex(32)}`;
}
