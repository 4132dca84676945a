/** Laws of the fold that hold for every set of events. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSumConfirmed, receivedAmounts } from '../../src/checkout/PaymentStatus/received.js';
import { EXCEPTIONS, PROGRESS } from '../../src/contract/checkout.js';
import { addDecimal, parseDecimal } from '../../src/money/decimal.js';
import { compareFractions, WHOLE } from '../../src/money/fraction.js';
import type { FoldedCheckout } from '../../src/payments/foldedCheckout.js';
import { readCheckoutEvents, type CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { foldCheckout } from '../../src/payments/foldCheckout.js';
import { isPriced } from '../../src/payments/quotes.js';
import { createQuoteTimes } from '../../src/server/checkouts/quoteTimes.js';
import { createSnapshots } from '../../src/server/checkouts/snapshot.js';
import { orderRow, shownIn } from '../../src/treasury/server/orders/orderRow.js';
import { historiesTried, holds } from './histories.js';
import { runs, SEED, TIMES } from '../support/runs.js';
import { anyEvents, asLedger, foundRow, respelled, transferWords } from './stories.js';
import * as story from './story.js';

vi.setConfig({ testTimeout: 120_000 * TIMES });

const isStatement = ({ kind }: CheckoutLedgerEvent) => ['seen', 'confirmed', 'held'].includes(kind);

/** The same statement as the service's list would make it. */
function asListed(event: CheckoutLedgerEvent): CheckoutLedgerEvent {
  if (event.kind !== 'seen' && event.kind !== 'confirmed' && event.kind !== 'held') return event;
  return { ...event, body: { ...event.body, source: 'service_list' } };
}

/** The same statement as a lookup that the store does not trust would make it. */
function asLookedUp(event: CheckoutLedgerEvent): CheckoutLedgerEvent {
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

  it('and not on what is known of the part before', () => {
    holds(
      fc.property(anyEvents, fc.nat(), (events, n) => {
        const part = foldCheckout(events.slice(0, n % (events.length + 1)));
        const unpaidUpTo = part.payment === null ? part.version : 0;
        expect(foldCheckout(events, { unpaidUpTo })).toEqual(foldCheckout(events));
      }),
    );
  });
});

