/** A higher amount under an order that is paid: it stays paid, and the store hears of it. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../openStore.js';

async function paidOrder() {
  const store = openStore();
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout));
  await store.settle();
  expect(await store.read(token)).toMatchObject({ paid: true });
  store.diagnostics.length = 0;
  return store;
}

describe('a paid order that is opened again', () => {
  it('with a higher amount stays paid at the old one, and the owner hears both', async () => {
    const store = await paidOrder();
    store.book.set('one', { orderId: '1001', amountUsd: '25' });
    const { checkout } = await store.open('one');
    expect(checkout).toMatchObject({ paid: true, order: { amountUsd: '20' }, due: '0' });
    const [told, ...more] = store.diagnostics;
    expect(more).toEqual([]);
    expect(told).toMatchObject({ code: 'amount_raised_after_paid', reference: '1001' });
    expect(told?.message).toContain('20 USD');
    expect(told?.message).toContain('25 USD');
  });

  it.each(['20', '20.00', '15'])('with %s says nothing', async (amountUsd) => {
    const store = await paidOrder();
    store.book.set('one', { orderId: '1001', amountUsd });
    const { checkout } = await store.open('one');
    expect(checkout).toMatchObject({ paid: true, order: { amountUsd: '20' } });
    expect(store.codes()).toEqual([]);
  });

  it('while a hold keeps the store’s word from counting, is paid at the old one once it is released', async () => {
    const told: (string | null)[] = [];
    const store = openStore({ handler: { onPaid: ({ amountUsd }) => void told.push(amountUsd) } });
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout));
    await store.settle();
    await store.handler.markPaid('1001', { reason: 'paid in cash' });
    store.book.set('one', { orderId: '1001', amountUsd: '1000' });
    expect((await store.open('one')).checkout.order.amountUsd).toBe('20');
    expect(store.codes()).toContain('amount_raised_after_paid');
    await store.handler.releaseHold('1001', { reason: 'checked' });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true });
    expect(told).toEqual(['20']);
  });
});
