/** Which statements speak of one transfer: what the look-up and the list say beside signed events. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { foldCheckout } from '../../src/payments/foldCheckout.js';
import { anyEvents, foundRow, transferWords } from './stories.js';
import * as story from './story.js';
import { runs } from '../support/runs.js';

const { found } = story;
const begun = [story.opened(), story.quoted()];
const fold = (...events: CheckoutLedgerEvent[]) =>
  foldCheckout(story.numbered([...begun, ...events]));
const shown = (...events: CheckoutLedgerEvent[]) =>
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

describe('a confirmation that is told with its key and without', () => {
  it('does not confirm another output of the same amount as well', () => {
    const half = { amount: '10' };
    const twice = [story.confirmed({ ...half, uniq: '' }), story.confirmed({ ...half, uniq: '1' })];
    const state = fold(...twice, story.seen(half));
    expect(state).toMatchObject({ paid: false, due: '0' });
    expect(fold(...twice, story.seen(half), story.confirmed(half))).toMatchObject({ paid: true });
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
  });

  it('is held where a look-up that the store trusts names another amount', () => {
    const rows = [story.confirmed({ amount: '12' }), found('confirmed', { amount: '25' })];
    const state = fold(...rows);
    expect(state.transfers.map(({ amount, status }) => [amount, status])).toEqual([['12', 'held']]);
    expect(state).toMatchObject({ paid: false, exceptions: ['held'] });
    const freed = fold(...rows, story.released(state.heldEvidence));
    expect(freed).toMatchObject({ paid: false, received: '12', exceptions: ['partial'] });
  });

  it('that is confirmed takes the one confirmation of the look-up before one that is only seen', () => {
    const half = { amount: '10' };
    const events = [story.seen({ ...half, uniq: '0' }), story.confirmed({ ...half, uniq: '1' })];
    const state = fold(...events, found('confirmed', half));
    expect(state).toMatchObject({ paid: false });
    expect(state.transfers.map(({ status }) => status).sort()).toEqual(['confirmed', 'seen']);
  });

  it('takes the output of its own amount, and the other one is another transfer', () => {
    const outputs = [found('confirmed', { amount: '8' }), found('confirmed', { amount: '12' })];
    for (const amount of ['8', '12']) {
      const state = fold(...outputs, story.confirmed({ amount, uniq: '1' }));
      expect(state).toMatchObject({ paid: true, received: '20', heldEvidence: [] });
    }
  });

  it('counts with the quote that was live when the lookup found it', () => {
    const late = story.confirmed({ at: 70 });
    expect(fold(late)).toMatchObject({ paid: false, exceptions: ['late'] });
    expect(fold(found('seen', { at: 5 }), late)).toMatchObject({ paid: true, exceptions: [] });
    // A row that comes after the service's word dates nothing any more.
    expect(fold(late, found('seen', { at: 5 }))).toMatchObject({ paid: false });
  });

  it('stays held by a block, though the lookup lists it as confirmed', () => {
    for (const row of [found('seen'), found('confirmed')]) {
      expect(fold(row, story.held())).toMatchObject({ paid: false, exceptions: ['held'] });
    }
  });

  it('in another currency of the same transaction is another transfer', () => {
    expect(shown(found('seen', { currencyId: story.ETH }), story.confirmed())).toHaveLength(2);
  });
});

describe('a deposit that the list of operation 6 tells too', () => {
  it('is confirmed at no more than the lookup said', () => {
    const state = fold(found('confirmed', { amount: '15' }), story.listed());
    expect(state).toMatchObject({ received: '15', paid: false });
  });
});

describe('two outputs that rows have told, of which one is settled', () => {
  const half = (uniq: string) => ({ uniq, amount: '10' });
  const rows = {
    'the list': [story.listed(half('0')), story.listed(half('1'))],
    'the look-up': [found('seen', { amount: '10' }), found('seen', { amount: '10' }, 1)],
  };

  it.each(Object.entries(rows))('stay in sight: told by %s', (_, told) => {
    expect(fold(...told)).toMatchObject({ due: '0', received: '20' });
    const state = fold(...told, story.confirmed(half('0')));
    expect(state).toMatchObject({ due: '0', received: '20', paid: false, exceptions: [] });
    expect(state.transfers.map(({ status }) => status).sort()).toEqual(['confirmed', 'seen']);
    const both = fold(...told, story.confirmed(half('0')), story.confirmed(half('1')));
    expect(both).toMatchObject({ paid: true, received: '20', exceptions: [] });
    expect(both.transfers).toHaveLength(2);
  });
});

describe('outputs that several sources tell of are paired one to one', () => {
  const half = { amount: '10' };
  const listed = (uniq: string, amount = '10') => story.listed({ uniq, amount });
  it.each<[string, CheckoutLedgerEvent[], string]>([
    ['an output and a row of other amounts', [found('seen', { amount: '12' }), listed('0')], '22'],
    [
      'two rows, and a signed event without a key',
      [listed('0'), listed('1', '5'), story.confirmed({ uniq: '', amount: '10' })],
      '15',
    ],
    [
      'a row beside an output that is signed and trusted',
      [story.confirmed({ uniq: '0', amount: '10' }), found('confirmed', half), listed('1', '5')],
      '15',
    ],
  ])('%s', (_, events, received) => {
    expect(fold(...events)).toMatchObject({
      received,
      exceptions: received < '20' ? ['partial'] : [],
    });
  });
});

describe('a deposit of a top-up', () => {
  it('is never confirmed by the look-up, also where the ledger holds its word', () => {
    const events = [story.openedTopUp(), story.quoted({ payable: null, amountUsd: null })];
    const state = foldCheckout(story.numbered([...events, found('seen'), found('confirmed')]));
    expect(state.progress).toBe('detected');
    expect(state.transfers.map(({ status }) => status)).toEqual(['seen']);
  });
});

/** Outputs of one transaction, and what each source truly says of some of them, in any order. */
const truth = fc
  .array(fc.constantFrom('3', '4', '5'), { minLength: 1, maxLength: 4 })
  .chain((amounts) => {
    const rows = amounts.flatMap((amount, index) => {
      const words = { amount, uniq: String(index) };
      const number = amounts.slice(0, index).filter((other) => other === amount).length;
      return {
        signed: [story.seen(words), story.confirmed(words)],
        listed: story.listed(words),
        found: found('seen', words, number),
        trusted: found('confirmed', words, number),
      };
    });
    // The look-up shows a transaction whole, the others output by output.
    const look = fc.constantFrom(
      [],
      rows.map((row) => row.found),
      rows.flatMap((row) => [row.found, row.trusted]),
    );
    const others = fc.subarray(rows.flatMap((row) => [...row.signed, row.listed]));
    return fc.tuple(look, others).chain(([looked, said]) =>
      fc.record({
        amounts: fc.constant(amounts),
        told: fc.shuffledSubarray<CheckoutLedgerEvent[]>(
          [...(looked.length > 0 ? [looked] : []), ...said.map((one) => [one])],
          { minLength: said.length + (looked.length > 0 ? 1 : 0) },
        ),
      }),
    );
  });

