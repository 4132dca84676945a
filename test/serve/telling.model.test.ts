/**
 * Any history of payments, holds, closes and releases, told to a store that is away, loses answers, ignores lower
 * versions or only polls: what it ships and refunds is right in the end, and nothing that is held is shipped.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackgroundTasks } from '../../src/async/backgroundTasks.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { addDecimal, compareDecimal, parseDecimal } from '../../src/money/decimal.js';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { createNotifications } from '../../src/serve/notifications/notifications.js';
import { createUnmatchedPayments } from '../../src/server/webhooks/unmatchedPayments.js';
import { createRecords, type CheckoutRecord } from '../../src/server/checkouts/checkoutRecords.js';
import { createCallbacks } from '../../src/server/telling/callbacks.js';
import { createNewsReader, type NewsReader } from '../../src/server/telling/newsReader.js';
import { createSettledMarks } from '../../src/server/telling/settledMarks.js';
import { createUnsettledCheckouts } from '../../src/server/telling/unsettledCheckouts.js';
import * as story from '../payments/story.js';
import { quiet, useFakeTimers } from '../server/telling/passTime.js';
import { runs, SEED } from '../support/runs.js';

beforeEach(useFakeTimers);
afterEach(() => void vi.useRealTimers());

const STREAM = 'order:1001';
const MINUTE = 60_000;
const tolerance = parseDecimal('0');
const NOTHING = parseDecimal('0');

/** How the store answers: it takes it, takes it and the answer is lost, or takes nothing. */
type Answer = 'takes' | 'loses' | 'refuses';

type Step =
  | { readonly do: 'confirm' | 'see' | 'block'; readonly amount: number; readonly late?: boolean }
  | { readonly do: 'blockAgain'; readonly which: number }
  | { readonly do: 'release' | 'close' | 'mark' | 'poll' | 'crash' }
  | { readonly do: 'answer'; readonly answer: Answer }
  | { readonly do: 'wait'; readonly minutes: number };

const amount = fc.constantFrom(5, 7, 15, 20);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const), amount }) },
  fc.record({ do: fc.constant('see' as const), amount }),
  fc.record({ do: fc.constant('block' as const), amount }),
  fc.record({ do: fc.constant('confirm' as const), amount, late: fc.constant(true) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('blockAgain' as const), which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const) }) },
  fc.record({ do: fc.constantFrom('close' as const, 'mark' as const, 'crash' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('poll' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      answer: fc.constantFrom<Answer>('takes', 'loses', 'refuses'),
    }),
  },
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 400 }) }),
);

interface Notice {
  readonly id: string;
  readonly type: string;
  readonly current: boolean;
  readonly data: {
    readonly added: string | null;
    readonly transfers: readonly { readonly tx_hash: string }[];
    readonly checkout: { readonly version: number; readonly paid: boolean };
  };
}

/** A store that ships on `order.paid` and refunds what `order.overpaid` adds, each id once. */
function createShop(ignoresLower: boolean) {
  const done = new Map<string, Notice>();
  let version = 0;
  return {
    done,
    ships: () => [...done.values()].filter(({ type }) => type === 'order.paid'),
    refunded: () =>
      addDecimal(
        ...[...done.values()].flatMap(({ type, data }) =>
          type === 'order.overpaid' && data.added !== null ? [parseDecimal(data.added)] : [],
        ),
        NOTHING,
      ),
    hear(notice: Notice): void {
      if (!notice.current || done.has(notice.id)) return;
      if (ignoresLower && notice.data.checkout.version < version) return;
      version = Math.max(version, notice.data.checkout.version);
      done.set(notice.id, notice);
    },
  };
}

const draw = ({ state }: CheckoutRecord): Promise<CheckoutSnapshot> =>
  Promise.resolve({
    ...{ ...state, quote: null, address: null, evidence: [], sandbox: true, kind: 'payment' },
    order: { reference: '1001', amountUsd: state.amountUsd },
    serverTime: '2026-07-31T09:00:00.000Z',
    transfers: state.transfers.map((one) => ({ ...one, explorerUrl: null })),
  } as unknown as CheckoutSnapshot);

