/** The place of a sequence in a list of the ledger's order: what a search of every item finds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBefore } from '../../src/ledger/eventReaders.js';

const sorted = fc
  .array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
  .map((numbers) => numbers.sort((a, b) => a - b).map((sequence) => ({ sequence })));

describe('the number of items before a sequence', () => {
  it('is what counting them one by one comes to', () => {
    fc.assert(
      fc.property(sorted, fc.integer({ min: -1, max: 42 }), (list, limit) => {
        const counted = list.filter(({ sequence }) => sequence < limit).length;
        expect(countBefore(list, limit, ({ sequence }) => sequence)).toBe(counted);
      }),
    );
  });

  it('asks about few of many', () => {
    const list = Array.from({ length: 100_000 }, (_, at) => at);
    let asked = 0;
    expect(countBefore(list, 77_777, (item) => ((asked += 1), item))).toBe(77_777);
    expect(asked).toBeLessThan(20);
  });
});
