/** Events that stop coming while money is known of: the owner hears of it, and not at every read. */
import { describe, expect, it } from 'vitest';
import { MINUTE, openStore, type OpenStoreOptions } from '../openStore.js';

/** A store whose service lists a payment and sends no event of it. */
async function listedOnly(options: OpenStoreOptions = {}, amount?: string) {
  const store = openStore(options);
  store.sandbox.setDelivery({ paused: true });
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.pay(checkout, amount);
  await store.read(token);
  await store.handler.close();
  expect(await store.handler.getCheckout('1001')).toMatchObject({ progress: 'detected' });
  /** Reads as a shopper's page does, so many times. */
  const read = async (times = 1) => {
    for (let n = 0; n < times; n += 1) await store.handler.getCheckout('1001');
  };
  const told = () => store.diagnostics.filter(({ code }) => code === 'events_missing');
  return { store, token, read, told };
}

describe('a transfer that is listed and of which no signed event comes', () => {
  it('is told after half an hour, once an hour, not per read', async () => {
    const { store, read, told } = await listedOnly();
    await store.sandbox.advance(29 * MINUTE);
    await read(20);
    expect(told()).toEqual([]);
    await store.sandbox.advance(MINUTE);
    await read(20);
    expect(told()).toMatchObject([{ code: 'events_missing', reference: '1001' }]);
    expect(told()[0]?.message).toMatch(/30 minutes.*webhook's address.*send a test/);
    await store.sandbox.advance(59 * MINUTE);
    await read(20);
    expect(told()).toHaveLength(1);
    await store.sandbox.advance(2 * MINUTE);
    await read(20);
    expect(told()).toHaveLength(2);
  });

  it('is not told any more once a signed event has come', async () => {
    const { store, read, told } = await listedOnly();
    store.sandbox.setDelivery({ paused: false });
    await store.settle();
    await store.sandbox.advance(2 * 60 * MINUTE);
    await read(5);
    expect(told()).toEqual([]);
  });

  it('is not told below the minimum, for which no event comes by rule', async () => {
    const { store, read, told } = await listedOnly({ handler: { minimumUsd: '5' } }, '4.99');
    await store.sandbox.advance(60 * MINUTE);
    await read(5);
    expect(told()).toEqual([]);
  });

  it('is not told where no event is expected: a store without webhooks', async () => {
    const { store, read, told } = await listedOnly({ withoutWebhook: true });
    await store.sandbox.advance(60 * MINUTE);
    await read(5);
    expect(told()).toEqual([]);
  });

  it('is history after a week, which no start tells again', async () => {
    const { store, read, told } = await listedOnly();
    await store.sandbox.advance(8 * 24 * 60 * MINUTE);
    await read(5);
    await store.makeHandler().reconcile();
    expect(told()).toEqual([]);
  });

  it('is found by reconcile(), when the checkout is not read', async () => {
    const { store, told } = await listedOnly();
    await store.sandbox.advance(60 * MINUTE);
    await store.handler.reconcile();
    expect(told()).toHaveLength(1);
  });
});

describe('an order that the store marked as paid', () => {
  it('after a quote and without any event is told as well', async () => {
    const store = openStore();
    await store.open('one', 'USDT.Tron');
    await store.handler.markPaid('1001', { reason: 'seen in the dashboard' });
    await store.sandbox.advance(31 * MINUTE);
    await store.handler.getCheckout('1001');
    expect(store.codes().filter((code) => code === 'events_missing')).toHaveLength(1);
  });

  it('is not told without a quote: it was paid in another way', async () => {
    const store = openStore();
    await store.open('one');
    await store.handler.markPaid('1001', { reason: 'by bank transfer' });
    await store.sandbox.advance(31 * MINUTE);
    await store.handler.getCheckout('1001');
    expect(store.codes()).not.toContain('events_missing');
  });

  it('is not told while nothing at all is known of', async () => {
    const store = openStore();
    await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(24 * 60 * MINUTE);
    await store.handler.getCheckout('1001');
    expect(store.codes()).not.toContain('events_missing');
  });
});
