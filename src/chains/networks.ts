/** The networks that Tillkit knows: what they are called, what their own coin is, how they differ. */

/** Networks of one family share an address format and a payment-link scheme. */
export type NetworkFamily = 'evm' | 'bitcoin' | 'tron';

/** Each known network by the service's name; tables by network have a row for each. */
export type NetworkSlug =
  | 'tron'
  | 'ethereum'
  | 'bsc'
  | 'polygon'
  | 'bitcoin'
  | 'litecoin'
  | 'bitcoincash'
  | 'dogecoin'
  | 'arbitrum';

/** One known network. */
export interface Network {
  /** The service's name for it, such as `bsc`. */
  readonly slug: NetworkSlug;
  /** Its name for people, such as `BNB Smart Chain`. */
  readonly name: string;
  readonly family: NetworkFamily;
  /** Ticker of its native coin, such as `BNB`. */
  readonly nativeCode: string;
  /** Decimals of its native coin on the chain; a service's listing may say fewer. */
  readonly nativeDecimals: number;
  /** EIP-155 chain id; null outside the EVM family. */
  readonly evmChainId: number | null;
  /** Other names of the network that a shopper may type. No token standards among them. */
  readonly aliases: readonly string[];
  /**
   * What wallets call a token of this network, such as `TRC-20`; null where the term would point a
   * shopper elsewhere: "ERC-20" on Polygon or Arbitrum reads as "send on Ethereum".
   */
  readonly tokenStandard: string | null;
}

function network(
  slug: NetworkSlug,
  name: string,
  family: NetworkFamily,
  nativeCode: string,
  nativeDecimals: number,
  aliases: readonly string[],
  evmChainId: number | null = null,
  tokenStandard: string | null = null,
): Network {
  return {
    slug,
    name,
    family,
    nativeCode,
    nativeDecimals,
    evmChainId,
    aliases,
    tokenStandard,
  };
}

/** All known networks, in the service's own order (`docs/service.md §15`). Chain ids: EIP-155. */
export const NETWORKS: readonly Network[] = [
  network('tron', 'Tron', 'tron', 'TRX', 6, ['TRX'], null, 'TRC-20'),
  network('ethereum', 'Ethereum', 'evm', 'ETH', 18, ['ETH'], 1, 'ERC-20'),
  network(
    'bsc',
    'BNB Smart Chain',
    'evm',
    'BNB',
    18,
    ['BSC', 'BNB', 'BNB Chain', 'Binance Smart Chain'],
    56,
    'BEP-20',
  ),
  network('polygon', 'Polygon', 'evm', 'POL', 18, ['POL', 'MATIC'], 137),
  network('bitcoin', 'Bitcoin', 'bitcoin', 'BTC', 8, ['BTC']),
  network('litecoin', 'Litecoin', 'bitcoin', 'LTC', 8, ['LTC']),
  network('bitcoincash', 'Bitcoin Cash', 'bitcoin', 'BCH', 8, ['BCH']),
  network('dogecoin', 'Dogecoin', 'bitcoin', 'DOGE', 8, ['DOGE']),
  network('arbitrum', 'Arbitrum One', 'evm', 'ETH', 18, ['ARB', 'Arbitrum'], 42161),
];

/** A map and not an object, so that `constructor` or `__proto__` is simply not found. */
const bySlug: ReadonlyMap<string, Network> = new Map(NETWORKS.map((entry) => [entry.slug, entry]));

/** The network behind a service's slug, or undefined where Tillkit does not know it. */
export function findNetwork(blockchain: string): Network | undefined {
  return bySlug.get(blockchain);
}

/** Name of a network for people; the slug itself where the network is unknown. */
export function networkName(blockchain: string): string {
  return findNetwork(blockchain)?.name ?? blockchain;
}

/** Ticker of the coin that pays the network's fees, such as `TRX`; undefined where the network is unknown. */
export function nativeCode(blockchain: string): string | undefined {
  return findNetwork(blockchain)?.nativeCode;
}

/** What wallets call a token of the network (`TRC-20`), or null; see {@link Network.tokenStandard}. */
export function tokenStandard(blockchain: string): string | null {
  return findNetwork(blockchain)?.tokenStandard ?? null;
}

/** Other names of the network that a shopper may type; none for an unknown network. */
export function networkAliases(blockchain: string): readonly string[] {
  return findNetwork(blockchain)?.aliases ?? [];
}
