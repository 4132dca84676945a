/** The shapes of the wire: what passes, what does not, and that a failure names a field, not a value. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptQuoteInput,
  checkoutSnapshotSchema,
  openCheckoutInput,
  selectCurrencyInput,
} from '../../src/contract/checkout.js';
import {
  currencyIdField,
  timestampField,
  orderHandleField,
} from '../../src/contract/fieldSchemas.js';
import * as s from '../../src/contract/schema.js';
import { runs } from '../support/runs.js';

const accepts = (shape: s.Schema<unknown>, value: unknown): boolean =>
  shape.safeParse(value).success;

describe('the small shapes', () => {
  it.each<[string, s.Schema<unknown>, unknown[], unknown[]]>([
    ['text', s.string(), ['', 'a'], [1, null, undefined, [], {}]],
    ['text with a pattern', s.string(/^a+$/), ['a', 'aa'], ['', 'b', 1]],
    ['flag', s.boolean, [true, false], [0, 'true', null]],
    ['whole', s.integer, [0, -1, 2 ** 53 - 1], [0.5, '1', Infinity, NaN, 2 ** 53]],
    ['oneOf', s.oneOf(['a', 'b']), ['a', 'b'], ['c', '', null]],
    ['nullable', s.nullable(s.boolean), [null, true], [undefined, 1]],
    ['list', s.array(s.integer), [[], [1, 2]], [[1, 'a'], {}, null]],
    [
      'open',
      s.looseObject({ a: s.integer }),
      [{ a: 1 }, { a: 1, b: 2 }],
      [{}, { a: '1' }, [], null, 1],
    ],
    ['closed', s.strictObject({ a: s.integer }), [{ a: 1 }], [{ a: 1, b: 2 }, {}, []]],
    [
      'an optional field',
      s.strictObject({ a: s.optional(s.integer) }),
      [{}, { a: 1 }, { a: undefined }],
      [{ a: null }, { a: 'x' }],
    ],
  ])('%s', (_, shape, good, bad) => {
    for (const value of good) expect([value, accepts(shape, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, accepts(shape, value)]).toEqual([value, false]);
  });

  it('gives back the very value that it was given', () => {
    const value = { a: 1, more: { deep: true } };
    expect(s.looseObject({ a: s.integer }).parse(value)).toBe(value);
  });

  it('names the path of what does not fit, never the value', () => {
    const shape = s.looseObject({ rows: s.array(s.looseObject({ name: s.string() })) });
    const value = { rows: [{ name: 'a' }, { name: { secret: 'hush' } }] };
    expect(shape.safeParse(value)).toEqual({ success: false, path: 'rows.1.name' });
    expect(() => shape.parse(value)).toThrow(/at "rows\.1\.name"/);
    expect(() => shape.parse(value)).not.toThrow(/hush/);
  });

  it('takes nothing from a prototype and lets nothing in through one', () => {
    const inherited = Object.create({ a: 1 }) as object;
    expect(accepts(s.looseObject({ a: s.integer }), inherited)).toBe(false);
    const polluted = JSON.parse('{"a":1,"__proto__":{"b":2}}') as unknown;
    expect(accepts(s.strictObject({ a: s.integer }), polluted)).toBe(false);
    expect(accepts(s.strictObject({ constructor: s.integer }), { constructor: 1 })).toBe(true);
    expect(accepts(s.strictObject({}), { toString: 1 })).toBe(false);
  });
});

describe('what a browser may say', () => {
  it.each([
    [openCheckoutInput, { order: 'o' }, true],
    [openCheckoutInput, { order: 'o', currencyId: 'USDT.Tron' }, true],
    [openCheckoutInput, { order: 'o', currencyId: null }, false],
    [openCheckoutInput, { order: 'o', amountUsd: '1' }, false],
    [openCheckoutInput, { order: '' }, false],
    [openCheckoutInput, {}, false],
    [selectCurrencyInput, { currencyId: '../x' }, false],
    [selectCurrencyInput, { currencyId: 'BTC.Bitcoin', amount: '1' }, false],
    [acceptQuoteInput, {}, true],
    [acceptQuoteInput, { amount: '1' }, false],
  ])('%#: %j → %s', (shape, value, expected) => {
    expect(accepts(shape as s.Schema<unknown>, value)).toBe(expected);
  });

  it('never accepts a key that is not named, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        fc.pre(key !== 'order' && key !== 'currencyId');
        const body = JSON.parse(
          `{"order":"o",${JSON.stringify(key)}:${JSON.stringify(value)}}`,
        ) as unknown;
        return !accepts(openCheckoutInput, body);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('fields', () => {
  it.each(['..', 'a..b', '.a', '-a', 'a/b', 'a%2e', 'a?b', '', 'a'.repeat(65), 'a b', 'a\n'])(
    'refuses the currency id %j',
    (id) => expect(accepts(currencyIdField, id)).toBe(false),
  );

  it.each(['USDT.Tron', 'BTC.Bitcoin', 'a', 'A-1_b.c'])('takes the currency id %j', (id) =>
    expect(accepts(currencyIdField, id)).toBe(true),
  );

  it('takes instants in UTC only', () => {
    expect(accepts(timestampField, new Date().toISOString())).toBe(true);
    for (const text of ['2026-01-01', '2026-01-01T00:00:00', '2026-01-01T00:00:00+01:00', 'now']) {
      expect(accepts(timestampField, text)).toBe(false);
    }
  });

  it('takes an order handle of up to 2,048 characters without control characters', () => {
    expect(accepts(orderHandleField, 'x'.repeat(2048))).toBe(true);
    expect(accepts(orderHandleField, 'Bestellung Nr. 7 ✓')).toBe(true);
    for (const handle of ['', 'x'.repeat(2049), 'a\u0000b', 'a\nb', 'a\u007f']) {
      expect(accepts(orderHandleField, handle)).toBe(false);
    }
  });

  it('reads no message out of anything that is not one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => !accepts(checkoutSnapshotSchema, value)),
      { numRuns: runs(500) },
    );
  });
});