/** An order of 20 with a price, the processes that tell of it, and a store that is called or polls. */
async function open({ polls, ignoresLower }: { polls: boolean; ignoresLower: boolean }) {
  const ledger = memoryLedger();
  let time = Date.parse(story.minute(2));
  const now = (): number => time;
  const shop = createShop(ignoresLower);
  const versions: number[] = [];
  const faults: string[] = [];
  let answer: Answer = 'takes';
  let ids = 0;

  const readState = async () => (await core().records.readAndRecordPaid(STREAM)).state;

  async function send(_url: string, init: RequestInit): Promise<Response> {
    const id = new Headers(init.headers).get('webhook-id') ?? '';
    const notice = { ...(JSON.parse(String(init.body)) as Notice), id, current: true };
    versions.push(notice.data.checkout.version);
    const state = await readState();
    if (notice.type === 'order.paid' && !state.paid) faults.push('paid is told while it is untrue');
    if (answer !== 'refuses') shop.hear(notice);
    return new Response(null, { status: answer === 'takes' ? 204 : 500 });
  }

  function start() {
    const parts = { ledger, now, tolerance };
    const newId = (): string => `id-${String((ids += 1))}`;
    const background = createBackgroundTasks(now);
    const records = createRecords(parts);
    const reader: NewsReader = createNewsReader({ ...parts, records, newId, draw });
    const notifications = createNotifications({
      ...{ ledger, news: () => reader, unmatched: createUnmatchedPayments(ledger, now), send, now },
      notify: polls ? null : { url: 'https://shop.example', secrets: ['whsec_AAAA'] },
      report: () => undefined,
      olderCloseId: () => 'older',
    });
    const { target } = notifications;
    const unsettled = createUnsettledCheckouts({
      ...{ ledger, now, isFinished: () => false },
      marks: createSettledMarks({ ...parts, target }),
    });
    const callbacks = createCallbacks({
      ...{ ...parts, records, newId, draw, target, unsettled, background },
      report: ({ message }) => void faults.push(message),
    });
    notifications.start();
    return { records, notifications, callbacks };
  }

  let running = start();
  const core = () => running;
  let placed = 0;

  async function append(event: CheckoutLedgerEvent): Promise<void> {
    placed += 1;
    time += 1_000;
    await ledger.append({
      ...{ stream: STREAM, key: event.key, kind: event.kind, at: new Date(time).toISOString() },
      body: event.body,
    });
    core().callbacks.appended(STREAM, event.kind);
    await quiet();
  }

  async function pass(minutes: number): Promise<void> {
    time += minutes * MINUTE;
    for (let sweeps = 0; sweeps < 2; sweeps += 1) {
      core().callbacks.wake();
      await vi.advanceTimersByTimeAsync(11_000);
      await quiet();
    }
  }

  async function poll(after: { place: number }): Promise<void> {
    const { events, next } = await core().notifications.page(after.place, 100);
    after.place = next;
    const state = await readState();
    for (const one of events as unknown as Notice[]) {
      if (one.current && one.type === 'order.paid' && !state.paid)
        faults.push('paid is listed as current while it is untrue');
      shop.hear(one);
    }
  }

  const transfers: { tx: string; amount: string }[] = [];
  const cursor = { place: 0 };
  const send_ = (kind: 'confirm' | 'see' | 'block', sent: number, late = false) => {
    const words = {
      tx: `a${String(transfers.length)}`,
      amount: String(sent),
      currencyId: late ? story.BTC : story.USDT,
    };
    transfers.push(words);
    const make = { confirm: story.confirmed, see: story.seen, block: story.held }[kind];
    return append(make({ ...words, at: 3 }));
  };

  await append(story.opened());
  await append(story.quoted({ lives: null }));

  return {
    ...{ shop, versions, faults, pass, readState },
    pollAll: () => poll(cursor),
    answerWith: (next: Answer) => void (answer = next),
    async take(one: Step): Promise<void> {
      if (one.do === 'confirm' || one.do === 'see' || one.do === 'block')
        return send_(one.do, one.amount, 'late' in one);
      if (one.do === 'blockAgain') {
        const words = transfers[one.which];
        return words && append(story.held({ ...words, at: 3, again: String(placed) }));
      }
      if (one.do === 'release') {
        const { heldEvidence } = await readState();
        return heldEvidence.length > 0 ? append(story.released(heldEvidence)) : undefined;
      }
      if (one.do === 'close') return append(story.closed());
      if (one.do === 'mark') return append(story.markedPaid());
      if (one.do === 'poll') return polls ? poll(cursor) : undefined;
      if (one.do === 'answer') return void (answer = one.answer);
      if (one.do === 'wait') return pass(one.minutes);
      running.notifications.stop();
      running.callbacks.stop();
      running = start();
      await quiet();
    },
  };
}

it(`what a store does is right in the end, whatever happens before (seed ${String(SEED)})`, async () => {
  const history = fc.record({
    polls: fc.boolean(),
    ignoresLower: fc.boolean(),
    steps: fc.array(step, { minLength: 3, maxLength: 12 }),
    settled: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ polls, ignoresLower, steps, settled }) => {
      const order = await open({ polls, ignoresLower });
      for (const one of steps) await order.take(one);
      if (settled) await order.take({ do: 'release' });
      order.answerWith('takes');
      await order.pass(25 * 60);
      if (polls) await order.pollAll();
      const state = await order.readState();
      expect(order.faults).toEqual([]);
      const { shop, versions } = order;
      expect(shop.ships().length).toBeLessThanOrEqual(1);
      if (state.paid) expect(shop.ships()).toHaveLength(1);
      if (!polls) expect([...versions].sort((a, b) => a - b)).toEqual(versions);
      const excess = state.excess ?? NOTHING;
      if (state.heldEvidence.length === 0 && state.exceptions.includes('over'))
        expect(compareDecimal(shop.refunded(), excess)).toBe(0);
      // A transfer may be held again, but it comes once.
      const once = [...shop.done.values()].flatMap(({ type, data }) =>
        type === 'order.held' ? [] : data.transfers.map(({ tx_hash: hash }) => `${type} ${hash}`),
      );
      expect(new Set(once).size).toBe(once.length);
    }),
    { numRuns: runs(2_000, 60), seed: SEED, endOnFailure: true },
  );
});
