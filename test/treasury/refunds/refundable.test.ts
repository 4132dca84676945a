/** The rule on what can go back: by kinds, currencies, and what went back already. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimal, compareDecimal, parseDecimal } from '../../../src/money/decimal.js';
import {
  isCovered,
  refundableOf,
  type RefundableOrder,
  type RefundableTransfer,
  type ReturnedMoney,
} from '../../../src/treasury/refunds/refundable.js';
import { runs, SEED } from '../../support/runs.js';

const USDT = 'USDT.Tron';
const TRX = 'TRX.Tron';

function transfer(amount: string, parts: Partial<RefundableTransfer> = {}): RefundableTransfer {
  return {
    ...{ currencyId: USDT, blockchain: 'tron', amount: parseDecimal(amount) },
    ...{ status: 'confirmed', counts: 'counted', isAccepted: false },
    ...parts,
  };
}

function checkout(
  transfers: readonly RefundableTransfer[],
  excess: string | null = null,
): RefundableOrder {
  return {
    isPayment: true,
    transfers,
    excessIn: USDT,
    excess: excess === null ? null : parseDecimal(excess),
  };
}

const back = (amount: string, kind: ReturnedMoney['kind'], currencyId = USDT): ReturnedMoney => ({
  amount: parseDecimal(amount),
  kind,
  currencyId,
});

const offered = (order: RefundableOrder, ...returned: readonly ReturnedMoney[]): string[] =>
  refundableOf(order, returned).map(
    ({ kind, amount, currencyId }) => `${kind} ${amount} ${currencyId}`,
  );

describe('what can go back', () => {
  it('is nothing of what is only seen, held, or not there', () => {
    expect(offered(checkout([]))).toEqual([]);
    expect(offered(checkout([transfer('20', { status: 'seen' })], '5'))).toEqual([]);
    expect(offered(checkout([transfer('20', { status: 'held' })], '5'))).toEqual([]);
  });

  it('is the excess, and all', () => {
    const order = checkout([transfer('61.25')], '12.25');
    expect(offered(order)).toEqual([`excess 12.25 ${USDT}`, `all 61.25 ${USDT}`]);
  });

  it('is never more excess than came in its currency', () => {
    const order = checkout([transfer('5'), transfer('9', { currencyId: TRX })], '12.25');
    expect(offered(order)).toEqual([`excess 5 ${USDT}`, `all 5 ${USDT}`, `all 9 ${TRX}`]);
  });

  it('is what came late or in another currency, each by its currency', () => {
    const order = checkout([
      transfer('7', { counts: 'late' }),
      transfer('9', { currencyId: TRX, counts: 'wrong_currency' }),
    ]);
    expect(offered(order)).toEqual([
      `late 7 ${USDT}`,
      `wrong_currency 9 ${TRX}`,
      `all 7 ${USDT}`,
      `all 9 ${TRX}`,
    ]);
  });

  it('is late only if a person had not accepted it by marking the order as paid', () => {
    const transfers = [
      transfer('7', { counts: 'late', isAccepted: true }),
      transfer('8', { counts: 'late' }),
    ];
    expect(offered(checkout(transfers))).toEqual([`late 8 ${USDT}`, `all 15 ${USDT}`]);
  });

  it('is nothing of a customer’s wallet', () => {
    const order = { ...checkout([transfer('20', { counts: 'deposit' })]), isPayment: false };
    expect(offered(order)).toEqual([]);
  });
});

describe('what went back', () => {
  const order = checkout([transfer('61.25'), transfer('7', { counts: 'late' })], '12.25');

  it.each([
    ['by a link for the excess', [back('12.25', 'excess')], [`late 7 ${USDT}`, `all 56 ${USDT}`]],
    [
      'in part',
      [back('2.25', 'excess')],
      [`excess 10 ${USDT}`, `late 7 ${USDT}`, `all 66 ${USDT}`],
    ],
    ['as a whole', [back('68.25', 'all')], []],
    ['by a person, for whatever', [back('7', null)], [`excess 5.25 ${USDT}`, `all 61.25 ${USDT}`]],
    ['by two links', [back('12.25', 'excess'), back('7', 'late')], [`all 49 ${USDT}`]],
    ['beyond what came', [back('99', null)], []],
    ['in a currency that never came', [back('1', null, TRX)], []],
  ])('%s is taken off', (_, returned, left) => {
    expect(offered(order, ...returned)).toEqual(left);
  });

  it('as an excess in another currency leaves no excess in this one', () => {
    const both = checkout([transfer('30'), transfer('30', { currencyId: TRX })], '10');
    expect(offered(both, back('10', 'excess', TRX))).toEqual([`all 30 ${USDT}`, `all 20 ${TRX}`]);
  });

  it('limits what a person drafts in a currency that came, held money included, and in no other', () => {
    const held = checkout([transfer('20'), transfer('5', { status: 'held' })], '12.25');
    const others = [back('12.25', 'excess')];
    expect(isCovered(held, others, back('12.75', null))).toBe(true);
    expect(isCovered(held, others, back('12.76', null))).toBe(false);
    expect(isCovered(held, others, back('99', null, TRX))).toBe(true);
    expect(isCovered({ ...held, isPayment: false }, others, back('99', null))).toBe(true);
  });

  it('together never exceeds what came, whatever is taken in which order', () => {
    const amount = fc.integer({ min: 1, max: 10_000 }).map((cents) => `${String(cents / 100)}`);
    const transfers = fc.array(
      fc.record({
        amount,
        currencyId: fc.constantFrom(USDT, TRX),
        counts: fc.constantFrom('counted' as const, 'late' as const, 'wrong_currency' as const),
        status: fc.constantFrom('confirmed' as const, 'seen' as const, 'held' as const),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        transfers,
        amount,
        fc.array(fc.nat(20), { maxLength: 12 }),
        (came, excess, picks) => {
          const views = came.map((one) =>
            transfer(one.amount, { ...one, amount: parseDecimal(one.amount) }),
          );
          const paid = checkout(views, excess);
          const returned: ReturnedMoney[] = [];
          for (const pick of picks) {
            const options = refundableOf(paid, returned);
            const taken = options[pick % Math.max(1, options.length)];
            if (!taken) break;
            expect(isCovered(paid, returned, taken)).toBe(true);
            returned.push(taken);
            expect(isCovered(paid, returned, taken)).toBe(false);
          }
          for (const currencyId of [USDT, TRX]) {
            const inIt = views.filter(
              (one) => one.status === 'confirmed' && one.currencyId === currencyId,
            );
            const outOf = returned.filter((one) => one.currencyId === currencyId);
            const sum = (money: readonly { amount: ReturnedMoney['amount'] }[]) =>
              addDecimal(...money.map((one) => one.amount));
            expect(compareDecimal(sum(outOf), sum(inIt))).toBeLessThanOrEqual(0);
          }
        },
      ),
      { numRuns: runs(2_000, 200), seed: SEED },
    );
  });
});
