/** Whether a currency is its network's own coin or a token on it: the two are paid differently. */
import { findNetwork } from './networks.js';

/** The three fields of the service's listing that decide it. */
export interface ListedCurrency {
  /** Network slug, such as `ethereum`. */
  readonly blockchain: string;
  /** Ticker, such as `ETH`. */
  readonly code: string;
  /** As listed: a contract, a ticker, empty or null. */
  readonly contractAddress: string | null | undefined;
}

/**
 * True only where it is certain: a known network, its own ticker, and no contract. False for
 * everything else, because a token taken for a coin would be asked for in the wrong currency.
 *
 * Assumption: a native coin is listed with an empty contract address, or with its own ticker as one
 * (`btc`, `eth`; `docs/service.md §13`). The API document states no rule.
 */
export function isNativeCurrency({ blockchain, code, contractAddress }: ListedCurrency): boolean {
  const network = findNetwork(blockchain);
  if (!network || code !== network.nativeCode) return false;
  return !contractAddress || contractAddress.toUpperCase() === network.nativeCode;
}
