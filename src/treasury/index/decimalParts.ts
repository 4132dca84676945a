/** Decimal strings as whole numbers that SQL sums exactly: units, billionths, and billionths of those. */
import { canonical, type DecimalString } from '../../money/decimalString.js';

/** A sum of 64 bits holds nine million entries of twelve digits each. */
const WHOLE_DIGITS = 12;
const PART_DIGITS = 9;
const DECIMALS = 2 * PART_DIGITS;

/** Each part in digits. */
export interface DecimalParts {
  readonly units: string;
  readonly nanos: string;
  readonly attos: string;
}

/** The parts of an amount; null if it has more digits than they hold. */
export function decimalParts(amount: DecimalString): DecimalParts | null {
  const [units = '0', fraction = ''] = amount.split('.');
  if (units.length > WHOLE_DIGITS || fraction.length > DECIMALS) return null;
  const digits = fraction.padEnd(DECIMALS, '0');
  return { units, nanos: digits.slice(0, PART_DIGITS), attos: digits.slice(PART_DIGITS) };
}

const NANO = 10n ** 9n;

/** The amount of sums of parts, each in digits of any length. */
export function fromParts({ units, nanos, attos }: DecimalParts): DecimalString {
  const whole = (BigInt(units) * NANO + BigInt(nanos)) * NANO + BigInt(attos);
  const digits = whole.toString().padStart(DECIMALS + 1, '0');
  return canonical(`${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`);
}
