/** How what a shopper pastes compares with the address to pay to. */
import { checkAddress } from './address.js';
import { extractAddress } from './addressShape.js';

/**
 * How a pasted text compares with an address. `none`: no address of that network. `differs`: both
 * are addresses; `at` is the first character, counted from 1, in which they are not the same.
 */
export type AddressComparison =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'differs'; readonly at: number; readonly pasted: string };

/**
 * Compares what a shopper pasted with the address to pay to.
 *
 * @param blockchain network slug.
 * @param text what was pasted.
 * @param address canonical spelling, as `checkAddress` returned it.
 */
export function compareAddress(
  blockchain: string,
  text: string,
  address: string,
): AddressComparison {
  const check = checkAddress(blockchain, extractAddress(text));
  if (check.status === 'invalid') return { outcome: 'none' };
  const pasted = check.address;
  if (pasted === address) return { outcome: 'same' };
  let at = 0;
  while (at < pasted.length && pasted[at] === address[at]) at += 1;
  return { outcome: 'differs', at: at + 1, pasted };
}
