/** The figures of an order: what came, what went back, what is open. Nothing is guessed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutTransfer } from '../../../src/payments/foldedCheckout.js';
import type { MoneyFigure } from '../../../src/treasury/contract/orderFigures.js';
import { ORDER_STATUSES } from '../../../src/treasury/contract/orderList.js';
import { addDecimal, compareDecimal, parseDecimal } from '../../../src/money/decimal.js';
import {
  orderFigures,
  valueAt,
  type CountedRefund,
  type FigureFacts,
} from '../../../src/treasury/server/orders/orderFigures.js';
import { refundableOf } from '../../../src/treasury/refunds/refundable.js';
import { runs, SEED } from '../../support/runs.js';

const USDT = 'USDT.Tron';
const TRX = 'TRX.Tron';

function transfer(amount: string, parts: Partial<CheckoutTransfer> = {}): CheckoutTransfer {
  return {
    ...{ currencyId: USDT, blockchain: 'tron', status: 'confirmed', counts: 'counted' },
    ...{ amount: parseDecimal(amount), amountUsd: parseDecimal(amount) },
    ...parts,
  } as CheckoutTransfer;
}

interface Given {
  readonly transfers?: readonly CheckoutTransfer[];
  readonly excess?: string | null;
  readonly due?: string;
  readonly rate?: string | null;
  readonly kind?: 'payment' | 'top_up';
  readonly display?: FigureFacts['state']['display'];
}

function facts(status: string, given: Given, refunds: FigureFacts['refunds'] = []): FigureFacts {
  const { transfers = [], excess = '0', due = '0', rate = '1', kind = 'payment' } = given;
  const quote = { currencyId: USDT, code: 'USDT', payable: '49', rate };
  const state = {
    opened: { type: kind },
    amountUsd: kind === 'payment' ? '49' : null,
    ...{ transfers, due, excess, display: given.display ?? null },
    ...{ currentQuote: quote, figuresQuote: quote },
    exceptions: excess === '0' ? [] : ['over'],
    quotes: [],
  } as unknown as FigureFacts['state'];
  const order = {
    isPayment: kind === 'payment',
    excess: state.excess,
    excessIn: USDT,
    transfers: transfers.map((one) => ({ ...one, isAccepted: false })),
  };
  const returned = (refunds ?? []).map((one) => ({ ...one, kind: null }));
  const refundable = refunds ? refundableOf(order, returned) : [];
  return { status, state, refunds, refundable };
}

const sent = (amount: string, parts: Partial<CountedRefund> = {}): CountedRefund => ({
  ...{ currencyId: USDT, amount: parseDecimal(amount), usd: parseDecimal(amount) },
  completed: true,
  ...parts,
});

const said = (figure: MoneyFigure | null | undefined): string =>
  figure
    ? `${figure.coins.map(({ amount, code }) => `${amount} ${code}`).join(' + ') || 'none'} = ${figure.usd ?? '?'}`
    : 'null';

describe('the figures', () => {
  it('are of an overpaid order: the price, all that came, what may go back, and what is kept without it', () => {
    const figures = orderFigures(
      facts('over', { transfers: [transfer('61.25')], excess: '12.25' }),
    );
    expect(said(figures.price)).toBe('49 USDT = 49');
    expect(said(figures.received)).toBe('61.25 USDT = 61.25');
    expect(said(figures.sentBack)).toBe('none = 0');
    expect(said(figures.surplus)).toBe('12.25 USDT = 12.25');
    expect(said(figures.kept)).toBe('49 USDT = 49');
    const part = { transfers: [transfer('61.25')], excess: '12.25' };
    const after = orderFigures(facts('over', part, [sent('5')]));
    expect(said(after.surplus)).toBe('7.25 USDT = 7.25');
    expect(said(after.kept)).toBe('49 USDT = 49');
  });

  it('keep apart what is under way and what has completed, and keep neither', () => {
    const given = { transfers: [transfer('61.25')], excess: '12.25' };
    const before = orderFigures(facts('paid', given, [sent('12.25', { completed: false })]));
    expect(said(before.sentBack)).toBe('none = 0');
    expect(said(before.goingBack)).toBe('12.25 USDT = 12.25');
    const after = orderFigures(facts('paid', given, [sent('12.25')]));
    expect(said(after.sentBack)).toBe('12.25 USDT = 12.25');
    expect(said(after.goingBack)).toBe('none = 0');
    for (const { kept, surplus } of [before, after]) {
      expect(said(kept)).toBe('49 USDT = 49');
      expect(said(surplus)).toBe('none = 0');
    }
  });

  it('leave out what is only seen or held, and name both apart', () => {
    const figures = orderFigures(
      facts('held', {
        transfers: [transfer('20', { status: 'seen' }), transfer('30', { status: 'held' })],
      }),
    );
    expect(said(figures.received)).toBe('none = 0');
    expect(said(figures.pending)).toBe('20 USDT = 20');
    expect(said(figures.held)).toBe('30 USDT = 30');
  });

  it('list each currency, that of the price first, and no sum in dollars where one is not known', () => {
    const transfers = [
      transfer('300', { currencyId: TRX, counts: 'wrong_currency', amountUsd: null }),
      transfer('10'),
    ];
    const { received } = orderFigures(facts('wrong_currency', { transfers }));
    expect(said(received)).toBe('10 USDT + 300 TRX = ?');
  });

  it('are in the order’s own currency too, at the rate that it was agreed in', () => {
    const display = { amount: parseDecimal('45.15'), currency: 'EUR' };
    const given = { transfers: [transfer('61.25')], excess: '12.25', display };
    const { price, surplus } = orderFigures(facts('over', given));
    expect(price?.display).toBe('45.15');
    expect(surplus?.display).toBe('11.2875');
  });

  it('value what came late as it was when it came, and none of it before it is confirmed', () => {
    const late = { counts: 'late', amountUsd: parseDecimal('48.11') } as const;
    const { surplus } = orderFigures(facts('late', { transfers: [transfer('49', late)] }));
    expect(said(surplus)).toBe('49 USDT = 48.11');
    const seen = transfer('49', { ...late, status: 'seen' });
    expect(said(orderFigures(facts('late', { transfers: [seen] })).surplus)).toBe('none = 0');
  });

  it('ask for the price of an untouched order, and for the rest at its rate after a part', () => {
    const none = orderFigures(facts('unpaid', { due: '24.5', rate: '2.0001' }));
    expect(said(none.due)).toBe('24.5 USDT = 49');
    const part = orderFigures(
      facts('partial', { transfers: [transfer('10')], due: '19.6', rate: '1.0005' }),
    );
    expect(said(part.due)).toBe('19.6 USDT = 19.61');
    const unpriced = facts('partial', { transfers: [transfer('10')], due: '19.6', rate: null });
    expect(said(orderFigures(unpriced).due)).toBe('19.6 USDT = ?');
    expect(orderFigures(facts('paid', {})).due).toBeNull();
  });

  it('say nothing that needs a refund which cannot be read', () => {
    const given = { transfers: [transfer('61.25')], excess: '12.25' };
    const nothing = { sentBack: null, goingBack: null, kept: null, surplus: null };
    expect(orderFigures(facts('over', given, null))).toMatchObject(nothing);
  });

  it('do not take an excess that is not computed for none', () => {
    const given = { transfers: [transfer('61.25')], excess: null };
    expect(orderFigures(facts('over', given)).surplus).toBeNull();
  });

  it('do not subtract a refund in another currency', () => {
    const given = { transfers: [transfer('61.25')] };
    const figures = orderFigures(facts('refunded', given, [sent('300', { currencyId: TRX })]));
    expect(figures.kept).toBeNull();
  });

  it('have no price for an account', () => {
    const figures = orderFigures(facts('account', { kind: 'top_up', transfers: [transfer('5')] }));
    expect(figures).toMatchObject({ price: null, due: null });
    expect(said(figures.received)).toBe('5 USDT = 5');
  });

  it('round a value to cents, half up', () => {
    const value = (amount: string, rate: string) =>
      valueAt(parseDecimal(amount), parseDecimal(rate));
    expect(value('12.25', '1')).toBe('12.25');
    expect(value('0.005', '1')).toBe('0.01');
    expect(value('0.0049999', '1')).toBe('0');
    expect(value('0.00041133', '119125.77')).toBe('49');
  });
});

const amount = fc
  .integer({ min: 1, max: 99_999 })
  .map((n) => `${String(Math.floor(n / 100))}.${String(n % 100).padStart(2, '0')}`)
  .map(parseDecimal);
const currencyId = fc.constantFrom(USDT, TRX);
const transfers = fc.array(
  fc.record({
    amount,
    currencyId,
    status: fc.constantFrom('seen' as const, 'confirmed' as const, 'held' as const),
    counts: fc.constantFrom('counted' as const, 'late' as const, 'wrong_currency' as const),
    amountUsd: fc.option(amount, { nil: null }),
  }),
  { maxLength: 5 },
);
const refunds = fc.option(
  fc.array(fc.record({ amount, currencyId, completed: fc.boolean() }), { maxLength: 4 }),
  { nil: null },
);

describe('for any order', () => {
  const totalOf = (figure: MoneyFigure, currency: string) =>
    figure.coins.find((one) => one.currencyId === currency)?.amount ?? parseDecimal('0');

  it('what came is what went back and what is here, and no value is made up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        transfers,
        refunds,
        amount,
        (status, came, back, excess) => {
          const all = came.map((one) => transfer('1', one));
          const gone = back?.map((one) => sent('1', one)) ?? null;
          const figures = orderFigures(facts(status, { transfers: all, excess }, gone));
          const { received, sentBack, goingBack, kept, surplus } = figures;
          expect(sentBack === null).toBe(gone === null);
          if (kept && sentBack && goingBack && surplus) {
            for (const currency of [USDT, TRX]) {
              const parts = [kept, sentBack, goingBack, surplus].map((one) =>
                totalOf(one, currency),
              );
              expect(addDecimal(...parts)).toBe(totalOf(received, currency));
            }
          }
          const confirmed = came.filter((one) => one.status === 'confirmed');
          expect(received.usd === null).toBe(confirmed.some((one) => one.amountUsd === null));
          // No more may go back than is confirmed and has not gone back.
          for (const { currencyId: of, amount: owed } of surplus?.coins ?? []) {
            expect(compareDecimal(owed, totalOf(received, of))).toBeLessThanOrEqual(0);
          }
        },
      ),
      { seed: SEED, numRuns: runs(300) },
    );
  });
});
