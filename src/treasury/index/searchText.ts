/** Reads what was typed or pasted into a search, in the forms in which the back office prints it. Pure. */
import { typedAmount, typedReadings } from '../../money/typedAmount.js';
import { amountTerm, searchTerm, type OrderFilter } from './orderIndex.js';

/** How the term begins that is looked for, and how it ends if it was printed in short. */
export type SearchText = Pick<OrderFilter, 'termEnd' | 'orTerm'> & { readonly term: string };

/** "Order 1042" in any language, "#1042". Order numbers are found by what follows a space, too. */
const LABELLED = /^(?:[\p{L}\p{M}]+\s+){0,3}#?(\S+)$/u;
/** "3fc6aa…f229". */
const SHORTENED = /^(\S{2,})(?:…|\.{3})([A-Za-z0-9]{2,})$/;

/** Copied from a page that is read from right to left, a number brings invisible signs. */
const visible = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '').trim();

/** Reads a name: of an order, a hash, an address, an e-mail. */
export function searchText(text: string): SearchText {
  const plain = visible(text);
  const labelled = LABELLED.exec(plain)?.[1] ?? plain;
  const name = /\d/.test(labelled) ? labelled : plain;
  const [, begin, end] = SHORTENED.exec(name) ?? [];
  if (begin === undefined || end === undefined) return { term: searchTerm(name) };
  return { term: searchTerm(begin), termEnd: end.toLowerCase() };
}

/**
 * An amount: with its currency before or after it, or bare. A sign that several countries have is printed with their
 * letters: `US$`, `$US`.
 */
const AMOUNT =
  /^(?:(\p{Lu}{0,2}\p{Sc})\s*|(\p{Lu}{3})\s+)?([\d.,](?:[\d.,\s'’]*\d)?)(?:\s*(\p{Lu}{0,2}\p{Sc}\p{Lu}{0,2})|\s+(\p{L}{3,5}))?$/u;
/** Bare figures that are surely an amount, and no part of a number or a hash. */
const SURE = /[.,]\d\d$|^0[.,]/;

/** Reads the name or the amount of an order; bare figures may be both. */
export function orderSearchText(text: string): SearchText {
  const [, signBefore, codeBefore, figures = '', signAfter, codeAfter] =
    AMOUNT.exec(visible(text)) ?? [];
  const currency = signBefore ?? signAfter ?? codeAfter;
  const isBareWhole = codeBefore === undefined && /^\d+$/.test(figures);
  // "INV 1042" is a number.
  if (currency === undefined && !isBareWhole && !SURE.test(figures)) return searchText(text);
  // Who looks for "$1,234" means a thousand.
  const amount = typedReadings(figures)?.[0] ?? typedAmount(figures);
  const name = searchText(text);
  if (amount === null) return name;
  const code = codeAfter ?? codeBefore;
  const term = amountTerm(amount, code);
  // An order may be called "1042" or "1042.01", too; none is called "$1,042.01".
  return (currency ?? code) === undefined ? { ...name, orTerm: term } : { term };
}
