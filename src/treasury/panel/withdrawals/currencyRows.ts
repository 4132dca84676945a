/** Currencies that the form offers, grouped by network, with balances. Pure. */
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { DecimalString } from '../../../money/decimalString.js';

/** One currency. */
export interface CurrencyRow {
  readonly currency: CurrencyView;
  /** Coins in the processing wallet; null if unknown. */
  readonly balance: DecimalString | null;
}

/** The currencies of one network. */
export interface CurrencyRows {
  readonly blockchain: string;
  readonly networkName: string;
  readonly rows: readonly CurrencyRow[];
}

/** Balance of one currency in coins; null if unknown. */
export function balanceOf(
  balances: ProcessingBalancesView | undefined,
  currencyId: string,
): DecimalString | null {
  const holdings = balances?.wallets.flatMap((wallet) => wallet.holdings) ?? [];
  return holdings.find((holding) => holding.currencyId === currencyId)?.amount ?? null;
}

/** Lower case without marks and signs, so that `trc20` and `TRC-20` are one. */
function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether each search term is part of one of the currency's names. */
function isMeant(currency: CurrencyView, words: readonly string[]): boolean {
  const { code, name, networkName, blockchain, aliases, id } = currency;
  const names = [code, name, networkName, blockchain, id, ...aliases].map(searchForm);
  return words.every((word) => names.some((text) => text.includes(word)));
}

/** Networks by name. Not by balance: the list would jump when the balances load. */
function networksOf({ currencies }: CurrencyListing): readonly (readonly [string, string])[] {
  const names = new Map(currencies.map((one) => [one.blockchain, one.networkName]));
  return [...names].sort(([, a], [, b]) => a.localeCompare(b));
}

/**
 * Rows that match a search.
 *
 * @param text as typed; an empty text matches all.
 */
export function currencyRows(
  listing: CurrencyListing,
  balances: ProcessingBalancesView | undefined,
  text: string,
): readonly CurrencyRows[] {
  const words = text.split(/\s+/).map(searchForm).filter(Boolean);
  return networksOf(listing).flatMap(([blockchain, networkName]) => {
    const rows = listing.currencies
      .filter((currency) => currency.blockchain === blockchain && isMeant(currency, words))
      .map((currency) => ({ currency, balance: balanceOf(balances, currency.id) }));
    return rows.length === 0 ? [] : [{ blockchain, networkName, rows }];
  });
}
