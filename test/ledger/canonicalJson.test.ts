/** One text for equal JSON values, and only for equal ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/ledger/canonicalJson.js';
import type { JsonValue } from '../../src/ledger/ledger.js';

const anyJson = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<JsonValue>;

/** The same value with the keys of every object in the opposite order. */
function turned(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as JsonValue[]).map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, JsonValue>).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, turned(item)]));
}

describe('canonicalJson', () => {
  it('sorts keys at every depth and leaves arrays as they are', () => {
    const value = { b: [{ z: 1, a: 2 }, 3], a: { d: null, c: 'x' } };
    expect(canonicalJson(value)).toBe('{"a":{"c":"x","d":null},"b":[{"a":2,"z":1},3]}');
  });

  it('sorts by UTF-16 code unit, not by language', () => {
    expect(canonicalJson({ é: 1, z: 2, Z: 3, '10': 4, '9': 5 })).toBe(
      '{"10":4,"9":5,"Z":3,"z":2,"é":1}',
    );
  });

  it('parses back to what it was', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    const law = (value: JsonValue) => canonicalJson(turned(value)) === canonicalJson(value);
    fc.assert(fc.property(anyJson, law));
  });

  it('tells a string from the number, the list and the object that it spells', () => {
    const values: JsonValue[] = ['1', 1, [1], ['1'], { a: 1 }, '{"a":1}', null, 'null', '', [], {}];
    expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
  });

  it('keeps a key named __proto__ and does not follow it', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}') as JsonValue;
    expect(canonicalJson(value)).toBe('{"__proto__":{"a":1}}');
  });

  it('leaves out what is undefined, as JSON.stringify does', () => {
    const value = { a: undefined, b: 1 } as unknown as JsonValue;
    expect(canonicalJson(value)).toBe('{"b":1}');
  });

  it('refuses what JSON would silently turn into something else', () => {
    class Amount {
      readonly value = '1';
    }
    const values = [NaN, Infinity, 1n, undefined, Symbol('s'), () => 1, new Date(0), new Map()];
    for (const value of [...values, new Amount(), [undefined], { a: { b: NaN } }]) {
      expect(() => canonicalJson(value as unknown as JsonValue)).toThrow(TypeError);
    }
  });

  it('refuses a value inside itself instead of exhausting the stack', () => {
    const loop: unknown[] = [];
    loop.push(loop);
    expect(() => canonicalJson(loop as JsonValue)).toThrow('100 levels');
  });

  it('does not repeat the value in its refusal', () => {
    const secret = { apiKey: 'sk_live_1', n: NaN };
    expect(() => canonicalJson(secret)).not.toThrow('sk_live_1');
    expect(() => canonicalJson(secret)).toThrow('not finite');
  });
});
