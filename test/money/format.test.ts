import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimal,
  compareDecimal,
  multiplyDecimal,
  parseDecimal,
  subtractToZero,
} from '../../src/money/decimal.js';
import { formatCount, formatCrypto, formatMoney } from '../../src/money/format.js';
import { readableRate } from '../../src/money/readableRate.js';
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

/** The amount with the zeros that make its decimals two at least. */
function withCents(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

describe('amounts of a coin for people', () => {
  it.each([
    ['1234567.000000015', 'en', '1,234,567.000000015'],
    ['1234567.000000015', 'de-DE', '1.234.567,000000015'],
    ['1234567.5', 'hi-IN', '12,34,567.50'],
    ['20.5', 'en', '20.50'],
    ['20.5', 'de-DE', '20,50'],
    ['20', 'fr', '20,00'],
    ['1.255', 'en', '1.255'],
    ['0.00000001', 'en', '0.00000001'],
    ['0', 'en', '0.00'],
    [LONG, 'en', '123,456,789,012,345,678,901,234,567,890.00'],
  ])('%s in %s is %s', (amount, locale, text) => {
    expect(formatCrypto(parseDecimal(amount), locale)).toBe(text);
  });

  it('have the digits that wallets have in every language, and so have dollars', () => {
    for (const locale of ['ar-EG', 'fa', 'hi-IN-u-nu-deva', 'mr']) {
      expect(formatCrypto(parseDecimal('20.5'), locale)).toBe('20.50');
    }
    expect(formatMoney(parseDecimal('20.5'), 'USD', 'ar-EG')).toContain('20.50');
  });

  it.each(LOCALES)('keep every digit of any amount in %s', (locale) => {
    fc.assert(
      fc.property(anyAmount(30, 18), (amount) => {
        expect(digitsOf(formatCrypto(amount, locale))).toBe(withCents(amount).replace('.', ''));
      }),
    );
  });
});

describe('how many there are of something', () => {
  it.each([
    ['0', 'en', '0'],
    ['4', 'en', '4'],
    ['1234', 'en', '1,234'],
    ['65000', 'de-DE', '65.000'],
    ['346', 'ar-EG', '346'],
    [LONG, 'en', '123,456,789,012,345,678,901,234,567,890'],
  ])('%s in %s is %s, without decimals', (count, locale, text) => {
    expect(formatCount(parseDecimal(count), locale)).toBe(text);
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
    expect(formatMoney(parseDecimal('20.5'), 'POINTS', 'en')).toBe('20.50 POINTS');
    expect(formatMoney(parseDecimal('20.5'), '', 'en')).toBe('20.50 ');
  });
});

describe('English, which is written without a formatter', () => {
  const exactly = (format: Intl.NumberFormat, amount: string) =>
    format.format(amount as Intl.StringNumericLiteral);

  it.each(['en', 'en-US'])('is in %s what a formatter would write', (locale) => {
    fc.assert(
      fc.property(anyAmount(30, 18), (amount) => {
        const digits = Math.max(2, amount.split('.')[1]?.length ?? 0);
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const coins = new Intl.NumberFormat(locale, options);
        const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
        expect(formatCrypto(amount, locale)).toBe(exactly(coins, amount));
        expect(formatMoney(amount, 'USD', locale)).toBe(exactly(dollars, amount));
      }),
    );
  });

  it('makes no formatter for amounts of whole cents', () => {
    const before = Intl.NumberFormat;
    let made = 0;
    Intl.NumberFormat = new Proxy(before, {
      construct(target, args: ConstructorParameters<typeof before>) {
        made += 1;
        return new target(...args);
      },
    });
    try {
      formatMoney(parseDecimal('20.5'));
      formatCrypto(parseDecimal('20.000001'));
      expect(made).toBe(0);
      formatMoney(parseDecimal('7'), 'USD', 'en-NZ');
      expect(made).toBe(1);
    } finally {
      Intl.NumberFormat = before;
    }
  });
});

describe('a rate for reading', () => {
  it.each([
    ['118445.562639', '118445.56'],
    ['118445.565', '118445.57'],
    ['999.9999999', '1000'],
    ['1', '1'],
    ['1.00012', '1.00012'],
    ['1.000123', '1.00012'],
    ['0.0000123456789', '0.0000123457'],
    ['0.09999999', '0.1'],
    ['2500.5', '2500.5'],
    ['123456789.129', '123456789.13'],
    ['0', '0'],
  ])('of %s is %s', (rate, text) => {
    expect(readableRate(parseDecimal(rate))).toBe(text);
  });

  it('differs from the rate by less than a millionth of it, or by less than a cent', () => {
    fc.assert(
      fc.property(anyAmount(15, 18), (rate) => {
        const shown = parseDecimal(readableRate(rate));
        const [more, less] = compareDecimal(shown, rate) > 0 ? [shown, rate] : [rate, shown];
        const apart = subtractToZero(more, less);
        const tiny = compareDecimal(apart, multiplyDecimal(rate, parseDecimal('0.00001'))) <= 0;
        const belowCent = compareDecimal(apart, parseDecimal('0.01')) < 0;
        expect(tiny && belowCent).toBe(true);
        expect(compareDecimal(addDecimal(less, apart), more)).toBe(0);
      }),
    );
  });
});
