/** Page events fire once per transition, for answers and messages in any order and number. */
import fc from 'fast-check';
import { cleanup } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CheckoutEvent } from '../../../src/checkout/changes.js';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { screenOf } from '../../../src/checkout/screen.js';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { createLiveStore, ORDER, type LiveStore } from './liveStore.js';

beforeAll(() => lazyParts.liveConnection.preload());
beforeEach(useFrozenTime);

const statusOf = (snapshot: CheckoutSnapshot) =>
  screenOf({ snapshot, failed: false, choosing: false });

/** What the store goes through, each at most once and never back. */
const STORY: readonly ((store: LiveStore['store']) => void)[] = [
  (store) => store.choose(ORDER, 'BTC.Bitcoin'),
  (store) => store.detect(ORDER),
  (store) => store.update(ORDER, { exceptions: ['partial'], received: parseDecimal('0.0001') }),
  (store) => store.update(ORDER, { exceptions: [] }),
  (store) => store.confirm(ORDER),
  (store) => store.update(ORDER, { exceptions: ['over'] }),
];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'happen' as const }) },
  // A message of now, or of any earlier time: late, doubled, out of order.
  { weight: 6, arbitrary: fc.record({ does: fc.constant('push' as const), back: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.constant({ does: 'rerender' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'focus' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'break' as const }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.nat(4_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Plays the steps. @returns the page's events and the store's last snapshot. */
async function play(steps: readonly Step[]) {
  const live = createLiveStore();
  const events: CheckoutEvent[] = [];
  const handlers = () => ({
    onReady: (event: CheckoutEvent) => void events.push(event),
    onChange: (event: CheckoutEvent) => void events.push(event),
    onStatusChange: (event: CheckoutEvent) => void events.push(event),
    onComplete: (event: CheckoutEvent) => void events.push(event),
  });
  const view = await renderCheckout({ store: live.store, children: null, ...handlers() });
  const past = [live.store.snapshot(ORDER)];
  const story = [...STORY];
  const isOpen = () => live.streams.at(-1)?.isOpen() === true;

  async function take(taken: Step): Promise<void> {
    if (taken.does === 'happen') {
      story.shift()?.(live.store);
      past.push(live.store.snapshot(ORDER));
    } else if (taken.does === 'push') {
      if (isOpen()) live.push(past.at(-1 - (taken.back % past.length)));
    } else if (taken.does === 'rerender') {
      view.again(handlers());
    } else if (taken.does === 'focus') {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    } else if (taken.does === 'break') {
      if (isOpen()) live.newest().break();
    } else await advance(taken.ms);
  }
  for (const taken of steps) {
    await take(taken);
    await advance(0);
  }
  // One request catches up with all that was missed.
  window.dispatchEvent(new Event('visibilitychange'));
  await settle();
  cleanup();
  return { events, first: past[0], last: live.store.snapshot(ORDER) };
}

function expectOnce(
  events: readonly CheckoutEvent[],
  first: CheckoutSnapshot | undefined,
  last: CheckoutSnapshot,
): void {
  const ids = events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(events.filter(({ type }) => type === 'ready')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'complete')).toHaveLength(last.paid ? 1 : 0);
  const versions = events.map(({ checkout }) => checkout.version);
  expect(versions).toEqual([...versions].sort((one, other) => one - other));
  let status = first && statusOf(first);
  for (const event of events) {
    if (event.type !== 'status_change') continue;
    expect(event.previous).toBe(status);
    expect(event.status).not.toBe(event.previous);
    ({ status } = event);
  }
  expect(status).toBe(statusOf(last));
}

it('each transition once, in order, to the very end', async () => {
  let count = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 40 }),
    async (steps) => {
      const { events, first, last } = await play(steps);
      count += events.length;
      expectOnce(events, first, last);
    },
  );
  await fc.assert(property, { numRuns: 100 });
  // The histories do cause events.
  expect(count).toBeGreaterThan(200);
}, 240_000);
