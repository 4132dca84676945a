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

/**
 * Locales whose numbers are formatted here. On a phone, a page's first `Intl.NumberFormat` takes longer
 * than everything else before the QR code.
 */
const PLAIN_LOCALES: readonly string[] = ['en', 'en-US'];

/** People write amounts with cents: 49.00, 0.50. */
const LEAST_DECIMALS = 2;

/** Groups of three with commas; the fraction as it is, or cents. */
function formatPlainly(amount: DecimalString): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${grouped}.${fraction.padEnd(LEAST_DECIMALS, '0')}`;
}

/** Whole cents, so that nothing needs rounding. */
const WHOLE_CENTS = /^\d+(?:\.\d{1,2})?$/;

/**
 * 0 to 9 in every language: an amount is compared with a wallet's and typed into one, and the price or
 * the time beside it must not be in another script.
 */
export const WALLET_DIGITS = { numberingSystem: 'latn' };

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
 * @param cents `auto` leaves out those of a whole amount: $10. @default "always"
 */
export function formatMoney(
  amount: DecimalString,
  currency = 'USD',
  locale = 'en',
  cents: 'always' | 'auto' = 'always',
): string {
  const isPlain = currency === 'USD' && PLAIN_LOCALES.includes(locale) && cents === 'always';
  if (isPlain && WHOLE_CENTS.test(amount)) {
    return `$${formatPlainly(amount)}`;
  }
  try {
    return formatExactly(
      formatter(locale, {
        ...WALLET_DIGITS,
        style: 'currency',
        currency,
        ...(cents === 'auto' && { trailingZeroDisplay: 'stripIfInteger' }),
      }),
      amount,
    );
  } catch {
    // An unknown code is shown as it is rather than hiding the amount.
    return `${formatCrypto(amount, locale)} ${currency}`;
  }
}

/**
 * An amount of a coin, every digit shown and at least two decimals, grouped by locale, without the coin's code.
 *
 * @param amount decimal string.
 * @param locale BCP 47 tag. @default "en"
 */
export function formatCrypto(amount: DecimalString, locale = 'en'): string {
  if (PLAIN_LOCALES.includes(locale)) return formatPlainly(amount);
  const decimals = Math.max(LEAST_DECIMALS, amount.split('.')[1]?.length ?? 0);
  return formatExactly(
    formatter(locale, {
      ...WALLET_DIGITS,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
    amount,
  );
}

/**
 * How many there are of something that money buys, such as transfers: whole, grouped by locale.
 *
 * @param count decimal string without a fraction.
 * @param locale BCP 47 tag. @default "en"
 */
export function formatCount(count: DecimalString, locale = 'en'): string {
  return formatExactly(formatter(locale, WALLET_DIGITS), count);
}
