/** The figures of an order: what came, what went back, what is open. Nothing is guessed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot, TransferView } from '../../../src/contract/checkout.js';
import type { MoneyFigure } from '../../../src/treasury/contract/orderFigures.js';
import { ORDER_STATUSES } from '../../../src/treasury/contract/orderList.js';
import { addDecimal, compareDecimal, parseDecimal } from '../../../src/money/decimal.js';
import {
  orderFigures,
  valueAt,
  type FigureFacts,
  type SentRefund,
} from '../../../src/treasury/server/orders/orderFigures.js';
import { runs, SEED } from '../../support/runs.js';

const USDT = 'USDT.Tron';
const TRX = 'TRX.Tron';

function transfer(amount: string, parts: Partial<TransferView> = {}): TransferView {
  return {
    currencyId: USDT,
    blockchain: 'tron',
    amount: parseDecimal(amount),
    amountUsd: parseDecimal(amount),
    txHash: `aa${amount}`,
    explorerUrl: null,
    status: 'confirmed',
    counts: 'counted',
    firstSeenAt: '2026-03-01T12:00:00.000Z',
    ...parts,
  };
}

interface Given {
  readonly transfers?: readonly TransferView[];
  readonly excess?: string;
  readonly due?: string;
  readonly rate?: string | null;
  readonly kind?: 'payment' | 'top_up';
}

function facts(status: string, given: Given, refunds: FigureFacts['refunds'] = []): FigureFacts {
  const { transfers = [], excess = '0', due = '0', rate = '1', kind = 'payment' } = given;
  const checkout = {
    kind,
    transfers,
    order: { reference: '1042', amountUsd: kind === 'payment' ? '49' : null, display: null },
    quote: { currencyId: USDT, code: 'USDT', payable: '49', rate },
    due,
    excess,
    evidence: [],
  } as unknown as CheckoutSnapshot;
  const figuresQuote = checkout.quote as unknown as FigureFacts['figuresQuote'];
  return { status, checkout, figuresQuote, refunds, codeOf: (id) => id.split('.')[0] ?? id };
}

const sent = (amount: string, parts: Partial<SentRefund> = {}): SentRefund => ({
  currencyId: USDT,
  amount: parseDecimal(amount),
  amountUsd: parseDecimal(amount),
  completed: true,
  kind: null,
  ...parts,
});

const said = (figure: MoneyFigure | null | undefined): string =>
  figure
    ? `${figure.coins.map(({ amount, code }) => `${amount} ${code}`).join(' + ') || 'none'} = ${figure.usd ?? '?'}`
    : 'null';

describe('the figures', () => {
  it('are of an overpaid order: the price, all that came, and the excess that is owed', () => {
    const figures = orderFigures(
      facts('over', { transfers: [transfer('61.25')], excess: '12.25' }),
    );
    expect(said(figures.price)).toBe('49 USDT = 49');
    expect(said(figures.received)).toBe('61.25 USDT = 61.25');
    expect(said(figures.sentBack)).toBe('none = 0');
    expect(figures.balance?.kind).toBe('owed');
    expect(said(figures.balance?.money)).toBe('12.25 USDT = 12.25');
    expect(said(figures.heldNow)).toBe('61.25 USDT = 61.25');
  });

  it('count as sent back only what has completed', () => {
    const given = { transfers: [transfer('61.25')], excess: '12.25' };
    const before = orderFigures(facts('over', given, [sent('12.25', { completed: false })]));
    expect(said(before.sentBack)).toBe('none = 0');
    expect(said(before.onTheWay)).toBe('12.25 USDT = 12.25');
    expect(said(before.balance?.money)).toBe('12.25 USDT = 12.25');
    const after = orderFigures(facts('paid', given, [sent('12.25')]));
    expect(said(after.sentBack)).toBe('12.25 USDT = 12.25');
    expect(said(after.onTheWay)).toBe('none = 0');
    expect(after.balance?.kind).toBe('settled');
    expect(said(after.heldNow)).toBe('49 USDT = 49');
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
    expect(figures.balance).toMatchObject({ kind: 'held' });
  });

  it('list each currency, that of the price first, and no sum in dollars where one is not known', () => {
    const transfers = [
      transfer('300', { currencyId: TRX, counts: 'wrong_currency', amountUsd: null }),
      transfer('10'),
    ];
    const { received } = orderFigures(facts('wrong_currency', { transfers }));
    expect(said(received)).toBe('10 USDT + 300 TRX = ?');
  });

  it('value what came late as it was when it came, and say that nobody has decided', () => {
    const transfers = [transfer('49', { counts: 'late', amountUsd: parseDecimal('48.11') })];
    const { balance } = orderFigures(facts('late', { transfers }));
    expect(balance?.kind).toBe('undecided');
    expect(said(balance?.money)).toBe('49 USDT = 48.11');
  });

  it('owe nothing of what came late and is not confirmed yet', () => {
    const transfers = [transfer('49', { counts: 'late', status: 'seen' })];
    const { balance } = orderFigures(facts('late', { transfers }));
    expect(balance?.kind).toBe('pending');
    expect(said(balance?.money)).toBe('49 USDT = 49');
  });

  it('ask for the price of an untouched order, and for the rest at its rate after a part', () => {
    const none = orderFigures(facts('unpaid', { due: '24.5', rate: '2.0001' }));
    expect(said(none.balance?.money)).toBe('24.5 USDT = 49');
    const part = orderFigures(
      facts('partial', { transfers: [transfer('10')], due: '19.6', rate: '1.0005' }),
    );
    expect(part.balance?.kind).toBe('due');
    expect(said(part.balance?.money)).toBe('19.6 USDT = 19.61');
    const unpriced = facts('partial', { transfers: [transfer('10')], due: '19.6', rate: null });
    expect(said(orderFigures(unpriced).balance?.money)).toBe('19.6 USDT = ?');
  });

  it('say nothing that needs a refund which cannot be read', () => {
    const given = { transfers: [transfer('61.25')], excess: '12.25' };
    const figures = orderFigures(facts('over', given, null));
    expect(figures).toMatchObject({ sentBack: null, heldNow: null, balance: { kind: 'unknown' } });
    expect(figures.balance?.money).toEqual({ coins: [], usd: null });
  });

  it('do not subtract a refund in another currency', () => {
    const given = { transfers: [transfer('61.25')] };
    const refunds = [sent('300', { currencyId: TRX })];
    const figures = orderFigures(facts('refunded', given, refunds));
    expect(figures.heldNow).toBeNull();
    expect(figures.balance?.kind).toBe('unknown');
  });

  it('have no price and no balance for an account', () => {
    const figures = orderFigures(facts('account', { kind: 'top_up', transfers: [transfer('5')] }));
    expect(figures).toMatchObject({ price: null, balance: null });
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
    status: fc.constantFrom('seen', 'confirmed', 'held'),
    counts: fc.constantFrom('counted', 'late', 'wrong_currency'),
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
          const { received, sentBack, heldNow, balance } = figures;
          expect(sentBack === null).toBe(gone === null);
          if (heldNow && sentBack) {
            for (const currency of [USDT, TRX]) {
              const sum = addDecimal(totalOf(heldNow, currency), totalOf(sentBack, currency));
              expect(sum).toBe(totalOf(received, currency));
            }
          }
          const confirmed = came.filter((one) => one.status === 'confirmed');
          expect(received.usd === null).toBe(confirmed.some((one) => one.amountUsd === null));
          // Nobody is owed more than is confirmed and has not gone back.
          if (balance && ['owed', 'undecided'].includes(balance.kind)) {
            for (const { currencyId: of, amount: owed } of balance.money.coins) {
              expect(compareDecimal(owed, totalOf(received, of))).toBeLessThanOrEqual(0);
            }
          }
        },
      ),
      { seed: SEED, numRuns: runs(300) },
    );
  });
});
