/** Reading a ledger from its end, page by page, also while a purge takes events away. */
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createNewestFirst } from '../../src/ledger/newestFirst.js';

/** Sixty events, every third of a kind that is not asked for, out of which some can be purged. */
async function filled() {
  const inner = memoryLedger();
  const at = '2026-03-01T12:00:00.000Z';
  for (let n = 1; n <= 60; n += 1) {
    const kind = n % 3 === 2 ? 'other' : 'wanted';
    await inner.append({ stream: 's', key: String(n), kind, at, body: {} });
  }
  const gone = new Set<number>();
  const ledger: Pick<Ledger, 'list'> = {
    async list(query) {
      const { limit = 1_000, ...all } = { limit: undefined, ...query };
      return (await inner.list(all)).filter(({ sequence }) => !gone.has(sequence)).slice(0, limit);
    },
  };
  const read = createNewestFirst(ledger, 'wanted');
  const page = async (before: number | undefined, limit: number) => {
    const { events, next } = await read({ before, limit });
    return { sequences: events.map(({ sequence }) => sequence), next };
  };
  return { page, gone };
}

const wanted = Array.from({ length: 60 }, (_, at) => 60 - at).filter((n) => n % 3 !== 2);

describe('reading newest first', () => {
  it.each([1, 3, 39, 40, 41])('joins pages of %d without a gap', async (limit) => {
    const { page } = await filled();
    const joined: number[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const { sequences, next } = await page(before, limit);
      joined.push(...sequences);
      before = next;
    }
    expect(joined).toEqual(wanted);
  });

  it('fills a page with older ones where a purge has taken some away', async () => {
    const { page, gone } = await filled();
    expect((await page(undefined, 4)).sequences).toEqual([60, 58, 57, 55]);
    for (const sequence of [60, 57, 55, 51]) gone.add(sequence);
    expect((await page(undefined, 4)).sequences).toEqual([58, 54, 52, 49]);
    for (let sequence = 1; sequence <= 60; sequence += 1) gone.add(sequence);
    expect(await page(undefined, 4)).toEqual({ sequences: [], next: null });
  });
});
