import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MoneyError, parseDecimal } from '../../src/money/decimal.js';
import { payableAmount, payableDecimals } from '../../src/money/quote.js';
import { someAmount } from './amounts.js';
import { compare, lastUnit, minus, rational, times } from './rational.js';
import { runs } from '../support/runs.js';

function payable(amountUsd: string, rate: string, precision: number): string {
  return payableAmount({
    amountUsd: parseDecimal(amountUsd),
    rate: parseDecimal(rate),
    precision,
  });
}

describe('payableAmount', () => {
  it.each([
    ['20', '1', 6, '20'],
    ['20', '1.01', 6, '19.801981'],
    ['20', '97123.45', 8, '0.00020593'],
    ['100', '3', 8, '33.33333334'],
    ['100', '3', 18, '33.33333334'],
    ['100', '3', 2, '33.34'],
    ['100', '3', 0, '34'],
    ['99', '3', 0, '33'],
    ['0.01', '97123.45', 8, '0.00000011'],
    ['0.01', '97123.45', 0, '1'],
    ['1', '0.00000812', 18, '123152.70935961'],
  ])('%s dollars at %s with %i decimals are %s coins', (amountUsd, rate, precision, coins) => {
    expect(payable(amountUsd, rate, precision)).toBe(coins);
  });

  it('covers the order, and one unit of the last decimal less would not', () => {
    fc.assert(
      fc.property(
        someAmount(12, 8),
        someAmount(9, 18),
        fc.integer({ min: 0, max: 30 }),
        (amountUsd, rate, precision) => {
          const amount = rational(payableAmount({ amountUsd, rate, precision }));
          const unit = lastUnit(payableDecimals(precision));
          expect(compare(times(amount, rational(rate)), rational(amountUsd))).not.toBe(-1);
          const less = times(minus(amount, unit), rational(rate));
          expect(compare(less, rational(amountUsd))).toBe(-1);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it('never has more than eight decimals, nor more than the coin', () => {
    fc.assert(
      fc.property(
        someAmount(12, 8),
        someAmount(9, 18),
        fc.integer({ min: 0, max: 30 }),
        (amountUsd, rate, precision) => {
          const decimals = payableAmount({ amountUsd, rate, precision }).split('.')[1] ?? '';
          expect(decimals.length).toBeLessThanOrEqual(Math.min(precision, 8));
        },
      ),
    );
  });

  it('asks for more when the order grows, and for no more when the rate grows', () => {
    fc.assert(
      fc.property(someAmount(9, 8), someAmount(9, 8), someAmount(6, 8), (a, b, rate) => {
        const [low, high] = compare(rational(a), rational(b)) <= 0 ? [a, b] : [b, a];
        const one = rational(payable(low, rate, 8));
        const other = rational(payable(high, rate, 8));
        expect(compare(one, other)).not.toBe(1);
        const cheap = rational(payable(rate, low, 8));
        const dear = rational(payable(rate, high, 8));
        expect(compare(dear, cheap)).not.toBe(1);
      }),
    );
  });

  it('prices neither nothing nor with nothing', () => {
    expect(() => payable('0', '1', 8)).toThrow(MoneyError);
    expect(() => payable('1', '0', 8)).toThrow(MoneyError);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the precision %s',
    (precision) => {
      expect(() => payableDecimals(precision)).toThrow(MoneyError);
      expect(() => payable('1', '1', precision)).toThrow(MoneyError);
    },
  );
});
