/** Reads what was typed or pasted into a search, in the forms in which the back office prints it. Pure. */
import { typedAmount, typedReadings } from '../../money/typedAmount.js';
import { amountTerm, searchTerm, type OrderFilter } from './orderIndex.js';

/** How the term begins that is looked for, and how it ends if it was printed in short. */
export type SearchText = Pick<OrderFilter, 'termEnd'> & { readonly term: string };

/** "Order 1042" in any language, "#1042". Order numbers are found by what follows a space, too. */
const LABELLED = /^(?:[\p{L}\p{M}]+\s+){0,3}#?(\S*\d\S*)$/u;
/** "3fc6aa…f229". */
const SHORTENED = /^(\S{2,})(?:…|\.{3})([A-Za-z0-9]{2,})$/;

/** Reads a name: of an order, a hash, an address, an e-mail. */
export function searchText(text: string): SearchText {
  // Copied from a page that is read from right to left, a number brings invisible signs.
  const plain = text.replace(/\p{Bidi_Control}/gu, '').trim();
  const name = LABELLED.exec(plain)?.[1] ?? plain;
  const [, begin, end] = SHORTENED.exec(name) ?? [];
  if (begin === undefined || end === undefined) return { term: searchTerm(name) };
  return { term: searchTerm(begin), termEnd: end.toLowerCase() };
}

/** An amount: with its currency before or after it, or bare. */
const AMOUNT = /^(\p{Sc}\s*)?([\d.,\s'’]*\d)(\s*\p{Sc}|\s+\p{L}{3,5})?$/u;
/** Bare figures that are surely an amount, and no part of a number or a hash. */
const SURE = /[.,]\d\d$|^0[.,]/;

/** Reads the name or the amount of an order. */
export function orderSearchText(text: string): SearchText {
  const [, before, figures = '', after] = AMOUNT.exec(text.trim()) ?? [];
  if (before === undefined && after === undefined && !SURE.test(figures)) return searchText(text);
  // Who looks for "$1,234" means a thousand.
  const amount = typedReadings(figures)?.[0] ?? typedAmount(figures);
  const code = /\p{L}+/u.exec(after ?? '')?.[0];
  return amount === null ? searchText(text) : { term: amountTerm(amount, code) };
}

/** The term of a bare whole number as an amount; undefined for any other text. */
export function wholeAmountTerm(text: string): string | undefined {
  const amount = /^\d+$/.test(text.trim()) ? typedAmount(text.trim()) : null;
  return amount === null ? undefined : amountTerm(amount);
}
