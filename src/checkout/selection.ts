/** Which currencies the picker shows, and in what order: search, grouping and prices. Pure. */
import type { Choice } from '../contract/checkout.js';
import type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
import type { DecimalString } from '../money/grammar.js';

/** Rows drawn at once; the rest is announced and found by typing. */
export const MAX_ROWS = 50;

/** One row of the picker. */
export interface PickerRow {
  readonly currency: CurrencyView;
  /** What would have to be sent: the very figure that choosing it freezes; null for a top-up. */
  readonly payable: DecimalString | null;
  /** Why it cannot be chosen, or null. */
  readonly unavailable: string | null;
}

/** Rows of one token on its networks. */
export interface PickerGroup {
  /** Token code, such as `USDT`. */
  readonly name: string;
  readonly label: string;
  readonly rows: readonly PickerRow[];
}

/** What the picker draws. */
export interface Picker {
  readonly groups: readonly PickerGroup[];
  /** How many rows fit the search, drawn or not. */
  readonly total: number;
  /** How many of them are not drawn. */
  readonly more: number;
}

/** Lower case without spaces, hyphens and dots, so that `trc20`, `TRC-20` and `trc 20` are one. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every name of a currency in its search form. */
function namesOf(currency: CurrencyView): string[] {
  const { code, name, networkName, blockchain, aliases, contractAddress, id } = currency;
  return [code, name, networkName, blockchain, ...aliases, contractAddress ?? '', id].map(
    searchForm,
  );
}

/**
 * Tells whether a currency is meant: every word of the search is part of one of its names, or all
 * words run together are (`trc 20`).
 */
export function matches(currency: CurrencyView, text: string): boolean {
  const words = text.split(/\s+/).map(searchForm).filter(Boolean);
  if (words.length === 0) return true;
  const names = namesOf(currency);
  const found = (word: string) => names.some((name) => name.includes(word));
  return words.every(found) || found(words.join(''));
}

/**
 * The token standard among a network's aliases (`TRC-20`), to stand beside its name; undefined for
 * a network's own coin and where there is none.
 */
export function standardOf({ aliases, isNative }: CurrencyView): string | undefined {
  return isNative ? undefined : aliases.find((alias) => /^[A-Z]{3}-\d+$/.test(alias));
}

function rowOf(currency: CurrencyView, choices: readonly Choice[]): PickerRow {
  const choice = choices.find(({ currencyId }) => currencyId === currency.id);
  return {
    currency,
    payable: choice?.payable ?? null,
    unavailable: choice ? choice.unavailable : 'not_offered',
  };
}

/** The listing's token groups, and after them whatever no group names: nothing may get lost. */
function groupsOf({ tokens, currencies }: CurrencyListing) {
  const grouped = new Set(tokens.flatMap(({ currencyIds }) => currencyIds));
  const rest = currencies.filter(({ id }) => !grouped.has(id));
  return [
    ...tokens,
    ...rest.map(({ id, code, name }) => ({ name: code, label: name, currencyIds: [id] })),
  ];
}

/**
 * Builds what the picker draws.
 *
 * @param choices the snapshot's prices; a currency without one is shown as unavailable.
 * @param text what the shopper typed.
 */
export function pickerOf(
  listing: CurrencyListing,
  choices: readonly Choice[],
  text: string,
  maxRows: number = MAX_ROWS,
): Picker {
  const byId = new Map(listing.currencies.map((currency) => [currency.id, currency]));
  const groups: PickerGroup[] = [];
  let total = 0;
  for (const { name, label, currencyIds } of groupsOf(listing)) {
    const found = currencyIds.flatMap((id) => {
      const currency = byId.get(id);
      return currency && matches(currency, text) ? [rowOf(currency, choices)] : [];
    });
    const rows = found.slice(0, Math.max(0, maxRows - total));
    total += found.length;
    if (rows.length > 0) groups.push({ name, label, rows });
  }
  return { groups, total, more: Math.max(0, total - maxRows) };
}

/** The rows of all groups in drawing order. */
export function rowsOf(picker: Picker): PickerRow[] {
  return picker.groups.flatMap(({ rows }) => rows);
}
