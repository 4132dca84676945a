/** Nobody is asked to pay twice: what is paid or closed has no address to pay to on the wire. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../openStore.js';

describe('an address', () => {
  it('is on the wire while the order waits, and once it is paid only as what a transfer went to', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const address = checkout.address?.address ?? 'none';
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    const answers = [
      await store.ask('GET', '/checkout', { token }),
      await store.ask('POST', '/checkouts', { body: { order: 'one' } }),
      await store.ask('PUT', '/checkout/currency', { token, body: { currencyId: 'BTC.Bitcoin' } }),
      await store.ask('POST', '/checkout/quote', { token, body: {} }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text.split(`"paidTo":"${address}"`)).toHaveLength(2);
      expect(text.replace(`"paidTo":"${address}"`, '')).not.toContain(address);
    }
    const paid = await store.read(token);
    expect(paid).toMatchObject({ paid: true, address: null });
    expect(paid.paidAt).toMatch(/Z$/);
    expect(paid.transfers).toMatchObject([{ rate: checkout.quote?.rate, paidTo: address }]);
    expect(checkout).not.toHaveProperty('paidAt');
  });

  it('is not named as paid to where the service has given two for the currency', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.rotate(checkout.address?.address ?? '');
    await store.ask('POST', '/checkout/quote', { token, body: {} });
    const { address, quote } = await store.read(token);
    expect(address?.address).not.toBe(checkout.address?.address);
    store.sandbox.confirm(store.pay(await store.read(token)));
    await store.settle();
    const [transfer] = (await store.read(token)).transfers;
    expect(transfer?.rate).toBe(quote?.rate);
    expect(transfer).not.toHaveProperty('paidTo');
  });

  it.each(['one', 'customer'])('is gone once the store closed %s', async (order) => {
    const store = openStore();
    const { token } = await store.open(order, 'USDT.Tron');
    const reference = order === 'one' ? '1001' : { customerId: 'c-7' };
    await store.handler.closeOrder(reference, { reason: 'given up' });
    const checkout = await store.read(token);
    expect(checkout).toMatchObject({ closed: true, address: null });
    expect(checkout.quote).not.toBeNull();
  });

  it('stays while something is missing, and while a payment is held', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout, '5'));
    await store.settle();
    expect((await store.read(token)).address).toEqual(checkout.address);
  });
});
