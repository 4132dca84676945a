/** Old libraries give arrays a `toJSON`, as Prototype 1.6 does, or replace `Array.from`. */
import { afterEach, describe, expect, it } from 'vitest';
import { toJson, withStandardArrays } from '../../src/contract/standardBuiltins.js';

const PROTOTYPES = [Array, Object].map(({ prototype }) => prototype as object);
const VALUE = { order: '1', list: [1, 'two', { three: [3] }] };
const AS_IT_IS = JSON.stringify(VALUE);
const { from } = Array;

afterEach(() => {
  Array.from = from;
  for (const prototype of PROTOTYPES) Reflect.deleteProperty(prototype, 'toJSON');
});

describe('toJson', () => {
  it.each(PROTOTYPES)(
    'writes values as they are, and gives a library its own back: %#',
    (prototype) => {
      const theirs = () => '"theirs"';
      Reflect.defineProperty(prototype, 'toJSON', {
        value: theirs,
        configurable: true,
        writable: true,
      });
      expect(JSON.stringify(VALUE)).not.toBe(AS_IT_IS);
      expect(toJson(VALUE)).toBe(AS_IT_IS);
      expect(Reflect.get(prototype, 'toJSON')).toBe(theirs);
    },
  );

  it('leaves dates their own', () => {
    expect(toJson(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"');
  });
});

describe('withStandardArrays', () => {
  it('makes arrays of what has a length, and gives a library its own back', () => {
    const theirs = (() => []) as typeof Array.from;
    Array.from = theirs;
    const made = withStandardArrays(() => [
      Array.from({ length: 2 }, (_, at) => at),
      Array.from('ab'),
    ]);
    expect(made).toEqual([
      [0, 1],
      ['a', 'b'],
    ]);
    expect(Array.from).toBe(theirs);
  });
});
