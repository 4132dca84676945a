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

/** Stands between two names: no word of a search has it, so none is found across both. */
const BETWEEN = '\n';
const searchTexts = new WeakMap<CurrencyView, string>();

/** Every name of a currency in its search form. Made once: a long list is searched at every key. */
function searchTextOf(currency: CurrencyView): string {
  const known = searchTexts.get(currency);
  if (known !== undefined) return known;
  const { code, name, networkName, blockchain, aliases, contractAddress, id } = currency;
  const names = [code, name, networkName, blockchain, ...aliases, contractAddress ?? '', id];
  const text = names.map(searchForm).join(BETWEEN);
  searchTexts.set(currency, text);
  return text;
}

/** What a shopper typed: its words, and all of them run together (`trc 20`); each in search form. */
interface SearchTerms {
  readonly words: readonly string[];
  readonly run: string;
}

function readTerms(text: string): SearchTerms {
  const words = text.split(/\s+/).map(searchForm).filter(Boolean);
  return { words, run: words.join('') };
}

function isMeant(currency: CurrencyView, { words, run }: SearchTerms): boolean {
  if (words.length === 0) return true;
  const names = searchTextOf(currency);
  return words.every((word) => names.includes(word)) || names.includes(run);
}

/**
 * Tells whether a currency is meant: every word of the search is part of one of its names, or all
 * words run together are (`trc 20`).
 */
export function matches(currency: CurrencyView, text: string): boolean {
  return isMeant(currency, readTerms(text));
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

interface CurrencyGroup {
  readonly name: string;
  readonly label: string;
  readonly currencies: readonly CurrencyView[];
}

const groupings = new WeakMap<CurrencyListing, readonly CurrencyGroup[]>();

/** The listing's token groups, and after them whatever no group names: nothing may get lost. */
function groupsOf(listing: CurrencyListing): readonly CurrencyGroup[] {
  const known = groupings.get(listing);
  if (known) return known;
  const { tokens, currencies } = listing;
  const byId = new Map(currencies.map((currency) => [currency.id, currency]));
  const grouped = new Set(tokens.flatMap(({ currencyIds }) => currencyIds));
  const rest = currencies.filter(({ id }) => !grouped.has(id));
  const groups = [
    ...tokens.map(({ name, label, currencyIds }) => ({
      name,
      label,
      currencies: currencyIds.flatMap((id) => byId.get(id) ?? []),
    })),
    ...rest.map((currency) => ({
      name: currency.code,
      label: currency.name,
      currencies: [currency],
    })),
  ];
  groupings.set(listing, groups);
  return groups;
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
  const terms = readTerms(text);
  const groups: PickerGroup[] = [];
  let total = 0;
  for (const { name, label, currencies } of groupsOf(listing)) {
    const found = currencies.filter((currency) => isMeant(currency, terms));
    // Only what is drawn gets a price: of a long list that is a small part.
    const rows = found
      .slice(0, Math.max(0, maxRows - total))
      .map((currency) => rowOf(currency, choices));
    total += found.length;
    if (rows.length > 0) groups.push({ name, label, rows });
  }
  return { groups, total, more: Math.max(0, total - maxRows) };
}

/** The rows of all groups in drawing order. */
export function rowsOf(picker: Picker): PickerRow[] {
  return picker.groups.flatMap(({ rows }) => rows);
}
