/** Lists of checkouts: page by page, by state, reading of the ledger only what is new. */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { UnknownCheckoutError } from '../../../src/server/storeApi/checkoutReference.js';
import { MINUTE, openStore } from '../openStore.js';
import { spoil } from '../service/spoil.js';

const why = { reason: 'said so' };

async function openMany(count: number, ledger: Ledger = memoryLedger()) {
  const orders = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `o${String(at)}`,
      { orderId: String(at), amountUsd: '20' },
    ]),
  );
  const store = openStore({ orders: { ...orders, customer: { customerId: '3' } }, ledger });
  for (const order of Object.keys(orders)) await store.open(order);
  const list = async (...query: Parameters<typeof store.handler.listOrders>): Promise<string[]> =>
    (await store.handler.listOrders(...query)).map(({ order }) => order.reference);
  return { store, list };
}

describe('listOrders', () => {
  it('answers the newest first, page by page, to an empty page', async () => {
    const { list } = await openMany(7);
    expect(await list({ limit: 3 })).toEqual(['6', '5', '4']);
    expect(await list({ limit: 3, after: '4' })).toEqual(['3', '2', '1']);
    expect(await list({ limit: 3, after: { orderId: '1' } })).toEqual(['0']);
    expect(await list({ after: '0' })).toEqual([]);
  });

  it('tells a customer from an order of the same number', async () => {
    const { store, list } = await openMany(4);
    await store.open('customer');
    expect(await list()).toEqual(['3', '3', '2', '1', '0']);
    expect(await list({ after: { customerId: '3' } })).toEqual(['3', '2', '1', '0']);
  });

  it('puts every checkout into one state', async () => {
    const { store, list } = await openMany(5);
    await store.handler.markPaid('0', why);
    await store.handler.closeOrder('1', why);
    await store.handler.markPaid('2', why);
    await store.handler.closeOrder('2', why);
    const { checkout } = await store.open('o3', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout));
    await store.settle();
    await store.handler.markPaid('3', why);
    expect(await list({ state: 'paid' })).toEqual(['2', '0']);
    expect(await list({ state: 'closed' })).toEqual(['1']);
    expect(await list({ state: 'held' })).toEqual(['3']);
    expect(await list({ state: 'open' })).toEqual(['4']);
    expect(await list({ state: 'paid', limit: 1 })).toEqual(['2']);
    expect(await list({ state: 'paid', limit: 1, after: '2' })).toEqual(['0']);
  });

  it('puts a paid order in which other money is held into both lists', async () => {
    const { store, list } = await openMany(1);
    const { checkout } = await store.open('o0', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    store.sandbox.block(store.pay(checkout, '1'));
    await store.settle();
    expect(await list({ state: 'paid' })).toEqual(['0']);
    expect(await list({ state: 'held' })).toEqual(['0']);
  });

  it('names one that it cannot read in its place, in every state, and lists the others', async () => {
    const { store, list } = await openMany(5);
    await store.open('customer');
    await store.handler.markPaid('1', why);
    await spoil(store.ledger, 'order:2');
    await spoil(store.ledger, 'customer:3');
    expect(await list()).toEqual(['3', '4', '3', '2', '1', '0']);
    const listed = await store.handler.listOrders({ state: 'paid' });
    expect(listed).toMatchObject([
      { unreadable: true, kind: 'top_up', order: { reference: '3' } },
      { unreadable: true, kind: 'payment', order: { reference: '2' } },
      { kind: 'payment', order: { reference: '1' }, paid: true },
    ]);
    // Not a word that could be taken for a state.
    expect(Object.keys(listed[1] ?? {}).sort()).toEqual(['kind', 'order', 'unreadable']);
    expect(await list({ limit: 2, after: '3' })).toEqual(['2', '1']);
    expect(await list({ limit: 1, after: '2' })).toEqual(['1']);
    await expect(store.handler.getCheckout('2')).rejects.toThrow('Invalid input');
  });

  it('fails where the ledger itself does: that is no matter of one order', async () => {
    const inner = memoryLedger();
    let isGone = false;
    const ledger: Ledger = {
      ...inner,
      list: (query) =>
        isGone && 'stream' in query ? Promise.reject(new Error('gone')) : inner.list(query),
    };
    const { list } = await openMany(2, ledger);
    isGone = true;
    await expect(list()).rejects.toThrow();
  });

  it.each([[0], [1_001], [1.5], [Number.NaN]])('refuses a limit of %s', async (limit) => {
    const { list } = await openMany(0);
    await expect(list({ limit })).rejects.toThrow(RangeError);
  });

  it('refuses to begin after what was never opened, instead of starting again', async () => {
    const { list } = await openMany(2);
    await expect(list({ after: 'no such order' })).rejects.toThrow(UnknownCheckoutError);
  });

  it('reads of the ledger what came since the last time, and one page', async () => {
    const inner = memoryLedger();
    let rows = 0;
    const kinds = new Set<string | undefined>();
    const ledger: Ledger = {
      ...inner,
      async list(query) {
        const events = await inner.list(query);
        if ('after' in query) {
          rows += events.length;
          kinds.add(query.kind);
        }
        return events;
      },
    };
    const { store, list } = await openMany(120, ledger);
    await list({ limit: 1 });
    store.book.set('new', { orderId: 'new', amountUsd: '1' });
    await store.open('new');
    rows = 0;
    expect((await list({ limit: 1 }))[0]).toBe('new');
    expect(rows).toBeLessThan(40);
    expect([...kinds]).toEqual(['opened']);
  });
});

describe('reconcile', () => {
  it('goes through those only of which something was noted since', async () => {
    const { store } = await openMany(3);
    await store.sandbox.advance(10 * MINUTE);
    const since = new Date(store.sandbox.now() - MINUTE);
    await store.open('o1', 'USDT.Tron');
    expect(await store.handler.reconcile({ since })).toMatchObject({ checkouts: 1 });
    expect(await store.handler.reconcile({ since: since.toISOString() })).toMatchObject({
      checkouts: 1,
    });
    expect(await store.handler.reconcile()).toMatchObject({ checkouts: 3 });
    expect(await store.handler.reconcile({ since: new Date(0) })).toMatchObject({ checkouts: 3 });
    await expect(store.handler.reconcile({ since: 'yesterday' })).rejects.toThrow(RangeError);
  });
});
