/** What of the processing wallets is shown, by what a person asks for. Pure. */
import type {
  Holding,
  ProcessingBalancesView,
  ProcessingWalletView,
} from '../../contract/treasury/holdings.js';
import { addDecimal, isZero, type DecimalString } from '../../money/decimal.js';
import type { ChartItem } from './chartRows.js';
import type { BalanceRow } from './BalancesTable.js';

/** What a person asks for. */
export interface BalancesFilter {
  /** Network slug; null for all. */
  readonly blockchain: string | null;
  /** Ticker; null for all. */
  readonly code: string | null;
}

/** No filter. */
export const NO_FILTER: BalancesFilter = { blockchain: null, code: null };

/** Whether a person asks for a part only. */
export const isFiltered = ({ blockchain, code }: BalancesFilter): boolean =>
  blockchain !== null || code !== null;

/** What a bar stands for. */
export type Grouping = 'network' | 'currency';

/** One choice of a filter. */
export type FilterOption = readonly [value: string, label: string];

/**
 * Networks to choose from, those without an answer too, by name. What is chosen stays among them when
 * a newer answer lacks it: a list that reads "all" while a filter holds would be a lie.
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

/** Tickers to choose from; the chosen one stays as well. */
export function currencyOptions(
  { wallets }: ProcessingBalancesView,
  { code: chosen }: BalancesFilter,
): FilterOption[] {
  const codes = new Set(wallets.flatMap(({ holdings }) => holdings.map(({ code }) => code)));
  if (chosen !== null) codes.add(chosen);
  return [...codes].sort().map((code) => [code, code]);
}

/** What of a wallet is in one currency; its worth is that of what is shown. */
function inCurrency(wallet: ProcessingWalletView, code: string): ProcessingWalletView {
  const holdings = wallet.holdings.filter((holding) => holding.code === code);
  const { usd, isPartial } = valueOf([{ ...wallet, holdings }]);
  return { ...wallet, holdings, totalUsd: isPartial ? null : usd };
}

/** The wallets and holdings that fit; a wallet without a fitting currency is left out. */
export function filterWallets(
  { wallets }: ProcessingBalancesView,
  { blockchain, code }: BalancesFilter,
): ProcessingWalletView[] {
  return wallets
    .filter((wallet) => blockchain === null || wallet.blockchain === blockchain)
    .map((wallet) => (code === null ? wallet : inCurrency(wallet, code)))
    .filter(({ holdings }) => code === null || holdings.length > 0);
}

/** Networks without an answer that a person would see here. */
export function filterMissing(
  { missing }: ProcessingBalancesView,
  { blockchain }: BalancesFilter,
): ProcessingBalancesView['missing'] {
  return missing.filter((network) => blockchain === null || network.blockchain === blockchain);
}

/** Whether there is something of it. */
export const hasFunds = ({ amount }: Pick<Holding, 'amount'>): boolean => !isZero(amount);

/**
 * The holdings of one wallet as rows.
 *
 * @param paysFees what is said of the network's own coin. Where there is nothing else, nobody asks.
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

/** What is known of the worth of some wallets, and whether that is all of it. */
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

/** What the chart is made of. Currencies without funds would only be empty rows. */
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
 * Wallets that hold something before those that do not. Within both in the given order and not by
 * worth, because an address that is about to be copied must not change its place with every rate.
 */
export function fundedFirst(wallets: readonly ProcessingWalletView[]): ProcessingWalletView[] {
  const isFunded = ({ holdings }: ProcessingWalletView) => holdings.some(hasFunds);
  return [...wallets.filter(isFunded), ...wallets.filter((wallet) => !isFunded(wallet))];
}
