/** Tests of parallel readers and writers, several instances and restarts. */
import type { Ledger, NewLedgerEvent } from '../../ledger/ledger.js';
import { claim } from './claims.js';
import type { TestKit } from './testKit.js';

/** The real timer, even if a test installs fake ones. */
const { setTimeout: after } = globalThis;

/** The ledgers of a test. */
export interface Instances {
  /** The ledger of this test. */
  readonly ledger: () => Ledger;
  /** Opens the same ledger again. */
  readonly reopen: (() => Promise<Ledger>) | undefined;
  readonly anEvent: (parts?: Partial<NewLedgerEvent>) => NewLedgerEvent;
}

/**
 * Reads until all writes have ended. Other tasks run between two pages, as they do with a database.
 */
async function readUntilEnd(ledger: Ledger, isLast: () => boolean): Promise<string[]> {
  const read: string[] = [];
  for (let cursor = 0; ;) {
    const last = isLast();
    const page = await ledger.list({ after: cursor, limit: 7 });
    read.push(...page.map(({ key }) => key));
    cursor = page.at(-1)?.sequence ?? cursor;
    if (last && page.length === 0) return read;
    await new Promise<void>((turn) => void after(turn, 0));
  }
}

/** Reads while writers append, and expects that the reader misses no event. */
async function expectNoneMissed(
  { expect }: TestKit,
  { anEvent }: Instances,
  reader: Ledger,
  writers: readonly Ledger[],
): Promise<void> {
  let writing = true;
  const reading = readUntilEnd(reader, () => !writing);
  const keys = Array.from({ length: 120 }, (_, n) => `key:${String(n)}`);
  const writes = keys.map((key, n) =>
    (writers[n % writers.length] ?? reader).append(anEvent({ stream: `s:${String(n % 5)}`, key })),
  );
  try {
    await Promise.all(writes);
  } finally {
    writing = false;
  }
  const read = await reading;
  expect(read).toHaveLength(keys.length);
  expect(new Set(read)).toEqual(new Set(keys));
}

/** Tests of reading during writes; part of `ledgerConformance`. */
export function describeReading(kit: TestKit, instances: Instances): void {
  kit.it('shows a reader with a cursor every event, in any order of parallel appends', async () => {
    await expectNoneMissed(kit, instances, instances.ledger(), [instances.ledger()]);
  });
}

const MISSING =
  'The durability of this ledger cannot be tested: pass `reopen`, which opens the last ledger of `make` ' +
  'again, as another process would.';

/** Tests of two instances of one ledger; part of `ledgerConformance`. */
export function describeInstances(kit: TestKit, instances: Instances): void {
  const { it, expect } = kit;
  const { ledger, reopen, anEvent } = instances;

  /** Skips ledgers in memory, which one process owns. */
  const withSecond = async (look: (first: Ledger, second: Ledger) => Promise<void>) => {
    if (!reopen && ledger().durability === 'memory') return;
    if (!reopen) throw new Error(MISSING);
    const second = await reopen();
    try {
      await look(ledger(), second);
    } finally {
      await second.close?.();
    }
  };

  it('has a known durability', () => {
    expect(['memory', 'disk', 'database'].includes(ledger().durability)).toBe(true);
  });

  it('keeps events and claims for the next instance, even if the first was not closed', async () => {
    await ledger().append(anEvent());
    await ledger().append(anEvent({ key: 'quoted' }));
    await claim(ledger());
    await withSecond(async (first, second) => {
      const kept = await first.list({ after: 0 });
      expect(kept).toHaveLength(2);
      expect(await second.list({ after: 0 })).toEqual(kept);
      expect((await second.append(anEvent())).outcome).toBe('duplicate');
      const { sequence } = await second.append(anEvent({ key: 'seen' }));
      expect(sequence).toBeGreaterThan(kept.at(-1)?.sequence ?? Infinity);
      expect((await claim(second, { claimId: 'second' })).outcome).toBe('taken');
      const repeat = await claim(second, { attempt: 2, now: 1100, claimId: 'second' });
      expect(repeat).toEqual({ outcome: 'granted', claimId: 'first' });
    });
  });

  it('reports one parallel append of two instances as new, and grants one claim', async () => {
    await withSecond(async (first, second) => {
      const turns = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? first : second));
      const bodies = turns.map((one, n) => one.append(anEvent({ body: { n: n % 4 < 2 ? 0 : 1 } })));
      const results = await Promise.all(bodies);
      const count = (outcome: string) => results.filter((r) => r.outcome === outcome).length;
      expect([count('new'), count('duplicate'), count('conflict')]).toEqual([1, 19, 20]);
      const claims = turns.map((one, n) => claim(one, { claimId: `claim:${String(n)}` }));
      const granted = (await Promise.all(claims)).filter(({ outcome }) => outcome === 'granted');
      expect(granted).toHaveLength(1);
      const again = turns.map((one) => claim(one, { attempt: 2, now: 1100 }));
      const repeats = (await Promise.all(again)).filter(({ outcome }) => outcome === 'granted');
      expect(repeats).toEqual(granted);
    });
  });

  it('shows one instance the events of the other immediately, in one order', async () => {
    await withSecond(async (first, second) => {
      const one = await first.append(anEvent({ stream: 'a' }));
      expect((await second.list({ stream: 'a' })).map(({ sequence }) => sequence)).toEqual([
        one.sequence,
      ]);
      const two = await second.append(anEvent({ stream: 'b' }));
      expect(two.sequence).toBeGreaterThan(one.sequence);
      const three = await first.append(anEvent({ stream: 'c' }));
      expect(three.sequence).toBeGreaterThan(two.sequence);
      const streams = (await second.list({ after: 0 })).map(({ stream }) => stream);
      expect(streams).toEqual(['a', 'b', 'c']);
    });
  });

  it('shows a reader of one instance every event of both', async () => {
    await withSecond((first, second) => expectNoneMissed(kit, instances, second, [first, second]));
  });
}
