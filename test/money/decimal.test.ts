import { Big } from 'big.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { fromBaseUnits, toBaseUnits } from '../../src/money/baseUnits.js';
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  isDecimal,
  isZero,
  minDecimal,
  MoneyError,
  multiplyDecimal,
  normalizeDecimal,
  parseDecimal,
  subtractToZero,
} from '../../src/money/decimal.js';
import { anyAmount, someAmount } from './amounts.js';
import { compare, lastUnit, minus, plus, rational, times } from './rational.js';

const amount = anyAmount(30, 50);

describe('the grammar of amounts', () => {
  it.each([
    ['0', '0'],
    ['20', '20'],
    ['0.1', '0.1'],
    ['0.10', '0.1'],
    ['10.00', '10'],
    ['100', '100'],
    ['0.0', '0'],
    ['0.00000001', '0.00000001'],
    ['9'.repeat(30), '9'.repeat(30)],
    [`${'9'.repeat(30)}.${'9'.repeat(50)}`, `${'9'.repeat(30)}.${'9'.repeat(50)}`],
    [`0.${'0'.repeat(49)}1`, `0.${'0'.repeat(49)}1`],
  ])('reads %s as %s', (text, machineForm) => {
    expect(parseDecimal(text)).toBe(machineForm);
  });

  it.each([
    '',
    '1e5',
    '.5',
    '1.',
    '01',
    '-1',
    '+1',
    '1,000',
    ' 1',
    '1\n',
    '1.2.3',
    '١',
    '１',
    '9'.repeat(31),
    `0.${'1'.repeat(51)}`,
    '1'.repeat(100_000),
  ])('refuses %j', (text) => {
    expect(() => parseDecimal(text)).toThrow(MoneyError);
    expect(isDecimal(text)).toBe(false);
  });

  it.each([null, undefined, 1, 0.1, 10n, {}, ['1'], new String('1')])(
    'refuses what is not text: %s',
    (value) => {
      expect(isDecimal(value)).toBe(false);
      expect(() => parseDecimal(value as unknown as string)).toThrow(MoneyError);
    },
  );

  it('does not repeat the refused text, which may be a secret in the wrong place', () => {
    expect(() => parseDecimal('sk_live_secret')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
    );
  });

  it('is the identity on the machine form, and the machine form is unique', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 20 }), (value, zeros) => {
        expect(parseDecimal(value)).toBe(value);
        expect(isDecimal(value)).toBe(true);
        const padded = value.includes('.') ? value : `${value}.0`;
        const fraction = padded.split('.')[1] ?? '';
        const longer = padded + '0'.repeat(Math.min(zeros, 50 - fraction.length));
        expect(parseDecimal(longer)).toBe(value);
        if (longer !== value) expect(isDecimal(longer)).toBe(false);
      }),
    );
  });

  it('never accepts a text that a number parser would read differently', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.float().map(String)),
        (text) => {
          if (!isDecimal(text)) return;
          expect(compare(rational(text), rational(parseDecimal(text)))).toBe(0);
          expect(text).toMatch(/^\d+(\.\d+)?$/);
        },
      ),
    );
  });
});

describe('number tokens of a service', () => {
  it.each([
    ['20', '20'],
    ['1e-7', '0.0000001'],
    ['1.50E+2', '150'],
    ['1.5e2', '150'],
    ['1e0', '1'],
    ['1e007', '10000000'],
    ['1e-007', '0.0000001'],
    ['0e60', '0'],
    ['0e-60', '0'],
    // Within the bound, and an amount once it is expanded.
    ['1000000000000e-60', `0.${'0'.repeat(47)}1`],
    [`0.${'0'.repeat(49)}1e60`, '10000000000'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['0.10', '0.1'],
    ['1e29', `1${'0'.repeat(29)}`],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['0.1234567890123456789', '0.1234567890123456789'],
  ])('reads %s as %s', (token, value) => {
    expect(normalizeDecimal(token)).toBe(value);
  });

  it.each([
    '',
    '-1',
    '-1e-7',
    '1e61',
    '1e-61',
    // Amounts once they are expanded: nothing but the bound refuses them.
    '0e61',
    '0e-61',
    '1000000000000e-61',
    `0.${'0'.repeat(49)}1e61`,
    '1e9999999',
    '1e30',
    '1e-51',
    '1.',
    '1e',
    '1e1.5',
    ' 1',
    '+1',
    '9'.repeat(101),
    '9'.repeat(31),
  ])('refuses %j', (token) => {
    expect(() => normalizeDecimal(token)).toThrow(MoneyError);
  });

  it('is exact for every exponent form of an amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 20n),
        fc.integer({ min: -30, max: 9 }),
        fc.constantFrom('e', 'E'),
        (digits, power, letter) => {
          const token = `${digits.toString()}${letter}${power < 0 ? '' : '+'}${power.toString()}`;
          const scaled =
            power < 0
              ? { top: digits, bottom: 10n ** BigInt(-power) }
              : { top: digits * 10n ** BigInt(power), bottom: 1n };
          expect(compare(rational(normalizeDecimal(token)), scaled)).toBe(0);
          expect(isDecimal(normalizeDecimal(token))).toBe(true);
        },
      ),
    );
  });

  it('reads whatever JSON makes of a number, unless it is negative or out of bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-20, max: 1e20, noNaN: true }), (value) => {
        // A double has few digits, so its own text is exact and stays so.
        const back = normalizeDecimal(JSON.stringify(value));
        expect(Number(back)).toBe(value);
      }),
    );
  });
});

