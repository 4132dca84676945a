/** The terms of an order that was paid: another amount or display price changes nothing, and the store hears of it. */
import { describe, expect, it } from 'vitest';
import type { LedgerEvent } from '../../../src/ledger/ledger.js';
import type { CallbackEvent } from '../../../src/server/telling/storeCallbacks.js';
import type { PaymentTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { blockAfterPayment } from '../blockAfterPayment.js';
import { steeredLedger } from '../steeredLedger.js';
import { openStore, type OpenStoreOptions } from '../openStore.js';

const terms = (amountUsd: string, euros?: string): PaymentTerms => ({
  orderId: '1001',
  amountUsd,
  ...(euros === undefined ? {} : { display: { amount: euros, currency: 'EUR' } }),
});

async function paidOrder(options: OpenStoreOptions = {}) {
  const store = openStore(options);
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout));
  await store.settle();
  expect(await store.read(token)).toMatchObject({ paid: true });
  store.diagnostics.length = 0;
  return store;
}

const kindsOf = (events: readonly LedgerEvent[]) => events.map(({ kind }) => kind);

describe('a paid order that is opened again', () => {
  it.each(['25', '15'])(
    'with %s stays paid at the old amount, and the owner hears both',
    async (amountUsd) => {
      const store = await paidOrder();
      store.book.set('one', terms(amountUsd));
      const { checkout } = await store.open('one');
      expect(checkout).toMatchObject({ paid: true, order: { amountUsd: '20' }, due: '0' });
      const [told, ...more] = store.diagnostics;
      expect(more).toEqual([]);
      expect(told).toMatchObject({ code: 'amount_changed_after_paid', reference: '1001' });
      expect(told?.message).toContain('20 USD');
      expect(told?.message).toContain(`${amountUsd} USD`);
      expect(kindsOf(await store.ledger.list({ stream: 'order:1001' }))).not.toContain('amended');
    },
  );

  it.each(['20', '20.00'])('with %s says nothing', async (amountUsd) => {
    const store = await paidOrder();
    store.book.set('one', terms(amountUsd));
    expect((await store.open('one')).checkout).toMatchObject({ order: { amountUsd: '20' } });
    expect(store.codes()).toEqual([]);
  });

  it('with another display price stays as it was, and the owner hears of it', async () => {
    const store = await paidOrder({ orders: { one: terms('20', '18.50') } });
    for (const other of [terms('20', '1850'), terms('20')]) {
      store.book.set('one', other);
      const { checkout } = await store.open('one');
      expect(checkout.order.display).toEqual({ amount: '18.5', currency: 'EUR' });
    }
    expect(store.codes()).toEqual(['amount_changed_after_paid', 'amount_changed_after_paid']);
    expect(store.diagnostics[0]?.message).toContain('20 USD (1850 EUR)');
    expect(kindsOf(await store.ledger.list({ stream: 'order:1001' }))).not.toContain('displayed');
  });

  it('by a signed handle from before the last price says nothing', async () => {
    const store = openStore();
    const dear = await store.handler.signOrder(terms('30'), { expiresInMs: 3_600_000 });
    await store.sandbox.advance(60_000);
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    store.diagnostics.length = 0;
    const answer = await store.ask('POST', '/checkouts', { body: { order: dear } });
    expect(answer.json).toMatchObject({ checkout: { paid: true, order: { amountUsd: '20' } } });
    expect(store.codes()).toEqual([]);
  });
});

describe('an order that is held after its payment', () => {
  it.each(['1000', '5'])(
    'keeps its amount (not %s), and is paid at it once it is released',
    async (amountUsd) => {
      const told: CallbackEvent[] = [];
      const store = await paidOrder({ handler: { onPaid: (event) => void told.push(event) } });
      await blockAfterPayment(store.ledger, 'order:1001');
      expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: false });
      store.diagnostics.length = 0;
      store.book.set('one', terms(amountUsd));
      expect((await store.open('one')).checkout).toMatchObject({ order: { amountUsd: '20' } });
      expect((await store.handler.open(terms(amountUsd))).checkout.order.amountUsd).toBe('20');
      expect(store.codes()).toContain('amount_changed_after_paid');
      await store.handler.releaseHold('1001', { reason: 'checked' });
      expect(await store.handler.getCheckout('1001')).toMatchObject({
        paid: true,
        order: { amountUsd: '20' },
        exceptions: [],
      });
      expect(told.map((event) => event.amountUsd)).toEqual(['20']);
    },
  );
});

describe('an amendment that races with the payment', () => {
  it('that comes before the payment in the ledger counts: the order is paid in part', async () => {
    const { ledger, before } = steeredLedger();
    const store = openStore({ ledger });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const txHash = store.pay(checkout);
    before.set('confirmed', () => store.handler.open(terms('2000')));
    store.sandbox.confirm(txHash);
    await store.settle();
    expect(await store.read(token)).toMatchObject({
      paid: false,
      order: { amountUsd: '2000' },
      exceptions: ['partial'],
    });
    expect(store.codes()).not.toContain('amount_changed_after_paid');
  });

  it('against getOrderState: "paid" is no word about an amount that was not asked about', async () => {
    const asked: (string | null)[] = [];
    let meanwhile: (() => Promise<unknown>) | null = null;
    const store = openStore({
      handler: {
        async getOrderState({ amountUsd }) {
          asked.push(amountUsd);
          const act = meanwhile;
          meanwhile = null;
          if (asked.length === 1) return null;
          await act?.();
          return act ? 'paid' : null;
        },
      },
    });
    await store.open('one', 'USDT.Tron');
    meanwhile = () => {
      store.book.set('one', terms('2000'));
      return store.ledger.append({
        stream: 'order:1001',
        key: 'amended:1',
        kind: 'amended',
        at: new Date(store.sandbox.now()).toISOString(),
        body: {
          revision: 1,
          amountUsd: '2000',
          display: null,
          amendedAt: new Date(store.sandbox.now()).toISOString(),
        },
      });
    };
    expect((await store.open('one')).checkout).toMatchObject({
      paid: false,
      order: { amountUsd: '2000' },
    });
    expect(asked[1]).toBe('20');
  });
});
