/** A payment that was sent in time ends as paid, with the options that a store gets by default. */
import { describe, expect, it } from 'vitest';
import { MINUTE, openStore, type OpenStoreOptions } from '../openStore.js';

/** A service of the deployed kind: one event per payment, after its confirmation. */
const deployedStore = (handler: OpenStoreOptions['handler'] = {}) =>
  openStore({ sandbox: { dialect: 'deployed' }, handler });
type Store = ReturnType<typeof deployedStore>;

const BTC = 'BTC.Bitcoin';
const QUOTE_MS = 15 * MINUTE;

/** Opens an order in Bitcoin and closes the page again. */
async function opened(store: Store) {
  const { token, checkout } = await store.open('one', BTC);
  return { token, checkout };
}

async function confirmed(store: Store, hash: string) {
  store.sandbox.confirm(hash);
  await store.settle();
  return store.handler.getCheckout('1001');
}

const looked = async (store: Store) =>
  (await store.ledger.list({ after: 0, kind: 'looked' })).map(({ body }) => body);

describe('a payment that is not watched, whose block comes long after the price has ended', () => {
  it('is found by the look-up three minutes after the end, and paid by its event', async () => {
    const store = deployedStore();
    const { checkout } = await opened(store);
    const hash = store.pay(checkout);
    await store.sandbox.advance(QUOTE_MS + 3 * MINUTE);
    await store.handler.reconcile();
    expect(await looked(store)).toMatchObject([{ complete: true }]);
    await store.sandbox.advance(3 * 60 * MINUTE);
    expect(await confirmed(store, hash)).toMatchObject({ paid: true, exceptions: [] });
  });

  it('is paid without a look-up too, within the grace of its network', async () => {
    const store = deployedStore({ lookup: false });
    const { checkout } = await opened(store);
    const hash = store.pay(checkout);
    await store.sandbox.advance(QUOTE_MS + 59 * MINUTE);
    expect(await confirmed(store, hash)).toMatchObject({ paid: true, exceptions: [] });
  });

  it('is late where it was sent after the look-up had found nothing', async () => {
    const store = deployedStore();
    const { checkout } = await opened(store);
    await store.sandbox.advance(QUOTE_MS + 3 * MINUTE);
    await store.handler.reconcile();
    const hash = store.pay(checkout);
    await store.sandbox.advance(10 * MINUTE);
    expect(await confirmed(store, hash)).toMatchObject({
      paid: false,
      exceptions: ['late'],
    });
  });
});

describe('a look at an ended quote', () => {
  it('is made once, not before its time, and for no order that is paid or has no quote', async () => {
    const store = deployedStore();
    await opened(store);
    await store.open('two');
    await store.sandbox.advance(QUOTE_MS + 3 * MINUTE - 1);
    await store.handler.reconcile();
    expect(await looked(store)).toEqual([]);
    await store.sandbox.advance(1);
    await store.handler.reconcile();
    await store.handler.reconcile();
    expect(await looked(store)).toHaveLength(1);
  });

  it('is not made where the store switched the look-up off', async () => {
    const store = deployedStore({ lookup: false });
    await opened(store);
    await store.sandbox.advance(QUOTE_MS + 3 * MINUTE);
    await store.handler.reconcile();
    expect(await looked(store)).toEqual([]);
  });
});

describe('a new price', () => {
  it('is not made where a payment by the old one is found: the answer shows it', async () => {
    const store = deployedStore();
    const { token, checkout } = await opened(store);
    store.pay(checkout);
    await store.sandbox.advance(QUOTE_MS + 10_000);
    const { json } = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect(json).toMatchObject({ progress: 'detected', due: '0', quote: checkout.quote });
    // Asked again, there is still nothing to pay.
    const again = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect(again.json).toMatchObject({ quote: checkout.quote });
  });

  it('is made where none is found, and the look is noted', async () => {
    const store = deployedStore();
    const { token, checkout } = await opened(store);
    await store.sandbox.advance(QUOTE_MS + 10_000);
    const { json } = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect(json).toMatchObject({ progress: 'awaiting' });
    expect((json as typeof checkout).quote?.id).not.toBe(checkout.quote?.id);
    expect(await looked(store)).toMatchObject([
      { quoteId: checkout.quote?.id, complete: true, transactions: [] },
    ]);
    // While a price is live there is nothing to look for: the look-up is shared by all shoppers.
    await store.ask('POST', '/checkout/quote', { token, body: {} });
    await store.choose(token, 'USDT.Tron');
    expect(await looked(store)).toHaveLength(1);
  });
});
