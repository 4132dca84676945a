/** A rate in as many digits as tell something. Display only. */
import type { DecimalString } from './decimalString.js';

/** Digits of a rate that tell something; the quote itself is computed with all of them. */
const RATE_DIGITS = 6;
/** Cents are always shown. */
const RATE_DECIMALS = 2;

/**
 * A rate for reading: six digits, or cents where that is more, rounded half up. Nothing may be
 * computed with it.
 *
 * @param rate decimal string.
 */
export function readableRate(rate: DecimalString): DecimalString {
  const [whole = '', fraction = ''] = rate.split('.');
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length;
  const kept = Math.max(RATE_DECIMALS, RATE_DIGITS + zeros);
  if (fraction.length <= kept) return rate;
  const cut = BigInt(whole + fraction.slice(0, kept));
  const digits = String(cut + ((fraction[kept] ?? '0') >= '5' ? 1n : 0n)).padStart(kept + 1, '0');
  const text = `${digits.slice(0, -kept)}.${digits.slice(-kept)}`.replace(/\.?0+$/, '');
  return text as DecimalString;
}
