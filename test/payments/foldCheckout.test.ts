/** The fold by example: what happened, and what a store and a shopper are told of it. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { currencyAmounts } from '../../src/payments/coverage.js';
import { foldCheckout } from '../../src/payments/foldCheckout.js';
import * as story from './story.js';
import { BTC, ETH, minute, USDT } from './story.js';

const { amended, confirmed, held, listed, opened, quoted, released, seen } = story;
const btc = (words = {}) =>
  quoted({ id: 2, currencyId: BTC, payable: '0.0004', precision: 8, ...words });
const fold = (...events: CheckoutLedgerEvent[]) => foldCheckout(story.numbered(events));
/** An order of 20 dollars, quoted at 20 USDT from minute 1 to 21, and what follows. */
const order = (...events: CheckoutLedgerEvent[]) => fold(opened(), quoted(), ...events);

/** What happened, and what the state says of it. */
const TABLE: [name: string, events: CheckoutLedgerEvent[], said: string][] = [
  ['nothing yet', [], 'awaiting, due 20, received 0'],
  ['seen', [seen()], 'detected, due 0, received 20'],
  ['seen, then confirmed', [seen(), confirmed()], 'confirmed, paid, due 0, received 20'],
  ['confirmed without being seen before', [confirmed()], 'confirmed, paid, due 0, received 20'],
  ['listed only', [listed()], 'detected, due 0, received 20'],
  ['too little', [confirmed({ amount: '19.99' })], 'confirmed, partial, due 0.01, received 19.99'],
  ['too little, only seen', [seen({ amount: '5' })], 'detected, partial, due 15, received 5'],
  [
    'one confirmed, the rest seen',
    [confirmed({ amount: '12' }), seen({ tx: 'bb', amount: '8' })],
    'confirmed, due 0, received 20',
  ],
  ['when the quote ended', [confirmed({ at: 21 })], 'confirmed, late, due 20, received 0'],
  [
    'late, and the store takes it',
    [confirmed({ at: 60 }), story.markedPaid()],
    'confirmed, paid, late, due 0, received 0',
  ],
  [
    'paid in time, told hours later',
    [confirmed({ at: 300, times: [15, 16] })],
    'confirmed, paid, due 0, received 20',
  ],
  [
    'a block clock that runs before the quote',
    [confirmed({ times: [-30] })],
    'confirmed, paid, due 0, received 20',
  ],
  [
    'a currency that was never quoted',
    [confirmed({ currencyId: ETH })],
    'confirmed, wrong_currency, due 20, received 0',
  ],
  ['blocked', [held()], 'detected, held, due 0, received 0'],
  ['seen, then blocked', [seen(), held()], 'detected, held, due 0, received 0'],
  ['confirmed, then blocked', [confirmed(), held()], 'confirmed, held, due 0, received 0'],
  [
    'blocked, then released',
    [held(), released([held().key])],
    'confirmed, paid, due 0, received 20',
  ],
  [
    'released by another name',
    [held(), released([seen().key])],
    'detected, held, due 0, received 0',
  ],
  [
    'released, then blocked again',
    [held(), released([held().key]), held({ again: 'b', at: 31, times: [5] })],
    'confirmed, held, due 0, received 0',
  ],
  [
    'something blocked first, and another transfer covers the order',
    [held({ tx: 'bb', amount: '1' }), confirmed()],
    'confirmed, held, due 0, received 20',
  ],
  ['half of it blocked', [held({ amount: '10' })], 'detected, held, due 10, received 0'],
  ['marked paid by the store', [story.markedPaid()], 'awaiting, paid, due 0, received 0'],
  ['marked paid, yet blocked', [held(), story.markedPaid()], 'detected, held, due 0, received 0'],
  [
    'signed events that contradict each other',
    [seen({ amount: '20' }), confirmed({ amount: '19' })],
    'confirmed, held, due 1, received 0',
  ],
  [
    'a contradiction, half of it released',
    [seen({ amount: '30' }), confirmed(), released([seen().key])],
    'confirmed, held, due 0, received 0',
  ],
  [
    'a contradiction, released: the lower amount counts',
    [seen({ amount: '30' }), confirmed(), released([seen().key, confirmed().key])],
    'confirmed, paid, due 0, received 20',
  ],
  [
    'a part, and held money for the rest, which is not asked for again',
    [confirmed({ tx: 'bb', amount: '3' }), held({ amount: '17' })],
    'confirmed, partial, held, due 0, received 3',
  ],
  [
    'one that leaves less than covers, of a paid order, released: it is paid as before',
    [confirmed(), seen({ amount: '0' }), released([seen().key, confirmed().key])],
    'confirmed, paid, due 0, received 0',
  ],
  [
    'list rows that contradict each other',
    [listed({ amount: '20' }), listed({ amount: '7', again: 'b' })],
    'detected, partial, due 13, received 7',
  ],
];

