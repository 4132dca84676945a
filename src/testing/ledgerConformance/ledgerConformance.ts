/** Conformance suite of ledgers: run it against your own with `ledgerConformance`. */
import type { Ledger, LedgerEvent, NewLedgerEvent } from '../../ledger/ledger.js';
import { claim, describeClaims } from './claims.js';
import { describeInstances, describeReading } from './instances.js';
import type { TestKit } from './testKit.js';

const AT = '2026-03-01T12:00:00.000Z';

/** An event with default fields. */
export function anEvent(parts: Partial<NewLedgerEvent> = {}): NewLedgerEvent {
  return { stream: 'order:1', key: 'opened', kind: 'opened', at: AT, body: { a: '1' }, ...parts };
}

/** The ledger to test. */
export interface LedgerConformance {
  readonly name: string;
  /** Makes a new, empty ledger. It is closed after its test. */
  readonly make: () => Promise<Ledger>;
  /**
   * Opens the last ledger of `make` again, as another process would: only the file or database is shared.
   * It is closed after its test. Required unless the ledger's `durability` is `memory`, to test restarts
   * and two instances.
   */
  readonly reopen?: () => Promise<Ledger>;
  /** Number of random histories. @default 100 */
  readonly runs?: number;
}

/**
 * Tests everything that the `Ledger` interface promises.
 *
 * @param kit `describe`, `it`, `expect`, `beforeEach` and `afterEach` of Vitest or Jest.
 */
export function ledgerConformance(
  kit: TestKit,
  { name, make, reopen, runs = 100 }: LedgerConformance,
): void {
  const { describe, it, beforeEach, afterEach } = kit;
  describe(`${name} conforms to the ledger interface`, () => {
    let ledger: Ledger;
    beforeEach(async () => {
      ledger = await make();
    });
    afterEach(() => ledger.close?.());

    describeAppending(kit, () => ledger);
    describeFields(kit, () => ledger);
    describeBodies(kit, () => ledger);
    describeNames(kit, () => ledger);
    describeListing(kit, () => ledger);
    describeKinds(kit, () => ledger);
    describeClaims(kit, () => ledger);
    const instances = { ledger: () => ledger, reopen, anEvent };
    describeReading(kit, instances);
    describeInstances(kit, instances);

    it('agrees with a model over random histories of appends, claims and lists', async () => {
      // Imported here, so that the rest of `tillkit/testing` works without fast-check.
      const { checkAgainstModel } = await import('./model.js');
      await checkAgainstModel(kit.expect, make, runs);
    }, 120_000);
  });
}

function describeAppending({ it, expect }: TestKit, ledger: () => Ledger): void {
  it('appends an event once and returns its sequence', async () => {
    const first = await ledger().append(anEvent());
    const second = await ledger().append(anEvent({ key: 'quoted' }));
    expect(first.outcome).toBe('new');
    expect(first.sequence).toBeGreaterThan(0);
    expect(second.outcome).toBe('new');
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });

  it('reports the same key with the same body as a duplicate, in any order of members', async () => {
    const { sequence } = await ledger().append(anEvent({ body: { a: '1', b: { c: 1, d: [2] } } }));
    const again = anEvent({ body: { b: { d: [2], c: 1 }, a: '1' } });
    expect(await ledger().append(again)).toEqual({ sequence, outcome: 'duplicate' });
  });

  it('ignores the time of a duplicate and keeps the first', async () => {
    await ledger().append(anEvent());
    const later = anEvent({ at: '2026-03-02T00:00:00.000Z' });
    expect((await ledger().append(later)).outcome).toBe('duplicate');
    expect((await ledger().list({ stream: 'order:1' })).map(({ at }) => at)).toEqual([AT]);
  });

  it('reports the same key with another body as a conflict and writes nothing', async () => {
    const { sequence } = await ledger().append(anEvent());
    for (const body of [{ a: 1 }, { a: '1 ' }, { a: '1', b: null }, { a: ['1'] }, {}]) {
      expect(await ledger().append(anEvent({ body }))).toEqual({ sequence, outcome: 'conflict' });
    }
    expect(await ledger().list({ after: 0 })).toEqual([{ sequence, ...anEvent() }]);
  });

  it('distinguishes arrays with another order', async () => {
    await ledger().append(anEvent({ body: { a: [1, 2] } }));
    expect((await ledger().append(anEvent({ body: { a: [2, 1] } }))).outcome).toBe('conflict');
  });

  it('distinguishes the same key in two streams', async () => {
    await ledger().append(anEvent({ stream: 'order:1', key: 'a' }));
    expect((await ledger().append(anEvent({ stream: 'order:2', key: 'a' }))).outcome).toBe('new');
    const glued = [anEvent({ stream: 'x:y', key: 'z' }), anEvent({ stream: 'x', key: 'y:z' })];
    for (const event of glued) expect((await ledger().append(event)).outcome).toBe('new');
  });

  it('reports one of a hundred parallel appends of one key as new', async () => {
    const bodies = Array.from({ length: 100 }, (_, n) => ({ n: n % 2 }));
    const results = await Promise.all(bodies.map((body) => ledger().append(anEvent({ body }))));
    const count = (outcome: string) => results.filter((r) => r.outcome === outcome).length;
    expect([count('new'), count('duplicate'), count('conflict')]).toEqual([1, 49, 50]);
    expect(new Set(results.map(({ sequence }) => sequence)).size).toBe(1);
  });

  it('gives a hundred parallel appends of a hundred keys a hundred sequences', async () => {
    const keys = Array.from({ length: 100 }, (_, n) => `key:${String(n)}`);
    const results = await Promise.all(keys.map((key) => ledger().append(anEvent({ key }))));
    expect(new Set(results.map(({ sequence }) => sequence)).size).toBe(100);
    const listed = await ledger().list({ after: 0 });
    expect(new Set(listed.map(({ key }) => key))).toEqual(new Set(keys));
  });
}

