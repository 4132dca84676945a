/** Laws of the fold that hold for every set of events. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EXCEPTIONS, PROGRESS } from '../../../src/contract/checkout.js';
import { compareShares, WHOLE_SHARE } from '../../../src/money/share.js';
import { readCheckoutEvents, type CheckoutEvent } from '../../../src/proxy/status/events.js';
import { foldCheckout } from '../../../src/proxy/status/foldCheckout.js';
import { historiesTried, holds, SEED } from './histories.js';
import { anyEvents, transferWords } from './stories.js';
import * as story from './story.js';

vi.setConfig({ testTimeout: 120_000 });

const rank = (events: readonly CheckoutEvent[]) => PROGRESS.indexOf(foldCheckout(events).progress);
const isStatement = ({ kind }: CheckoutEvent) => ['seen', 'confirmed', 'held'].includes(kind);

/** The same statement as the service's list would make it. */
function asListed(event: CheckoutEvent): CheckoutEvent {
  if (event.kind !== 'seen' && event.kind !== 'confirmed' && event.kind !== 'held') return event;
  return { ...event, body: { ...event.body, source: 'service_list' } };
}

/** The same statement as a lookup that the store does not trust would make it. */
function asLookedUp(event: CheckoutEvent): CheckoutEvent {
  if (event.kind !== 'seen' && event.kind !== 'confirmed' && event.kind !== 'held') return event;
  return { ...event, kind: 'seen', body: { ...event.body, source: 'service_lookup' } };
}

describe(`the state depends on the set of events alone (seed ${String(SEED)})`, () => {
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
    holds(
      fc.property(shuffled, ([events, disturbed]) => {
        expect(foldCheckout(disturbed)).toEqual(foldCheckout(events));
      }),
    );
  });

  it('however the set was put together from parts', () => {
    const parts = anyEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.subarray(events), fc.subarray(events)),
    );
    holds(
      fc.property(parts, ([events, first, second]) => {
        const rest = events.filter((event) => !first.includes(event));
        expect(foldCheckout([...rest, ...second, ...first])).toEqual(foldCheckout(events));
      }),
    );
  });

  it('and of two receipts of one event the earlier counts', () => {
    const late = fc.tuple(anyEvents, fc.nat(), fc.integer({ min: 1, max: 600 }));
    holds(
      fc.property(late, ([events, n, minutes]) => {
        const event = events[n % Math.max(events.length, 1)];
        if (event === undefined) return;
        const again = {
          ...event,
          at: new Date(Date.parse(event.at) + minutes * 60_000).toISOString(),
        };
        expect(foldCheckout([again, ...events])).toEqual(foldCheckout(events));
      }),
    );
  });
});

describe('progress', () => {
  it('never goes back when events are added', () => {
    const grown = anyEvents.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events)));
    holds(fc.property(grown, ([events, earlier]) => rank(earlier) <= rank(events)));
  });

  it('never goes back from one event to the next, in whatever order and however often they come', () => {
    const arrivals = anyEvents.chain((events) =>
      fc.shuffledSubarray([...events, ...events], { minLength: events.length }),
    );
    holds(
      fc.property(arrivals, (arrived) => {
        let reached = 0;
        let toldBefore = new Set<string>();
        for (let length = 1; length <= arrived.length; length += 1) {
          const state = foldCheckout(arrived.slice(0, length));
          const now = PROGRESS.indexOf(state.progress);
          expect(now).toBeGreaterThanOrEqual(reached);
          reached = now;
          // A transfer that was told of is never untold.
          const told = new Set(state.transfers.flatMap(({ evidence }) => evidence));
          for (const key of toldBefore) expect(told).toContain(key);
          toldBefore = told;
        }
      }),
      1_000,
    );
  });

  it('is never confirmed by a lookup that the store does not trust', () => {
    holds(
      fc.property(anyEvents, (events) => {
        const unmarked = events.filter(({ kind }) => kind !== 'marked_paid').map(asLookedUp);
        const state = foldCheckout(unmarked);
        expect(state.progress).not.toBe('confirmed');
        expect(state.paid).toBe(false);
        expect(state.heldEvidence).toEqual([]);
        expect(state.confirmedShare.numerator).toBe('0');
      }),
    );
  });

  it('is never confirmed by the list of transfers, whatever its rows claim', () => {
    holds(
      fc.property(anyEvents, (events) => {
        const state = foldCheckout(events.map(asListed));
        expect(state.progress).not.toBe('confirmed');
        expect(state.heldEvidence).toEqual([]);
        expect(state.confirmedShare.numerator).toBe('0');
      }),
    );
  });
});

