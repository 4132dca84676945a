import fc from 'fast-check';
import { stringify } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { JsonError, parseJson } from '../../src/api/json.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('reading JSON', () => {
  it('keeps every digit of a number', () => {
    const text = '{"a":0.123456789012345678901234567890,"b":1e400,"c":100.10}';
    expect(stringify(parseJson(text))).toBe(text);
  });

  it('agrees with JSON.parse on what is JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        // Text that repeats a reserved key is read differently on purpose.
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(JSON.parse(stringify(parseJson(text)) ?? '')).toEqual(JSON.parse(text));
      }),
    );
  });

  it('reads 32 levels and refuses 33, brackets in strings not counted', () => {
    expect(() => parseJson(nested(32))).not.toThrow();
    expect(() => parseJson(nested(33))).toThrow(JsonError);
    expect(() => parseJson(JSON.stringify({ a: '\\"' + '['.repeat(99) }))).not.toThrow();
  });

  it('reads 10,000 items and refuses one more', () => {
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => 0));
    expect(parseJson(list(10_000))).toHaveLength(10_000);
    expect(() => parseJson(list(10_001))).toThrow(JsonError);
    expect(() => parseJson(`{"a":${list(10_001)}}`)).toThrow(JsonError);
  });

  it.each(['', '{', '[1,]', '<html>', "{'a':1}", '{"a":1}x', 'undefined', '{"a":01}', 'NaN'])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => parseJson(text)).toThrow(JsonError);
      expect(() => parseJson(text)).toThrow(/^JSON$/);
    },
  );

  it('refuses a key that is given twice with different values', () => {
    expect(() => parseJson('{"amount":1,"amount":2}')).toThrow(JsonError);
  });

  it('drops keys that reach a prototype, at every depth', () => {
    const text =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
      '"a":[{"__proto__":{"polluted":1},"prototype":2,"kept":"x"}],"\\u005f_proto__":{"polluted":1}}';
    const value = parseJson(text) as { a: [{ kept: string }]; polluted?: unknown };
    expect(Object.keys(value)).toEqual(['a']);
    expect(value.a[0]).toEqual({ kept: 'x' });
    expect(value.polluted).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(value.a[0])).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