function describeFields({ it, expect }: TestKit, ledger: () => Ledger): void {
  it('returns every field of an event unchanged, in any script', async () => {
    const event = anEvent({
      stream: 'order:Größe 🧾 店',
      key: "quoted:'; drop table till_events; --",
      kind: 'état',
      body: {
        'ключ\0': '\u2028 "\\ 💶',
        half: '\ud83d',
        deep: { list: [null, true, -1.5e-7, ''] },
      },
    });
    const { sequence } = await ledger().append(event);
    expect(await ledger().list({ stream: event.stream })).toEqual([{ sequence, ...event }]);
  });

  it('keeps numbers and member names that a database might change', async () => {
    const body = {
      numbers: [2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0.1, 1e300, 5e-324],
      rates: { 'USDT.Tron': '1.000000000000000001', $set: '', '': 'nameless', 'a b': '0' },
      empty: { list: [], object: {}, nested: [[], [[1], {}]] },
      order: ['10', '9', 'b', 'a'],
    };
    const { sequence } = await ledger().append(anEvent({ body }));
    expect(await ledger().list({ after: 0 })).toEqual([{ sequence, ...anEvent({ body }) }]);
    expect((await ledger().append(anEvent({ body }))).outcome).toBe('duplicate');
  });

  it('keeps a time to the millisecond, independent of time zone and calendar', async () => {
    const times = [
      '2026-03-01T12:00:00.001Z',
      '2026-03-01T12:00:00.999Z',
      // An hour that daylight saving skips in Europe, and one that America has twice.
      '2026-03-29T02:30:00.123Z',
      '2026-11-01T01:30:00.123Z',
      '2024-02-29T23:59:59.999Z',
      // After the last second of 32 bits.
      '2039-01-01T00:00:00.500Z',
    ];
    for (const at of times) await ledger().append(anEvent({ key: at, at }));
    expect((await ledger().list({ after: 0 })).map(({ at }) => at)).toEqual(times);
    expect((await ledger().list({ stream: 'order:1' })).map(({ at }) => at)).toEqual(times);
  });
}

