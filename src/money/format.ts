/** Amounts as people read them. Display only: what is copied or sent is the machine form. */
import type { DecimalString } from './decimal.js';

/** Constructing a formatter is slow on phones, so each is made once and only when first used. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}\n${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, options);
    formatters.set(key, found);
  }
  return found;
}

/** `Intl.NumberFormat` reads strings exactly (NumberFormat v3); TypeScript types that narrowly. */
function formatExactly(format: Intl.NumberFormat, amount: DecimalString): string {
  return format.format(amount as Intl.StringNumericLiteral);
}

/**
 * An amount of money in a named currency of account, with its symbol.
 *
 * @param amount decimal string.
 * @param currency ISO 4217 code. @default "USD"
 * @param locale BCP 47 tag. @default "en"
 */
export function formatMoney(amount: DecimalString, currency = 'USD', locale = 'en'): string {
  try {
    return formatExactly(formatter(locale, { style: 'currency', currency }), amount);
  } catch {
    // An unknown code is shown as it is rather than hiding the amount.
    return `${formatCrypto(amount, locale)} ${currency}`;
  }
}

/**
 * An amount of a coin, every digit shown, grouped by locale, without the coin's code.
 *
 * @param amount decimal string.
 * @param locale BCP 47 tag. @default "en"
 */
export function formatCrypto(amount: DecimalString, locale = 'en'): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return formatExactly(
    formatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    amount,
  );
}
