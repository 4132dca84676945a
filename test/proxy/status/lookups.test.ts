/** What the public lookup says never adds to what the service has told, and never holds or forgets. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PROGRESS } from '../../../src/contract/checkout.js';
import type { CheckoutEvent } from '../../../src/proxy/status/events.js';
import { foldCheckout } from '../../../src/proxy/status/foldCheckout.js';
import { anyEvents, transferWords } from './stories.js';
import * as story from './story.js';

const RUNS = { numRuns: 1_500 };
vi.setConfig({ testTimeout: 120_000 });

/** A row of the lookup, numbered as the source numbers it. */
const found = (
  kind: 'seen' | 'confirmed',
  words: story.TransferWords = {},
  number = 0,
): CheckoutEvent => {
  const { currencyId = story.USDT, amount = '20' } = words;
  const uniq = `${currencyId}/${amount}#${String(number)}`;
  return story.transfer(kind, { ...words, uniq, source: 'service_lookup' });
};

const begun = [story.opened(), story.quoted()];
const fold = (...events: CheckoutEvent[]) => foldCheckout(story.numbered([...begun, ...events]));
const shown = (...events: CheckoutEvent[]) =>
  fold(...events).transfers.map(({ amount, status }) => [amount, status]);

describe('a deposit that only the lookup knows', () => {
  it('is seen, counts, and pays nothing', () => {
    expect(fold(found('seen'))).toMatchObject({
      progress: 'detected',
      paid: false,
      received: '20',
      due: '0',
      exceptions: [],
    });
  });

  it('is two transfers where the lookup counts two outputs, of one amount or of two currencies', () => {
    const half = { amount: '10' };
    expect(fold(found('seen', half), found('seen', half, 1))).toMatchObject({ received: '20' });
    const other = { currencyId: story.ETH, amount: '1' };
    expect(shown(found('seen'), found('seen', other))).toHaveLength(2);
  });

  it('pays where the store trusts the lookup and it says confirmed', () => {
    const state = fold(found('seen'), found('confirmed'));
    expect(state).toMatchObject({ progress: 'confirmed', paid: true, exceptions: [] });
    expect(state.transfers).toHaveLength(1);
  });
});

describe('a deposit that a signed event tells too', () => {
  it.each(['0', '', '17'])('is one transfer, whatever the key of the event (%j)', (uniq) => {
    for (const kind of ['seen', 'confirmed'] as const) {
      expect(shown(found('seen'), story.transfer(kind, { uniq }))).toEqual([['20', kind]]);
    }
    expect(shown(found('confirmed'), story.confirmed({ uniq }))).toEqual([['20', 'confirmed']]);
  });

  it('has the amount of the event, and no hold for the difference', () => {
    for (const amount of ['12', '25']) {
      const state = fold(found('seen', { amount }), story.confirmed());
      expect(state.transfers.map((transfer) => transfer.amount)).toEqual(['20']);
      expect(state).toMatchObject({ paid: true, exceptions: [] });
    }
    const trusted = fold(found('confirmed', { amount: '25' }), story.confirmed({ amount: '12' }));
    expect(trusted.transfers).toHaveLength(1);
    expect(trusted).toMatchObject({ received: '12', paid: false, heldEvidence: [] });
  });

  it('counts with the quote that was live when the lookup found it', () => {
    const late = story.confirmed({ at: 300 });
    expect(fold(late)).toMatchObject({ paid: false, exceptions: ['late'] });
    expect(fold(late, found('seen', { at: 5 }))).toMatchObject({ paid: true, exceptions: [] });
  });

  it('stays held by a block, though the lookup lists it as confirmed', () => {
    for (const row of [found('seen'), found('confirmed')]) {
      expect(fold(row, story.held())).toMatchObject({ paid: false, exceptions: ['held'] });
    }
  });

  it('in two outputs is not counted twice, nor half when one event is missing', () => {
    const half = { amount: '10' };
    const rows = [found('confirmed', half), found('confirmed', half, 1)];
    const first = story.confirmed({ ...half, uniq: '0' });
    const second = story.confirmed({ ...half, uniq: '1' });
    for (const events of [rows, [...rows, first], [...rows, first, second]]) {
      expect(fold(...events)).toMatchObject({ received: '20', paid: true, exceptions: [] });
    }
  });

  it('in another currency of the same transaction is another transfer', () => {
    expect(shown(found('seen', { currencyId: story.ETH }), story.confirmed())).toHaveLength(2);
  });
});

describe('a deposit that the list of operation 6 tells too', () => {
  it('is one transfer', () => {
    expect(shown(found('seen'), story.listed())).toEqual([['20', 'seen']]);
    expect(shown(found('confirmed'), story.listed())).toEqual([['20', 'confirmed']]);
  });

  it('is confirmed at no more than the lookup said', () => {
    const state = fold(found('confirmed', { amount: '15' }), story.listed());
    expect(state).toMatchObject({ received: '15', paid: false });
  });
});

describe('laws', () => {
  const row = fc
    .tuple(fc.constantFrom('seen' as const, 'confirmed' as const), transferWords, fc.nat(1))
    .map(([kind, words, number]) => found(kind, { ...words, again: `${words.amount}` }, number));
  const rows = fc.array(row, { maxLength: 4 });
  const sightings = rows.map((all) => all.filter(({ kind }) => kind === 'seen'));
  const rank = (events: readonly CheckoutEvent[]) =>
    PROGRESS.indexOf(foldCheckout(events).progress);

  it('hold with the lookup too: order does not matter, progress never goes back', () => {
    const shuffled = fc
      .tuple(anyEvents, rows)
      .map(([events, more]) => [...events, ...more])
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length }),
          fc.subarray(events),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([events, other, part]) => {
        expect(foldCheckout(other)).toEqual(foldCheckout(events));
        expect(rank(part)).toBeLessThanOrEqual(rank(events));
      }),
      RUNS,
    );
  });

  it('let a sighting neither pay, nor confirm, nor hold', () => {
    fc.assert(
      fc.property(sightings, (all) => {
        const state = foldCheckout([...begun, ...all]);
        expect(state).toMatchObject({ paid: false, heldEvidence: [] });
        expect(state.progress).not.toBe('confirmed');
      }),
      RUNS,
    );
  });

  it('let no row hold an order or release one', () => {
    fc.assert(
      fc.property(anyEvents, rows, (events, more) => {
        const { heldEvidence } = foldCheckout(events);
        expect(foldCheckout([...events, ...more]).heldEvidence).toEqual(heldEvidence);
      }),
      RUNS,
    );
  });

  it('let sightings neither change the status nor add to the amount of what the service has told', () => {
    fc.assert(
      fc.property(anyEvents, sightings, (events, more) => {
        const before = foldCheckout(events).transfers;
        const after = new Map(
          foldCheckout([...events, ...more]).transfers.map((one) => [one.id, one]),
        );
        for (const { id, status } of before) expect(after.get(id)).toMatchObject({ status });
        const told = new Set(
          before.map((one) => JSON.stringify([one.txHash, one.blockchain, one.currencyId])),
        );
        for (const one of after.values()) {
          const isNew = !before.some(({ id }) => id === one.id);
          const place = JSON.stringify([one.txHash, one.blockchain, one.currencyId]);
          if (isNew) expect(told.has(place)).toBe(false);
        }
      }),
      RUNS,
    );
  });
});
