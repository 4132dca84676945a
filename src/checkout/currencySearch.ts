/** Finds currencies by what a shopper types: a name, an own address, or letters of another keyboard. Pure. */
import { extractAddress, networksOfShape } from '../chains/addressShape.js';
import type { CurrencyView } from '../contract/currencies.js';

/** Letters and figures of a text as words, in lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
  // Most names are ASCII, for which this takes a tenth of the time.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Separates the names: no search word contains it, so none matches across two names. */
const BETWEEN = '\n';

interface SearchTexts {
  readonly words: string;
  /** Each name as one word, `trc20`, and last the contract. */
  readonly runs: string;
}
const searchTexts = new WeakMap<CurrencyView, SearchTexts>();

/**
 * Collects every name of each currency, also the names that other currencies with its code have. Once for a
 * listing: a long one is searched at every key press.
 */
function readTexts(currencies: readonly CurrencyView[]): void {
  const namesOf = new Map<string, Set<string>>();
  for (const { code, name } of currencies) {
    namesOf.set(code, (namesOf.get(code) ?? new Set()).add(name));
  }
  // Thousands of currencies share a few networks.
  const known = new Map<string, readonly string[]>();
  for (const currency of currencies) {
    const { code, networkName, blockchain, aliases, contractAddress, id } = currency;
    let [words, runs] = ['', BETWEEN];
    for (const name of [
      code,
      networkName,
      blockchain,
      ...aliases,
      id,
      ...(namesOf.get(code) ?? []),
    ]) {
      let read = known.get(name);
      if (!read) known.set(name, (read = wordsOf(name)));
      words += BETWEEN + read.join(BETWEEN);
      runs += read.join('') + BETWEEN;
    }
    runs += (contractAddress?.toLowerCase() ?? '') + BETWEEN;
    searchTexts.set(currency, { words, runs });
  }
}

/**
 * The currencies in which every word begins one of a name, or else is in one: "eth" is Ethereum before
 * it is Tether, and "coin" is in Bitcoin. A text without any word finds none.
 */
function named(currencies: readonly CurrencyView[], text: string): readonly CurrencyView[] {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  if (!currencies.every((currency) => searchTexts.has(currency))) readTexts(currencies);
  const withEach = (has: (texts: SearchTexts, word: string) => boolean) =>
    currencies.filter((currency) => {
      const texts = searchTexts.get(currency);
      return texts && asked.every((word) => has(texts, word));
    });
  const begun = withEach(
    ({ words, runs }, word) =>
      words.includes(BETWEEN + word) ||
      runs.includes(BETWEEN + word) ||
      // A contract is also known by its end, as wallets show it; amid it stands any short word.
      runs.endsWith(word + BETWEEN),
  );
  if (begun.length === 0) return withEach(({ words }, word) => words.includes(word));
  // Exact names come first, such as an id whose words are also in other names.
  const whole = BETWEEN + asked.join('') + BETWEEN;
  const isExact = (one: CurrencyView) => searchTexts.get(one)?.runs.includes(whole) === true;
  return [...begun.filter(isExact), ...begun.filter((one) => !isExact(one))];
}

/** How a text was read. */
export type Reading =
  | { readonly kind: 'name' }
  /** An address; `networks` are the names of all that share its shape, offered or not. */
  | { readonly kind: 'address'; readonly networks: readonly string[] }
  /** A name typed with the keyboard set to another script; `text` is what its keys mean. */
  | { readonly kind: 'keys'; readonly text: string };

/** What a search found. */
export interface Found {
  readonly currencies: readonly CurrencyView[];
  readonly reading: Reading;
}

/**
 * Searches names and contracts first; then reads the text as the shopper's own address; then as keys of
 * another keyboard layout. Nothing leaves the page.
 */
export function searchCurrencies(currencies: readonly CurrencyView[], text: string): Found {
  const found: Found = { currencies: named(currencies, text), reading: { kind: 'name' } };
  if (found.currencies.length > 0) return found;

  const networks = networksOfShape(extractAddress(text));
  if (networks.length > 0) {
    const slugs = new Set<string>(networks.map(({ slug }) => slug));
    return {
      currencies: currencies.filter(({ blockchain }) => slugs.has(blockchain)),
      reading: { kind: 'address', networks: networks.map(({ name }) => name) },
    };
  }

  const keys = asLatinKeys(text);
  const meant = named(currencies, keys);
  return meant.length > 0 ? { currencies: meant, reading: { kind: 'keys', text: keys } } : found;
}

/** What the keys a to z of a QWERTY keyboard write; `_` where it is no letter, or more than one. */
const LAYOUTS = [
  // Russian; Greek; Hebrew (SI 1452); Arabic (101).
  'фисвуапршолдьтщзйкыегмцчня',
  'αβψδεφγηιξκλμνοπ_ρστθωςχυζ',
  'שנבגקכעיןחלךצמםפ_רדאוה_סטז',
  'ش_ؤيثبلاهتنمةىخحضقسفعرصءغئ',
].join('');

const LETTERS = 26;
const FIRST_LETTER = 97;
const ZERO = 48;

function latinOf(typed: string): string {
  const character = typed.toLowerCase();
  const key = LAYOUTS.indexOf(character);
  if (key >= 0 && character !== '_') return String.fromCharCode(FIRST_LETTER + (key % LETTERS));
  // Arabic and Persian digits: the last four bits of their code are their value.
  const isDigit = /[\u0660-\u0669\u06f0-\u06f9]/.test(character);
  return isDigit ? String.fromCharCode(ZERO + (character.charCodeAt(0) & 15)) : character;
}

/**
 * Reads a text as the Latin letters that stand on the same keys: `гывe` is `usdt`.
 *
 * @returns the text itself, in lower case, where no letter of another script is in it.
 */
export function asLatinKeys(text: string): string {
  const typed = text
    // One letter of the Cyrillic alphabet is otherwise two characters, and two of Arabic are one.
    .normalize('NFKC')
    // The key B of the Arabic layout writes two letters; Ukrainian has another letter on S.
    .replaceAll('لا', 'b')
    .replaceAll('і', 'ы');
  // Letter by letter, because a Greek word ends in a lower-case letter of its own.
  return [...typed].map(latinOf).join('');
}
