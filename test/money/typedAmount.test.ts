/** Amounts as people type them, and what is not guessed at. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal, parseDecimal } from '../../src/money/decimal.js';
import { formatCrypto } from '../../src/money/format.js';
import { typedAmount, typedForm, typedReadings } from '../../src/money/typedAmount.js';
import { parseAmount } from '../../src/treasury/panel/withdrawals/parseAmount.js';
import { LANGUAGES } from '../../src/contract/languages.js';
import { anyAmount } from './amounts.js';
import { runs } from '../support/runs.js';

/** Ways of writing that differ from their language's own are among them. */
const LOCALES = ['en', ...LANGUAGES, 'de-AT', 'de-CH', 'en-IN', 'en-ZA', 'es-MX', 'fr-CH', 'pt-PT'];
const anyLocale = fc.constantFrom(...LOCALES);

/** One to three digits that do not begin with zero, one sign, three digits. */
const couldGroup = (text: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

describe('an amount that was typed', () => {
  it.each([
    ['20', '20'],
    [' 20.50 ', '20.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.500', '0.5'],
    [',500', '0.5'],
    ['007.500', '7.5'],
    ['2.5000', '2.5'],
    ['١٢٫٥٠', '12.5'],
    ['１２，５', '12.5'],
    ['1٢.۳', '12.3'],
    ['1.000,50', '1000.5'],
    ['1,000.50', '1000.5'],
    ['1.000.000', '1000000'],
    ['12,34,567', '1234567'],
    ['1,00,000.5', '100000.5'],
    ['1\u202f000,50', '1000.5'],
    ['1’000.50', '1000.5'],
    ['١٬٠٠٠', '1000'],
    ['١٬٢٣٤٬٥٦٧٫٨٩', '1234567.89'],
    ['\u200f۱۲٫۵', '12.5'],
    ['\u20661,234.5\u2069', '1234.5'],
    ['\u202a 12.5 \u202c', '12.5'],
    ['1\u200e,234.5', '1234.5'],
  ])('"%s" is %s', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-1',
    '+1',
    '1e3',
    '$5',
    '١٬٠٠',
    '١٫٢٫٣',
    '١٫٢٣٤٬٥٦٧',
    // Turned round: it looks like 12.5.
    '\u202e5.21\u202c',
    '\u200f',
    '５.５．５',
    '1.2.3',
    '1.000.50',
    '1,000,50',
    '1.000,000,5',
    '0.500,5',
    '1.000 000',
    '1 00',
    '12 3456',
  ])('"%s" is no amount', (text) => {
    expect(typedAmount(text)).toBeNull();
    expect(typedReadings(text)).toBeNull();
  });

  it.each([
    ['1,000', '1000', '1'],
    ['1.000', '1000', '1'],
    ['2.500', '2500', '2.5'],
    ['12,345', '12345', '12.345'],
    ['999.999', '999999', '999.999'],
    ['１，０００', '1000', '1'],
    ['٢.٥٠٠', '2500', '2.5'],
  ])('"%s" is asked about: %s or %s', (text, grouped, decimal) => {
    expect(typedAmount(text)).toBeNull();
    expect(typedReadings(text)).toEqual([grouped, decimal]);
  });

  it('is an amount in machine form or nothing, whatever is typed', () => {
    const unit = fc.constantFrom(...'0123456789.,-e $’٫');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (text) => {
        const amount = typedAmount(text);
        expect(amount === null || isDecimal(amount)).toBe(true);
        expect(amount === null || typedReadings(text) === null).toBe(true);
      }),
    );
  });

  it('never means something else than the same text in the back office', () => {
    const unit = fc.constantFrom(...'0123456789.,', ' ', '’', '٫', '٬', '１', '\u200f');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const [amount, office] = [typedAmount(text), parseAmount(text)];
        if (office.status === 'amount' && amount !== null) expect(amount).toBe(office.amount);
        if (office.status === 'ambiguous') {
          expect(amount).toBeNull();
          expect(typedReadings(text)).toEqual([office.grouped, office.decimal]);
        }
      }),
      { numRuns: runs(5000) },
    );
  });

  it.each([
    ['Arabic', 0x660, '٫'],
    ['Persian', 0x6f0, '٫'],
    ['full-width', 0xff10, '．'],
    ['Devanagari', 0x966, '٫'],
    ['Bengali', 0x9e6, '٫'],
    ['Thai', 0xe50, '٫'],
  ])('is the same in %s digits, to the last of them', (_name, zero, point) => {
    const digitOf = (digit: string) => String.fromCharCode(zero + digit.charCodeAt(0) - 48);
    fc.assert(
      fc.property(anyAmount(12, 18), (amount) => {
        const typed = amount.replace('.', point).replace(/\d/g, digitOf);
        expect(typedAmount(typed)).toBe(amount);
      }),
    );
  });
});

describe('what the writer of a language means', () => {
  it('is read as a page of that language prints it, or asked about', () => {
    fc.assert(
      fc.property(anyAmount(12, 18), anyLocale, (amount, locale) => {
        const printed = formatCrypto(amount, locale);
        expect(typedAmount(printed)).toBe(couldGroup(printed) ? null : amount);
        if (couldGroup(printed)) expect(typedReadings(printed)).toContain(amount);
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each(['fa', 'ar-EG'])(
    'is read for sure as Intl writes it in %s, however it came',
    (locale) => {
      const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 });
      const marks = fc.constantFrom(
        ['', ''],
        ['\u200f', ''],
        ['\u2067', '\u2069'],
        ['\u202a', '\u202c'],
      );
      fc.assert(
        fc.property(anyAmount(12, 18), marks, (amount, [before = '', after = '']) => {
          const written = before + format(amount as Intl.StringNumericLiteral) + after;
          expect(typedAmount(written)).toBe(amount);
          const office = amount === '0' ? { fault: 'not_positive' } : { status: 'amount', amount };
          expect(parseAmount(written)).toMatchObject(office);
        }),
        { numRuns: runs(1000) },
      );
    },
  );

  it.each(['.', ','])('is read without groups, with "%s" before the decimals', (sign) => {
    fc.assert(
      fc.property(anyAmount(12, 18), (amount) => {
        const typed = amount.replace('.', sign);
        expect(typedAmount(typed)).toBe(couldGroup(typed) ? null : amount);
      }),
    );
  });

  it('is shown in a field so that it is read as itself', () => {
    fc.assert(
      fc.property(anyAmount(12, 18), anyLocale, (amount, locale) => {
        expect(typedAmount(typedForm(amount, locale))).toBe(amount);
      }),
    );
    expect(typedForm(parseDecimal('2.5'), 'de')).toBe('2,5');
    expect(typedForm(parseDecimal('12.345'), 'en')).toBe('12.3450');
  });
});
