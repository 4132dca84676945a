import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { formatCrypto, formatMoney } from '../../src/money/format.js';
import { anyAmount } from './amounts.js';

const LOCALES = ['en', 'de-DE', 'ar-EG', 'hi-IN', 'fa', 'de-CH', 'fr'];
const LONG = '123456789012345678901234567890';

/** The digits of a text in the order they stand, whatever script they are written in. */
function digitsOf(text: string): string {
  return Array.from(text, (character) => {
    if (/[0-9]/.test(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    // Arabic-Indic, extended Arabic-Indic and Devanagari digits.
    const zero = [0x660, 0x6f0, 0x966].find((start) => code >= start && code < start + 10);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
}

describe('amounts of a coin for people', () => {
  it.each([
    ['1234567.000000015', 'en', '1,234,567.000000015'],
    ['1234567.000000015', 'de-DE', '1.234.567,000000015'],
    ['1234567.5', 'hi-IN', '12,34,567.5'],
    ['0.00000001', 'en', '0.00000001'],
    ['0', 'en', '0'],
    [LONG, 'en', '123,456,789,012,345,678,901,234,567,890'],
  ])('%s in %s is %s', (amount, locale, text) => {
    expect(formatCrypto(parseDecimal(amount), locale)).toBe(text);
  });

  it('are written with the digits of the locale', () => {
    expect(formatCrypto(parseDecimal('20.5'), 'ar-EG')).toBe('٢٠٫٥');
  });

  it.each(LOCALES)('keep all 30 digits in %s', (locale) => {
    expect(digitsOf(formatCrypto(parseDecimal(LONG), locale))).toBe(LONG);
    const fraction = parseDecimal(`${LONG}.${LONG.slice(0, 18)}1`);
    expect(digitsOf(formatCrypto(fraction, locale))).toBe(fraction.replace('.', ''));
  });

  it.each(LOCALES)('keep every digit of any amount in %s', (locale) => {
    fc.assert(
      fc.property(anyAmount(30, 18), (amount) => {
        expect(digitsOf(formatCrypto(amount, locale))).toBe(amount.replace('.', ''));
      }),
    );
  });
});

describe('amounts of a currency of account', () => {
  it('have its symbol and are exact in their digits', () => {
    expect(formatMoney(parseDecimal('20'))).toBe('$20.00');
    expect(formatMoney(parseDecimal('1234.5'), 'EUR', 'de-DE')).toBe('1.234,50\u00a0€');
    expect(formatMoney(parseDecimal('1500'), 'JPY', 'en')).toBe('¥1,500');
    expect(digitsOf(formatMoney(parseDecimal(LONG)))).toBe(`${LONG}00`);
  });

  it('with an unknown code are shown with that code rather than not at all', () => {
    expect(formatMoney(parseDecimal('20.5'), 'POINTS', 'en')).toBe('20.5 POINTS');
    expect(formatMoney(parseDecimal('20.5'), '', 'en')).toBe('20.5 ');
  });
});