describe('progress', () => {
  it('never goes back from one event to the next, in whatever order and however often they come', () => {
    const arrivals = anyEvents
      .filter(([first]) => first?.kind === 'opened')
      .chain((events) =>
        fc
          .shuffledSubarray([...events.slice(1), ...events], { minLength: events.length })
          .map((rest) => [...events.slice(0, 1), ...rest]),
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

  it('is not earned while anything is held, until the store releases it by name', () => {
    holds(
      fc.property(anyEvents, transferWords, (events, words) => {
        const block = story.held({ ...words, source: 'service_event', again: 'new' });
        const blocked = [...events, { ...block, sequence: 900 }];
        const state = foldCheckout(blocked);
        if (foldCheckout(events).payment === null) expect(state.payment).toBe(null);
        expect(state.heldEvidence).toContain(block.key);
        expect(state.exceptions).toContain('held');
        const release = { ...story.released(state.heldEvidence), sequence: 901 };
        const freed = foldCheckout([...blocked, release]);
        expect(freed.heldEvidence).toEqual([]);
        expect(freed.exceptions).not.toContain('held');
        expect(freed.progress).toBe('confirmed');
        if (state.payment) expect(freed.paid).toBe(true);
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
        expect(compareFractions(state.confirmedShare, state.knownShare)).toBeLessThanOrEqual(0);
        if (state.paid) {
          expect(state.opened?.type).toBe('payment');
          expect(state.exceptions).not.toContain('partial');
          // A hold may leave less than covers, and its release gives back what was earned before.
          expect(statesOf(events).some(earnsPayment)).toBe(true);
        }
        // Null is said of what has no price, and never of what is nothing.
        const { amountUsd, figuresQuote: by, due, received, excess } = state;
        const isKnown = amountUsd !== null && by !== null && isPriced(by);
        for (const figure of [due, received, excess]) expect(figure !== null).toBe(isKnown);
        if (isKnown) {
          if (state.paid) expect(due).toBe('0');
          // Held money is no part of what came, and is not asked for again.
          if (state.exceptions.includes('partial') && !isHeld) expect(due).not.toBe('0');
          expect(state.exceptions.includes('over')).toBe(excess !== '0');
        }
        if (state.transfers.length > 0) expect(by === null).toBe(state.quotes.length === 0);
        expect(state.currentQuote === null || state.currentQuote === by).toBe(true);
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

/** The ledger as it grows: the state after each event, folded as a store folds it. */
function statesOf(events: readonly CheckoutLedgerEvent[]): FoldedCheckout[] {
  let unpaidUpTo = 0;
  return events.map((_, index) => {
    const state = foldCheckout(events.slice(0, index + 1), { unpaidUpTo });
    if (state.payment === null) unpaidUpTo = state.version;
    return state;
  });
}

/** Whether an order is paid at this place, if it was not before. */
const earnsPayment = ({ opened, confirmedShare, markedPaid, heldEvidence }: FoldedCheckout) =>
  opened?.type === 'payment' &&
  heldEvidence.length === 0 &&
  (markedPaid || compareFractions(confirmedShare, WHOLE) >= 0);

/** Pays an order at the end of any history, and goes on with any other. */
const paidHistory = fc
  .tuple(anyEvents, anyEvents, fc.constantFrom('aa', 'ff'))
  .map(([before, after, tx]) => {
    const first = before.filter(({ kind }) => !['held', 'opened', 'amended'].includes(kind));
    const second = after.filter(({ kind }) => kind !== 'opened');
    const payment = [story.quoted({ id: 99 }), story.confirmed({ tx, again: 'payment' })];
    return asLedger([story.opened(), ...first, ...payment, ...second]);
  });

describe('paid is final but for a hold', () => {
  it('whatever is heard afterwards: signed or not, of any time, amount, key and spelling', () => {
    const met = { stayed: 0, takenBack: 0, restored: 0 };
    const tries = runs(2_000, 800);
    holds(
      fc.property(paidHistory, (events) => {
        let wasPaid = false;
        let wasTakenBack = false;
        let isEarned = false;
        const states = statesOf(events);
        // The same where nobody looked before the last event was there.
        expect(foldCheckout(events)).toEqual(states.at(-1));
        for (const state of states) {
          const { paid, heldEvidence } = state;
          expect(state.payment !== null).toBe((isEarned ||= earnsPayment(state)));
          if (wasPaid && !paid) expect(heldEvidence).not.toEqual([]);
          if (wasPaid) met[paid ? (wasTakenBack ? 'restored' : 'stayed') : 'takenBack'] += 1;
          wasTakenBack = wasPaid && !paid;
          wasPaid ||= paid;
        }
      }),
      tries,
    );
    expect(met.stayed).toBeGreaterThan(tries / 2);
    expect(met.takenBack).toBeGreaterThan(tries / 20);
    expect(met.restored).toBeGreaterThan(tries / 400);
  });

  it('with the note in the ledger as without it', () => {
    holds(
      fc.property(paidHistory, (events) => {
        const first = statesOf(events).findIndex(({ payment }) => payment !== null);
        if (first < 0) return;
        const { payment } = foldCheckout(events.slice(0, first + 1));
        const note = { ...story.paid(payment?.evidence ?? []), sequence: first + 1.5 };
        const noted = foldCheckout([...events, note]);
        const { payment: _, version: __, ...plain } = foldCheckout(events);
        expect(noted).toMatchObject(plain);
      }),
      runs(1_000, 100),
    );
  });

  it('and a hold on other money takes nothing back', () => {
    holds(
      fc.property(paidHistory, (events) => {
        const state = foldCheckout(events);
        fc.pre(state.paid);
        const block = story.held({ tx: 'ee', again: 'other', source: 'service_event' });
        const after = foldCheckout([...events, { ...block, sequence: 900 }]);
        expect(after).toMatchObject({ paid: true, due: state.due });
        expect(after.exceptions).toContain('held');
      }),
      1_000,
    );
  });
});

const startTime = (): number => Date.parse(story.minute(0));
const snapshots = createSnapshots({
  listing: { minimumUsd: () => undefined },
  now: startTime,
  quoteTimes: createQuoteTimes(startTime),
  sandbox: false,
  confirmation: 'events',
  minimumUsd: parseDecimal('2'),
  statedMinimumUsd: null,
  canHandOff: false,
});

/** What an order costs, as a state says it. */
const termsOf = ({ amountUsd, display, revision, displayNumber }: FoldedCheckout) => ({
  amountUsd,
  display,
  revision,
  displayNumber,
});

/** Changes of amount and of display price, at any place. */
const changes = fc.array(
  fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('1', '10', '20', '2000'))
      .map(([revision, usd]) => story.amended(revision, usd, 6)),
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('9', '1800'))
      .map(([number, amount]) => story.displayed(number, amount, 6)),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Any history or one that is paid, with such changes anywhere in it. */
const changedHistory = fc
  .tuple(
    fc.oneof(anyEvents, paidHistory),
    changes,
    fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  )
  .map(([events, words, places]) => {
    const mixed = [...events];
    for (const [index, word] of words.entries()) {
      mixed.splice(1 + ((places[index] ?? 0) % Math.max(events.length, 1)), 0, word);
    }
    return asLedger(mixed);
  });

describe('paid, and the amount that is shown, told and booked, belong together', () => {
  it('the terms are those at the first cover or mark, held or not, from then on', () => {
    const met = { final: 0, changedLater: 0, heldThen: 0, marked: 0 };
    holds(
      fc.property(changedHistory, (events) => {
        const states = statesOf(events);
        const first = states.findIndex(({ termsFinalAt }) => termsFinalAt !== null);
        for (const { paid, termsFinalAt } of states) if (paid) expect(termsFinalAt).not.toBe(null);
        if (first < 0) return;
        met.final += 1;
        const then = states[first];
        if (!then) return;
        if (then.markedPaid) met.marked += 1;
        // By evidence, what was confirmed at that place covers the amount of that place.
        else if (then.heldEvidence.length === 0) {
          expect(compareFractions(then.confirmedShare, WHOLE)).toBeGreaterThanOrEqual(0);
        } else met.heldThen += 1;
        for (const state of states.slice(first)) {
          expect(state.termsFinalAt).toBe(first + 1);
          expect(termsOf(state)).toEqual(termsOf(then));
        }
        const later = events.slice(first + 1).some(({ kind }) => kind === 'amended');
        if (later) met.changedLater += 1;
      }),
      2_000,
    );
    expect(Math.min(...Object.values(met))).toBeGreaterThan(20);
  });

  it('what is amended later changes nothing but the version', () => {
    const met = { tried: 0 };
    holds(
      fc.property(fc.oneof(anyEvents, paidHistory), changes, (events, words) => {
        const before = foldCheckout(events);
        fc.pre(before.termsFinalAt !== null);
        met.tried += 1;
        const known = new Set(events.map(({ key }) => key));
        const late = words
          .filter(({ key }) => !known.has(key))
          .map((word, index) => ({ ...word, sequence: 900 + index }));
        const { version: _, ...after } = foldCheckout([...late, ...events]);
        expect(before).toMatchObject(after);
      }),
    );
    expect(met.tried).toBeGreaterThan(runs(500));
  });

  it('with the part that was folded before as without it', () => {
    holds(
      fc.property(changedHistory, fc.nat(), (events, n) => {
        const { payment, version, termsFinalAt } = foldCheckout(
          events.slice(0, n % (events.length + 1)),
        );
        const known = {
          unpaidUpTo: payment === null ? version : 0,
          termsOpenBefore: termsFinalAt ?? version + 1,
        };
        expect(foldCheckout(events, known)).toEqual(foldCheckout(events));
      }),
    );
  });

  it('on the page, in the row and the entries of the back office', () => {
    const met = { paid: 0, row: 0 };
    holds(
      fc.property(changedHistory, (events) => {
        const stored = events.map((event) => ({
          ...event,
          stream: 'order:1001',
          body: { ...event.body },
        }));
        const state = foldCheckout(events);
        if (!state.paid) return;
        met.paid += 1;
        const { amountUsd, display } = foldCheckout(
          events.filter(({ sequence }) => sequence <= (state.termsFinalAt ?? 0)),
        );
        const record = { stream: 'order:1001', events: stored, state };
        const { order, evidence } = snapshots.take(record, {
          currencies: [],
          lastCheckedAt: null,
        });
        expect(order).toMatchObject({ amountUsd, display });
        const told = events.filter(
          ({ kind, sequence }) => kind === 'amended' && sequence <= (state.termsFinalAt ?? 0),
        );
        expect(evidence.filter(({ kind }) => kind === 'amended')).toHaveLength(told.length);
        const row = orderRow({ ...record, refunds: [], booked: [] });
        if (!row) return;
        met.row += 1;
        expect(shownIn(row).view).toMatchObject({ amountUsd, display });
        for (const entry of row.money.filter(({ kind }) => kind === 'paid')) {
          expect(entry.amountUsd).toBe(amountUsd);
        }
      }),
      1_000,
    );
    expect(Math.min(...Object.values(met))).toBeGreaterThan(100);
  });
});

describe('the sum that is shown as paid', () => {
  it('is there once all that counts is confirmed, and has nothing else in it', () => {
    const met = { shown: 0, shownBesideHold: 0, heldBack: 0 };
    holds(
      fc.property(paidHistory, (events) => {
        const state = foldCheckout(events);
        const record = { stream: 's', events: [], state };
        const snapshot = snapshots.take(record, { currencies: [], lastCheckedAt: null });
        const { transfers } = state;
        const counted = transfers.filter((one) => one.counts === 'counted');
        const isShown = isSumConfirmed(snapshot);
        expect(isShown).toBe(counted.every(({ status }) => status !== 'seen'));
        if (!isShown) {
          met.heldBack += 1;
          return;
        }
        met[transfers.some(({ status }) => status === 'held') ? 'shownBesideHold' : 'shown'] += 1;
        for (const { currencyId, amount } of receivedAmounts(snapshot)) {
          const summed = counted.filter(
            (one) => one.status === 'confirmed' && one.currencyId === currencyId,
          );
          expect(amount).toBe(addDecimal(...summed.map((one) => one.amount)));
        }
      }),
      1_000,
    );
    expect(Math.min(...Object.values(met))).toBeGreaterThan(100);
  });
});

describe('a weaker statement', () => {
  const figuresOf = ({ transfers }: FoldedCheckout) =>
    transfers
      .filter(({ sources, status }) => sources.includes('service_event') || status !== 'seen')
      .map(({ id, amount, currencyId, amountUsd, counts, quoteId, share, status }) =>
        JSON.stringify([id, amount, currencyId, amountUsd, counts, quoteId, share, status]),
      )
      .sort();

  it('changes no figure of a transfer that is settled, and neither holds nor releases', () => {
    const rows = fc.array(
      fc.oneof(
        transferWords.map((words) => story.listed({ ...words, again: 'row' })),
        foundRow.filter(({ kind }) => kind === 'seen'),
      ),
      { minLength: 1, maxLength: 4 },
    );
    holds(
      fc.property(anyEvents, rows, (events, added) => {
        const before = foldCheckout(events);
        const after = foldCheckout([
          ...events,
          ...added.map((row, index) => ({ ...row, sequence: 500 + index })),
        ]);
        expect(figuresOf(after)).toEqual(figuresOf(before));
        expect(after.heldEvidence).toEqual(before.heldEvidence);
        expect(after.confirmedShare).toEqual(before.confirmedShare);
        expect(after.paid).toBe(before.paid);
      }),
    );
  });
});

describe('one transfer', () => {
  it('is one in every spelling of its network, hash and key', () => {
    const spelled = anyEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.tuple(...events.map(respelled))),
    );
    const figuresOf = ({ transfers, ...state }: FoldedCheckout) => ({
      ...state,
      transfers: transfers
        .map(({ id: _, txHash: __, bcUniqKey: ___, blockchain: ____, ...rest }) =>
          JSON.stringify(rest),
        )
        .sort(),
    });
    holds(
      fc.property(spelled, ([events, others]) => {
        expect(figuresOf(foldCheckout(others))).toEqual(figuresOf(foldCheckout(events)));
      }),
    );
  });

  it('is one with and without its key', () => {
    const half = { amount: '10', again: 'x' };
    const words = fc.record({
      uniq: fc.constantFrom('', '0', '00', '7'),
      by: fc.constantFrom('seen' as const, 'confirmed' as const, 'listed' as const),
    });
    holds(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (said) => {
        // One output: wherever a key is named it is the same one.
        const key = said.find(({ uniq }) => uniq !== '')?.uniq ?? '';
        const statements = said.map(({ uniq, by }) => {
          const all = { ...half, uniq: uniq === '' ? '' : key };
          return by === 'listed' ? story.listed(all) : story.transfer(by, all);
        });
        const state = foldCheckout(story.numbered([story.opened(), story.quoted(), ...statements]));
        expect(state.transfers).toHaveLength(1);
        expect(state).toMatchObject({ due: '10', exceptions: ['partial'] });
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
  it('was tried on twenty thousand histories or more in a full run', () => {
    console.info(`${String(historiesTried())} histories of seed ${String(SEED)}`);
    expect(historiesTried()).toBeGreaterThanOrEqual(runs(20_000));
  });
});
