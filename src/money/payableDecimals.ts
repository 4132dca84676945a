/** How many decimals an amount to send may have. No arithmetic, so a browser loads no more. */
import { MoneyError } from './decimalString.js';

/** Exchanges cut off what comes after the eighth decimal; asking for more would fall short. */
export const MAX_PAYABLE_DECIMALS = 8;

/** Decimals that a payable amount of a currency carries: `min(precision, 8)`. */
export function payableDecimals(precision: number): number {
  if (!Number.isInteger(precision) || precision < 0) {
    throw new MoneyError('The precision of a currency must be a whole number, 0 or more.');
  }
  return precision < MAX_PAYABLE_DECIMALS ? precision : MAX_PAYABLE_DECIMALS;
}
