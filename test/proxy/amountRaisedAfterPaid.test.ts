/** A higher amount under an order that is paid: it stays paid, and the store hears of it. */
import { describe, expect, it } from 'vitest';
import { openStore } from './openStore.js';

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
});
