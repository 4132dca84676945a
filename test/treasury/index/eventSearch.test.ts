/** The search of events against a list that is filtered by hand, and the work that one request does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventSearch } from '../../../src/treasury/index/eventSearch.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { runs } from '../../support/runs.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');

interface Written {
  readonly kind: string;
  readonly label: string;
  readonly minute: number;
  readonly word: string;
}

async function write(ledger: Ledger, all: readonly Written[]): Promise<void> {
  for (const [number, { kind, label, minute, word }] of all.entries()) {
    const at = new Date(START + minute * 60_000).toISOString();
    await ledger.append({ stream: 's', key: String(number), kind, at, body: { label, word } });
  }
}

const searchOf = (ledger: Pick<Ledger, 'list'>) =>
  createEventSearch({
    ledger,
    kinds: ['a', 'b'],
    labelOf: ({ body: { label } }) => (typeof label === 'string' && label !== 'x' ? label : null),
  });

const written = fc.array(
  fc.record({
    kind: fc.constantFrom('a', 'b', 'other'),
    label: fc.constantFrom('x', 'y', 'z'),
    minute: fc.integer({ min: 0, max: 20 }),
    word: fc.constantFrom('one', 'two'),
  }),
  { maxLength: 60 },
);

describe('a search of events', () => {
  it('finds page by page what a filter by hand finds, whatever the limits', async () => {
    const filter = fc.record({
      label: fc.option(fc.constantFrom('y', 'z')),
      from: fc.option(fc.integer({ min: 0, max: 20 })),
      to: fc.option(fc.integer({ min: 0, max: 20 })),
      word: fc.option(fc.constantFrom('one', 'two')),
      limit: fc.integer({ min: 1, max: 7 }),
      most: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(written, filter, async (all, { label, from, to, word, limit, most }) => {
        const ledger = memoryLedger();
        await write(ledger, all);
        const search = searchOf(ledger);
        const found: number[] = [];
        let before: number | undefined;
        for (let pages = 0; ; pages += 1) {
          expect(pages).toBeLessThan(200);
          const page = await search.find({
            ...{ before, limit, most },
            isWanted: label === null ? undefined : (one) => one === label,
            from: from === null ? undefined : START + from * 60_000,
            to: to === null ? undefined : START + to * 60_000,
            fits: word === null ? undefined : ({ body }) => body['word'] === word,
          });
          expect(page.events.length).toBeLessThanOrEqual(limit);
          found.push(...page.events.map(({ sequence }) => sequence));
          if (page.next === null) {
            expect(page.searchedTo).toBeNull();
            break;
          }
          before = page.next;
        }
        const expected = all
          .map((one, number) => ({ ...one, sequence: number + 1 }))
          .filter((one) => one.kind !== 'other' && one.label !== 'x')
          .filter((one) => label === null || one.label === label)
          .filter((one) => from === null || one.minute >= from)
          .filter((one) => to === null || one.minute < to)
          .filter((one) => word === null || one.word === word)
          .map(({ sequence }) => sequence)
          .reverse();
        expect(found).toEqual(expected);
      }),
      { numRuns: runs(600) },
    );
  });

  it('counts by label what it finds', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (all) => {
        const ledger = memoryLedger();
        const search = searchOf(ledger);
        await search.count({});
        await write(ledger, all);
        const counts = await search.count({ from: START + 5 * 60_000 });
        for (const label of ['y', 'z']) {
          const isWanted = (one: string) => one === label;
          const { events } = await search.find({
            ...{ limit: 100, most: 100, isWanted, from: START + 5 * 60_000 },
          });
          expect(counts.get(label) ?? 0).toBe(events.length);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('reads no more events than it may, and of rare ones only those', async () => {
    const ledger = memoryLedger();
    await write(
      ledger,
      Array.from({ length: 3_000 }, (_, number) => ({
        kind: 'a',
        label: number % 1_000 === 0 ? 'z' : 'y',
        minute: number,
        word: 'one',
      })),
    );
    let read = 0;
    const search = searchOf({
      async list(query) {
        const events = await ledger.list(query);
        read += events.length;
        return events;
      },
    });
    await search.count({});
    read = 0;
    const rare = await search.find({ limit: 10, most: 100, isWanted: (one) => one === 'z' });
    expect(rare.events.map(({ sequence }) => sequence)).toEqual([2_001, 1_001, 1]);
    expect(read).toBeLessThan(20);
    read = 0;
    const none = await search.find({ limit: 10, most: 500, fits: () => false });
    expect([none.events, none.next]).toEqual([[], 2_501]);
    expect(none.searchedTo).toBe(new Date(START + 2_500 * 60_000).toISOString());
    expect(read).toBeLessThan(600);
  });

  it('goes on where events were purged meanwhile', async () => {
    const ledger = memoryLedger();
    await write(
      ledger,
      Array.from({ length: 20 }, (_, minute) => ({ kind: 'a', label: 'y', minute, word: 'one' })),
    );
    const gone = new Set<number>();
    const search = searchOf({
      async list(query) {
        return (await ledger.list(query)).filter(({ sequence }) => !gone.has(sequence));
      },
    });
    await search.count({});
    for (const sequence of [20, 19, 18, 10]) gone.add(sequence);
    const { events } = await search.find({ limit: 10, most: 100 });
    expect(events.map(({ sequence }) => sequence)).toEqual([17, 16, 15, 14, 13, 12, 11, 9, 8, 7]);
    expect((await search.count({})).get('y')).toBe(16);
  });
});
