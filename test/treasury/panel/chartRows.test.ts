/** Rows of balances: what they add up to, and that a bar never claims more than is known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimal,
  compareDecimal,
  parseDecimal,
  multiplyDecimal,
} from '../../../src/money/decimal.js';
import {
  chartRows,
  formatShare,
  type ChartItem,
} from '../../../src/treasury/panel/balances/chartRows.js';

const item = (key: string, usd: string | null): ChartItem => ({
  key,
  label: key.toUpperCase(),
  usd: usd === null ? null : parseDecimal(usd),
});

describe('rows', () => {
  it('add up what has one key, the largest first and the unknown last', () => {
    const rows = chartRows([item('a', '1'), item('b', '6'), item('c', null), item('a', '2')]);
    expect(rows.map(({ key, usd, share }) => [key, usd, share])).toEqual([
      ['b', '6', '66.66'],
      ['a', '3', '33.33'],
      ['c', null, '0'],
    ]);
  });

  it('say where a part of them is of unknown worth', () => {
    const [row] = chartRows([item('a', '1'), item('a', null)]);
    expect(row).toMatchObject({ usd: '1', isPartial: true });
  });

  it('draw nothing of nothing', () => {
    expect(chartRows([])).toEqual([]);
    expect(chartRows([item('a', '0')])[0]).toMatchObject({ share: '0' });
  });
});

describe('a share', () => {
  it.each([
    ['30.26', '30.3%'],
    ['30.24', '30.2%'],
    ['30.25', '30.3%'],
    ['9', '9.0%'],
    ['100', '100.0%'],
    ['0.05', '0.1%'],
    ['0.04', '<0.1%'],
    ['0', '<0.1%'],
  ])('of %s per cent is written as %s', (share, text) => {
    expect(formatShare(parseDecimal(share), CENT, 'en')).toBe(text);
  });

  it('of nothing is nothing', () => {
    expect(formatShare(parseDecimal('0'), parseDecimal('0'), 'en')).toBe('0.0%');
  });
});

const CENT = parseDecimal('0.01');
const worth = fc.option(
  fc.nat({ max: 10 ** 9 }).map((cents) => multiplyDecimal(parseDecimal(String(cents)), CENT)),
  { nil: null },
);
const items = fc.array(
  fc
    .record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), usd: worth })
    .map((one) => ({ ...one, label: one.key })),
  { maxLength: 40 },
);

describe('any balances', () => {
  it('no value is lost or made', () => {
    fc.assert(
      fc.property(items, (held) => {
        const whole = addDecimal(...held.flatMap(({ usd }) => usd ?? []));
        const rows = chartRows(held);
        expect(addDecimal(...rows.flatMap(({ usd }) => usd ?? []))).toBe(whole);
      }),
    );
  });

  it('shares, which the bars are as long as, are at most all', () => {
    const hundred = parseDecimal('100');
    fc.assert(
      fc.property(items, (held) => {
        const shares = addDecimal(...chartRows(held).map(({ share }) => share));
        expect(compareDecimal(shares, hundred)).toBeLessThan(1);
      }),
    );
  });

  it('the order in which it comes does not matter', () => {
    fc.assert(
      fc.property(items, (held) => {
        expect(chartRows([...held].reverse())).toEqual(chartRows(held));
      }),
    );
  });
});
