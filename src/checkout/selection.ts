/** The rows of the picker and their order: token first and then network, or the other way round. Pure. */
import type { Choice } from '../contract/checkout.js';
import type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
import type { DecimalString } from '../money/decimalString.js';
import { type Reading, searchCurrencies } from './currencySearch.js';

/** Most rows drawn at once; a note says that there are more, which a search finds. */
export const MAX_ROWS = 50;

/** What comes first: the token and then its network, or the network and then what it carries. */
export type PickerOrder = 'token' | 'network';

/** The shopper's view of the list. */
export interface PickerView {
  readonly by: PickerOrder;
  /** Name of the group that was opened, or null for the whole list. */
  readonly opened: string | null;
  /** What was typed. A search is over everything, opened or not. */
  readonly text: string;
  /** Id of the currency that was chosen last in this browser, or null. */
  readonly lastUsed: string | null;
}

/** What a row asks for: a figure, or why there is none. */
interface Price {
  /** What would have to be sent: the very figure that choosing it freezes; null for a top-up. */
  readonly payable: DecimalString | null;
  /** Why it cannot be chosen, or null. */
  readonly unavailable: string | null;
}

/** A currency on its network: choosing it chooses. */
export interface CurrencyRow extends Price {
  readonly key: string;
  readonly currency: CurrencyView;
  readonly group: null;
}

/** Several currencies that differ in the network or in the token: choosing it opens them. */
export interface GroupRow extends Price {
  readonly key: string;
  /** The first of them, for its icon. */
  readonly currency: CurrencyView;
  readonly group: PickerGroup;
  /** Whether their figures differ; then `payable` is the smallest. */
  readonly differs: boolean;
}

/** A row of the list. */
export type PickerRow = CurrencyRow | GroupRow;

/** Currencies of one token or of one network. */
export interface PickerGroup {
  /** Token code or network slug. */
  readonly name: string;
  /** The same for people. */
  readonly label: string;
  readonly currencies: readonly CurrencyView[];
}

/** What the picker draws. */
export interface Picker {
  /** The currency that was used last, above all others; none in a search or a group. */
  readonly recent: readonly PickerRow[];
  readonly rows: readonly PickerRow[];
  /** The group that is open, or null. */
  readonly opened: PickerGroup | null;
  /** How the search was understood. */
  readonly reading: Reading;
  /** How many rows there are, drawn or not. */
  readonly total: number;
  /** How many of them are not drawn. */
  readonly more: number;
}

/**
 * The token standard among a network's aliases (`TRC-20`), to stand beside its name; undefined for
 * a network's own coin and where there is none.
 */
export function standardOf({ aliases, isNative }: CurrencyView): string | undefined {
  return isNative ? undefined : aliases.find((alias) => /^[A-Z]{3}-\d+$/.test(alias));
}

type Grouping = Readonly<Record<PickerOrder, readonly PickerGroup[]>>;
const groupings = new WeakMap<CurrencyListing, Grouping>();

/** The listing's groups, and after them whatever no group names: nothing may get lost. */
function readGroups(
  { currencies }: CurrencyListing,
  listed: CurrencyListing['tokens'],
  nameOf: (currency: CurrencyView) => readonly [name: string, label: string],
): readonly PickerGroup[] {
  const byId = new Map(currencies.map((currency) => [currency.id, currency]));
  const grouped = new Set(listed.flatMap(({ currencyIds }) => currencyIds));
  const groups = listed.map(({ name, label, currencyIds }) => ({
    name,
    label,
    currencies: currencyIds.flatMap((id) => byId.get(id) ?? []),
  }));
  const rest = currencies.filter(({ id }) => !grouped.has(id));
  for (const currency of rest) {
    const [name, label] = nameOf(currency);
    groups.push({ name, label, currencies: [currency] });
  }
  return groups.filter((group) => group.currencies.length > 0);
}

/** The groups of a listing in one order. Made once for each listing. */
export function groupsOf(listing: CurrencyListing, by: PickerOrder): readonly PickerGroup[] {
  let known = groupings.get(listing);
  if (!known) {
    known = {
      token: readGroups(listing, listing.tokens, ({ code }) => [code, code]),
      network: readGroups(listing, listing.blockchains, ({ blockchain, networkName }) => [
        blockchain,
        networkName,
      ]),
    };
    groupings.set(listing, known);
  }
  return known[by];
}

type Prices = ReadonlyMap<string, Choice>;
const priceLists = new WeakMap<readonly Choice[], Prices>();

function pricesOf(choices: readonly Choice[]): Prices {
  const known = priceLists.get(choices);
  if (known) return known;
  const prices = new Map(choices.map((choice) => [choice.currencyId, choice]));
  priceLists.set(choices, prices);
  return prices;
}

