/** The fold by example: what happened, and what a store and a shopper are told of it. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { CheckoutEvent } from '../../../src/proxy/status/events.js';
import { foldCheckout } from '../../../src/proxy/status/foldCheckout.js';
import * as story from './story.js';
import { BTC, ETH, minute, USDT } from './story.js';

const { amended, confirmed, held, listed, opened, quoted, released, seen } = story;
const btc = (words = {}) =>
  quoted({ id: 2, currencyId: BTC, payable: '0.0004', precision: 8, ...words });
const fold = (...events: CheckoutEvent[]) => foldCheckout(story.numbered(events));
/** An order of 20 dollars, quoted at 20 USDT from minute 1 to 21, and what follows. */
const order = (...events: CheckoutEvent[]) => fold(opened(), quoted(), ...events);

/** What happened | progress | paid | exceptions | due, received, excess. */
const TABLE: [string, CheckoutEvent[], string, boolean, string[], string, string, string][] = [
  ['nothing yet', [], 'awaiting', false, [], '20', '0', '0'],
  ['seen', [seen()], 'detected', false, [], '0', '20', '0'],
  ['seen, then confirmed', [seen(), confirmed()], 'confirmed', true, [], '0', '20', '0'],
  ['confirmed without being seen before', [confirmed()], 'confirmed', true, [], '0', '20', '0'],
  [
    'confirmed, then seen late',
    [confirmed(), seen({ at: 9 })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  ['listed only', [listed()], 'detected', false, [], '0', '20', '0'],
  [
    'a list row that claims to be confirmed',
    [story.transfer('confirmed', { source: 'service_list' })],
    'detected',
    false,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'too little',
    [confirmed({ amount: '19.99' })],
    'confirmed',
    false,
    ['partial'],
    '0.01',
    '19.99',
    '0',
  ],
  [
    'too little, only seen',
    [seen({ amount: '5' })],
    'detected',
    false,
    ['partial'],
    '15',
    '5',
    '0',
  ],
  ['too much', [confirmed({ amount: '21.5' })], 'confirmed', true, ['over'], '0', '21.5', '1.5'],
  [
    'two transfers that add up',
    [confirmed({ amount: '12' }), confirmed({ tx: 'bb', amount: '8' })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'two outputs of one transaction',
    [confirmed({ amount: '12' }), confirmed({ uniq: '1', amount: '8' })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'one confirmed, the rest seen',
    [confirmed({ amount: '12' }), seen({ tx: 'bb', amount: '8' })],
    'confirmed',
    false,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'at the last instant of the quote',
    [confirmed({ at: 20.999 })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  ['when the quote ended', [confirmed({ at: 21 })], 'confirmed', false, ['late'], '20', '0', '0'],
  [
    'late, and the store takes it',
    [confirmed({ at: 60 }), story.markedPaid()],
    'confirmed',
    true,
    ['late'],
    '0',
    '0',
    '0',
  ],
  [
    'paid in time, told hours later',
    [confirmed({ at: 300, times: [15, 16] })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'a block clock that runs before the quote',
    [confirmed({ times: [-30] })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'a currency that was never quoted',
    [confirmed({ currencyId: ETH })],
    'confirmed',
    false,
    ['wrong_currency'],
    '20',
    '0',
    '0',
  ],
  ['blocked', [held()], 'detected', false, ['held'], '0', '0', '0'],
  ['seen, then blocked', [seen(), held()], 'detected', false, ['held'], '0', '0', '0'],
  ['confirmed, then blocked', [confirmed(), held()], 'confirmed', false, ['held'], '0', '0', '0'],
  [
    'blocked, then released',
    [held(), released([held().key])],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'released by another name',
    [held(), released([seen().key])],
    'detected',
    false,
    ['held'],
    '0',
    '0',
    '0',
  ],
  [
    'released, then blocked anew',
    [held(), released([held().key]), held({ again: 'b', at: 31, times: [5] })],
    'confirmed',
    false,
    ['held'],
    '0',
    '0',
    '0',
  ],
  [
    'one of two blocked, and the other covers the order',
    [confirmed(), held({ tx: 'bb', amount: '1' })],
    'confirmed',
    false,
    ['held'],
    '0',
    '20',
    '0',
  ],
  ['half of it blocked', [held({ amount: '10' })], 'detected', false, ['held'], '10', '0', '0'],
  ['marked paid by the store', [story.markedPaid()], 'awaiting', true, [], '0', '0', '0'],
  [
    'marked paid, yet blocked',
    [held(), story.markedPaid()],
    'detected',
    false,
    ['held'],
    '0',
    '0',
    '0',
  ],
  [
    'signed events that contradict each other',
    [seen({ amount: '20' }), confirmed({ amount: '19' })],
    'confirmed',
    false,
    ['held'],
    '1',
    '0',
    '0',
  ],
  [
    'a contradiction, half of it released',
    [seen({ amount: '30' }), confirmed(), released([seen().key])],
    'confirmed',
    false,
    ['held'],
    '0',
    '0',
    '0',
  ],
  [
    'a contradiction, released: the lower amount counts',
    [seen({ amount: '30' }), confirmed(), released([seen().key, confirmed().key])],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'a list row that contradicts a signed event',
    [confirmed(), listed({ amount: '7' })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'list rows that contradict each other',
    [listed({ amount: '20' }), listed({ amount: '7', again: 'b' })],
    'detected',
    false,
    ['partial'],
    '13',
    '7',
    '0',
  ],
  [
    'a list row without a key, then the event with one',
    [listed({ uniq: '' }), confirmed()],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  [
    'one hash in two spellings',
    [seen({ tx: '0xAB' }), confirmed({ tx: '0xab' })],
    'confirmed',
    true,
    [],
    '0',
    '20',
    '0',
  ],
  ['closed, then paid', [story.closed(2), confirmed()], 'confirmed', true, [], '0', '20', '0'],
];

describe('an order of 20 dollars, quoted at 20 USDT', () => {
  it.each(TABLE)('%s', (_name, events, progress, paid, exceptions, due, received, excess) => {
    expect(order(...events)).toMatchObject({ progress, paid, exceptions, due, received, excess });
  });
});

describe('an order whose amount changes', () => {
  it('costs what the highest revision says, and its earlier quotes are void', () => {
    const state = order(amended(2, '40', 8), amended(1, '30', 6));
    expect(state).toMatchObject({ amountUsd: '40', revision: 2, currentQuote: null, due: null });
    expect(state.display).toEqual({ amount: '17', currency: 'EUR' });
  });

  it('counts what was paid before as its part of the new amount', () => {
    const requoted = quoted({ id: 3, revision: 1, amountUsd: '30', payable: '30', at: 6 });
    const paidBefore = order(confirmed({ at: 5 }), amended(1, '30', 6), requoted);
    expect(paidBefore).toMatchObject({ paid: false, exceptions: ['partial'], due: '10' });
    const rest = confirmed({ tx: 'bb', amount: '10', at: 8 });
    const both = order(confirmed({ at: 5 }), amended(1, '30', 6), requoted, rest);
    expect(both).toMatchObject({ paid: true, exceptions: [], due: '0', excess: '0' });
  });

  it('holds a payment by a void quote to be late', () => {
    expect(order(amended(1, '10', 6), confirmed({ at: 6 }))).toMatchObject({
      paid: false,
      exceptions: ['late'],
    });
  });

  it('made cheaper, is overpaid by what was paid before', () => {
    const requoted = quoted({ id: 3, revision: 1, amountUsd: '10', payable: '10', at: 6 });
    expect(order(confirmed({ at: 5 }), amended(1, '10', 6), requoted)).toMatchObject({
      paid: true,
      exceptions: ['over'],
      excess: '10',
    });
  });
});

describe('a payment right after a new quote', () => {
  /** A first quote of 20 USDT until minute 21, and a second one at minute 30. */
  const requoted = (payable: string, ...events: CheckoutEvent[]) =>
    order(quoted({ id: 2, at: 30, payable }), ...events);
  const seconds = (count: number) => 30 + count / 60;
  const sent = (count: number, amount = '20') =>
    confirmed({ at: 31, times: [seconds(count)], amount });

  it.each([-1, -15])('is in time by a clock that is %d seconds off', (off) => {
    expect(requoted('20', sent(off))).toMatchObject({ paid: true, exceptions: [], due: '0' });
  });

  it('that our own instances date is in time by the same few seconds', () => {
    const receipt = confirmed({ at: seconds(-10) });
    expect(requoted('20', receipt)).toMatchObject({ paid: true, exceptions: [] });
  });

  it.each([-15.1, -60, -500])('is late where it was sent %d seconds from it', (off) => {
    expect(requoted('20', sent(off))).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('is measured by the new price, never by the one that had ended', () => {
    const old = requoted('25', sent(-5, '20'));
    expect(old).toMatchObject({ paid: false, exceptions: ['partial'], due: '5', received: '20' });
    expect(requoted('25', sent(-5, '25'))).toMatchObject({ paid: true, exceptions: [] });
  });

  it('by a price that still holds counts with that one', () => {
    const renewed = quoted({ id: 2, at: 10, payable: '10' });
    const state = order(renewed, confirmed({ at: 11, times: [10 - 5 / 60] }));
    expect(state).toMatchObject({ paid: true, exceptions: [] });
    expect(state.transfers[0]?.quoteId).toMatch(/1$/);
  });

  it('is late where the ledger knew of it before the quote: no new quote prices what is there', () => {
    const known = seen({ at: seconds(-5) });
    const state = order(known, quoted({ id: 2, at: 30 }), confirmed({ at: 31 }));
    expect(state).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('has no grace at the end of a quote', () => {
    for (const second of [0, 1, 10]) {
      const after = confirmed({ at: 50 + second / 60 });
      expect(requoted('20', after)).toMatchObject({ paid: false, exceptions: ['late'] });
    }
  });

  it('by a quote that a new amount has voided at once is late', () => {
    const voided = [quoted({ id: 2, at: 30 }), amended(1, '30', 30)];
    expect(order(...voided, sent(-5))).toMatchObject({ paid: false, exceptions: ['late'] });
  });
});

describe('quotes in several currencies', () => {
  it('stay live side by side, and parts paid in each add up', () => {
    const parts = [
      confirmed({ amount: '5' }),
      confirmed({ tx: 'bb', currencyId: BTC, amount: '0.0003' }),
    ];
    const state = fold(opened(), quoted(), btc({ at: 3 }), ...parts);
    expect(state).toMatchObject({ paid: true, exceptions: [], due: '0', received: '0.0003' });
    expect(state.currentQuote?.currencyId).toBe(BTC);
  });

  it('a coin that is paid after another was chosen still counts with its own quote', () => {
    const state = fold(opened(), quoted(), btc({ at: 3 }), confirmed({ at: 10 }));
    expect(state).toMatchObject({ paid: true, exceptions: [] });
  });

  it('what is due is rounded up to the decimals that the coin has, and excess down', () => {
    const third = fold(
      opened(),
      quoted({ payable: '7' }),
      btc({ at: 3, payable: '0.0001' }),
      confirmed({ amount: '5' }),
    );
    expect(third.due).toBe('0.00002858');
    const over = fold(
      opened(),
      quoted({ payable: '7' }),
      btc({ at: 3, payable: '0.0001' }),
      confirmed({ amount: '9' }),
    );
    expect(over.excess).toBe('0.00002857');
  });

  it('a rest that was rounded up is no excess, one unit more is', () => {
    const pay = (amount: string) =>
      fold(
        opened(),
        quoted({ payable: '7' }),
        btc({ at: 3, payable: '0.0001' }),
        confirmed({ amount: '5' }),
        confirmed({ tx: 'bb', currencyId: BTC, amount }),
      );
    expect(pay('0.00002858')).toMatchObject({ paid: true, exceptions: [], excess: '0' });
    expect(pay('0.00002859')).toMatchObject({ exceptions: ['over'], excess: '0.00000001' });
  });

  it('of one quote without a known precision, amounts have eight decimals', () => {
    const state = fold(
      opened(),
      quoted({ payable: '7', precision: null }),
      btc({ at: 0, payable: '3' }),
      confirmed({ currencyId: BTC, amount: '1' }),
    );
    expect(state.due).toBe('4.66666667');
  });

  it('a quote without a payable amount covers nothing; the store decides', () => {
    const state = fold(opened(), quoted({ payable: null }), confirmed());
    expect(state).toMatchObject({ paid: false, exceptions: ['late'], due: null, received: null });
  });
});

describe('a contradiction about the currency', () => {
  it('holds the transfer and counts the story that is worth least', () => {
    // One network, one transaction: 20 of a worthless coin, or 20 USDT.
    const other = confirmed({ currencyId: 'JUNK.Tron', again: 'b' });
    const state = order(confirmed(), other);
    expect(state).toMatchObject({ paid: false, exceptions: ['wrong_currency', 'held'] });
    const keys = [confirmed().key, other.key];
    expect(state.heldEvidence).toEqual(keys.sort());
    expect(order(confirmed(), other, released(keys)).paid).toBe(false);
  });
});

describe('a sighting without a key', () => {
  const output = (uniq: string, amount: string) => confirmed({ uniq, amount });

  it('joins the output of the same amount', () => {
    const state = order(output('0', '12'), output('1', '8'), listed({ uniq: '', amount: '8' }));
    expect(state.transfers.map(({ bcUniqKey, sources }) => [bcUniqKey, sources.length])).toEqual([
      ['0', 1],
      ['1', 2],
    ]);
  });

  it('stands for itself if the confirmation has no key either', () => {
    const state = order(listed({ uniq: '' }), confirmed({ uniq: '' }));
    expect(state.transfers).toHaveLength(1);
    expect(state.transfers[0]).toMatchObject({
      id: 'tron:aa:',
      sources: ['service_event', 'service_list'],
    });
  });

  it('is drawn to no other output once a confirmation without a key answers it', () => {
    const other = output('1', '8');
    const state = order(
      listed({ uniq: '', amount: '8' }),
      confirmed({ uniq: '', amount: '12' }),
      other,
    );
    expect(state.transfers.map(({ bcUniqKey, sources }) => [bcUniqKey, sources.length])).toEqual([
      ['', 2],
      ['1', 1],
    ]);
    expect(state).toMatchObject({ paid: true, exceptions: [] });
  });

  it('and signed, cannot be drawn away by a list row from what it contradicts', () => {
    const contradiction = [seen({ uniq: '', amount: '10' }), confirmed({ amount: '20' })];
    expect(order(...contradiction).exceptions).toContain('held');
    const lure = listed({ uniq: '1', amount: '10' });
    expect(order(...contradiction, lure)).toMatchObject({ paid: false });
  });
});

describe('a transfer', () => {
  it('says what is known of it, by whom, and since when', () => {
    const state = order(
      listed({ at: 4, amountUsd: '19.9' }),
      confirmed({ tx: 'AA', at: 6, times: [3], amountUsd: '20.1' }),
    );
    expect(state.transfers).toEqual([
      {
        id: 'tron:aa:0',
        blockchain: 'tron',
        txHash: 'aa',
        bcUniqKey: '0',
        currencyId: USDT,
        amount: '20',
        amountUsd: '19.9',
        status: 'confirmed',
        counts: 'counted',
        quoteId: '00000000-0000-4000-8000-000000000001',
        share: { numerator: '20', denominator: '20' },
        firstSeenAt: minute(3),
        sources: ['service_event', 'service_list'],
        evidence: ['confirmed:service_event:tron:AA:0', 'seen:service_list:tron:aa:0'],
      },
    ]);
  });

  it('keeps the case of a hash that is not hexadecimal', () => {
    expect(order(confirmed({ tx: '5xGzQ' })).transfers[0]?.txHash).toBe('5xGzQ');
  });

  it('comes in the order of first sight', () => {
    const state = order(
      confirmed({ tx: 'bb', at: 4 }),
      confirmed({ tx: 'cc', at: 9 }),
      confirmed({ tx: 'aa', at: 12, times: [2] }),
    );
    expect(state.transfers.map(({ txHash }) => txHash)).toEqual(['aa', 'bb', 'cc']);
  });
});

describe('a top-up', () => {
  const quote = quoted({ payable: null, amountUsd: null, lives: null });

  it('lists deposits of any currency and asks for nothing', () => {
    const state = fold(
      story.openedTopUp(),
      quote,
      confirmed(),
      seen({ tx: 'bb', currencyId: ETH }),
    );
    expect(state).toMatchObject({ progress: 'confirmed', paid: false, exceptions: [], due: null });
    expect(state.transfers.map(({ counts }) => counts)).toEqual(['deposit', 'deposit']);
    expect(state.currentQuote?.currencyId).toBe(USDT);
  });

  it('can be held, and cannot be marked paid', () => {
    const word = fold(story.openedTopUp(), quote, confirmed(), story.markedPaid());
    expect(word).toMatchObject({ paid: false, exceptions: [], markedPaid: true });
    const state = fold(story.openedTopUp(), quote, held(), story.markedPaid());
    expect(state).toMatchObject({ paid: false, exceptions: ['held'], markedPaid: true });
  });
});

describe('the rest of the state', () => {
  it('has the latest answer about the wallet, whenever it was written down', () => {
    expect(order(story.wallet(9, 'T9'), story.wallet(2, 'T2')).wallet?.addresses[0]?.address).toBe(
      'T9',
    );
  });

  it('has the highest sequence as its version', () => {
    expect(order().version).toBe(2);
    expect(foldCheckout([]).version).toBe(0);
  });

  it('of nothing at all is an empty state', () => {
    expect(foldCheckout([])).toMatchObject({
      opened: null,
      amountUsd: null,
      wallet: null,
      progress: 'awaiting',
      paid: false,
      closed: false,
      due: null,
      received: null,
      excess: null,
    });
  });

  it('can be folded from parts that lack the beginning', () => {
    expect(fold(quoted(), confirmed())).toMatchObject({ progress: 'confirmed', paid: false });
    expect(fold(confirmed(), released(['x']), amended(1, '5', 2)).paid).toBe(false);
    expect(fold(opened('0'), quoted(), confirmed()).paid).toBe(false);
  });

  it('keeps to unreadable times without failing', () => {
    const odd = { ...confirmed(), at: 'soon' };
    expect(order(odd)).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('knows that the order is closed, and takes a tolerance', () => {
    expect(order(story.closed()).closed).toBe(true);
    const short = [opened(), quoted(), confirmed({ amount: '19.9' })];
    expect(foldCheckout(short, { tolerance: parseDecimal('0.005') }).paid).toBe(true);
    expect(foldCheckout(short, { tolerance: parseDecimal('0.0049') }).paid).toBe(false);
  });
});
