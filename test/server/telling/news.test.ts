/** News of a JavaScript store: what its callbacks are told of money that comes later, and after a close. */
import { expect, it } from 'vitest';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import type { GetOrderState } from '../../../src/server/checkouts/storeOrderState.js';
import { openStore } from '../openStore.js';

const why = { reason: 'looked at' };

/** An order of 49 with a price in USDT. */
async function open(getOrderState?: GetOrderState) {
  const told: CallbackEvent[] = [];
  const hear = (event: CallbackEvent): void => void told.push(event);
  const store = openStore({
    handler: { onPaid: hear, onStatusChange: hear, ...(getOrderState ? { getOrderState } : {}) },
  });
  const { checkout } = await store.open('one', 'USDT.Tron');
  const send = async (amount?: string): Promise<void> => {
    store.sandbox.confirm(store.pay(checkout, amount));
    await store.drain();
  };
  const money = () =>
    told.flatMap(({ news: { type, added, transfers } }) =>
      added !== null && type !== 'order.detected' ? [[type, added, transfers.length]] : [],
    );
  const calls = () => told.map(({ news }) => news.type);
  return { ...store, told, send, money, calls };
}

it('onStatusChange is told of each excess, with what was added', async () => {
  const store = await open();
  await store.send();
  for (const amount of ['5', '7']) await store.send(amount);
  // The payment itself was told by onPaid, so that the first surplus lists it too.
  expect(store.money()).toEqual([
    ['order.overpaid', '5', 2],
    ['order.overpaid', '7', 1],
  ]);
  expect(store.told.at(-1)?.checkout.excess).toBe('12');
});

it('onStatusChange is told of each part', async () => {
  const store = await open();
  for (const amount of ['5', '7']) await store.send(amount);
  expect(store.money()).toEqual([
    ['order.partially_paid', '5', 1],
    ['order.partially_paid', '7', 1],
  ]);
});

it.each(['closeOrder', 'getOrderState'])(
  'onPaid is not called for money after %s, until the store marks it',
  async (by) => {
    let answer: 'open' | 'closed' = 'open';
    const store = await open(() => answer);
    answer = 'closed';
    if (by === 'closeOrder') await store.handler.closeOrder('1001', why);
    else await store.handler.reconcile();
    await store.send();
    expect(store.calls()).not.toContain('order.paid');
    expect(store.calls()).toContain('order.review');
    expect(await store.handler.getCheckout('1001')).toMatchObject({ closed: true, paid: false });
    await store.handler.markPaid('1001', why);
    await store.drain();
    expect(store.calls().filter((type) => type === 'order.paid')).toHaveLength(1);
  },
);
