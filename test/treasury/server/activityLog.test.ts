/** The list of activity against the whole ledger sorted by hand, on each ledger, whatever happens between two reads. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ledger, LedgerEvent } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createActivityIndex } from '../../../src/treasury/server/activity/activityIndex.js';
import {
  createActivityLog,
  type ActivityFilter,
  type ActivityLog,
} from '../../../src/treasury/server/activity/activityLog.js';
import { ALL_KINDS } from '../../../src/treasury/server/activity/activityNotes.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { runs } from '../../support/runs.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');

const STEPS = [
  ...['begun', 'ended', 'refused', 'seen', 'conflict', 'orphan', 'looked', 'other'],
  ...['call_failed', 'call_done', 'kept', 'sent', 'send_failed'],
] as const;
type Step = readonly [what: (typeof STEPS)[number], about: number, minute: number];

const HASH = (about: number) => `aa${String(about)}`.padEnd(8, 'f');

/** What a step writes: stream, key, kind and body. */
function eventOf([what, about]: Step, count: number): [string, string, string, object] {
  const name = String(about);
  const order = `order:${name}`;
  const act = { who: `person ${name}`, action: 'markPaid', target: `payment:${name}` };
  const audit = (key: string, body: object): [string, string, string, object] => [
    ...(['treasury:audit', key, 'treasury_audit'] as const),
    { ...act, reason: 'Why not.', ...body },
  ];
  const webhook = { source: 'service_event', txHash: HASH(about), amount: '1' };
  switch (what) {
    case 'begun':
      return audit(`${name}:begun`, { attempt: name, outcome: 'unfinished' });
    case 'ended':
      return audit(`${name}:ended`, { attempt: name, outcome: 'done' });
    case 'refused':
      return audit(`refused:${String(count)}`, { outcome: 'forbidden' });
    case 'seen':
      return [order, `seen:${String(count)}`, 'seen', webhook];
    case 'conflict':
      return [order, `${String(count)}~${'a'.repeat(32)}`, 'confirmed', webhook];
    case 'looked':
      return [order, `look:${String(count)}`, 'seen', { ...webhook, source: 'look_up' }];
    case 'orphan':
      return [
        'orphans',
        String(count),
        'orphan',
        { type: 'x', isTest: about % 2 === 0, txHash: 'bb' },
      ];
    case 'call_failed':
    case 'call_done': {
      const kind = what === 'call_done' ? 'effect_done' : 'effect_failed';
      const body = { effect: 'onPaid:x', claimId: `claim-${name}`, attempt: count };
      return [order, what === 'call_done' ? 'done' : String(count), kind, body];
    }
    case 'kept':
    case 'sent':
    case 'send_failed': {
      const kinds = { kept: '', sent: '_delivered', send_failed: '_failed' } as const;
      const body = {
        kept: { type: 'order.paid', timestamp: '', data: { order_id: name } },
        sent: { attempt: 1 },
        send_failed: { attempt: 1, reason: 'x', leaseUntil: 1, nextAt: 1 },
      }[what];
      return [`notification:n-${name}`, String(count), `notification${kinds[what]}`, body];
    }
    default:
      return [order, String(count), 'displayed', {}];
  }
}

/** Writes a step, if it can follow on what is there. */
async function write(ledger: Ledger, step: Step, count: number): Promise<void> {
  const [stream, key, kind, body] = eventOf(step, count);
  const events = await ledger.list({ stream });
  const isBegun =
    step[0] !== 'ended' || events.some((one) => one.key === `${String(step[1])}:begun`);
  const isKept = !stream.startsWith('notification:') || step[0] === 'kept' || events.length > 0;
  const isDone = kind === 'effect_failed' && events.some((one) => one.kind === 'effect_done');
  if (!isBegun || !isKept || isDone) return;
  const at = new Date(START + step[2] * 60_000).toISOString();
  await ledger.append({ stream, key, kind, at, body: body as Record<string, string> });
}

/** Of one entry several events may tell: its name, and its kind. */
function entryNameOf({ stream, kind, key, sequence, body }: LedgerEvent): [string, string] | null {
  if (stream === 'treasury:audit') {
    const { attempt } = body;
    return [typeof attempt === 'string' ? `act ${attempt}` : `act ${key}`, 'act'];
  }
  if (kind.startsWith('effect_')) return [`call ${stream}`, 'notification'];
  if (stream.startsWith('notification:')) return [stream, 'notification'];
  const isWebhook = kind === 'orphan' || body['source'] === 'service_event';
  return isWebhook ? [`webhook ${String(sequence)}`, 'webhook'] : null;
}

const isProblem = ({ kind, key, body }: LedgerEvent): boolean =>
  /_failed$/.test(kind) ||
  key.includes('~') ||
  (kind === 'orphan' && body['isTest'] === false) ||
  body['outcome'] === 'forbidden';

/** Sequences of the events that stand for what fits, newest first: by hand, from the whole ledger. */
function expected(events: readonly LedgerEvent[], filter: ActivityFilter): number[] {
  const isServe = events.some(({ kind }) => kind === 'notification');
  const last = new Map<string, LedgerEvent>();
  const about = new Map<string, string>();
  for (const event of events) {
    const [name, kind] = entryNameOf(event) ?? [];
    if (name === undefined || (isServe && name.startsWith('call '))) continue;
    if (filter.kind !== undefined && kind !== filter.kind) continue;
    last.set(name, event);
    const words = [event.stream.replace(/^\w+:/, ''), ...Object.values(event.body), event.stream];
    about.set(name, `${about.get(name) ?? ''} ${JSON.stringify(words)}`);
  }
  return [...last]
    .filter(([name, event]) => {
      const time = Date.parse(event.at);
      const { from = -Infinity, to = Infinity, who, q = '' } = filter;
      return (
        time >= from &&
        time < to &&
        (!filter.only || isProblem(event)) &&
        (who === undefined || event.body['who'] === who) &&
        (about.get(name) ?? '').includes(q)
      );
    })
    .map(([, { sequence }]) => sequence)
    .sort((a, b) => b - a);
}

