/** The store's own view and word: mark paid, release, close, list, reconcile. */
import { describe, expect, it } from 'vitest';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import { UnknownCheckoutError } from '../../../src/server/storeApi/checkoutReference.js';
import { MINUTE, openStore } from '../openStore.js';

const why = { reason: 'the owner said so' };

describe('a reference that was never opened', () => {
  it('has no checkout, and nothing can be said of it', async () => {
    const { handler, ledger } = openStore();
    expect(await handler.getCheckout('1001')).toBeNull();
    for (const say of [handler.markPaid, handler.releaseHold, handler.closeOrder]) {
      await expect(say('1001', why)).rejects.toThrow(UnknownCheckoutError);
    }
    expect(await ledger.list({ after: 0 })).toEqual([]);
  });

  it('is not confused with a customer of the same number', async () => {
    const store = openStore({ orders: { customer: { customerId: '1001' } } });
    await store.open('customer');
    expect(await store.handler.getCheckout('1001')).toBeNull();
    expect(await store.handler.getCheckout({ orderId: '1001' })).toBeNull();
    expect(await store.handler.getCheckout({ customerId: '1001' })).toMatchObject({
      kind: 'top_up',
    });
  });
});

describe('markPaid', () => {
  it('makes an order paid, calls onPaid once, and can be said again', async () => {
    const events: CallbackEvent[] = [];
    const store = openStore({ handler: { onPaid: (event) => void events.push(event) } });
    const { token } = await store.open();
    expect(await store.handler.markPaid('1001', why)).toMatchObject({ paid: true });
    await store.handler.markPaid({ orderId: '1001' }, { reason: 'again' });
    expect(events).toHaveLength(1);
    expect(await store.read(token)).toMatchObject({ paid: true, due: null });
  });

  it('does not make a top-up paid', async () => {
    const store = openStore();
    await store.open('customer');
    expect(await store.handler.markPaid({ customerId: 'c-7' }, why)).toMatchObject({ paid: false });
  });
});

describe('releaseHold', () => {
  it('lets go of what holds now and of nothing that comes later', async () => {
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout, '5'));
    await store.settle();
    expect((await store.handler.releaseHold('1001', why)).exceptions).toEqual(['partial']);
    store.sandbox.block(store.pay(checkout, '15'));
    await store.settle();
    const held = await store.handler.getCheckout('1001');
    expect(held).toMatchObject({ paid: false });
    expect(held?.exceptions).toContain('held');
    expect(await store.handler.releaseHold('1001', why)).toMatchObject({ paid: true });
  });

  it('leaves what came since somebody looked, and lets go of what was seen', async () => {
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout, '5'));
    await store.settle();
    const seen = await store.handler.getCheckout('1001');
    store.sandbox.block(store.pay(checkout, '15'));
    await store.settle();
    const said = { ...why, version: seen?.version };
    const after = await store.handler.releaseHold('1001', said);
    expect(after).toMatchObject({ paid: false });
    expect(after.exceptions).toContain('held');
    const states = after.transfers.map(({ amount, status }) => [amount, status]);
    expect(states.sort()).toEqual([
      ['15', 'held'],
      ['5', 'confirmed'],
    ]);
    const { version } = after;
    expect(await store.handler.releaseHold('1001', { ...why, version })).toMatchObject({
      paid: true,
    });
  });

  it.each([[-1], [1.5], [Number.NaN], ['7'], [null]])(
    'refuses %j as a version, and lets go of nothing',
    async (version) => {
      const store = openStore();
      const { checkout } = await store.open('one', 'USDT.Tron');
      store.sandbox.block(store.pay(checkout));
      await store.settle();
      const said = { ...why, version: version as number };
      await expect(store.handler.releaseHold('1001', said)).rejects.toThrow(RangeError);
      expect((await store.handler.getCheckout('1001'))?.exceptions).toContain('held');
    },
  );

  it('writes nothing where nothing holds', async () => {
    const store = openStore();
    await store.open();
    const before = (await store.ledger.list({ after: 0 })).length;
    await store.handler.releaseHold('1001', why);
    expect((await store.ledger.list({ after: 0 })).length).toBe(before);
  });
});

describe('closeOrder', () => {
  it('ends choosing, and a payment that comes after it waits for the store', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const txHash = store.pay(checkout);
    expect(await store.handler.closeOrder('1001', why)).toMatchObject({
      closed: true,
      paid: false,
    });
    store.sandbox.confirm(txHash);
    await store.settle();
    const late = { closed: true, paid: false, progress: 'confirmed', exceptions: ['late'] };
    expect(await store.read(token)).toMatchObject(late);
    await store.handler.markPaid('1001', why);
    expect(await store.read(token)).toMatchObject({ ...late, paid: true });
  });
});

describe('what the store said', () => {
  it('is told to the shopper without its reasons', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.handler.closeOrder('1001', { reason: 'INTERNAL-NOTE' });
    await store.handler.markPaid('1001', { reason: 'INTERNAL-NOTE' });
    const checkout = await store.read(token);
    expect(checkout.evidence.map(({ kind, source }) => [kind, source])).toEqual([
      ['opened', 'store'],
      ['closed', 'store'],
      ['marked_paid', 'store'],
    ]);
    expect(JSON.stringify(checkout)).not.toContain('INTERNAL-NOTE');
  });
});

describe('reconcile', () => {
  it('counts checkouts and orphans, and carries out what a crash left undone', async () => {
    const events: CallbackEvent[] = [];
    // The first process has no callback: as if it had died between the event and the call.
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    await store.open('two');
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    await store.sandbox.sendTest('PaymentReceived');
    const second = store.makeHandler({ onPaid: (event) => void events.push(event) });
    await second.close();
    expect(events.map(({ reference }) => reference)).toEqual(['1001']);
    // The paid one is told and settled.
    expect(await second.reconcile()).toEqual({ checkouts: 1, owed: 0, orphans: 1 });
    await store.sandbox.advance(5 * MINUTE);
    await second.reconcile();
    expect(events).toHaveLength(1);
  });
});