function describeBodies({ it, expect }: TestKit, ledger: () => Ledger): void {
  it('stores a body of a megabyte', async () => {
    const body = { text: '🪙é"'.repeat(200_000) };
    await ledger().append(anEvent({ body }));
    expect((await ledger().append(anEvent({ body }))).outcome).toBe('duplicate');
    expect((await ledger().list({ stream: 'order:1' }))[0]?.body).toEqual(body);
  });

  it('does not share objects with appended or listed events', async () => {
    const body = { transfers: [{ amount: '1' }] };
    await ledger().append(anEvent({ body }));
    body.transfers.push({ amount: '2' });
    const tamper = (event: LedgerEvent | undefined) => {
      try {
        Object.assign(event ?? {}, { kind: 'confirmed' });
        Object.assign(event?.body ?? {}, { transfers: [] });
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError); // A frozen object is as good as a copy.
      }
    };
    tamper((await ledger().list({ stream: 'order:1' }))[0]);
    const [kept] = await ledger().list({ stream: 'order:1' });
    expect(kept).toMatchObject({ kind: 'opened', body: { transfers: [{ amount: '1' }] } });
  });

  it('accepts the names of object prototypes', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    for (const name of names) {
      expect(await ledger().list({ stream: name })).toEqual([]);
      const body = JSON.parse(`{"${name}":{"polluted":true}}`) as NewLedgerEvent['body'];
      const event = anEvent({ stream: name, key: name, kind: name, body });
      expect((await ledger().append(event)).outcome).toBe('new');
      expect((await ledger().append(event)).outcome).toBe('duplicate');
      const [kept] = await ledger().list({ stream: name });
      expect(JSON.stringify(kept?.body)).toBe(JSON.stringify(body));
      expect((await claim(ledger(), { effect: name })).outcome).toBe('granted');
    }
    expect('polluted' in {}).toBe(false);
  });

  it('refuses a body that JSON cannot hold, and stores nothing', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const bodies = [{ n: NaN }, { n: -Infinity }, { d: new Date(0) }, { n: 1n }, circular];
    for (const body of bodies) {
      const event = anEvent({ body: body as unknown as NewLedgerEvent['body'] });
      await expect(ledger().append(event)).rejects.toThrow(/was not stored/);
    }
    expect(await ledger().list({ after: 0 })).toEqual([]);
  });
}

function describeNames({ it, expect }: TestKit, ledger: () => Ledger): void {
  it('accepts names of 512 characters and refuses longer ones without repeating them', async () => {
    const long = 'é'.repeat(512);
    const event = anEvent({ stream: long, key: long, kind: long });
    expect((await ledger().append(event)).outcome).toBe('new');
    expect((await claim(ledger(), { effect: long })).outcome).toBe('granted');
    for (const field of ['stream', 'key', 'kind'] as const) {
      const refused = ledger().append(anEvent({ [field]: `${long}!` }));
      await expect(refused).rejects.toThrow(`\`${field}\`: it is 513 characters long`);
      await expect(refused).rejects.not.toThrow(long);
    }
    await expect(claim(ledger(), { effect: `${long}!` })).rejects.toThrow('`effect`');
    await expect(ledger().list({ stream: `${long}!` })).rejects.toThrow('`stream`');
    expect(await ledger().list({ after: 0 })).toHaveLength(1);
  });

  it('accepts a stream and a key of 1300 bytes each and refuses longer ones', async () => {
    // All different, because an index that compresses would have room for repetitions.
    const long = Array.from({ length: 433 }, (_, n) => String.fromCodePoint(0x4e00 + n * 37)).join(
      '',
    );
    const event = anEvent({ stream: long, key: `${long}!` });
    expect((await ledger().append(event)).outcome).toBe('new');
    expect((await ledger().append(event)).outcome).toBe('duplicate');
    const refused = ledger().append(anEvent({ key: `${long}!!` }));
    await expect(refused).rejects.toThrow('`key`: it is 1301 bytes long');
  });

  it('distinguishes long names that differ in the last character', async () => {
    const long = 'x'.repeat(511);
    const names = [`${long}a`, `${long}b`];
    for (const name of names) {
      for (const parts of [{ stream: name }, { key: name }]) {
        expect((await ledger().append(anEvent(parts))).outcome).toBe('new');
      }
      expect((await claim(ledger(), { effect: name })).outcome).toBe('granted');
    }
    for (const name of names) {
      expect((await ledger().list({ stream: name })).map(({ stream }) => stream)).toEqual([name]);
    }
  });

  it('refuses names that a database might change', async () => {
    for (const key of ['', 'a\0b', 'half \ud83d', '\ude00']) {
      await expect(ledger().append(anEvent({ key }))).rejects.toThrow(RangeError);
    }
    expect(await ledger().list({ after: 0 })).toEqual([]);
  });

  it('distinguishes names that look alike or differ in case or spaces', async () => {
    const names = [
      'é',
      'e\u0301',
      'e',
      'a',
      'A',
      'a ',
      ' a',
      'ß',
      'ss',
      '%',
      '_',
      '1',
      '01',
      '1.0',
    ];
    for (const key of names) expect((await ledger().append(anEvent({ key }))).outcome).toBe('new');
    expect((await ledger().list({ stream: 'order:1' })).map(({ key }) => key)).toEqual(names);
    // If names were confused, two orders would share a payment, and two effects would run once.
    for (const stream of names) {
      expect((await ledger().append(anEvent({ stream }))).outcome).toBe('new');
      expect((await claim(ledger(), { effect: stream })).outcome).toBe('granted');
    }
    for (const stream of names) {
      const listed = await ledger().list({ stream });
      expect(listed.map((event) => event.stream)).toEqual([stream]);
    }
  });

  it('refuses a time that is not RFC 3339 in UTC with milliseconds', async () => {
    for (const at of ['2026-03-01', '2026-03-01T12:00:00Z', '2026-13-01T12:00:00.000Z', '']) {
      await expect(ledger().append(anEvent({ at }))).rejects.toThrow(RangeError);
    }
    expect(await ledger().list({ after: 0 })).toEqual([]);
  });
}

