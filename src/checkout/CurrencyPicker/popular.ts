/** Which tokens stand first in the picker. Pure. */
import type { CurrencyListing } from '../../contract/currencies.js';

/** By how much they are paid with; a store's own order comes before. */
const BY_USE = ['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'BNB', 'LTC', 'SOL', 'DOGE', 'XRP'];

/** So many fit on a phone; a list that is no longer needs no parts. */
const MOST = 6;

/** A listing whose popular tokens come first. */
export interface RankedListing {
  readonly listing: CurrencyListing;
  /** Codes of the popular tokens; none in a short list. */
  readonly popular: ReadonlySet<string>;
}

/** Puts the popular tokens first: those that the store put first, and then the best known ones. */
export function popularFirst(listing: CurrencyListing): RankedListing {
  const { tokens } = listing;
  if (tokens.length <= MOST) return { listing, popular: new Set() };
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
