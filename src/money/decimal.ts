/** Exact arithmetic on amounts: compared, added, multiplied, divided, never rounded by accident. */
import { Big, type BigConstructor } from 'big.js';
import { canonical, MoneyError, parseDecimal, type DecimalString } from './decimalString.js';

export {
  isDecimal,
  isZero,
  MoneyError,
  parseDecimal,
  type DecimalString,
} from './decimalString.js';

/** A JSON number token or its string form, as a service may send it: sign and exponent allowed. */
const NUMBER_TOKEN = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?(?:[eE]([+-]?\d{1,3}))?$/;
/** An exponent beyond this would expand into an unreasonably long text. */
const MAX_EXPONENT = 60;

/** A private copy: a host page that also uses big.js must not change our rules, nor we its. */
const Exact: BigConstructor = Big();
Exact.DP = 60;
Exact.RM = Exact.roundDown;
Exact.PE = 1e6;
Exact.NE = -1e6;

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
