/** Whole numbers of a shop engine become amounts exactly, whatever the decimals; anything else is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, isDecimal, MoneyError } from '../../src/exports/server.js';
import { compare, rational } from './rational.js';

describe('fromMinorUnits', () => {
  it.each([
    ['300000', 2, '3000'],
    ['3000', 0, '3000'],
    ['1850', 2, '18.5'],
    ['12345', 3, '12.345'],
    [5n, 2, '0.05'],
    [0n, 2, '0'],
    [9007199254740993n, 2, '90071992547409.93'],
  ])('%s with %s decimals is %s', (units, decimals, amount) => {
    expect(fromMinorUnits(units, decimals)).toBe(amount);
  });

  it('is the number divided by ten as often as there are decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n - 1n),
        fc.integer({ min: 0, max: 50 }),
        (units, decimals) => {
          const amount = fromMinorUnits(units, decimals);
          expect(isDecimal(amount)).toBe(true);
          expect(fromMinorUnits(String(units), decimals)).toBe(amount);
          const [whole, digits] = [rational(amount), 10n ** BigInt(decimals)];
          expect(compare(whole, { top: units, bottom: digits })).toBe(0);
        },
      ),
    );
  });

  it.each([
    [1850, 2],
    [18.5, 2],
    ['18.5', 2],
    ['-1', 2],
    [-1n, 2],
    ['1e3', 2],
    ['0001', 2],
    ['', 2],
    [null, 2],
    ['1850', -1],
    ['1850', 1.5],
    ['1850', 51],
    ['1850', Number.NaN],
    [10n ** 40n, 2],
  ])('refuses %s with %s decimals', (units, decimals) => {
    expect(() => fromMinorUnits(units as never, decimals)).toThrow(MoneyError);
  });
});
