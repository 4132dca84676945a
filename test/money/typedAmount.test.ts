/** Amounts as people type them, and what is not guessed at. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal } from '../../src/money/decimal.js';
import { typedAmount } from '../../src/money/typedAmount.js';
import { anyAmount } from './amounts.js';

describe('an amount that was typed', () => {
  it.each([
    ['20', '20'],
    [' 20.50 ', '20.5'],
    ['20,5', '20.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0,005', '0.005'],
    ['0', '0'],
    ['٥', '5'],
    ['١٢٫٥٠', '12.5'],
    ['۱۲۳٫۴۵۶', '123.456'],
    ['۰٫۰۰۵', '0.005'],
    ['１２．５', '12.5'],
    ['１２，５', '12.5'],
    ['1٢.۳', '12.3'],
  ])('"%s" is %s', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '1,000',
    '12,345',
    '1.000,50',
    '1 000',
    '-1',
    '+1',
    '1e3',
    '$5',
    '१',
    '١٬٠٠٠',
    '１，０００',
    '١٫٢٫٣',
    '５.５．５',
    '1.2.3',
  ])('"%s" is not guessed at', (text) => {
    expect(typedAmount(text)).toBeNull();
  });

  it('is an amount in machine form or nothing, whatever is typed', () => {
    const unit = fc.constantFrom(...'0123456789.,-e $');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (text) => {
        const amount = typedAmount(text);
        expect(amount === null || isDecimal(amount)).toBe(true);
      }),
    );
  });

  it.each([
    ['Arabic', 0x660, '٫'],
    ['Persian', 0x6f0, '٫'],
    ['full-width', 0xff10, '．'],
  ])('is the same in %s digits, to the last of them', (_name, zero, point) => {
    const digitOf = (digit: string) => String.fromCharCode(zero + digit.charCodeAt(0) - 48);
    fc.assert(
      fc.property(anyAmount(12, 18), (amount) => {
        const typed = amount.replace('.', point).replace(/\d/g, digitOf);
        expect(typedAmount(typed)).toBe(amount);
      }),
    );
  });

  it('is itself with a point, and with a comma unless that could group thousands', () => {
    fc.assert(
      fc.property(anyAmount(12, 18), (amount) => {
        const [whole = '', fraction = ''] = amount.split('.');
        const couldGroup = fraction.length === 3 && whole !== '0';
        expect(typedAmount(amount)).toBe(amount);
        expect(typedAmount(amount.replace('.', ','))).toBe(couldGroup ? null : amount);
      }),
    );
  });
});
