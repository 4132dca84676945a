/** The store's own price beside the dollars: followed when it changes, without touching a quote. */
import { describe, expect, it } from 'vitest';
import type { PaymentTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { askHandler, BASE, MINUTE, openStore, type Store } from '../openStore.js';

const terms = (amount: string | null, amountUsd = '20'): PaymentTerms => ({
  orderId: '1001',
  amountUsd,
  ...(amount === null ? {} : { display: { amount, currency: 'eur' } }),
});

const amended = async ({ ledger }: Store): Promise<number> =>
  (await ledger.list({ stream: 'order:1001' })).filter(({ kind }) => kind === 'amended').length;

describe('a display price that changes alone', () => {
  it('is followed at the next open, and the quote stays as it is', async () => {
    const store = openStore({ orders: { one: terms('18.50') } });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout.order.display).toEqual({ amount: '18.5', currency: 'EUR' });
    for (const [price, shown] of [
      ['18.20', { amount: '18.2', currency: 'EUR' }],
      [null, null],
      ['18.50', { amount: '18.5', currency: 'EUR' }],
    ] as const) {
      store.book.set('one', terms(price));
      const again = (await store.open('one')).checkout;
      expect(again.order.display).toEqual(shown);
      expect(again.quote).toEqual(checkout.quote);
    }
    expect(await amended(store)).toBe(0);
    expect((await store.read(token)).evidence.map(({ kind }) => kind)).toEqual([
      'opened',
      'quoted',
    ]);
  });

  it('writes nothing when it is said again, and nothing once the order is paid', async () => {
    const store = openStore({ orders: { one: terms('18.50') } });
    await store.open('one');
    store.book.set('one', terms('18.20'));
    await store.open('one');
    await store.handler.markPaid('1001', { reason: 'cash' });
    const before = (await store.ledger.list({ after: 0 })).length;
    store.book.set('one', terms('1.00'));
    const { checkout } = await store.open('one');
    expect(checkout.order.display).toEqual({ amount: '18.2', currency: 'EUR' });
    expect((await store.ledger.list({ after: 0 })).length).toBe(before);
  });

  it('gives way to a new amount, which brings its own', async () => {
    const store = openStore({ orders: { one: terms('18.50') } });
    await store.open('one', 'USDT.Tron');
    store.book.set('one', terms('18.20'));
    await store.open('one');
    store.book.set('one', terms('27', '30'));
    const { checkout } = await store.open('one');
    expect(checkout.order).toMatchObject({ amountUsd: '30', display: { amount: '27' } });
    expect(checkout.quote).toBeNull();
    expect(await amended(store)).toBe(1);
  });

  it('of an old signed handle is not followed', async () => {
    const store = openStore({ orders: { one: terms('18.20') } });
    const old = await store.handler.signOrder(terms('1.00'), { expiresInMs: 60 * MINUTE });
    await store.sandbox.advance(MINUTE);
    await store.open('one');
    const answer = await askHandler(store.handler, 'POST', `${BASE}/checkouts`, {
      body: { order: old },
    });
    expect(answer.json).toMatchObject({ checkout: { order: { display: { amount: '18.2' } } } });
  });
});
