/** What a ledger must do for several who have it open at once, and for whoever opens it next. */
import type { Ledger, NewLedgerEvent } from '../../ledger/ledger.js';
import { claim } from './claims.js';
import type { TestKit } from './testKit.js';

/** Taken at the start: a test that stops the clock must not stop the reader. */
const { setTimeout: after } = globalThis;

/** What the descriptions need of the suite. */
export interface Instances {
  /** The ledger of this test. */
  readonly ledger: () => Ledger;
  /** Opens the same once more. */
  readonly reopen: (() => Promise<Ledger>) | undefined;
  readonly anEvent: (parts?: Partial<NewLedgerEvent>) => NewLedgerEvent;
}

/**
 * Reads on until nothing more can come. Between two pages others get their turn, as they do on the way
 * to a database.
 */
async function readAlong(ledger: Ledger, isLast: () => boolean): Promise<string[]> {
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

/** Has a reader follow while writers append, and expects that it misses none. */
async function expectNoneMissed(
  { expect }: TestKit,
  { anEvent }: Instances,
  reader: Ledger,
  writers: readonly Ledger[],
): Promise<void> {
  let writing = true;
  const reading = readAlong(reader, () => !writing);
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

/** Describes one ledger that is read while it is written to; part of `ledgerConformance`. */
export function describeReading(kit: TestKit, instances: Instances): void {
  kit.it('shows a reader with a cursor every event, in whatever order appends end', async () => {
    await expectNoneMissed(kit, instances, instances.ledger(), [instances.ledger()]);
  });
}

const MISSING =
  'This ledger says that it is more than memory, and the suite cannot see it: pass `reopen`, which ' +
  'opens what `make` made last once more, as another process would.';

/** Describes two of one ledger; part of `ledgerConformance`. */
export function describeInstances(kit: TestKit, instances: Instances): void {
  const { it, expect } = kit;
  const { ledger, reopen, anEvent } = instances;

  /** A ledger in memory is one process's own, and promises nothing else. */
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

  it('says where it keeps its events', () => {
    expect(['memory', 'disk', 'database'].includes(ledger().durability)).toBe(true);
  });

  it('keeps events and claims for whoever opens it next, even if nobody closed it', async () => {
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

  it('gives one of two that are open at once the name of being new, and one claim', async () => {
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

  it('shows one what the other has appended, at once and in one order', async () => {
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

  it('shows a reader of one every event that both append', async () => {
    await withSecond((first, second) => expectNoneMissed(kit, instances, second, [first, second]));
  });
}
