/** What may go back: never what has only been seen, never more than the store has reckoned. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot, TransferView } from '../../../src/contract/checkout.js';
import { WITHDRAWAL_STATES } from '../../../src/treasury/contract/withdrawals.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import {
  excessOffer,
  hasRefund,
  mayNeedRefund,
  transferOffer,
} from '../../../src/treasury/panel/orders/refundOffers.js';

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, part]) => parseDecimal(`${String(whole)}.${String(part)}`));

const transfers: fc.Arbitrary<TransferView> = fc.record({
  currencyId: fc.constantFrom('USDT.Tron', 'BTC.Bitcoin'),
  blockchain: fc.constant('tron'),
  amount: amounts,
  amountUsd: fc.constant(null),
  txHash: fc.constant('aa'),
  explorerUrl: fc.constant(null),
  status: fc.constantFrom('seen', 'confirmed', 'held', 'teleported'),
  counts: fc.constantFrom('counted', 'deposit', 'late', 'wrong_currency', 'otherwise'),
  firstSeenAt: fc.constant('2026-03-01T12:00:00.000Z'),
}) as fc.Arbitrary<TransferView>;

describe('a transfer', () => {
  it('goes back whole and in its own currency, and only once it is there', () => {
    fc.assert(
      fc.property(transfers, fc.boolean(), (transfer, paid) => {
        const offer = transferOffer(transfer, { paid });
        const isThere = transfer.status === 'confirmed' || transfer.status === 'held';
        expect(offer !== null).toBe(isThere && mayNeedRefund(transfer));
        if (!offer) return;
        expect(offer.amount).toBe(transfer.amount);
        expect(offer.currencyId).toBe(transfer.currencyId);
        expect(offer.cautions.includes('held')).toBe(transfer.status === 'held');
        expect(offer.cautions.includes('paid')).toBe(paid);
      }),
    );
  });

  it('that counts is never offered', () => {
    fc.assert(
      fc.property(transfers, (transfer) => {
        fc.pre(transfer.status !== 'held');
        const counted = { ...transfer, counts: 'counted' };
        expect(transferOffer(counted, { paid: false })).toBeNull();
      }),
    );
  });
});

describe('the excess', () => {
  const quote = { currencyId: 'USDT.Tron', code: 'USDT' };
  const snapshot = (more: object) =>
    ({ quote, excess: parseDecimal('3.25'), ...more }) as unknown as CheckoutSnapshot;

  it('is what the store has reckoned, to the last digit', () => {
    fc.assert(
      fc.property(amounts, (excess) => {
        expect(excessOffer(snapshot({ excess }))).toEqual({
          currencyId: 'USDT.Tron',
          amount: excess,
          cautions: [],
        });
      }),
    );
  });

  it.each([{ excess: null }, { excess: parseDecimal('0') }, { quote: null }])(
    'is none with %j',
    (more) => {
      expect(excessOffer(snapshot(more))).toBeNull();
    },
  );
});

describe('money that has gone back already', () => {
  const over = ['refused', 'failed', 'deleted', 'discarded'];

  it.each([...WITHDRAWAL_STATES, 'a state of tomorrow'])(
    '"%s" warns unless nothing went',
    (state) => {
      expect(hasRefund({ refunds: [{ state }] })).toBe(!over.includes(state));
    },
  );

  it('may be one that cannot be read', () => {
    expect(hasRefund({ refunds: [], unreadableRefunds: [{ id: '1' }] })).toBe(true);
    expect(hasRefund({ refunds: [], unreadableRefundLinks: [{ id: '1' }] })).toBe(true);
  });

  it('is none without refunds', () => {
    expect(hasRefund({ refunds: [] })).toBe(false);
    expect(hasRefund({ refunds: [], unreadableRefunds: [] })).toBe(false);
  });
});