const half = (tx: string) => confirmed({ tx, amount: '10' });

describe('money after a close', () => {
  it.each([
    ['is late', [story.closed(2), confirmed()], false, ['late'], '0'],
    ['is late, also if seen before', [seen(), story.closed(), confirmed()], false, ['late'], '0'],
    ['is late', [half('aa'), story.closed(), half('bb')], false, ['partial', 'late'], '10'],
    ['pays by a mark', [story.closed(2), confirmed(), story.markedPaid()], true, ['late'], '0'],
    ['paid once', [story.closed(2), confirmed(), story.paid([confirmed().key])], true, [], '20'],
    ['is over', [confirmed(), story.closed(), confirmed({ tx: 'bb' })], true, ['over'], '40'],
  ] as const)('%s: %#', (_, events, paid, exceptions, received) => {
    expect(order(...events)).toMatchObject({ paid, exceptions, received });
  });
});

describe('an order of 20 dollars, quoted at 20 USDT', () => {
  it.each(TABLE)('%s', (_name, events, said) => {
    const { progress, paid, exceptions, due, received, excess } = order(...events);
    const words = [progress, ...(paid ? ['paid'] : []), ...exceptions];
    const figures = [`due ${String(due)}`, `received ${String(received)}`];
    if (excess !== '0') figures.push(`excess ${String(excess)}`);
    expect([...words, ...figures].join(', ')).toBe(said);
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
    const half = confirmed({ at: 5, amount: '10' });
    const paidBefore = order(half, amended(1, '30', 6), requoted);
    expect(paidBefore).toMatchObject({ paid: false, exceptions: ['partial'], due: '20' });
    const rest = confirmed({ tx: 'bb', amount: '20', at: 8 });
    const both = order(half, amended(1, '30', 6), requoted, rest);
    expect(both).toMatchObject({ paid: true, exceptions: [], due: '0', excess: '0' });
    const short = confirmed({ tx: 'bb', amount: '10', at: 8 });
    expect(order(half, amended(1, '30', 6), requoted, short).paid).toBe(false);
  });

  it('ends quotes only for what is heard of afterwards, whatever the clocks say', () => {
    const half = confirmed({ at: 7, amount: '10' });
    expect(order(half, amended(1, '40', 6)).exceptions).toEqual(['partial']);
    expect(order(amended(1, '40', 6), half).exceptions).toEqual(['late']);
  });

  it('holds a payment by a void quote to be late', () => {
    expect(order(amended(1, '10', 6), confirmed({ at: 6 }))).toMatchObject({
      paid: false,
      exceptions: ['late'],
    });
  });

  it('made cheaper by less than was paid before, is overpaid by the rest', () => {
    const requoted = quoted({ id: 3, revision: 1, amountUsd: '10', payable: '10', at: 6 });
    const most = confirmed({ at: 5, amount: '15' });
    expect(order(most, amended(1, '10', 6), requoted)).toMatchObject({
      paid: true,
      amountUsd: '10',
      exceptions: ['over'],
      excess: '5',
    });
  });
});

