/** Exact decimal amounts: the one place where text becomes money and money is compared or added. */
import { Big, type BigConstructor } from 'big.js';

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

/** `proxy-and-threats` §4 rule 1: at most 30 digits before the point and 50 after it. */
const GRAMMAR = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,50})?$/;
/** A JSON number token or its string form, as a service may send it: sign and exponent allowed. */
const NUMBER_TOKEN = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?(?:[eE]([+-]?\d{1,3}))?$/;
/** A whole number of a chain's smallest unit: more digits than an amount has, as units are small. */
const BASE_UNITS = /^(?:0|[1-9]\d{0,77})$/;
/** An exponent beyond this would expand into an unreasonably long text. */
const MAX_EXPONENT = 60;

/** A private copy: a host page that also uses big.js must not change our rules, nor we its. */
const Exact: BigConstructor = Big();
Exact.DP = 60;
Exact.RM = Exact.roundDown;
Exact.PE = 1e6;
Exact.NE = -1e6;

/** Digits as they are written by a machine: no exponent, no trailing zeros, `0` for nothing. */
function canonical(digits: string): DecimalString {
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
  if (typeof text !== 'string' || !GRAMMAR.test(text)) {
    throw new MoneyError(
      'Not a decimal amount. Tillkit computes money exactly, so it reads only plain digits with an ' +
        'optional point, such as "20" or "0.10" (no sign, exponent, spaces or grouping). ' +
        'Pass the amount as such a string.',
    );
  }
  return canonical(text);
}

/** Tells whether a value is an amount in machine form, without throwing. */
export function isDecimal(value: unknown): value is DecimalString {
  return typeof value === 'string' && GRAMMAR.test(value) && canonical(value) === value;
}

/**
 * Reads a number token of a service's JSON body, exponent forms included (`1e-7`, `1.50E+2`).
 * The exponent is bounded before it is expanded, so that a short text cannot become a huge one.
 *
 * @param token the characters of the number, from a JSON number or a JSON string.
 * @throws {@link MoneyError} if the token is not a number, is negative, or is out of bounds.
 */
export function normalizeDecimal(token: string): DecimalString {
  const match = NUMBER_TOKEN.exec(token);
  if (!match) throw new MoneyError('Not a number: expected digits, a point or an exponent.');
  const [, sign, , , exponent = '0'] = match;
  if (Exact(exponent.replace('+', '')).abs().gt(MAX_EXPONENT)) {
    throw new MoneyError(`The exponent of an amount must lie within ±${String(MAX_EXPONENT)}.`);
  }
  const value = Exact(token);
  if (sign === '-' && !value.eq(0)) throw new MoneyError('An amount must not be negative.');
  return parseDecimal(value.abs().toFixed());
}

/** Compares two amounts: -1 if `a` is smaller, 0 if equal, 1 if larger. */
export function compareDecimal(a: DecimalString, b: DecimalString): -1 | 0 | 1 {
  return Exact(a).cmp(b);
}

/** Tells whether an amount is nothing at all. */
export function isZero(amount: DecimalString): boolean {
  return amount === '0';
}

/** Adds amounts exactly; the sum of none is `"0"`. */
export function addDecimal(...amounts: readonly DecimalString[]): DecimalString {
  const sum = amounts.reduce((total, amount) => total.plus(amount), Exact('0'));
  return canonical(sum.toFixed());
}

/** `a − b`, or `"0"` where that would be negative: an amount due cannot be less than nothing. */
export function subtractToZero(a: DecimalString, b: DecimalString): DecimalString {
  const rest = Exact(a).minus(b);
  return rest.lt('0') ? ('0' as DecimalString) : canonical(rest.toFixed());
}

/** The smaller of two amounts. */
export function minDecimal(a: DecimalString, b: DecimalString): DecimalString {
  return compareDecimal(a, b) <= 0 ? a : b;
}

/** Multiplies exactly. */
export function multiplyDecimal(a: DecimalString, b: DecimalString): DecimalString {
  return canonical(Exact(a).times(b).toFixed());
}

/**
 * Divides and cuts to `decimals` places, up or down.
 *
 * Exactness: the quotient is estimated, then corrected by multiplying back, so that the answer is
 * the true rounding of the infinite quotient and not the rounding of a rounded one.
 *
 * @param decimals places after the point, 0 to 50.
 * @throws {@link MoneyError} on division by zero.
 */
export function divideDecimal(
  a: DecimalString,
  b: DecimalString,
  decimals: number,
  direction: 'up' | 'down',
): DecimalString {
  if (b === '0') throw new MoneyError('Cannot divide an amount by zero.');
  const down = Exact(a).div(b).round(decimals, Exact.roundDown);
  if (direction === 'down' || down.times(b).eq(a)) return canonical(down.toFixed());
  return canonical(down.plus(Exact('10').pow(-decimals)).toFixed());
}

/** Scales an amount into a chain's smallest unit (wei, satoshi) as integer digits. */
export function toBaseUnits(amount: DecimalString, decimals: number): string {
  const scaled = Exact(amount).times(Exact('10').pow(decimals));
  if (!scaled.round(0, Exact.roundDown).eq(scaled)) {
    throw new MoneyError(
      `The amount has more than ${String(decimals)} decimals, so it is no whole number of the ` +
        "chain's smallest unit. Round it up to that precision first.",
    );
  }
  return scaled.toFixed(0);
}

/**
 * The reverse of {@link toBaseUnits}.
 *
 * @param units integer digits in the smallest unit, at most the 78 of a 256-bit number.
 * @throws {@link MoneyError} if `units` is not such a text or the amount is out of bounds.
 */
export function fromBaseUnits(units: string, decimals: number): DecimalString {
  if (!BASE_UNITS.test(units)) throw new MoneyError('Not a whole number of a smallest unit.');
  return parseDecimal(Exact(units).times(Exact('10').pow(-decimals)).toFixed());
}
