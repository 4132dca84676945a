/** The end of a shared ledger: found in few queries, followed without a gap. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEvent, ListQuery } from '../../src/ledger/ledger.js';
import { createLedgerTail, findLedgerEnd } from '../../src/ledger/ledgerTail.js';
import { runs } from '../support/runs.js';

const eventAt = (sequence: number): LedgerEvent => ({
  stream: `s${String(sequence)}`,
  key: 'k',
  kind: 'seen',
  at: '2026-03-01T12:00:00.000Z',
  body: {},
  sequence,
});

/** A ledger of given sequences, with gaps, that counts its queries. */
function ledgerOf(sequences: number[]) {
  const queries: ListQuery[] = [];
  const list = (query: ListQuery) => {
    queries.push(query);
    const { after, limit = 1_000 } = query as { after: number; limit?: number };
    const found = sequences.filter((sequence) => sequence > after).slice(0, limit);
    return Promise.resolve(found.map(eventAt));
  };
  return { sequences, queries, list };
}

describe('the end of a ledger', () => {
  it('is found whatever gaps there are, from wherever the search begins', async () => {
    const sequences = fc
      .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 60 })
      .map((list) => list.sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(sequences, fc.nat(60), async (list, at) => {
        const from = list[at] ?? 0;
        expect(await findLedgerEnd(ledgerOf(list), from)).toBe(list.at(-1) ?? 0);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of ten million events costs some fifty queries for one row each', async () => {
    const end = 10_000_000;
    const queries: ListQuery[] = [];
    const ledger = {
      list(query: ListQuery) {
        queries.push(query);
        const { after } = query as { after: number };
        return Promise.resolve(after < end ? [eventAt(after + 1)] : []);
      },
    };
    expect(await findLedgerEnd(ledger, 0)).toBe(end);
    expect(queries.length).toBeLessThan(60);
    expect(queries.every((query) => 'limit' in query && query.limit === 1)).toBe(true);
  });
});

describe('the tail', () => {
  it('tells what comes after its first step, each once, and says that the first told nothing', async () => {
    const ledger = ledgerOf([1, 2, 5]);
    const told: number[] = [];
    const tail = createLedgerTail(ledger, ({ sequence }) => told.push(sequence));
    expect(await tail.step(0)).toBe(false);
    expect(told).toEqual([]);
    ledger.sequences.push(6, 9);
    expect(await tail.step(0)).toBe(true);
    expect(await tail.step(0)).toBe(true);
    ledger.sequences.push(10);
    await tail.step(0);
    expect(told).toEqual([6, 9, 10]);
  });

  it('reads on at once where there is more than a page', async () => {
    const ledger = ledgerOf([1]);
    const told: number[] = [];
    const tail = createLedgerTail(ledger, ({ sequence }) => told.push(sequence));
    await tail.step(0);
    for (let sequence = 2; sequence <= 2_502; sequence += 1) ledger.sequences.push(sequence);
    ledger.queries.length = 0;
    await tail.step(0);
    expect([told.length, told.at(-1), ledger.queries.length]).toEqual([2_501, 2_502, 3]);
  });

  it('passes over what it slept through, from the place where it was', async () => {
    const ledger = ledgerOf(Array.from({ length: 2_000 }, (_, at) => at + 1));
    const told: number[] = [];
    const tail = createLedgerTail(ledger, ({ sequence }) => told.push(sequence));
    await tail.step(0);
    tail.forget();
    ledger.sequences.push(2_001, 2_002);
    ledger.queries.length = 0;
    expect(await tail.step(0)).toBe(false);
    expect([told, ledger.queries.length <= 6]).toEqual([[], true]);
    ledger.sequences.push(2_003);
    await tail.step(0);
    expect(told).toEqual([2_003]);
  });
});