describe('the terms of an order that was covered or marked paid', () => {
  const raised = amended(1, '2000', 8);
  const lowered = amended(1, '10', 8);
  const block = held({ at: 6 });
  const other = held({ tx: 'bb', amount: '5', at: 4 });
  const letGo = (...events: CheckoutLedgerEvent[]) =>
    released(
      events.map(({ key }) => key),
      9,
    );

  it.each<[string, CheckoutLedgerEvent[], boolean]>([
    ['paid, raised', [confirmed(), raised], true],
    ['paid, lowered', [confirmed(), lowered], true],
    ['paid, held, raised', [confirmed(), block, raised], false],
    ['paid, held, raised, released', [confirmed(), block, raised, letGo(confirmed(), block)], true],
    ['paid, held, lowered, released', [confirmed(), block, lowered, letGo(block)], true],
    ['blocked and confirmed, raised', [block, confirmed(), raised], false],
    ['held, marked, raised', [block, story.markedPaid(), raised], false],
    ['held, marked, raised, released', [block, story.markedPaid(), raised, letGo(block)], true],
    ['marked, raised', [story.markedPaid(), raised], true],
    ['held by other money, covered, raised', [other, confirmed(), raised], false],
    ['so and released', [other, confirmed(), raised, letGo(other)], true],
    ['blocked, released, raised', [block, letGo(block), raised], true],
    ['two signed amounts', [seen({ amount: '21' }), confirmed(), raised], false],
    ['paid, closed, raised', [confirmed(), story.closed(), raised], true],
    [
      'raised between cover and its note',
      [confirmed(), raised, story.paid([confirmed().key])],
      true,
    ],
    ['raised twice', [confirmed(), raised, amended(2, '3000', 9)], true],
  ])('stay as they were then: %s', (_, events, paid) => {
    const state = order(...events);
    expect(state).toMatchObject({ amountUsd: '20', display: null, revision: 0, paid });
    expect(state.currentQuote?.payable).toBe('20');
    expect(state.exceptions).not.toContain('partial');
  });

  it.each<[string, CheckoutLedgerEvent[], string, boolean]>([
    ['raised before the payment counts', [raised, confirmed()], '2000', false],
    ['raised while the payment is only seen', [seen(), raised, confirmed()], '2000', false],
    ['raised while it is blocked and not confirmed', [block, raised, letGo(block)], '2000', false],
    ['raised after a part', [confirmed({ amount: '19' }), raised], '2000', false],
    ['lowered so that it covers', [confirmed({ amount: '10' }), lowered], '10', true],
    ['lowered so while held', [confirmed({ amount: '10' }), other, lowered], '10', false],
    ['so and released', [confirmed({ amount: '10' }), other, lowered, letGo(other)], '10', true],
    ['raised before the mark', [raised, story.markedPaid()], '2000', true],
    [
      'lowered so, then raised',
      [confirmed({ amount: '10' }), lowered, amended(2, '30', 9)],
      '10',
      true,
    ],
  ])('are those that the covering event meets: %s', (_, events, amountUsd, paid) => {
    expect(order(...events)).toMatchObject({ amountUsd, paid });
  });

  it('leave money after a close to the store, with the note of the payment as without it', () => {
    const closed = [confirmed({ amount: '10' }), story.closed(), confirmed({ tx: 'bb' }), lowered];
    for (const note of [[], [story.paid([confirmed().key])]]) {
      const state = order(...closed, ...note);
      expect(state).toMatchObject({ paid: true, excess: '0', exceptions: ['late'] });
    }
  });

  it('are final within the tolerance of the first quote', () => {
    const tolerant = { ...quoted() };
    if (tolerant.kind === 'quoted') {
      Object.assign(tolerant, { body: { ...tolerant.body, tolerance: parseDecimal('0.05') } });
    }
    const state = fold(opened(), tolerant, confirmed({ amount: '19' }), raised);
    expect(state).toMatchObject({ paid: true, amountUsd: '20' });
    // Another setting of the store changes nothing about what was agreed.
    const later = quoted({ id: 2, at: 2 });
    expect(fold(opened(), tolerant, later, confirmed({ amount: '19' })).paid).toBe(true);
    expect(fold(opened(), later, tolerant, confirmed({ amount: '19' })).paid).toBe(false);
    const short = fold(opened(), tolerant, confirmed({ amount: '18.9' }), raised);
    expect(short).toMatchObject({ paid: false, amountUsd: '2000', termsFinalAt: null });
  });

  it('keep their display price, if it changes alone', () => {
    const dearer = story.displayed(1, '1800', 8);
    expect(order(story.displayed(1, '18', 2), confirmed())).toMatchObject({
      display: { amount: '18', currency: 'EUR' },
    });
    for (const events of [
      [confirmed(), dearer],
      [confirmed(), block, dearer, letGo(block)],
      [story.markedPaid(), dearer],
    ]) {
      expect(order(...events)).toMatchObject({ display: null, displayNumber: 0, paid: true });
    }
  });

  it('end no quote of the payments that follow', () => {
    const more = confirmed({ tx: 'cc', at: 9, amount: '3' });
    expect(order(confirmed(), raised, more)).toMatchObject({ exceptions: ['over'], excess: '3' });
  });

  it('are those at the note of the payment, if no event covers the order', () => {
    const note = story.paid(['confirmed:told-by-an-older-release']);
    expect(order(note, raised)).toMatchObject({ paid: true, amountUsd: '20' });
    expect(order(raised, note)).toMatchObject({ paid: true, amountUsd: '2000' });
    expect(order(note, raised, confirmed())).toMatchObject({ amountUsd: '20', termsFinalAt: 3 });
  });

  it('are those at the event that the note names', () => {
    const note = { ...story.paid([confirmed().key]), sequence: 0 };
    const named = (termsFinalBy: string) =>
      order(confirmed({ amount: '10' }), amended(1, '30', 7), {
        ...note,
        body: { evidence: [], termsFinalBy },
      } as CheckoutLedgerEvent);
    expect(named('amended:1')).toMatchObject({ amountUsd: '30', paid: true });
    expect(named(confirmed().key)).toMatchObject({ amountUsd: '20', paid: true });
    expect(named('an event that is not there')).toMatchObject({ amountUsd: '30', paid: true });
  });

  it('of a top-up do not exist', () => {
    const state = fold(story.openedTopUp(), confirmed(), story.markedPaid());
    expect(state).toMatchObject({ amountUsd: null, termsFinalAt: null });
  });
});

