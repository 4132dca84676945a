/**
 * What an amount is worth at a rate, both ways, exactly: whole numbers and a decimal point that moves.
 * Apart from `decimal.ts`, because a shopper's page would load all of big.js for these two sums.
 */
import { canonical, type DecimalString, MoneyError } from './decimalString.js';

/** Exchanges cut off what comes after the eighth decimal; asking for more would fall short. */
export const MAX_PAYABLE_DECIMALS = 8;

/** Decimals that a payable amount of a currency carries: `min(precision, 8)`. */
export function payableDecimals(precision: number): number {
  if (!Number.isInteger(precision) || precision < 0) {
    throw new MoneyError('The precision of a currency must be a whole number, 0 or more.');
  }
  return precision < MAX_PAYABLE_DECIMALS ? precision : MAX_PAYABLE_DECIMALS;
}

/** A worth, and whether it is all of it. */
export interface ConvertedAmount {
  readonly amount: DecimalString;
  /** Nothing was cut off or added. Otherwise it is to be called "about". */
  readonly exact: boolean;
}

const CENTS = 2;

/** `digits ÷ 10^decimals`. */
function wholeOf(amount: DecimalString): { readonly digits: bigint; readonly decimals: number } {
  const [whole = '', fraction = ''] = amount.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** `top ÷ bottom` in the last of so many decimals, down or up to the next. */
function quotient(top: bigint, bottom: bigint, decimals: number, up: boolean): ConvertedAmount {
  const scaled = top * power(decimals);
  const exact = scaled % bottom === 0n;
  const units = scaled / bottom + (up && !exact ? 1n : 0n);
  const digits = String(units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return { amount: canonical(`${digits.slice(0, point)}.${digits.slice(point)}0`), exact };
}

/**
 * Dollars for an amount of a coin, rounded down to whole cents so that no one expects more.
 *
 * @param rate US dollars for one coin: decimal string.
 */
export function dollarsFor(amount: DecimalString, rate: DecimalString): ConvertedAmount {
  const [coins, price] = [wholeOf(amount), wholeOf(rate)];
  const bottom = power(coins.decimals + price.decimals);
  return quotient(coins.digits * price.digits, bottom, CENTS, false);
}

/**
 * Coins for an amount of dollars: up to the next unit that can be sent, so that it is enough.
 *
 * @param rate US dollars for one coin: decimal string, above zero.
 * @param precision decimals that the currency has, 0 or more.
 * @throws {@link MoneyError} for a rate of zero.
 */
export function coinsFor(
  amountUsd: DecimalString,
  rate: DecimalString,
  precision: number,
): ConvertedAmount {
  const [dollars, price] = [wholeOf(amountUsd), wholeOf(rate)];
  if (price.digits === 0n) throw new MoneyError('A rate of zero prices nothing.');
  const top = dollars.digits * power(price.decimals);
  const bottom = price.digits * power(dollars.decimals);
  return quotient(top, bottom, Math.min(precision, MAX_PAYABLE_DECIMALS), true);
}

/** Whether two amounts are together exactly a third. */
export function addUpTo(one: DecimalString, other: DecimalString, sum: DecimalString): boolean {
  const parts = [one, other, sum].map(wholeOf);
  const most = Math.max(...parts.map(({ decimals }) => decimals));
  const [a = 0n, b = 0n, c = 0n] = parts.map((part) => part.digits * power(most - part.decimals));
  return a + b === c;
}

/**
 * How much of a price has come, in whole percent, for a bar: cut off, and never above 100.
 *
 * @param part decimal string.
 * @param whole decimal string, above zero.
 */
export function wholePercent(part: DecimalString, whole: DecimalString): string {
  const [some, all] = [wholeOf(part), wholeOf(whole)];
  const percent = (some.digits * power(all.decimals) * 100n) / (all.digits * power(some.decimals));
  return String(percent > 100n ? 100n : percent);
}
