/** A start costs what is unsettled, and no death at any moment loses a callback that is owed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSettledMarks,
  MARK_KIND,
  type SettledMarks,
} from '../../../src/server/telling/settledMarks.js';
import {
  createUnsettledCheckouts,
  OPEN_MS,
  type UnsettledCheckouts,
} from '../../../src/server/telling/unsettledCheckouts.js';
import type { CheckoutRecord } from '../../../src/server/checkouts/checkoutRecords.js';
import type { Ledger, LedgerEvent, NewLedgerEvent } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { askHandler, BASE, openStore, START } from '../openStore.js';
import { runs } from '../../support/runs.js';

const tolerance = parseDecimal('0');
const at = new Date(START).toISOString();

const marksIn = (ledger: Ledger): SettledMarks =>
  createSettledMarks({
    ledger,
    target: { onPaid: () => undefined },
    tolerance,
    now: () => START,
  });

/** Paid once it has evidence; told once a `done` event says so for the newest. */
function recordOf(stream: string, events: readonly LedgerEvent[]): CheckoutRecord {
  const transfers = events.filter(({ kind }) => kind === 'confirmed');
  const state = { opened: {}, transfers, paid: transfers.length > 0, closed: false };
  return { stream, events, state } as unknown as CheckoutRecord;
}

const isTold = (events: readonly LedgerEvent[]): boolean => {
  const confirmed = events.filter(({ kind }) => kind === 'confirmed').length;
  return events.filter(({ kind }) => kind === 'effect_done').length >= confirmed;
};

/** A process that settles what it finds, as far as it gets. */
class Instance {
  readonly unsettled: UnsettledCheckouts;

  constructor(private readonly ledger: Ledger) {
    this.unsettled = createUnsettledCheckouts({
      ledger,
      marks: marksIn(ledger),
      now: () => START,
      isFinished: ({ state }) => state.paid,
      markEvery: 1,
    });
  }

  /** Calls the callback, unless it fails, and looks at what it has read before. */
  async settle(stream: string, fails: boolean): Promise<void> {
    const events = await this.ledger.list({ stream });
    if (!isTold(events)) {
      if (fails) return;
      const done = { stream, key: `done:${String(events.length)}`, kind: 'effect_done', at };
      const missing = events.filter(({ kind }) => kind === 'confirmed').length;
      for (let count = 0; count < missing; count += 1) {
        await this.ledger.append({ ...done, key: `done:${String(count)}`, body: {} });
      }
    }
    this.unsettled.done(recordOf(stream, events));
  }
}

type Step =
  | { readonly do: 'event'; readonly order: number; readonly kind: string }
  | { readonly do: 'read' | 'mark' | 'die'; readonly who: 0 | 1 }
  | { readonly do: 'settle'; readonly who: 0 | 1; readonly order: number; readonly fails: boolean };

const who = fc.constantFrom<0 | 1>(0, 1);
const order = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('event' as const),
    order,
    kind: fc.constantFrom('opened', 'quoted', 'confirmed', 'closed', 'unheard_of'),
  }),
  fc.record({ do: fc.constantFrom('read' as const, 'mark' as const, 'die' as const), who }),
  fc.record({ do: fc.constant('settle' as const), who, order, fails: fc.boolean() }),
);