const open = (ledger: Pick<Ledger, 'list'>): ActivityLog =>
  createActivityLog(ledger, createActivityIndex(ledger, ALL_KINDS), {
    catchUp: () => Promise.resolve(true),
    ownerOf: () => undefined,
  });

/** The ids and moments of all pages; each moment is that of the event that stands for the entry. */
async function readAll(
  log: ActivityLog,
  filter: ActivityFilter,
  limit: number,
  meanwhile: () => Promise<unknown>,
) {
  const found: { id: number; at: string; place: number | null }[] = [];
  for (let after: number | undefined; ;) {
    const { rows, next } = await log.find(filter, { after, limit });
    expect(rows.length).toBeLessThanOrEqual(limit);
    found.push(...rows.map(({ id, at }) => ({ id, at, place: next })));
    // A page that repeats an entry would never come to an end.
    expect(found.length).toBeLessThan(60);
    if (next === null) return found;
    after = next;
    await meanwhile();
  }
}

const FILTERS = fc.record(
  {
    kind: fc.constantFrom('webhook' as const, 'notification' as const, 'act' as const),
    only: fc.constant('failed' as const),
    from: fc.integer({ min: 0, max: 9 }).map((minute) => START + minute * 60_000),
    to: fc.integer({ min: 0, max: 9 }).map((minute) => START + minute * 60_000),
    who: fc.constantFrom('person 0', 'person 1'),
    q: fc.constantFrom(HASH(1), 'claim-2', 'n-1'),
  },
  { requiredKeys: [] },
);
const HISTORY = fc.array(
  fc.tuple(
    fc.constantFrom(...STEPS),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 9 }),
  ),
  // Without it most histories are shorter than a page.
  { maxLength: 40, size: 'max' },
);

/** Lists what a history has, with reads between its steps, and compares. */
async function check(
  ledger: Ledger,
  history: readonly Step[],
  filter: ActivityFilter,
  limit: number,
) {
  const log = open(ledger);
  for (const [count, step] of history.entries()) {
    await write(ledger, step, count);
    if (count % 7 === 3) await log.find({}, { limit: 2 });
  }
  let newest = history.length;
  // One that has read on and one that begins see the same.
  for (const one of [log, open(ledger)]) {
    const events = await ledger.list({ after: 0 });
    const wanted = expected(events, filter);
    const { total, counts } = await one.find(filter, { limit: 1 });
    expect(total).toBe(wanted.length);
    const { kind: _, only: __, who: ___, ...shared } = filter;
    const all = expected(events, shared).length;
    expect([counts.all, counts.webhook + counts.notification + counts.act]).toEqual([all, all]);
    expect(counts.failed).toBe(expected(events, { ...shared, only: 'failed' }).length);
    // What comes between two pages belongs before everything that is read already.
    const found = await readAll(one, filter, limit, () =>
      write(ledger, ['refused', 0, 0], (newest += 1)),
    );
    const times = new Map(events.map(({ sequence, at }) => [sequence, at]));
    expect(found.map(({ at }) => at)).toEqual(wanted.map((sequence) => times.get(sequence)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  }
}

const connect = ledgerFiles();
const LEDGERS = [
  ['memory', async () => memoryLedger(), 800],
  ['SQLite', async () => connect()[0], 60],
] as const;

describe('the list of activity', () => {
  it.each(LEDGERS)('is what the ledger says: %s', async (_name, make, count) => {
    await fc.assert(
      fc.asyncProperty(HISTORY, FILTERS, fc.integer({ min: 1, max: 4 }), async (...drawn) => {
        await check(await make(), ...drawn);
      }),
      { numRuns: runs(count) },
    );
  });

  it('reads the page alone, however much there is, and a search reads nothing else', async () => {
    const ledger = memoryLedger();
    for (let count = 0; count < 3_000; count += 1) await write(ledger, ['seen', count, 0], count);
    let read = 0;
    const log = open({
      async list(query) {
        const events = await ledger.list(query);
        read += events.length;
        return events;
      },
    });
    await log.find({}, { limit: 1 });
    read = 0;
    expect((await log.find({}, { limit: 50 })).rows).toHaveLength(50);
    expect(read).toBe(50);
    read = 0;
    expect((await log.find({ q: HASH(1_234) }, { limit: 50 })).rows).toHaveLength(1);
    expect((await log.find({ q: 'none' }, { limit: 50 })).rows).toEqual([]);
    expect(read).toBe(1);
  });

  it('goes on where events were purged meanwhile', async () => {
    const ledger = memoryLedger();
    for (let count = 0; count < 20; count += 1) await write(ledger, ['seen', count, 0], count);
    const gone = new Set<number>();
    const log = open({
      list: async (query) =>
        (await ledger.list(query)).filter(({ sequence }) => !gone.has(sequence)),
    });
    await log.find({}, { limit: 1 });
    for (const sequence of [20, 19, 18, 10]) gone.add(sequence);
    const { rows } = await log.find({}, { limit: 10 });
    expect(rows.map(({ id }) => id)).toEqual([17, 16, 15, 14, 13, 12, 11, 9, 8, 7]);
    expect((await log.find({}, { limit: 1 })).total).toBe(16);
  });
});
