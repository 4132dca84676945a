/** Finds currencies by what a shopper types: a name, an address of theirs, the wrong keyboard. Pure. */
import { networksOfShape } from '../chains/addressShape.js';
import type { CurrencyView } from '../contract/currencies.js';
import { asLatinKeys } from './CurrencyPicker/keyboardLayouts.js';

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

/**
 * Makes the test of a search: every word of it is part of one of a currency's names, or all words
 * run together are (`trc 20`).
 */
export function matcherOf(text: string): (currency: CurrencyView) => boolean {
  const words = text.split(/\s+/).map(searchForm).filter(Boolean);
  const run = words.join('');
  return (currency) => {
    const names = searchTextOf(currency);
    return words.every((word) => names.includes(word)) || names.includes(run);
  };
}

/** How a text was understood, where not as a name. */
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
 * Searches. Names come first, contracts among them; then what looks like somebody's own address;
 * then the keys that were pressed. Nothing leaves the page.
 */
export function searchCurrencies(currencies: readonly CurrencyView[], text: string): Found {
  const named = currencies.filter(matcherOf(text));
  const found: Found = { currencies: named, reading: { kind: 'name' } };
  if (named.length > 0) return found;

  const networks = networksOfShape(text.trim());
  if (networks.length > 0) {
    const slugs = new Set(networks.map(({ slug }) => slug));
    return {
      currencies: currencies.filter(({ blockchain }) => slugs.has(blockchain)),
      reading: { kind: 'address', networks: networks.map(({ name }) => name) },
    };
  }

  const keys = asLatinKeys(text);
  const meant = currencies.filter(matcherOf(keys));
  return meant.length > 0 ? { currencies: meant, reading: { kind: 'keys', text: keys } } : found;
}
