/** Laws of the fold that hold for every set of events. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EXCEPTIONS, PROGRESS } from '../../../src/contract/checkout.js';
import { compareShares, WHOLE_SHARE } from '../../../src/money/share.js';
import type { CheckoutEvent } from '../../../src/proxy/status/events.js';
import { foldCheckout } from '../../../src/proxy/status/foldCheckout.js';
import { anyEvents, transferWords } from './stories.js';
import * as story from './story.js';

const RUNS = { numRuns: 2_000 };
vi.setConfig({ testTimeout: 120_000 });

const rank = (events: readonly CheckoutEvent[]) => PROGRESS.indexOf(foldCheckout(events).progress);
const isStatement = ({ kind }: CheckoutEvent) => ['seen', 'confirmed', 'held'].includes(kind);

/** The same statement as the service's list would make it. */
function asListed(event: CheckoutEvent): CheckoutEvent {
  if (event.kind !== 'seen' && event.kind !== 'confirmed' && event.kind !== 'held') return event;
  return { ...event, body: { ...event.body, source: 'service_list' } };
}

describe('the state depends on the set of events alone', () => {
  it('whatever their order and however often they come', () => {
    const shuffled = anyEvents.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc
          .array(fc.nat(), { maxLength: 6 })
          .chain((repeats) =>
            fc.shuffledSubarray(
              [
                ...events,
                ...repeats.map((n) => events[n % events.length]).filter((e) => e != null),
              ],
              { minLength: events.length + (events.length > 0 ? repeats.length : 0) },
            ),
          ),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([events, disturbed]) => {
        expect(foldCheckout(disturbed)).toEqual(foldCheckout(events));
      }),
      RUNS,
    );
  });

  it('however the set was put together from parts', () => {
    const parts = anyEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.subarray(events), fc.subarray(events)),
    );
    fc.assert(
      fc.property(parts, ([events, first, second]) => {
        const rest = events.filter((event) => !first.includes(event));
        expect(foldCheckout([...rest, ...second, ...first])).toEqual(foldCheckout(events));
      }),
      RUNS,
    );
  });

  it('and of two receipts of one event the earlier counts', () => {
    const late = fc.tuple(anyEvents, fc.nat(), fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(late, ([events, n, minutes]) => {
        const event = events[n % Math.max(events.length, 1)];
        if (event === undefined) return;
        const again = {
          ...event,
          at: new Date(Date.parse(event.at) + minutes * 60_000).toISOString(),
        };
        expect(foldCheckout([again, ...events])).toEqual(foldCheckout(events));
      }),
      RUNS,
    );
  });
});

describe('progress', () => {
  it('never goes back when events are added', () => {
    const grown = anyEvents.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events)));
    fc.assert(
      fc.property(grown, ([events, earlier]) => rank(earlier) <= rank(events)),
      RUNS,
    );
  });

  it('is never confirmed by the list of transfers, whatever its rows claim', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const state = foldCheckout(events.map(asListed));
        expect(state.progress).not.toBe('confirmed');
        expect(state.heldEvidence).toEqual([]);
        expect(state.confirmedShare.numerator).toBe('0');
      }),
      RUNS,
    );
  });
});

describe('paid', () => {
  it('never comes of unsigned evidence', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const unmarked = events.filter(({ kind }) => kind !== 'marked_paid').map(asListed);
        expect(foldCheckout(unmarked).paid).toBe(false);
      }),
      RUNS,
    );
  });

  it('is not touched by list rows that come after everything else', () => {
    const rows = fc.array(
      transferWords.map((words) => story.listed({ ...words, at: 100, times: [101] })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(anyEvents, rows, (events, added) => {
        const before = foldCheckout(events);
        const after = foldCheckout([...events, ...added]);
        expect(after.paid).toBe(before.paid);
        expect(after.heldEvidence).toEqual(before.heldEvidence);
        expect(after.confirmedShare).toEqual(before.confirmedShare);
      }),
      RUNS,
    );
  });

  it('is false while anything is held, until the store lets go of it by name', () => {
    fc.assert(
      fc.property(anyEvents, transferWords, (events, words) => {
        const block = story.held({ ...words, source: 'service_event', again: 'new' });
        const blocked = [...events, { ...block, sequence: 900 }];
        const state = foldCheckout(blocked);
        expect(state.paid).toBe(false);
        expect(state.heldEvidence).toContain(block.key);
        expect(state.exceptions).toContain('held');
        const release = { ...story.released(state.heldEvidence), sequence: 901 };
        const freed = foldCheckout([...blocked, release]);
        expect(freed.heldEvidence).toEqual([]);
        expect(freed.exceptions).not.toContain('held');
        expect(freed.progress).toBe('confirmed');
      }),
      RUNS,
    );
  });

  it('and what else a state says of paid, held, due and excess agrees', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const state = foldCheckout(events);
        const isHeld = state.transfers.some(({ status }) => status === 'held');
        expect(state.exceptions.includes('held')).toBe(state.heldEvidence.length > 0);
        expect(isHeld).toBe(state.heldEvidence.length > 0);
        expect(compareShares(state.confirmedShare, state.knownShare)).toBeLessThanOrEqual(0);
        if (state.paid) {
          expect(isHeld).toBe(false);
          expect(state.opened?.type).toBe('payment');
          expect(state.exceptions).not.toContain('partial');
          expect([null, '0']).toContain(state.due);
          const covered = compareShares(state.confirmedShare, WHOLE_SHARE) >= 0;
          expect(covered || state.markedPaid).toBe(true);
        }
        if (state.excess !== null && state.excess !== '0')
          expect(state.exceptions).toContain('over');
        if (state.exceptions.includes('over')) expect(state.exceptions).not.toContain('partial');
        expect(state.version).toBe(events.length);
      }),
      RUNS,
    );
  });

  it('is never said of a top-up, whose transfers are deposits and ask for nothing', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const topUp = [story.openedTopUp(), ...events.filter(({ kind }) => kind !== 'opened')];
        const state = foldCheckout(topUp);
        expect(state.paid).toBe(false);
        expect(state.amountUsd).toBe(null);
        expect(state.transfers.every(({ counts }) => counts === 'deposit')).toBe(true);
        expect(state.exceptions.filter((exception) => exception !== 'held')).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('every statement', () => {
  it('belongs to exactly one transfer, and every transfer has an id of its own', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { transfers } = foldCheckout(events);
        const told = new Set(events.filter(isStatement).map(({ key }) => key));
        expect(new Set(transfers.flatMap(({ evidence }) => evidence))).toEqual(told);
        expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length);
      }),
      RUNS,
    );
  });
});

describe('the sets that these laws are tried on', () => {
  it('reach every progress, exception, status and worth, and paid in both ways', () => {
    const met = new Map<string, number>();
    for (const events of fc.sample(anyEvents, { numRuns: 2_000, seed: 7 })) {
      const state = foldCheckout(events);
      const words = [
        state.progress,
        ...state.exceptions,
        ...state.transfers.flatMap(({ status, counts }) => [status, counts]),
        ...(state.paid ? [state.markedPaid ? 'paid by word' : 'paid by evidence'] : []),
      ];
      for (const word of new Set(words)) met.set(word, (met.get(word) ?? 0) + 1);
    }
    const worths = ['seen', 'counted', 'deposit', 'paid by word', 'paid by evidence'];
    for (const word of [...PROGRESS, ...EXCEPTIONS, ...worths]) {
      expect(met.get(word) ?? 0, word).toBeGreaterThan(20);
    }
  });
});