describe('laws', () => {
  it('more evidence that is true never raises what is due, and counts no output twice', () => {
    fc.assert(
      fc.property(truth, ({ amounts, told }) => {
        let least = Infinity;
        const known = new Set<string>();
        for (let length = 1; length <= told.length; length += 1) {
          const state = fold(...told.slice(0, length).flat());
          expect(Number(state.due)).toBeLessThanOrEqual(least);
          least = Number(state.due);
          for (const { key, body } of told[length - 1] ?? []) {
            if (key.includes('lookup')) amounts.forEach((_, index) => known.add(String(index)));
            else known.add((body as { bcUniqKey: string }).bcUniqKey);
          }
          const sum = [...known].reduce((total, at) => total + Number(amounts[Number(at)]), 0);
          expect(Number(state.received)).toBe(sum);
          expect(state.heldEvidence).toEqual([]);
        }
      }),
      { numRuns: runs(4_000, 1_000) },
    );
  });

  it('nor does a row of the list or the look-up, whatever it says beside whatever was said', () => {
    const row = fc.oneof(
      transferWords.map((words) => story.listed({ ...words, uniq: `new ${words.uniq}` })),
      foundRow.filter(({ kind }) => kind === 'seen'),
    );
    fc.assert(
      fc.property(anyEvents, row, (events, added) => {
        const before = foldCheckout(events);
        const after = foldCheckout([...events, { ...added, sequence: 500 }]);
        if (before.due !== null) expect(Number(after.due)).toBeLessThanOrEqual(Number(before.due));
      }),
      { numRuns: runs(4_000, 1_000) },
    );
  });

  it('let rows of the look-up that the store does not trust neither pay, confirm nor hold', () => {
    const rows = fc.array(
      foundRow.filter(({ kind }) => kind === 'seen'),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(rows, (all) => {
        const state = foldCheckout(story.numbered([...begun, ...all]));
        expect(state).toMatchObject({ paid: false, heldEvidence: [] });
        expect(state.progress).not.toBe('confirmed');
      }),
      { numRuns: runs(1_500) },
    );
  });
});