function describeListing({ it, expect }: TestKit, ledger: () => Ledger): void {
  const fill = async (count: number) => {
    const sequences: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const event = anEvent({
        stream: `order:${String(n % 3)}`,
        key: `key:${String(n)}`,
        body: { n },
      });
      sequences.push((await ledger().append(event)).sequence);
    }
    return sequences;
  };

  it('lists one stream in order of sequence, and nothing for an unknown stream', async () => {
    await fill(9);
    const listed = await ledger().list({ stream: 'order:1' });
    expect(listed.map(({ body }) => body['n'])).toEqual([1, 4, 7]);
    expect(await ledger().list({ stream: 'order:' })).toEqual([]);
    expect(await ledger().list({ stream: 'ORDER:1' })).toEqual([]);
  });

  it('lists the whole ledger in pages, each event once', async () => {
    const sequences = await fill(10);
    const read: number[] = [];
    let after = 0;
    for (;;) {
      const page = await ledger().list({ after, limit: 3 });
      expect(page.length).toBeLessThanOrEqual(3);
      read.push(...page.map(({ sequence }) => sequence));
      const last = page.at(-1);
      if (!last) break;
      after = last.sequence;
    }
    expect(read).toEqual(sequences);
  });

  it('lists only events after the cursor', async () => {
    const end = (await fill(3)).at(-1) ?? 0;
    expect(await ledger().list({ after: end })).toEqual([]);
    expect(await ledger().list({ after: end + 1000 })).toEqual([]);
    await ledger().append(anEvent({ key: 'next' }));
    expect((await ledger().list({ after: end })).map(({ key }) => key)).toEqual(['next']);
  });

  it('lists a thousand events without a limit', async () => {
    const keys = Array.from({ length: 1001 }, (_, n) => `key:${String(n)}`);
    await Promise.all(keys.map((key) => ledger().append(anEvent({ key }))));
    expect(await ledger().list({ after: 0 })).toHaveLength(1000);
    expect(await ledger().list({ after: 0, limit: 2000 })).toHaveLength(1001);
    expect(await ledger().list({ stream: 'order:1' })).toHaveLength(1001);
  }, 60_000);

  it('refuses an invalid cursor or limit', async () => {
    for (const after of [-1, 0.5, NaN, Infinity]) {
      await expect(ledger().list({ after })).rejects.toThrow(RangeError);
    }
    for (const limit of [0, -1, 1.5]) {
      await expect(ledger().list({ after: 0, limit })).rejects.toThrow(RangeError);
    }
  });
}

function describeKinds({ it, expect }: TestKit, ledger: () => Ledger): void {
  it('lists one kind after a cursor, in order of sequence, in pages', async () => {
    const kinds = ['opened', 'seen', 'opened', 'closed', 'opened'];
    const sequences: number[] = [];
    for (const [n, kind] of kinds.entries()) {
      const { sequence } = await ledger().append(anEvent({ stream: `order:${String(n)}`, kind }));
      sequences.push(sequence);
    }
    const streams = async (after: number, limit: number) =>
      (await ledger().list({ after, limit, kind: 'opened' })).map(({ stream }) => stream);
    expect(await streams(0, 10)).toEqual(['order:0', 'order:2', 'order:4']);
    expect(await streams(0, 2)).toEqual(['order:0', 'order:2']);
    expect(await streams(sequences[2] ?? 0, 2)).toEqual(['order:4']);
    expect(await ledger().list({ after: 0, kind: 'Opened' })).toEqual([]);
    await expect(ledger().list({ after: 0, kind: '' })).rejects.toThrow('`kind`');
  });
}