describe('arithmetic against whole-number fractions', () => {
  it('compares', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareDecimal(a, b)).toBe(compare(rational(a), rational(b)));
        expect(compareDecimal(a, a)).toBe(0);
        expect(isZero(a)).toBe(rational(a).top === 0n);
        expect(minDecimal(a, b)).toBe(compare(rational(a), rational(b)) <= 0 ? a : b);
      }),
    );
  });

  it('adds, in any order and grouping', () => {
    fc.assert(
      fc.property(fc.array(anyAmount(20, 50), { maxLength: 6 }), (amounts) => {
        const sum = addDecimal(...amounts);
        const expected = amounts.reduce((total, a) => plus(total, rational(a)), rational('0'));
        expect(compare(rational(sum), expected)).toBe(0);
        expect(addDecimal(...amounts.toReversed())).toBe(sum);
        expect(amounts.reduce((total, a) => addDecimal(total, a), parseDecimal('0'))).toBe(sum);
        expect(isDecimal(sum)).toBe(true);
      }),
    );
  });

  it('subtracts down to nothing and no further', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const expected = minus(rational(a), rational(b));
        const rest = subtractToZero(a, b);
        const floor = expected.top < 0n ? rational('0') : expected;
        expect(compare(rational(rest), floor)).toBe(0);
        expect(isDecimal(rest)).toBe(true);
      }),
    );
  });

  it('multiplies', () => {
    fc.assert(
      fc.property(anyAmount(15, 25), anyAmount(15, 25), (a, b) => {
        const product = multiplyDecimal(a, b);
        expect(compare(rational(product), times(rational(a), rational(b)))).toBe(0);
        expect(isDecimal(product)).toBe(true);
      }),
    );
  });

  it('divides to the true floor and the true ceiling of the endless quotient', () => {
    fc.assert(
      fc.property(
        anyAmount(20, 20),
        someAmount(20, 20),
        fc.integer({ min: 0, max: 30 }),
        (a, b, decimals) => {
          const down = rational(divideDecimal(a, b, decimals, 'down'));
          const up = rational(divideDecimal(a, b, decimals, 'up'));
          const unit = lastUnit(decimals);
          const [dividend, divisor] = [rational(a), rational(b)];
          expect(compare(times(down, divisor), dividend)).toBeLessThanOrEqual(0);
          expect(compare(times(plus(down, unit), divisor), dividend)).toBe(1);
          expect(compare(times(up, divisor), dividend)).toBeGreaterThanOrEqual(0);
          expect(compare(times(minus(up, unit), divisor), dividend)).toBe(-1);
        },
      ),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => divideDecimal(parseDecimal('1'), parseDecimal('0'), 8, 'up')).toThrow(MoneyError);
  });
});

describe('smallest units of a chain', () => {
  it.each([
    ['1', 18, '1000000000000000000'],
    ['0.000000000000000001', 18, '1'],
    ['0.015', 18, '15000000000000000'],
    ['20.01', 6, '20010000'],
    ['0', 8, '0'],
    ['7', 0, '7'],
  ])('%s with %i decimals is %s units, and back', (value, decimals, units) => {
    expect(toBaseUnits(parseDecimal(value), decimals)).toBe(units);
    expect(fromBaseUnits(units, decimals)).toBe(value);
  });

  it('come back to the same amount, up to the largest', () => {
    fc.assert(
      fc.property(anyAmount(30, 18), (value) => {
        expect(fromBaseUnits(toBaseUnits(value, 18), 18)).toBe(value);
      }),
    );
  });

  it('refuse an amount that is no whole number of them', () => {
    expect(() => toBaseUnits(parseDecimal('0.0000001'), 6)).toThrow(MoneyError);
  });

  it.each(['', '1.5', '-1', '01', '1e3', 'abc', '9'.repeat(79)])('refuse the text %j', (units) => {
    expect(() => fromBaseUnits(units, 6)).toThrow(MoneyError);
  });

  it('refuse more units than an amount can hold', () => {
    expect(() => fromBaseUnits('9'.repeat(78), 18)).toThrow(MoneyError);
  });
});

describe('a host page that uses the same library with other settings', () => {
  const original = { DP: Big.DP, RM: Big.RM, PE: Big.PE, NE: Big.NE };
  afterEach(() => {
    Object.assign(Big, original);
  });

  it('does not change a result', () => {
    Object.assign(Big, { DP: 0, RM: Big.roundUp, PE: 0, NE: 0 });
    expect(divideDecimal(parseDecimal('1'), parseDecimal('3'), 8, 'down')).toBe('0.33333333');
    expect(normalizeDecimal('1e-7')).toBe('0.0000001');
    expect(addDecimal(parseDecimal('0.1'), parseDecimal('0.2'))).toBe('0.3');
  });
});
