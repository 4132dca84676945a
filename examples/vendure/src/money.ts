/** An order's price: from Vendure's integers to a decimal, and from the shop's currency to US dollars. */
import type { DisplayPrice } from 'tillkit/server';

/** US dollars for one unit. Stands for the rate of your bank or of your books: Tillkit converts nothing. */
const USD_PER: Record<string, string> = { USD: '1', EUR: '1.0850', JPY: '0.0067' };

/**
 * Vendure keeps every amount as an integer of `precision` decimals, two by default, also of a currency that
 * has none: 3000 yen are 300000.
 */
export function toDecimal(minor: number, precision: number): string {
  const digits = String(minor).padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  const rest = digits.slice(digits.length - precision).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}

/** The way back. */
export function toMinor(decimal: string, precision: number): number {
  const [whole = '', rest = ''] = decimal.split('.');
  return Number(whole + rest.padEnd(precision, '0'));
}

/** Converts exactly, and rounds up to a cent. */
export function toUsd({ amount, currency }: DisplayPrice): string {
  const rate = USD_PER[currency];
  if (!rate) throw new Error(`There is no rate for ${currency}: add one to USD_PER.`);
  const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
  const digits = (text: string) => BigInt(text.replace('.', ''));
  const unit = 10n ** BigInt(decimals(amount) + decimals(rate));
  const cents = (digits(amount) * digits(rate) * 100n + unit - 1n) / unit;
  return toDecimal(Number(cents), 2);
}
