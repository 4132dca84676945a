import { Big } from 'big.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { MoneyError, parseDecimal, type DecimalString } from '../../src/money/decimal.js';
import {
  addFractions,
  compareFractions,
  excessFraction,
  missingFraction,
  ZERO_FRACTION,
  multiplyFractions,
  fractionOf,
  fractionOfAmount,
  WHOLE,
  type Fraction,
} from '../../src/money/fraction.js';
import { anyAmount, someAmount } from './amounts.js';
import { compare, minus, plus, rational, times, type Rational } from './rational.js';

const of = (top: string, bottom: string): Fraction =>
  fractionOf(parseDecimal(top), parseDecimal(bottom));
const anyShare = fc
  .tuple(anyAmount(9, 8), someAmount(9, 8))
  .map(([top, bottom]) => fractionOf(top, bottom));

function value(share: Fraction): Rational {
  const [top, bottom] = [rational(share.numerator), rational(share.denominator)];
  return { top: top.top * bottom.bottom, bottom: top.bottom * bottom.top };
}

describe('shares of an order', () => {
  it('three thirds are the whole, although no decimal writes a third', () => {
    const third = of('1', '3');
    expect(compareFractions(addFractions([third, third, third]), WHOLE)).toBe(0);
    expect(compareFractions(addFractions([third, third]), WHOLE)).toBe(-1);
    expect(missingFraction(addFractions([third, of('2', '3')]))).toEqual(ZERO_FRACTION);
  });

  it('add up across quotes of different sizes', () => {
    // A third under a quote of 0.3, two thirds under a quote of 0.00021.
    const sum = addFractions([of('0.1', '0.3'), of('0.00014', '0.00021')]);
    expect(compareFractions(sum, WHOLE)).toBe(0);
  });

  it('of none are nothing', () => {
    expect(compareFractions(addFractions([]), ZERO_FRACTION)).toBe(0);
    expect(compareFractions(ZERO_FRACTION, WHOLE)).toBe(-1);
  });

  it('of nothing are refused', () => {
    expect(() => of('1', '0')).toThrow(MoneyError);
    expect(() => of('0', '0.00')).toThrow(MoneyError);
  });

  it('add exactly, in any order and grouping', () => {
    const shares = fc.array(anyShare, { maxLength: 6 });
    fc.assert(
      fc.property(shares, fc.nat(6), (list, cut) => {
        const expected = list.reduce((total, share) => plus(total, value(share)), rational('0'));
        const sum = addFractions(list);
        expect(compare(value(sum), expected)).toBe(0);
        expect(compareFractions(addFractions(list.toReversed()), sum)).toBe(0);
        const grouped = addFractions([
          addFractions(list.slice(0, cut)),
          addFractions(list.slice(cut)),
        ]);
        expect(compareFractions(grouped, sum)).toBe(0);
      }),
    );
  });

  it('compare and scale exactly', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (a, b) => {
        expect(compareFractions(a, b)).toBe(compare(value(a), value(b)));
        expect(compare(value(multiplyFractions(a, b)), times(value(a), value(b)))).toBe(0);
      }),
    );
  });

  it('are short of the whole or beyond it, never both, and the difference is exact', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const [missing, excess] = [value(missingFraction(share)), value(excessFraction(share))];
        expect(missing.top === 0n || excess.top === 0n).toBe(true);
        const balanced = minus(plus(value(share), missing), excess);
        expect(compare(balanced, rational('1'))).toBe(0);
      }),
    );
  });

  it('of an amount are cut in the direction that was asked for', () => {
    const third = of('1', '3');
    expect(fractionOfAmount(parseDecimal('100'), third, 8, 'down')).toBe('33.33333333');
    expect(fractionOfAmount(parseDecimal('100'), third, 8, 'up')).toBe('33.33333334');
    expect(fractionOfAmount(parseDecimal('99'), third, 8, 'up')).toBe('33');
    fc.assert(
      fc.property(anyAmount(9, 8), anyShare, (amount, share) => {
        const exact = times(rational(amount), value(share));
        const cut = (direction: 'up' | 'down'): DecimalString =>
          fractionOfAmount(amount, share, 8, direction);
        expect(compare(rational(cut('down')), exact)).not.toBe(1);
        expect(compare(rational(cut('up')), exact)).not.toBe(-1);
      }),
    );
  });
});

describe('a host page that uses the same library with other settings', () => {
  const original = { DP: Big.DP, RM: Big.RM, PE: Big.PE, NE: Big.NE, strict: Big.strict };
  afterEach(() => {
    Object.assign(Big, original);
  });

  it('does not change a share', () => {
    Object.assign(Big, { DP: 0, RM: Big.roundUp, PE: 0, NE: 0, strict: true });
    const sum = addFractions([of('0.0000001', '0.3'), of('1', '3')]);
    expect(compare(value(sum), plus(value(of('0.0000001', '0.3')), value(of('1', '3'))))).toBe(0);
    expect(compareFractions(sum, WHOLE)).toBe(-1);
    expect(compareFractions(missingFraction(sum), ZERO_FRACTION)).toBe(1);
    expect(excessFraction(sum)).toEqual(ZERO_FRACTION);
  });
});
