/** The runner that stands in where there is none agrees with Vitest on what is right and what is wrong. */
import { describe, expect, it } from 'vitest';
import {
  ledgerConformance,
  type CheckResult,
  type LedgerConformance,
} from '../../src/exports/testing.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
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
