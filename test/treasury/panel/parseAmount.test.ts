/** Typed amounts: every country's way of writing, and never a silent guess between comma and point. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCrypto } from '../../../src/money/format.js';
import { parseDecimal } from '../../../src/money/decimalString.js';
import {
  parseAmount,
  parseAmountFor,
} from '../../../src/treasury/panel/withdrawals/parseAmount.js';
import { someAmount } from '../../money/amounts.js';

const amount = (text: string) => ({ status: 'amount', amount: parseDecimal(text) });
const invalid = (fault: string) => ({ status: 'invalid', fault });
const ambiguous = (decimal: string, grouped: string) => ({
  status: 'ambiguous',
  decimal: parseDecimal(decimal),
  grouped: parseDecimal(grouped),
});

describe('an amount is read', () => {
  it.each([
    ['20', '20'],
    [' 20 ', '20'],
    ['007', '7'],
    ['0.1', '0.1'],
    ['0,1', '0.1'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.50', '1.5'],
    ['1,5', '1.5'],
    ['1234.5', '1234.5'],
    ['1234,5678', '1234.5678'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1234.567', '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1\u202f234\u00a0567.25', '1234567.25'],
    ['\u200f۱۲٫۵', '12.5'],
    ['१२.५', '12.5'],
    ['๑๒.๕', '12.5'],
    ['١٫٢٣٤', '1.234'],
    ['۱۵٫۱۲۵', '15.125'],
    ['1,234٫567', '1234.567'],
    ['١٬٢٣٤', '1234'],
    ['٫٥', '0.5'],
    ['１．２３４', '1.234'],
    ['\u202a1,234.5\u202c', '1234.5'],
    ['１２.５', '12.5'],
  ])('%j as %s', (text, meant) => {
    expect(parseAmount(text)).toEqual(amount(meant));
  });

  it.each([
    ['1,234', '1.234', '1234'],
    ['1.234', '1.234', '1234'],
    ['15,125', '15.125', '15125'],
    ['100.000', '100', '100000'],
  ])('%j only by the person', (text, decimal, grouped) => {
    expect(parseAmount(text)).toEqual(ambiguous(decimal, grouped));
  });

  it.each([
    ['abc', 'not_a_number'],
    ['12 USDT', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['$5', 'not_a_number'],
    ['.', 'not_a_number'],
    ['+5', 'not_a_number'],
    ['-5', 'not_positive'],
    ['−5', 'not_positive'],
    ['0', 'not_positive'],
    ['0,000', 'not_positive'],
    ['1,23,45', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1,234.567,8', 'not_a_number'],
    ['1234,567.8', 'not_a_number'],
    ['12 5', 'not_a_number'],
    ['1 234 5', 'not_a_number'],
    ['1 234.5 6', 'not_a_number'],
    ['١٫٢٫٣', 'not_a_number'],
    ['١٫٢٣٤٬٥٦٧', 'not_a_number'],
    ['1.23٫4', 'not_a_number'],
    // Turned round: it looks like 12.5.
    ['\u202e5.21\u202c', 'not_a_number'],
    ['1'.repeat(31), 'not_a_number'],
    [`0.${'1'.repeat(51)}`, 'not_a_number'],
  ])('%j not at all: %s', (text, fault) => {
    expect(parseAmount(text)).toEqual(invalid(fault));
  });

  it.each(['', ' ', '\u200f'])('%j as nothing', (text) => {
    expect(parseAmount(text)).toEqual({ status: 'empty' });
  });
});

describe('held against a currency', () => {
  it('refuses more decimals than it has, and asks nothing where they are not known', () => {
    expect(parseAmountFor('1.2345678', 6)).toEqual(invalid('precision'));
    expect(parseAmountFor('1.234560', 6)).toEqual(amount('1.23456'));
    expect(parseAmountFor('1.2345678', null)).toEqual(amount('1.2345678'));
    expect(parseAmountFor('1,5', 0)).toEqual(invalid('precision'));
  });

  it('stays ambiguous also where only one meaning fits the currency', () => {
    expect(parseAmountFor('1,234', 2)).toEqual(ambiguous('1.234', '1234'));
  });
});

describe('every number format', () => {
  const LOCALES = ['en', 'de', 'fr', 'de-CH', 'hi-IN', 'ar-EG', 'fa', 'pl', 'es', 'ja', 'pt-BR'];

  it('is never read as another amount than was written', () => {
    fc.assert(
      fc.property(someAmount(), fc.constantFrom(...LOCALES), (written, locale) => {
        fc.pre(/^\d{1,15}(?:\.\d{1,18})?$/.test(written));
        const read = parseAmount(formatCrypto(written, locale));
        if (read.status === 'ambiguous') {
          expect([read.decimal, read.grouped]).toContain(written);
        } else {
          expect(read).toEqual({ status: 'amount', amount: written });
        }
      }),
    );
  });

  it('is ambiguous only with one separator before exactly three figures', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., ]{1,12}$/), (text) => {
        const read = parseAmount(text);
        if (read.status === 'ambiguous') {
          expect(text.trim()).toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/);
        }
      }),
    );
  });
});