describe('what is owed', () => {
  it('is found by every start, whichever instance died and whenever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const ledger = memoryLedger();
        const instances = [new Instance(ledger), new Instance(ledger)];
        for (const [number, one] of steps.entries()) {
          if (one.do === 'event') {
            const stream = `order:${String(one.order)}`;
            await ledger.append({ stream, key: String(number), kind: one.kind, at, body: {} });
            continue;
          }
          const instance = instances[one.who] as Instance;
          if (one.do === 'read') await instance.unsettled.catchUp();
          if (one.do === 'mark') await instance.unsettled.mark();
          if (one.do === 'settle') await instance.settle(`order:${String(one.order)}`, one.fails);
          if (one.do === 'die') instances[one.who] = new Instance(ledger);
        }
        for (const { unsettled } of [...instances, new Instance(ledger)]) {
          await unsettled.catchUp();
          const found = new Set(unsettled.untold());
          for (let count = 0; count < 4; count += 1) {
            const stream = `order:${String(count)}`;
            if (!isTold(await ledger.list({ stream }))) expect(found).toContain(stream);
          }
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('is found by a handler with other callbacks too, which trusts no mark of this one', async () => {
    const ledger = memoryLedger();
    const first = new Instance(ledger);
    await ledger.append({ stream: 'order:1', key: 'c', kind: 'confirmed', at, body: {} });
    await first.unsettled.catchUp();
    await first.settle('order:1', false);
    await first.unsettled.mark();
    const other = createUnsettledCheckouts({
      ledger,
      marks: createSettledMarks({
        ledger,
        target: { onPaid: () => undefined, onStatusChange: () => undefined },
        tolerance,
        now: () => START,
      }),
      now: () => START,
      isFinished: () => false,
    });
    await other.catchUp();
    expect(other.untold()).toEqual(['order:1']);
    const same = new Instance(ledger).unsettled;
    await same.catchUp();
    expect(same.untold()).toEqual([]);
  });
});

describe('a mark', () => {
  it('is bounded, and what it has no room for is found by reading on from before it', async () => {
    const ledger = memoryLedger();
    const name = (count: number): string => `order:${String(count).padStart(190, '0')}`;
    for (let count = 0; count < 2_000; count += 1) {
      await ledger.append({ stream: name(count), key: 'c', kind: 'confirmed', at, body: {} });
    }
    const { unsettled } = new Instance(ledger);
    await unsettled.catchUp();
    await unsettled.mark();
    const mark = await marksIn(ledger).newest();
    expect(JSON.stringify(mark).length).toBeLessThan(300_000);
    const next = new Instance(ledger).unsettled;
    await next.catchUp();
    expect(next.untold()).toHaveLength(2_000);
  });
});

describe('an order in which nothing arrived', () => {
  it('is unsettled for a day, also over restarts, and again with the next event', async () => {
    const ledger = memoryLedger();
    let time = START;
    const start = (): UnsettledCheckouts =>
      createUnsettledCheckouts({
        ledger,
        marks: marksIn(ledger),
        now: () => time,
        isFinished: () => false,
        markEvery: 1,
      });
    await ledger.append({ stream: 'order:1', key: 'o', kind: 'opened', at, body: {} });
    await ledger.append({ stream: 'order:1', key: 'q', kind: 'quoted', at, body: {} });
    await ledger.append({ stream: 'order:2', key: 'o', kind: 'opened', at, body: {} });
    for (const hours of [1, 12, 23]) {
      time = START + hours * 3_600_000;
      const instance = start();
      await instance.catchUp();
      expect(instance.all()).toEqual(['order:1', 'order:2']);
      expect(instance.untold()).toEqual([]);
      await instance.mark();
    }
    time = START + OPEN_MS + 1;
    const instance = start();
    await instance.catchUp();
    expect(instance.all()).toEqual([]);
    await ledger.append({ stream: 'order:1', key: 'c', kind: 'confirmed', at, body: {} });
    await instance.catchUp();
    expect(instance.untold()).toEqual(['order:1']);
  });
});

/** A ledger with copies of one order that was paid and told, and a count of what is read from it. */
async function soldBefore(count: number) {
  const one = openStore({ handler: { onPaid: () => undefined } });
  const { checkout } = await one.open('one', 'USDT.Tron');
  one.sandbox.confirm(one.pay(checkout));
  await one.settle();
  const events = await one.ledger.list({ after: 0 });
  const inner = memoryLedger();
  for (let copy = 0; copy < count; copy += 1) {
    const rename = (text: string): string =>
      text.replaceAll('order:1001', `order:c${String(copy)}`);
    for (const { sequence: _, ...event } of events) {
      const external = event.stream.startsWith('external:');
      const stream = external ? `${event.stream}-${String(copy)}` : rename(event.stream);
      await inner.append({ ...event, stream, key: rename(event.key) } as NewLedgerEvent);
    }
  }
  let rows = 0;
  const ledger: Ledger = {
    ...inner,
    async list(query) {
      const found = await inner.list(query);
      rows += found.length;
      return found;
    },
  };
  const told: string[] = [];
  const store = openStore({
    ledger,
    handler: { onPaid: ({ reference }) => void told.push(reference) },
  });
  // The first start after an upgrade goes through all of them, once.
  await store.handler.close({ timeoutMs: 100_000 });
  const start = async (): Promise<number> => {
    rows = 0;
    const handler = store.makeHandler();
    await askHandler(handler, 'GET', `${BASE}/health`);
    await handler.close({ timeoutMs: 100_000 });
    await handler.reconcile();
    return rows;
  };
  return { store, inner, start, told };
}

describe('a start, and reconcile()', () => {
  it('read no more of the ledger when six times as much was sold before', async () => {
    const few = await soldBefore(200);
    const many = await soldBefore(1_300);
    const [a, b] = [await few.start(), await many.start()];
    expect(b).toBeLessThan(a + 200);
    expect([...few.told, ...many.told]).toEqual([]);
    const marks = (await many.inner.list({ stream: 'settled' })).filter(({ kind }) =>
      kind.startsWith(MARK_KIND),
    );
    expect(marks.length).toBeLessThan(20);
  });
});