describe('a payment right after a new quote', () => {
  /** A first quote of 20 USDT until minute 21, and a second one at minute 30. */
  const requoted = (payable: string, ...events: CheckoutLedgerEvent[]) =>
    order(quoted({ id: 2, at: 30, payable }), ...events);
  const seconds = (count: number) => 30 + count / 60;

  it.each([-1, -120])('is in time by a clock that is %d seconds off', (off) => {
    const receipt = confirmed({ at: seconds(off) });
    expect(requoted('20', receipt)).toMatchObject({ paid: true, exceptions: [], due: '0' });
  });

  it('is late where all that is known of it is older than that', () => {
    const receipt = confirmed({ at: seconds(-121) });
    expect(requoted('20', receipt)).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('is measured by the new price, never by the one that had ended', () => {
    const sent = (amount: string) => confirmed({ at: 31, times: [seconds(-5)], amount });
    const old = requoted('25', sent('20'));
    expect(old).toMatchObject({ paid: false, exceptions: ['partial'], due: '5', received: '20' });
    expect(requoted('25', sent('25'))).toMatchObject({ paid: true, exceptions: [] });
  });

  it('counts with the price before for two more minutes', () => {
    const renewed = quoted({ id: 2, at: 10, payable: '25' });
    expect(order(renewed, confirmed({ at: 11.9 }))).toMatchObject({ paid: true, exceptions: [] });
    expect(order(renewed, confirmed({ at: 12 }))).toMatchObject({ exceptions: ['partial'] });
  });

  it('is late where the ledger knew of it before the quote: no new quote prices what is there', () => {
    const known = seen({ at: seconds(-5) });
    const state = order(known, quoted({ id: 2, at: 30 }), confirmed({ at: 31 }));
    expect(state).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('counts a sighting for a minute after the end, and a confirmation not', () => {
    expect(requoted('20', seen({ at: 50.9 })).exceptions).toEqual([]);
    expect(requoted('20', seen({ at: 51 })).exceptions).toEqual(['late']);
    expect(requoted('20', confirmed({ at: 50 })).exceptions).toEqual(['late']);
  });

  it('by a quote that a new amount has voided counts as its part of that amount', () => {
    const voided = [quoted({ id: 2, at: 30 }), amended(1, '40', 30)];
    const sent = confirmed({ at: 31, times: [seconds(-5)] });
    expect(order(...voided, sent)).toMatchObject({ paid: false, exceptions: ['partial'] });
  });
});

describe('a payment that is first heard of by its confirmation, after the quote had ended', () => {
  const graceOf = (
    words: story.TransferWords,
    quote: Parameters<typeof quoted>[0] = {},
    ...before: CheckoutLedgerEvent[]
  ) => fold(opened(), quoted(quote), ...before, confirmed({ amountUsd: '20', ...words }));
  const inBitcoin = { currencyId: BTC, payable: '0.0004', rate: '50000' };

  it('counts within the grace of its network', () => {
    expect(graceOf({ at: 30.9 })).toMatchObject({ paid: true, exceptions: [] });
    expect(graceOf({ at: 31 })).toMatchObject({ paid: false, exceptions: ['late'] });
    const coins = { currencyId: BTC, amount: '0.0004' };
    expect(graceOf({ ...coins, at: 80.9 }, inBitcoin)).toMatchObject({ paid: true });
    expect(graceOf({ ...coins, at: 81 }, inBitcoin)).toMatchObject({ exceptions: ['late'] });
  });

  it('counts by the time of its block, however late the event comes', () => {
    expect(graceOf({ at: 300, times: [29] })).toMatchObject({ paid: true, exceptions: [] });
  });

  it('is late where its dollars are missing, or show that the price has fallen', () => {
    for (const amountUsd of [null, '19.39']) {
      expect(graceOf({ at: 25, amountUsd })).toMatchObject({ paid: false, exceptions: ['late'] });
    }
    expect(graceOf({ at: 25, amountUsd: '19.4' })).toMatchObject({ paid: true });
  });

  it('is measured by the lower of the two rates', () => {
    const scaled = { rate: '1.05', marketRate: '1' };
    expect(graceOf({ at: 25 }, scaled)).toMatchObject({ paid: true });
    expect(graceOf({ at: 25 }, { rate: '1.05' })).toMatchObject({ paid: false });
    expect(graceOf({ at: 25 }, { rate: '1', marketRate: '1.05' })).toMatchObject({ paid: true });
    expect(graceOf({ at: 25 }, { rate: null })).toMatchObject({ paid: false });
  });

  it('is late where a look-up three minutes after the end had not shown it', () => {
    expect(graceOf({ at: 25 }, {}, story.looked(24))).toMatchObject({ exceptions: ['late'] });
    // Too early to tell, not all of the answer, or after the payment was heard of.
    for (const look of [story.looked(23.9), story.looked(24, [], false)]) {
      expect(graceOf({ at: 25 }, {}, look)).toMatchObject({ paid: true });
    }
    expect(graceOf({ at: 25 }, {}, story.looked(24, ['tron:aa']))).toMatchObject({ paid: true });
    const after = [confirmed({ at: 25, amountUsd: '20' }), story.looked(26)];
    expect(order(...after)).toMatchObject({ paid: true, exceptions: [] });
  });

  it('of less than two dollars is not judged by the look-up, which hides the smallest', () => {
    const small = { payable: '1.9', amountUsd: '1.9' };
    const state = fold(
      opened('1.9'),
      quoted(small),
      story.looked(24),
      confirmed({ at: 25, amount: '1.9', amountUsd: '1.9' }),
    );
    expect(state).toMatchObject({ paid: true });
  });

  it('is not judged by the look-up either where it is a small rest of a larger order', () => {
    const most = confirmed({ tx: 'bb', amount: '19.2', amountUsd: '19.2' });
    const rest = confirmed({ at: 25, amount: '0.8', amountUsd: '0.8' });
    expect(order(most, story.looked(24, ['tron:bb']), rest)).toMatchObject({ paid: true });
  });

  it('counts with the next quote once that was live', () => {
    const state = graceOf({ at: 28, amount: '20' }, {}, quoted({ id: 2, at: 27, payable: '25' }));
    expect(state).toMatchObject({ paid: false, exceptions: ['partial'], due: '5' });
  });

  it('has no grace where it was seen before, too late', () => {
    const state = fold(
      opened(),
      quoted(),
      seen({ at: 24 }),
      confirmed({ at: 26, amountUsd: '20' }),
    );
    expect(state).toMatchObject({ paid: false, exceptions: ['late'] });
  });

  it('is judged by its own dollars, not by those of another output of its transaction', () => {
    const two = (first: story.TransferWords, second: story.TransferWords) =>
      order(confirmed({ at: 25, ...first }), confirmed({ at: 25, uniq: '1', ...second }));
    const dust = { amount: '1', amountUsd: '1' };
    expect(two(dust, { amountUsd: '20' })).toMatchObject({ paid: true, exceptions: ['over'] });
    const rich = { amount: '1', amountUsd: '30' };
    expect(two(rich, { amountUsd: '10' })).toMatchObject({ paid: false, due: '19' });
  });

  it('has it where the look-up already listed it as confirmed', () => {
    const row = story.found('seen', { at: 24, amountUsd: '20', inBlock: true });
    expect(fold(opened(), quoted(), row, confirmed({ at: 26 }))).toMatchObject({ paid: true });
    const unconfirmed = story.found('seen', { at: 24, amountUsd: '20' });
    expect(fold(opened(), quoted(), unconfirmed, confirmed({ at: 26 })).paid).toBe(false);
  });
});

describe('a block whose clock runs before the quote', () => {
  it('counts as the quote that was there, up to two hours before', () => {
    const told = (minutes: number) => order(confirmed({ at: 300, times: [minutes] }));
    expect(told(1 - 120)).toMatchObject({ paid: true, exceptions: [] });
    expect(told(1 - 120.1)).toMatchObject({ paid: false, exceptions: ['late'] });
  });
});

describe('a payment that the service settles more than an hour after its quote had ended', () => {
  const settled = (words: story.TransferWords) => order(listed({ at: 5 }), confirmed(words));

  it('has to be worth what the quote said', () => {
    expect(settled({ at: 81, amountUsd: null })).toMatchObject({ paid: true });
    for (const amountUsd of [null, '19.79']) {
      expect(settled({ at: 81.1, amountUsd })).toMatchObject({ paid: false, exceptions: ['late'] });
    }
    expect(settled({ at: 81.1, amountUsd: '19.8' })).toMatchObject({ paid: true, exceptions: [] });
  });

  it('has to be worth it by its own dollars, not by those of another output', () => {
    const two = (first: story.TransferWords, second: story.TransferWords) =>
      order(
        listed({ at: 5 }),
        confirmed({ at: 90, uniq: '1', ...first }),
        confirmed({ at: 90, ...second }),
      );
    const dust = { amount: '1', amountUsd: '1' };
    expect(two(dust, { amountUsd: '20' })).toMatchObject({ paid: true, exceptions: ['over'] });
    const rich = { amount: '1', amountUsd: '30' };
    expect(two(rich, { amountUsd: '10' })).toMatchObject({ paid: false, due: '19' });
  });

  it('is settled at its own time, not when the event comes', () => {
    expect(settled({ at: 300, times: [60] })).toMatchObject({ paid: true, exceptions: [] });
  });
});

describe('a paid order', () => {
  it('by the word of the store rests on the money that there was', () => {
    const late = confirmed({ at: 60 });
    const block = held({ at: 70 });
    expect(order(late, story.markedPaid(), block)).toMatchObject({ paid: false });
    const other = held({ at: 70, tx: 'bb' });
    expect(order(late, story.markedPaid(), other)).toMatchObject({ paid: true });
  });

  it('is what the ledger has noted, also where its events are read otherwise today', () => {
    const note = story.paid([confirmed().key]);
    expect(order(confirmed({ at: 60 }), note)).toMatchObject({ paid: true, due: '0' });
    expect(order(confirmed({ at: 60 }), note, held({ at: 70 }))).toMatchObject({ paid: false });
  });
});

describe('one transfer in two spellings', () => {
  it('keeps the hash of an EVM network in the form that explorers take', () => {
    const ether = { currencyId: ETH, tx: 'ab' };
    expect(order(confirmed(ether)).transfers[0]).toMatchObject({ txHash: '0xab' });
    expect(order(confirmed({ tx: '0xab' })).transfers[0]).toMatchObject({ id: 'tron:0xab:0' });
  });
});

describe('quotes in several currencies', () => {
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
    // Nothing came in Bitcoin, so nothing could go back in it.
    expect(over).toMatchObject({ figuresQuote: { currencyId: USDT }, excess: '2' });
    expect(currencyAmounts(over).map(({ excess }) => excess)).toEqual(['2', '0.00002857']);
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
    const state = order(other, confirmed());
    expect(state).toMatchObject({ paid: false, exceptions: ['wrong_currency', 'held'] });
    const keys = [confirmed().key, other.key];
    expect(state.heldEvidence).toEqual(keys.sort());
    expect(order(other, confirmed(), released(keys)).paid).toBe(false);
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
    expect(state.payment).toEqual({
      evidence: ['confirmed:service_event:tron:AA:0'],
      isWritten: false,
    });
    expect(state.transfers).toEqual([
      {
        id: 'tron:aa:0',
        blockchain: 'tron',
        txHash: 'aa',
        bcUniqKey: '0',
        currencyId: USDT,
        amount: '20',
        amountUsd: '20.1',
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

  it('counts the lower amount where statements of one deposit disagree', () => {
    for (const amounts of [
      ['20', '7'],
      ['7', '20'],
    ]) {
      const said = amounts.map((amount) => confirmed({ amount, again: amount }));
      const state = fold(story.openedTopUp(), quote, ...said);
      expect(state.transfers.map(({ amount, status }) => [amount, status])).toEqual([
        ['7', 'held'],
      ]);
    }
  });

  it('is never gone through event by event in search of a payment', () => {
    const deposits = Array.from({ length: 100 }, (_, index) => confirmed({ tx: String(index) }));
    const events = story.numbered([story.openedTopUp(), quote, ...deposits]);
    let reads = 0;
    const counted = events.map((event) => ({
      ...event,
      get body() {
        reads += 1;
        return event.body;
      },
    })) as CheckoutLedgerEvent[];
    expect(foldCheckout(counted).transfers).toHaveLength(100);
    expect(reads).toBeLessThan(2_000);
  });
});

describe('the rest of the state', () => {
  it('has the latest answer about the wallet, whenever it was written down', () => {
    expect(order(story.wallet(9, 'T9'), story.wallet(2, 'T2')).wallet?.addresses[0]?.address).toBe(
      'T9',
    );
  });

  it('keeps to unreadable times without failing', () => {
    const odd = { ...confirmed(), at: 'soon' };
    expect(order(odd)).toMatchObject({ paid: false, exceptions: ['late'] });
  });
});
