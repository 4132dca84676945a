/** Bars: what they add up to, and that a picture never claims more than is known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimal,
  compareDecimal,
  parseDecimal,
  multiplyDecimal,
} from '../../src/money/decimal.js';
import {
  chartRows,
  limitRows,
  REST_KEY,
  type ChartItem,
} from '../../src/treasury/balances/chartRows.js';

const item = (key: string, usd: string | null): ChartItem => ({
  key,
  label: key.toUpperCase(),
  usd: usd === null ? null : parseDecimal(usd),
});

describe('rows', () => {
  it('add up what has one key, the largest first and the unknown last', () => {
    const rows = chartRows([item('a', '1'), item('b', '6'), item('c', null), item('a', '2')]);
    expect(rows.map(({ key, usd, length, share }) => [key, usd, length, share])).toEqual([
      ['b', '6', '100', '66.6'],
      ['a', '3', '50', '33.3'],
      ['c', null, '0', '0'],
    ]);
  });

  it('say where a part of them is of unknown worth', () => {
    const [row] = chartRows([item('a', '1'), item('a', null)]);
    expect(row).toMatchObject({ usd: '1', isPartial: true });
  });

  it('draw nothing of nothing', () => {
    expect(chartRows([])).toEqual([]);
    expect(chartRows([item('a', '0')])[0]).toMatchObject({ length: '0', share: '0' });
  });
});

describe('fewer rows', () => {
  const rows = chartRows(
    Array.from({ length: 12 }, (_, index) => item(`k${String(index)}`, String(index + 1))),
  );

  it('keep the largest and put the others into one, which counts', () => {
    const few = limitRows(rows, 4, (n) => `${String(n)} others`);
    expect(few.map(({ label }) => label)).toEqual(['K11', 'K10', 'K9', 'K8', '8 others']);
    expect(few.at(-1)).toMatchObject({ key: REST_KEY, usd: '36', length: '100' });
    // The bar of the rest is the longest here, so the others are measured against it.
    expect(few[0]?.length).toBe('33.33');
  });

  it('never stand for a single other', () => {
    expect(limitRows(rows.slice(0, 5), 4, String)).toHaveLength(5);
    expect(limitRows(rows.slice(0, 6), 4, String)).toHaveLength(5);
  });

  it('say that the rest is partly unknown', () => {
    const some = chartRows([...rows, item('z', null)]);
    expect(limitRows(some, 4, String).at(-1)).toMatchObject({ isPartial: true });
  });
});

const CENT = parseDecimal('0.01');
const worth = fc.option(
  fc.nat({ max: 10 ** 9 }).map((cents) => multiplyDecimal(parseDecimal(String(cents)), CENT)),
  { nil: null },
);
const items = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), usd: worth }).map((one) => ({
    ...one,
    label: one.key,
  })),
  { maxLength: 40 },
);

describe('any balances', () => {
  it('no worth is lost or made, however few the rows', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 6 }), (held, most) => {
        const whole = addDecimal(...held.flatMap(({ usd }) => usd ?? []));
        for (const rows of [chartRows(held), limitRows(chartRows(held), most, String)]) {
          expect(addDecimal(...rows.flatMap(({ usd }) => usd ?? []))).toBe(whole);
        }
      }),
    );
  });

  it('no bar is longer than the whole width, and shares are at most all', () => {
    const hundred = parseDecimal('100');
    fc.assert(
      fc.property(items, (held) => {
        const rows = chartRows(held);
        for (const { length } of rows) expect(compareDecimal(length, hundred)).toBeLessThan(1);
        const shares = addDecimal(...rows.map(({ share }) => share));
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
