/** An order below the service's minimum is never told of by an event, so no shopper is asked to pay it. */
import { describe, expect, it } from 'vitest';
import { codeOf, openStore } from '../openStore.js';

const storeFor = (amountUsd: string, minimumUsd?: string) => {
  const store = openStore({ handler: minimumUsd === undefined ? {} : { minimumUsd } });
  store.book.set('one', { orderId: '1001', amountUsd });
  return store;
};
const told = ({ diagnostics }: ReturnType<typeof openStore>) =>
  diagnostics.filter(({ code }) => code === 'order_below_minimum');

describe('an order below the minimum', () => {
  it.each([
    ['that the store states', '4.99', '5', '5'],
    ['of the service, which counts where the store states none', '0.09', undefined, '0.1'],
  ])(
    '%s is refused before its wallet is made, and its owner hears both figures',
    async (...row) => {
      const [, amountUsd, minimumUsd, counts] = row;
      const store = storeFor(amountUsd, minimumUsd);
      const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'amount_invalid']);
      expect(store.count('createWallet')).toBe(0);
      expect(store.sandbox.state().wallets).toEqual([]);
      expect(told(store)).toMatchObject([{ reference: '1001' }]);
      expect(told(store)[0]?.message).toContain(`${amountUsd} USD`);
      expect(told(store)[0]?.message).toContain(`(${counts} USD)`);
    },
  );

  it('by a later amount is reported, asked for in no currency, and can still be settled', async () => {
    const store = storeFor('20', '5');
    await store.open('one', 'USDT.Tron');
    expect(told(store)).toEqual([]);
    store.book.set('one', { orderId: '1001', amountUsd: '3' });
    const { checkout, token } = await store.open('one');
    await store.open('one');
    expect(told(store)).toHaveLength(1);
    expect(new Set(checkout.choices.map(({ unavailable }) => unavailable))).toEqual(
      new Set(['below_minimum']),
    );
    const body = { currencyId: 'USDT.Tron' };
    expect(codeOf(await store.ask('PUT', '/checkout/currency', { token, body }))).toBe(
      'currency_unavailable',
    );
    await store.handler.markPaid('1001', { reason: 'found in the wallet' });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true });
  });

  it.each([
    ['exactly it', '5.00', '5'],
    ['more', '5.01', '5'],
    ['ten cents, and none stated', '0.1', undefined],
    ['the minimum switched off', '0.01', '0'],
  ])('is not there with %s', async (_name, amountUsd, minimumUsd) => {
    const store = storeFor(amountUsd, minimumUsd);
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout.quote?.payable).not.toBeNull();
    expect(told(store)).toEqual([]);
  });

  it('is not there for a top-up, which has no price', async () => {
    const store = openStore({ handler: { minimumUsd: '5' } });
    store.book.set('one', { customerId: '77' });
    await store.open('one');
    expect(told(store)).toEqual([]);
  });
});
