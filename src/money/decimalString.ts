/** What an amount is as text, and how one is read. No arithmetic, so a browser loads no more. */

declare const decimalBrand: unique symbol;

/**
 * An amount of money as text: digits, optionally a point and more digits, nothing else.
 * Never negative, never in exponent form, no superfluous zeros. Only {@link parseDecimal},
 * {@link normalizeDecimal} and the arithmetic of this room make one.
 */
export type DecimalString = string & { readonly [decimalBrand]: true };

/** Thrown when a text is not an amount, or when arithmetic has no answer (division by zero). */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** At most 30 digits before the point and 50 after it. */
const DECIMAL_STRING = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,50})?$/;

/** Digits as they are written by a machine: no exponent, no trailing zeros, `0` for nothing. */
export function canonical(digits: string): DecimalString {
  if (!digits.includes('.')) return digits as DecimalString;
  return digits.replace(/\.?0+$/, '') as DecimalString;
}

/**
 * Reads an amount written by a store or a person's program.
 *
 * @param text decimal string such as `"20"` or `"0.10"`; no sign, exponent, spaces or grouping.
 * @returns the same amount in machine form (`"0.10"` becomes `"0.1"`).
 * @throws {@link MoneyError} if the text does not follow the grammar. The message does not repeat
 *   the text, because a wrong value may be a secret in the wrong place.
 */
export function parseDecimal(text: string): DecimalString {
  if (typeof text !== 'string' || !DECIMAL_STRING.test(text)) {
    throw new MoneyError(
      'Not a decimal amount. Money is computed exactly: pass a string of plain digits with an optional ' +
        'point, such as "20" or "0.10" (no sign, exponent, spaces or grouping).',
    );
  }
  return canonical(text);
}

/** Whether a value is an amount in machine form. Never throws. */
export function isDecimal(value: unknown): value is DecimalString {
  return typeof value === 'string' && DECIMAL_STRING.test(value) && canonical(value) === value;
}

/** Whether an amount is zero. */
export function isZero(amount: DecimalString): boolean {
  return amount === '0';
}
