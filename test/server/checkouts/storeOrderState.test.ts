/** `getOrderState`: the store's own books as evidence. It marks paid or closed, and never un-pays. */
import { describe, expect, it, vi } from 'vitest';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { StoreOrderState } from '../../../src/server/checkouts/storeOrderState.js';
import { openStore } from '../openStore.js';
import { never, quiet, useFakeTimers } from '../telling/passTime.js';

/** The question may take three seconds, and what it writes a moment more. */
const HEARD_WITHIN_MS = 10_000;

function listen(word: () => unknown) {
  const asked: unknown[] = [];
  const paid: CallbackEvent[] = [];
  const getOrderState = (input: unknown): StoreOrderState | null => {
    asked.push(input);
    return word() as StoreOrderState | null;
  };
  const store = openStore({
    handler: { getOrderState, onPaid: (event) => void paid.push(event) },
  });
  return { store, asked, paid };
}

describe('an order that the store says is', () => {
  it('paid, is paid at its first open; the service is not even asked', async () => {
    const { store, asked, paid } = listen(() => 'paid');
    const { checkout } = await store.open('one', 'USDT.Tron');
    await store.settle();
    expect(checkout).toMatchObject({ paid: true, address: null, quote: null });
    expect(checkout.evidence.map(({ kind, source }) => [kind, source])).toEqual([
      ['opened', 'store'],
      ['marked_paid', 'store'],
    ]);
    expect(asked).toEqual([{ orderId: '1001', amountUsd: '20' }]);
    expect(paid).toHaveLength(1);
    expect(store.count('createWallet')).toBe(0);
  });

  it('paid, is not asked for again', async () => {
    const { store, asked } = listen(() => 'paid');
    for (let round = 0; round < 3; round += 1) await store.open();
    await store.handler.reconcile();
    expect(asked).toHaveLength(1);
  });

  it('closed, is closed and has no address', async () => {
    const { store, paid } = listen(() => 'closed');
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout).toMatchObject({ closed: true, paid: false, address: null });
    expect(paid).toEqual([]);
  });

  it.each([['open'], [null], [undefined]])('%s, is as it was', async (word) => {
    const { store } = listen(() => word);
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout).toMatchObject({ closed: false, paid: false });
    expect(checkout.address).not.toBeNull();
    expect(store.codes()).toEqual([]);
  });

  it('paid, is heard by reconcile() too, and does not overrule a hold', async () => {
    let word = 'open';
    const { store, paid } = listen(() => word);
    const { checkout } = await store.open('one', 'USDT.Tron');
    await store.open('two');
    store.sandbox.block(store.pay(checkout));
    await store.settle();
    word = 'paid';
    await store.handler.reconcile();
    expect(paid.map(({ reference }) => reference)).toEqual(['1002']);
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: false });
  });
});

describe('a store that cannot say', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('database away'))],
    ['says something else', () => 'shipped'],
    ['says a number', () => 7],
  ])('because it %s, is told of it, and the checkout goes on', async (_, word) => {
    const { store } = listen(word);
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout).toMatchObject({ paid: false, closed: false });
    expect(checkout.address).not.toBeNull();
    expect(store.codes()).toEqual(['order_state_failed']);
  });

  it('because it never answers, keeps a page waiting for three seconds, asked once by many', async () => {
    useFakeTimers();
    const { store, asked } = listen(never);
    const opening = Promise.all([store.open(), store.open(), store.open()]);
    await quiet();
    await vi.advanceTimersByTimeAsync(3_000);
    const opened = await opening;
    expect(opened.map(({ checkout }) => checkout.paid)).toEqual([false, false, false]);
    expect(asked).toHaveLength(1);
    expect(store.codes()).toEqual(['order_state_failed']);
  });
});

describe('a question that was cut off with its request', () => {
  it('keeps the order’s other pages waiting for a moment and not for ever', async () => {
    useFakeTimers();
    const inner = memoryLedger();
    let cutOff = true;
    const store = openStore({
      ledger: {
        ...inner,
        append: (event) => (event.kind === 'marked_paid' && cutOff ? never() : inner.append(event)),
      },
      handler: { getOrderState: () => 'paid' },
    });
    void store.open();
    await quiet();
    const waiting = store.open();
    await quiet();
    cutOff = false;
    await vi.advanceTimersByTimeAsync(HEARD_WITHIN_MS);
    await quiet();
    expect((await waiting).checkout.paid).toBe(true);
    expect((await store.open()).checkout.paid).toBe(true);
  });
});

describe('a customer’s wallet', () => {
  it('has no state to ask for', async () => {
    const { store, asked } = listen(() => 'paid');
    expect((await store.open('customer')).checkout.paid).toBe(false);
    await store.handler.reconcile();
    expect(asked).toEqual([]);
  });
});