describe('paid', () => {
  it('never comes of unsigned evidence', () => {
    holds(
      fc.property(anyEvents, (events) => {
        const unmarked = events.filter(({ kind }) => kind !== 'marked_paid').map(asListed);
        expect(foldCheckout(unmarked).paid).toBe(false);
      }),
    );
  });

  it('is not touched by list rows that come after everything else', () => {
    const rows = fc.array(
      transferWords.map((words) => story.listed({ ...words, at: 100, times: [101] })),
      { maxLength: 4 },
    );
    holds(
      fc.property(anyEvents, rows, (events, added) => {
        const before = foldCheckout(events);
        const after = foldCheckout([...events, ...added]);
        expect(after.paid).toBe(before.paid);
        expect(after.heldEvidence).toEqual(before.heldEvidence);
        expect(after.confirmedShare).toEqual(before.confirmedShare);
      }),
    );
  });

  it('is false while anything is held, until the store lets go of it by name', () => {
    holds(
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
    );
  });

  it('and what else a state says of paid, held, due and excess agrees', () => {
    holds(
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
    );
  });

  it('is never said of a top-up, whose transfers are deposits and ask for nothing', () => {
    holds(
      fc.property(anyEvents, (events) => {
        const topUp = [story.openedTopUp(), ...events.filter(({ kind }) => kind !== 'opened')];
        const state = foldCheckout(topUp);
        expect(state.paid).toBe(false);
        expect(state.amountUsd).toBe(null);
        expect(state.transfers.every(({ counts }) => counts === 'deposit')).toBe(true);
        expect(state.exceptions.filter((exception) => exception !== 'held')).toEqual([]);
      }),
    );
  });
});

describe('a paid order', () => {
  /** Pays any set of events: by a transfer that others may speak of, or by one of its own. */
  const paidEvents = fc
    .tuple(anyEvents, fc.constantFrom('aa', 'ff'))
    .map(([events, tx]) => {
      const others = events.filter(({ kind }) => !['held', 'amended', 'opened'].includes(kind));
      const payment = [story.quoted({ id: 99 }), story.confirmed({ tx })];
      return story.numbered([story.opened(), ...others, ...payment]);
    })
    .filter((events) => foldCheckout(events).paid);

  it('stays paid whatever evidence is added, unless that evidence is held or contradicts', () => {
    const more = fc.tuple(
      fc.constantFrom('seen' as const, 'confirmed' as const),
      transferWords.map((words) => ({ ...words, at: 100, times: words.times.map(() => 101) })),
    );
    const grown = fc.tuple(paidEvents, fc.array(more, { minLength: 1, maxLength: 4 }));
    let stayed = 0;
    let held = 0;
    holds(
      fc.property(grown, ([events, added]) => {
        const state = foldCheckout([
          ...events,
          ...added.map(([kind, words]) => ({ ...story.transfer(kind, words), sequence: 500 })),
        ]);
        if (state.heldEvidence.length > 0) {
          held += 1;
          return;
        }
        stayed += 1;
        expect(state.paid).toBe(true);
        expect(state.exceptions).not.toContain('partial');
      }),
    );
    // Both sides of the law were met.
    expect(stayed).toBeGreaterThan(200);
    expect(held).toBeGreaterThan(20);
  });

  it('is not paid once any of its transfers is blocked', () => {
    holds(
      fc.property(paidEvents, transferWords, (events, words) => {
        const block = story.held({ ...words, source: 'service_event', again: 'new', at: 100 });
        const blocked = [...events, { ...block, sequence: 500 }];
        expect(foldCheckout(blocked).paid).toBe(false);
      }),
    );
  });
});

describe('what is kept in the same ledger for others', () => {
  it('changes nothing: withdrawals, orphans, effects and kinds of a later version', () => {
    const others = fc.array(
      fc.record({
        kind: fc.constantFrom('withdrawal_event', 'orphan', 'effect_done', 'delivery', 'reversed'),
        body: fc.dictionary(fc.string(), fc.string()),
      }),
      { maxLength: 5 },
    );
    holds(
      fc.property(anyEvents, others, (events, strangers) => {
        const stored = events.map((event) => ({ ...event, stream: 's', body: { ...event.body } }));
        const strange = strangers.map((stranger, index) => ({
          ...stranger,
          stream: 's',
          key: `x:${String(index)}`,
          at: story.minute(1),
          sequence: 900 + index,
        }));
        const mixed = readCheckoutEvents([...strange, ...stored]);
        expect(foldCheckout(mixed)).toEqual(foldCheckout(events));
      }),
    );
  });
});

describe('every statement', () => {
  it('belongs to exactly one transfer, and every transfer has an id of its own', () => {
    holds(
      fc.property(anyEvents, (events) => {
        const { transfers } = foldCheckout(events);
        const told = new Set(events.filter(isStatement).map(({ key }) => key));
        expect(new Set(transfers.flatMap(({ evidence }) => evidence))).toEqual(told);
        expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length);
      }),
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

describe('all of this', () => {
  it('was tried on twenty thousand histories or more', () => {
    console.info(`${String(historiesTried())} histories of seed ${String(SEED)}`);
    expect(historiesTried()).toBeGreaterThanOrEqual(20_000);
  });
});
