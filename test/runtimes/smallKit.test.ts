/** The runner that stands in where there is none agrees with Vitest on what is right and what is wrong. */
import { describe, expect, it } from 'vitest';
import {
  ledgerConformance,
  type CheckResult,
  type LedgerConformance,
} from '../../src/exports/testing.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { smallExpect } from './conformance/smallExpect.js';
import { createSmallKit } from './conformance/smallKit.js';

const examine = (make: LedgerConformance['make']): Promise<CheckResult[]> => {
  const { kit, run } = createSmallKit();
  ledgerConformance(kit, { name: 'a ledger', make, runs: 5 });
  return run();
};
const failures = (results: readonly CheckResult[]) =>
  results.filter(({ failure }) => failure !== null);

describe('the small test kit', () => {
  it('runs the whole suite against a ledger that is right', async () => {
    const results = await examine(() => Promise.resolve(memoryLedger()));
    expect(results.length).toBeGreaterThan(30);
    expect(failures(results)).toEqual([]);
    expect(results[0]?.name).toMatch(/^a ledger conforms to the ledger interface: appends/);
  });

  it.each<[string, (sound: Ledger) => Partial<Ledger>]>([
    [
      'answers an append before it is one',
      () => ({ append: () => Promise.resolve({ sequence: 1, outcome: 'new' }) }),
    ],
    [
      'lists the newest first',
      ({ list }) => ({ list: async (query) => [...(await list(query))].reverse() }),
    ],
    [
      'grants every claim',
      () => ({ claim: ({ claimId }) => Promise.resolve({ outcome: 'granted', claimId }) }),
    ],
  ])('finds a ledger that %s', async (_fault, spoil) => {
    const results = await examine(() => {
      const sound = memoryLedger();
      return Promise.resolve({ ...sound, ...spoil(sound) });
    });
    expect(failures(results).length).toBeGreaterThan(2);
  });

  it('runs what comes before and after each test, and fails a test that cannot begin', async () => {
    const { kit, run } = createSmallKit();
    const words: string[] = [];
    kit.describe('outer', () => {
      kit.beforeEach(() => words.push('before'));
      kit.afterEach(() => words.push('after'));
      kit.it('one', () => words.push('one'));
      kit.describe('inner', () => {
        kit.beforeEach(() => Promise.reject(new Error('no way')));
        kit.it('two', () => words.push('two'));
      });
    });
    expect(await run()).toEqual([
      { name: 'outer: one', failure: null },
      { name: 'outer: inner: two', failure: 'no way' },
    ]);
    expect(words).toEqual(['before', 'one', 'after', 'before']);
  });
});

const isSameKind = (a: unknown, b: unknown): boolean =>
  a instanceof Object && b instanceof Object && a.constructor === b.constructor;

describe('its matchers', () => {
  const values = [
    ...[0, -0, 1, NaN, '1', '', null, undefined, true, [], {}, [1], [1, 2], [2, 1]],
    ...[{ a: 1 }, { a: 1, b: undefined }, { a: 1, b: null }, { a: { b: [1, { c: 2 }] } }],
    ...[new Set(['a', 'b']), new Set(['b', 'a']), new Set(['a'])],
  ];
  const passes = (act: () => unknown): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };

  it.each(['toBe', 'toEqual', 'toMatchObject'] as const)('%s agrees with Vitest', (matcher) => {
    for (const a of values) {
      for (const b of values) {
        // Where kinds differ, Vitest calls `[]` an object with the members of `{}`; ours is stricter.
        if (matcher === 'toMatchObject' && !isSameKind(a, b)) continue;
        const theirs: Readonly<Record<typeof matcher, (expected: object) => void>> = expect(a);
        const ours = passes(() => smallExpect(a)[matcher](b as object));
        const told = `${matcher}: ${String(a)} and ${String(b)}`;
        expect(ours, told).toBe(passes(() => theirs[matcher](b as object)));
      }
    }
  });

  it('compare numbers, lengths and classes', () => {
    expect(passes(() => smallExpect(2).toBeGreaterThan(1))).toBe(true);
    expect(passes(() => smallExpect(1).toBeGreaterThan(1))).toBe(false);
    expect(passes(() => smallExpect(1).toBeLessThanOrEqual(1))).toBe(true);
    expect(passes(() => smallExpect(2).toBeLessThanOrEqual(1))).toBe(false);
    expect(passes(() => smallExpect([1]).toHaveLength(1))).toBe(true);
    expect(passes(() => smallExpect([1]).toHaveLength(2))).toBe(false);
    expect(passes(() => smallExpect(new RangeError()).toBeInstanceOf(Error))).toBe(true);
    expect(passes(() => smallExpect({}).toBeInstanceOf(Error))).toBe(false);
  });

  it('look at what a promise was rejected with', async () => {
    const range = () => Promise.reject(new RangeError('too far'));
    for (const expected of [undefined, 'far', /^too/, RangeError]) {
      await smallExpect(range()).rejects.toThrow(expected);
    }
    for (const expected of ['near', /^far/, TypeError]) {
      await expect(smallExpect(range()).rejects.toThrow(expected)).rejects.toThrow(/expected/);
      await smallExpect(range()).rejects.not.toThrow(expected);
    }
    await expect(smallExpect(range()).rejects.not.toThrow('far')).rejects.toThrow(/expected/);
    await expect(smallExpect(Promise.resolve()).rejects.toThrow()).rejects.toThrow(/nothing/);
  });
});
