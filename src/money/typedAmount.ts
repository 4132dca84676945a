/** An amount as a person types it. */
import { canonical, type DecimalString } from './grammar.js';

/** Digits and one point or comma. */
const TYPED = /^(\d{1,15})?(?:[.,](\d{0,18}))?$/;
/** `1,000` is a thousand to one reader and one to another. */
const AMBIGUOUS = /[1-9]\d*,\d{3}$/;

/**
 * Reads an amount that was typed, with a point or a comma before the decimals.
 *
 * @returns null where it cannot be read without a guess: grouped digits, letters, a sign, nothing.
 */
export function typedAmount(text: string): DecimalString | null {
  const plain = text.trim();
  const [matched, whole = '', fraction = ''] = TYPED.exec(plain) ?? [];
  if (matched === undefined || whole + fraction === '' || AMBIGUOUS.test(plain)) return null;
  return canonical(`${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction}0`);
}
