/** An order below the service's minimum is never told of by an event: its owner hears so at once. */
import { describe, expect, it } from 'vitest';
import { openStore } from './openStore.js';

const storeFor = (amountUsd: string, minimumUsd?: string) => {
  const store = openStore({ handler: minimumUsd === undefined ? {} : { minimumUsd } });
  store.book.set('one', { orderId: '1001', amountUsd });
  return store;
};
const told = ({ diagnostics }: ReturnType<typeof openStore>) =>
  diagnostics.filter(({ code }) => code === 'order_below_minimum');

describe('an order below the minimum that the store states', () => {
  it('is reported once, with both figures, however often its page opens', async () => {
    const store = storeFor('4.99', '5');
    const { token } = await store.open('one', 'USDT.Tron');
    await store.open('one');
    await store.read(token);
    expect(told(store)).toMatchObject([{ reference: '1001' }]);
    expect(told(store)[0]?.message).toContain('4.99 USD');
    expect(told(store)[0]?.message).toContain('(5 USD)');
  });

  it('is reported when its amount falls below it later, and can still be paid and settled', async () => {
    const store = storeFor('20', '5');
    await store.open('one');
    expect(told(store)).toEqual([]);
    store.book.set('one', { orderId: '1001', amountUsd: '3' });
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(told(store)).toHaveLength(1);
    expect(checkout.quote?.payable).not.toBeNull();
    await store.handler.markPaid('1001', { reason: 'found in the wallet' });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true });
  });

  it.each([
    ['exactly it', '5.00', '5'],
    ['more', '5.01', '5'],
    ['no minimum stated', '0.01', undefined],
  ])('is not there with %s', async (_name, amountUsd, minimumUsd) => {
    const store = storeFor(amountUsd, minimumUsd);
    await store.open('one');
    expect(told(store)).toEqual([]);
  });

  it('is not there for a top-up, which has no price', async () => {
    const store = openStore({ handler: { minimumUsd: '5' } });
    store.book.set('one', { customerId: '77' });
    await store.open('one');
    expect(told(store)).toEqual([]);
  });
});