function currencyRow(currency: CurrencyView, prices: Prices): CurrencyRow {
  const choice = prices.get(currency.id);
  return {
    key: currency.id,
    currency,
    group: null,
    payable: choice?.payable ?? null,
    unavailable: choice ? choice.unavailable : 'not_offered',
  };
}

/** Canonical digits: the longer whole part is more, and texts of one length compare as numbers do. */
function isLess(a: DecimalString, b: DecimalString): boolean {
  const [wholeA = '', wholeB = ''] = [a.split('.')[0], b.split('.')[0]];
  return wholeA.length === wholeB.length ? a < b : wholeA.length < wholeB.length;
}

/** Coins of different tokens have no figure in common, so only a token's group gets one. */
function groupRow(group: PickerGroup, by: PickerOrder, prices: Prices): PickerRow | undefined {
  const rows = group.currencies.map((currency) => currencyRow(currency, prices));
  const [first] = rows;
  // Where there is nothing to choose between, there is no second step.
  if (!first || rows.length === 1) return first;
  const offered = rows.filter(({ unavailable }) => unavailable === null);
  const figures = by === 'token' ? offered.flatMap(({ payable }) => payable ?? []) : [];
  return {
    key: `${by}/${group.name}`,
    currency: first.currency,
    group,
    payable: figures.reduce<DecimalString | null>(
      (least, one) => (least === null || isLess(one, least) ? one : least),
      null,
    ),
    differs: new Set(figures).size > 1,
    unavailable: offered.length > 0 ? null : first.unavailable,
  };
}

function recentRows(
  listing: CurrencyListing,
  prices: Prices,
  lastUsed: string | null,
): readonly PickerRow[] {
  if (listing.currencies.length < 2) return [];
  return listing.currencies
    .filter(({ id }) => id === lastUsed)
    .map((currency) => ({ ...currencyRow(currency, prices), key: 'recent' }))
    .filter(({ unavailable }) => unavailable === null);
}

const BY_NAME: Reading = { kind: 'name' };

/**
 * Builds what the picker draws.
 *
 * @param choices the snapshot's prices; a currency without one is shown as unavailable.
 */
export function pickerOf(
  listing: CurrencyListing,
  choices: readonly Choice[],
  { by, opened: openedName, text, lastUsed }: PickerView,
  maxRows: number = MAX_ROWS,
): Picker {
  const groups = groupsOf(listing, by);
  const prices = pricesOf(choices);
  // Only what is drawn gets a price: of a long list that is a small part.
  const flat = (currencies: readonly CurrencyView[]) => ({
    rows: currencies.slice(0, maxRows).map((currency) => currencyRow(currency, prices)),
    total: currencies.length,
    more: Math.max(0, currencies.length - maxRows),
  });
  if (text.trim() !== '') {
    const inOrder = groups.flatMap(({ currencies }) => currencies);
    const { currencies, reading } = searchCurrencies(inOrder, text);
    return { recent: [], opened: null, reading, ...flat(currencies) };
  }
  const opened = groups.find(({ name }) => name === openedName) ?? null;
  if (opened) return { recent: [], opened, reading: BY_NAME, ...flat(opened.currencies) };
  return {
    recent: recentRows(listing, prices, lastUsed),
    opened,
    reading: BY_NAME,
    rows: groups.slice(0, maxRows).flatMap((group) => groupRow(group, by, prices) ?? []),
    total: groups.length,
    more: Math.max(0, groups.length - maxRows),
  };
}

/** All rows in drawing order. */
export function rowsOf({ recent, rows }: Picker): readonly PickerRow[] {
  return [...recent, ...rows];
}

/** By how much they are paid with; a store's own order comes before. */
const BY_USE = ['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'BNB', 'LTC', 'SOL', 'DOGE', 'XRP'];

/** So many fit on a phone; a list that is no longer needs no parts. */
const MOST = 6;

/**
 * Puts the popular tokens first: those that the store put first, and then the best known ones.
 *
 * @returns the listing, and the codes of the popular ones: none in a short list.
 */
export function popularFirst(listing: CurrencyListing) {
  const { tokens } = listing;
  if (tokens.length <= MOST) return { listing, popular: new Set<string>() };
  // A store's order names some; all others follow by the alphabet.
  let own = tokens.length - 1;
  while (own > 0 && (tokens[own - 1]?.name ?? '') <= (tokens[own]?.name ?? '')) own -= 1;
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const known = BY_USE.flatMap((code) => byName.get(code) ?? []);
  const first = [...new Set([...tokens.slice(0, own), ...known])].slice(0, MOST);
  const popular = new Set(first.map(({ name }) => name));
  const others = tokens.filter(({ name }) => !popular.has(name));
  return { listing: { ...listing, tokens: [...first, ...others] }, popular };
}
