/** Any history of payments, crashes, throws and silences: every paid order is told, none that is held. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import { BASE, MINUTE, openStore, ORIGIN } from '../openStore.js';
import { never, pass, quiet, useFakeTimers } from './passTime.js';
import { runs, SEED, TIMES } from '../../support/runs.js';

beforeEach(useFakeTimers);

const ORDERS = ['1', '2', '3'] as const;
type Order = (typeof ORDERS)[number];

/** What a call of `onPaid` does. `dies` takes the process with it. */
type Mood = 'ends' | 'throws' | 'rejects' | 'hangs' | 'dies';

type Step =
  | { readonly kind: 'confirm' | 'block' | 'release'; readonly order: Order }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'crash' | 'reconcile'; readonly instance: 0 | 1 };

const order = fc.constantFrom(...ORDERS);
const instance = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('confirm' as const, 'block' as const), order }),
  fc.record({ kind: fc.constant('release' as const), order }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ kind: fc.constantFrom('crash' as const, 'reconcile' as const), instance }),
);
const mood = fc.constantFrom<Mood>('ends', 'throws', 'rejects', 'hangs', 'dies');

interface Call {
  readonly reference: string;
  readonly claimId: string;
  readonly ended: boolean;
  readonly paid: boolean;
}

/** A ledger that a dead process no longer reaches: its calls are never answered. */
function crashable(ledger: Ledger, isDead: () => boolean): Ledger {
  const guard =
    <In, Out>(work: (input: In) => Promise<Out>) =>
    async (input: In): Promise<Out> => {
      if (isDead()) return never();
      const answer = await work(input);
      return isDead() ? never() : answer;
    };
  return {
    durability: ledger.durability,
    append: guard((event: Parameters<Ledger['append']>[0]) => ledger.append(event)),
    list: guard((query: Parameters<Ledger['list']>[0]) => ledger.list(query)),
    claim: guard((claim: Parameters<Ledger['claim']>[0]) => ledger.claim(claim)),
  };
}

async function live(ledger: Ledger, moods: readonly Mood[], steps: readonly Step[]) {
  const calls: Call[] = [];
  let left = [...moods];
  const orders = ORDERS.map((id) => [id, { orderId: id, amountUsd: '20' }] as const);
  const store = openStore({ ledger, orders: Object.fromEntries(orders) });

  function startInstance() {
    let dead = false;
    let bury = (): void => undefined;
    // Whoever waits for an answer of a process that dies finds the line broken.
    const death = new Promise<never>((_, reject) => {
      bury = () => reject(new Error('the process is gone'));
    });
    death.catch(() => undefined);
    const die = (): void => {
      dead = true;
      bury();
    };
    const onPaid = ({ reference, claimId, checkout }: CallbackEvent): Promise<void> | undefined => {
      if (dead) return never();
      const [now = 'ends', ...rest] = left;
      left = rest;
      calls.push({ reference, claimId, ended: now === 'ends', paid: checkout.paid });
      if (now === 'throws') throw new Error('at once');
      if (now === 'dies') die();
      if (now === 'rejects') return Promise.reject(new Error('later'));
      return now === 'hangs' || now === 'dies' ? never() : undefined;
    };
    const handler = store.makeHandler({ onPaid, ledger: crashable(ledger, () => dead) });
    return { handler, die, death, isDead: () => dead };
  }

  const instances = [startInstance(), startInstance()];
  // The service's events go to either instance that lives; a dead one does not acknowledge.
  let turn = 0;
  store.sandbox.connectWebhook({
    url: `${ORIGIN}${BASE}/webhook`,
    deliver: (url, init) => {
      const alive = instances.filter((one) => !one.isDead());
      const chosen = alive[(turn += 1) % Math.max(alive.length, 1)];
      return chosen
        ? Promise.race([chosen.handler.fetch(new Request(url, init)), chosen.death])
        : Promise.reject(new Error('nobody listens'));
    },
  });

  const screens = new Map<Order, CheckoutSnapshot>();
  for (const id of ORDERS) screens.set(id, (await store.open(id, 'USDT.Tron')).checkout);

  for (const one of steps) {
    if (one.kind === 'confirm' || one.kind === 'block') {
      const screen = screens.get(one.order);
      if (screen) store.sandbox[one.kind](store.pay(screen));
      await vi.advanceTimersByTimeAsync(0);
      void store.sandbox.settle();
    }
    if (one.kind === 'release') {
      await store.handler.releaseHold(one.order, { reason: 'looked at' });
    }
    if (one.kind === 'wait') await pass(store, one.minutes * MINUTE);
    if (one.kind === 'crash') {
      instances[one.instance]?.die();
      instances[one.instance] = startInstance();
    }
    if (one.kind === 'reconcile') void instances[one.instance]?.handler.reconcile();
    await quiet();
  }

  // From here on everything works: the longest lease, one sweep and one try later all are told.
  left = [];
  instances.forEach((one, at) => {
    if (one.isDead()) instances[at] = startInstance();
  });
  for (let round = 0; round < 5; round += 1) await pass(store, 31 * MINUTE);
  const states = await Promise.all(ORDERS.map((id) => store.handler.getCheckout(id)));
  return { calls, states };
}

/** @returns how many orders were paid: a history that pays nothing shows nothing. */
function judge({ calls, states }: Awaited<ReturnType<typeof live>>): number {
  for (const [at, id] of ORDERS.entries()) {
    const own = calls.filter(({ reference }) => reference === id);
    if (states[at]?.paid) expect(own.some(({ ended }) => ended)).toBe(true);
    expect(new Set(own.map(({ claimId }) => claimId)).size).toBeLessThanOrEqual(1);
    expect(own.filter(({ ended }) => ended).length).toBeLessThanOrEqual(1);
  }
  // At the moment of a call the order was paid, which nothing held ever is.
  expect(calls.filter(({ paid }) => !paid)).toEqual([]);
  return states.filter((state) => state?.paid).length;
}

describe('onPaid under two instances', () => {
  it(
    'comes to its end for every paid order, under one claim, and is never called for a held one',
    async () => {
      let paid = 0;
      const history = fc.asyncProperty(
        fc.array(mood, { maxLength: 8 }),
        fc.array(step, { minLength: 2, maxLength: 10 }),
        async (moods, steps) => {
          // The stores of the history before would work on beside these.
          vi.clearAllTimers();
          paid += judge(await live(memoryLedger(), moods, steps));
        },
      );
      await fc.assert(history, { numRuns: runs(30, 4), seed: SEED });
      expect(paid).toBeGreaterThan(0);
    },
    120_000 * TIMES,
  );
});
