/** What an amount is worth: exact, or said to be "about" and rounded so that it never promises more. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimal, isDecimal, parseDecimal } from '../../src/money/decimal.js';
import { addUpTo, coinsFor, dollarsFor, wholePercent } from '../../src/money/conversion.js';
import { anyAmount, someAmount } from './amounts.js';
import { compare, lastUnit, minus, rational, times } from './rational.js';

const money = parseDecimal;
const someRate = someAmount(9, 18);

describe('dollars for coins', () => {
  it.each([
    ['48.5', '1', '48.5', true],
    ['1', '0.9994', '0.99', false],
    ['0.00040948', '118445.562639', '48.5', false],
    ['3', '0.335', '1', false],
    ['0', '3509.82', '0', true],
    ['0.0000001', '1', '0', false],
  ])('%s at %s are %s, exactly: %s', (coins, rate, amount, exact) => {
    expect(dollarsFor(money(coins), money(rate))).toEqual({ amount, exact });
  });

  it('are never more than the coins are worth, and less than a cent below', () => {
    fc.assert(
      fc.property(anyAmount(12, 18), someRate, (coins, rate) => {
        const { amount, exact } = dollarsFor(coins, rate);
        const worth = times(rational(coins), rational(rate));
        expect(isDecimal(amount)).toBe(true);
        expect(compare(rational(amount), worth)).toBe(exact ? 0 : -1);
        expect(compare(minus(worth, rational(amount)), lastUnit(2))).toBe(-1);
      }),
    );
  });
});

describe('coins for dollars', () => {
  it.each([
    ['20', '1', 6, '20', true],
    ['100', '3', 8, '33.33333334', false],
    ['100', '3', 18, '33.33333334', false],
    ['100', '3', 0, '34', false],
    ['0', '3', 6, '0', true],
  ])('%s at %s with %i decimals are %s, exactly: %s', (dollars, rate, decimals, amount, exact) => {
    expect(coinsFor(money(dollars), money(rate), decimals)).toEqual({ amount, exact });
  });

  it('are never fewer than the dollars ask for, and less than a unit above', () => {
    const decimals = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(anyAmount(12, 8), someRate, decimals, (dollars, rate, precision) => {
        const { amount, exact } = coinsFor(dollars, rate, precision);
        const [worth, asked] = [times(rational(amount), rational(rate)), rational(dollars)];
        expect(compare(worth, asked)).toBe(exact ? 0 : 1);
        const unit = lastUnit(Math.min(precision, 8));
        expect(compare(minus(worth, times(unit, rational(rate))), asked)).toBe(-1);
      }),
    );
  });

  it('are not asked for at a rate of zero', () => {
    expect(() => coinsFor(money('1'), money('0'), 6)).toThrow('zero prices nothing');
  });
});

describe('a part of a price', () => {
  it('adds up with its rest, whatever the decimals', () => {
    fc.assert(
      fc.property(anyAmount(), anyAmount(), (one, other) => {
        const sum = addDecimal(one, other);
        expect(addUpTo(one, other, sum)).toBe(true);
        expect(addUpTo(one, other, addDecimal(sum, money('0.00000001')))).toBe(false);
      }),
    );
  });

  it.each([
    ['0', '49', '0'],
    ['29.4', '49', '60'],
    ['0.00000001', '1', '0'],
    ['48.99', '49', '99'],
    ['50', '49', '100'],
  ])('%s of %s is %s percent', (part, whole, percent) => {
    expect(wholePercent(money(part), money(whole))).toBe(percent);
  });
});
