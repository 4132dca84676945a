/** Texts of a checkout whose page knows less than a store does. */
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { orderName, statusTitle } from '../../src/checkout/payTexts.js';
import { en } from '../../src/ui/messages/en.js';

const snapshotOf = (reference: string, ...statuses: readonly string[]) =>
  ({
    kind: 'payment',
    order: { reference, amountUsd: null, display: null },
    transfers: statuses.map((status) => ({ status })),
  }) as unknown as CheckoutSnapshot;

describe('the heading of a payment that is on its way', () => {
  it('says partly only while a part is missing', () => {
    const title = (...statuses: string[]) =>
      statusTitle('confirmed', snapshotOf('1', ...statuses), en);
    expect(title('confirmed', 'seen')).toBe('Confirming your payment');
    expect(title('confirmed', 'confirmed')).toBe('Confirmed');
    expect(statusTitle('detected', snapshotOf('1', 'seen'), en)).toBe('Payment detected');
  });
});

describe('the name of an order', () => {
  it('is left out where nobody knows it', () => {
    expect([orderName(snapshotOf('7'), en), orderName(snapshotOf(''), en)]).toEqual([
      'Order 7',
      '',
    ]);
  });
});
