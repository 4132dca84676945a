/** An order that this version cannot read, as in a deploy of two versions: the others are seen to. */
import { expect, it } from 'vitest';
import { openStore } from '../openStore.js';
import { spoil } from '../service/spoil.js';

it('does not keep reconcile() from the orders after it, and is named', async () => {
  const asked: string[] = [];
  const names = Array.from({ length: 20 }, (_, count) => `o-${String(count)}`);
  const store = openStore({
    orders: Object.fromEntries(names.map((orderId) => [orderId, { orderId, amountUsd: '20' }])),
    handler: { getOrderState: ({ orderId }) => (asked.push(orderId), null) },
  });
  for (const name of names) await store.open(name);
  await spoil(store.ledger, 'order:o-0');
  asked.length = 0;
  expect(await store.handler.reconcile()).toMatchObject({ checkouts: 20, owed: 1 });
  expect(asked.sort()).toEqual(names.slice(1).sort());
  const [told, ...more] = store.diagnostics;
  expect(told).toMatchObject({ code: 'checkout_unreadable', reference: 'o-0' });
  expect(more).toEqual([]);
});
