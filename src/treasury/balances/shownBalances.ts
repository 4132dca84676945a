/** Filters and groups the balances of the processing wallets. Pure. */
import type {
  Holding,
  ProcessingBalancesView,
  ProcessingWalletView,
} from '../../contract/treasury/balances.js';
import { addDecimal, isZero, type DecimalString } from '../../money/decimal.js';
import type { ChartItem } from './chartRows.js';
import type { BalanceRow } from './BalancesTable.js';

/** The chosen filters. */
export interface BalancesFilter {
  /** Network slug; null for all. */
  readonly blockchain: string | null;
  /** Ticker; null for all. */
  readonly code: string | null;
}

/** No filter. */
export const NO_FILTER: BalancesFilter = { blockchain: null, code: null };

/** Whether a filter is set. */
export const isFiltered = ({ blockchain, code }: BalancesFilter): boolean =>
  blockchain !== null || code !== null;

/** What one bar of the chart shows. */
export type Grouping = 'network' | 'currency';

/** One option of a filter. */
export type FilterOption = readonly [value: string, label: string];

/**
 * Networks to choose from, by name, including those that could not be read. The chosen one stays in the
 * list when a newer answer lacks it: otherwise the list would show "all" while the filter is set.
 */
export function networkOptions(
  { wallets, missing }: ProcessingBalancesView,
  { blockchain: chosen }: BalancesFilter,
): FilterOption[] {
  const names = new Map(
    [...wallets, ...missing].map(({ blockchain, networkName }) => [blockchain, networkName]),
  );
  if (chosen !== null && !names.has(chosen)) names.set(chosen, chosen);
  return [...names].sort(([, a], [, b]) => (a < b ? -1 : 1));
}

/** Tickers to choose from; the chosen one stays in the list too. */
export function currencyOptions(
  { wallets }: ProcessingBalancesView,
  { code: chosen }: BalancesFilter,
): FilterOption[] {
  const codes = new Set(wallets.flatMap(({ holdings }) => holdings.map(({ code }) => code)));
  if (chosen !== null) codes.add(chosen);
  return [...codes].sort().map((code) => [code, code]);
}

/** One currency of a wallet. The wallet's total is that of this currency. */
function inCurrency(wallet: ProcessingWalletView, code: string): ProcessingWalletView {
  const holdings = wallet.holdings.filter((holding) => holding.code === code);
  const { usd, isPartial } = valueOf([{ ...wallet, holdings }]);
  return { ...wallet, holdings, totalUsd: isPartial ? null : usd };
}

/** Wallets and balances that match the filter; wallets without a match are left out. */
export function filterWallets(
  { wallets }: ProcessingBalancesView,
  { blockchain, code }: BalancesFilter,
): ProcessingWalletView[] {
  return wallets
    .filter((wallet) => blockchain === null || wallet.blockchain === blockchain)
    .map((wallet) => (code === null ? wallet : inCurrency(wallet, code)))
    .filter(({ holdings }) => code === null || holdings.length > 0);
}

/** Networks that could not be read and match the filter. */
export function filterMissing(
  { missing }: ProcessingBalancesView,
  { blockchain }: BalancesFilter,
): ProcessingBalancesView['missing'] {
  return missing.filter((network) => blockchain === null || network.blockchain === blockchain);
}

/** Whether the balance is not zero. */
export const hasFunds = ({ amount }: Pick<Holding, 'amount'>): boolean => !isZero(amount);

/**
 * Table rows of one wallet.
 *
 * @param paysFees note of the network's own coin, shown if the wallet also lists tokens.
 */
export function balanceRows(holdings: readonly Holding[], paysFees: string): BalanceRow[] {
  const hasTokens = holdings.some(({ isNative }) => !isNative);
  return holdings.map(({ currencyId, code, amount, amountUsd, isNative }) => ({
    key: currencyId,
    code,
    amount,
    amountUsd,
    note: isNative && hasTokens ? paysFees : null,
  }));
}

/** Sum of the known values, and whether a value is missing. */
export function valueOf(wallets: readonly ProcessingWalletView[]): {
  readonly usd: DecimalString;
  readonly isPartial: boolean;
} {
  const worths = wallets.flatMap(({ holdings }) =>
    holdings.filter(hasFunds).map(({ amountUsd }) => amountUsd),
  );
  const known = worths.flatMap((usd) => usd ?? []);
  return { usd: addDecimal(...known), isPartial: known.length < worths.length };
}

/** Items of the chart; zero balances are left out. */
export function chartItems(
  wallets: readonly ProcessingWalletView[],
  grouping: Grouping,
): ChartItem[] {
  return wallets.flatMap(({ blockchain, networkName, holdings }) =>
    holdings
      .filter(hasFunds)
      .map(({ code, amountUsd: usd }) =>
        grouping === 'network'
          ? { key: blockchain, label: networkName, usd }
          : { key: code, label: code, usd },
      ),
  );
}

/**
 * Wallets with funds first. Otherwise in the given order and not by value, so that an address does not
 * move with every exchange rate while a person copies it.
 */
export function fundedFirst(wallets: readonly ProcessingWalletView[]): ProcessingWalletView[] {
  const isFunded = ({ holdings }: ProcessingWalletView) => holdings.some(hasFunds);
  return [...wallets.filter(isFunded), ...wallets.filter((wallet) => !isFunded(wallet))];
}
