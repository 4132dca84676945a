/** `tillkit serve`: an order that was paid keeps its price, whatever the store sends, and so do its own terms. */
import { describe, expect, it } from 'vitest';
import { createStoreOrders } from '../../src/serve/orders/storeOrders.js';
import { blockAfterPayment } from '../server/blockAfterPayment.js';
import { steeredLedger } from '../server/steeredLedger.js';
import { DECISION_KEY, openServer, type OpenServer } from './openServer.js';

const EUROS = { amount: '44.10', currency: 'EUR' };
const ORDER = { order_id: '1042', amount_usd: '48.50', currency_display: EUROS };
const RAISED = { ...ORDER, amount_usd: '2000' };
const decide = { authorization: `Bearer ${DECISION_KEY}` };
const because = { reason: 'checked' };

/** The price in the server's own terms of the order. */
async function ownPrice({ ledger, sandbox }: OpenServer) {
  const order = await createStoreOrders(ledger, sandbox.now).find({
    kind: 'order',
    reference: '1042',
  });
  return order?.terms;
}

/** What a page gets that opens the order now. */
async function opened({ browse }: OpenServer, handle: string) {
  const answer = await browse('POST', '/api/till/checkouts', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: handle }),
  });
  const { checkout } = (await answer.json()) as {
    checkout: { paid: boolean; order: { amountUsd: string } };
  };
  return { paid: checkout.paid, ...checkout.order };
}

const reported = ({ log }: OpenServer): unknown[] =>
  log.filter(({ code }) => code === 'amount_changed_after_paid');

const toldAs = ({ heard }: OpenServer, type: string) =>
  heard
    .filter((one) => one.type === type)
    .map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data)
    .map(({ amount_usd, currency_display }) => [amount_usd, currency_display]);

const KEPT = {
  amountUsd: '48.5',
  display: { amount: '44.1', currency: 'EUR' },
};

describe('an order that was paid', () => {
  it.each([
    ['a higher amount', RAISED, 'amount_usd'],
    ['a lower amount', { ...ORDER, amount_usd: '5' }, 'amount_usd'],
    [
      'another display amount',
      { ...ORDER, currency_display: { ...EUROS, amount: '4410' } },
      'currency_display',
    ],
    [
      'another currency of display',
      { ...ORDER, currency_display: { ...EUROS, currency: 'JPY' } },
      'currency_display',
    ],
    ['no display price', { order_id: '1042', amount_usd: '48.50' }, 'currency_display'],
  ])('refuses %s, also during a hold and after its release', async (_, other, field) => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    await store.pay(json.handle);
    const isRefused = async () => {
      const answer = await store.ask('POST', '/v1/orders', other);
      expect(answer).toMatchObject({ status: 409, json: { code: 'checkout_closed', field } });
      expect((await store.ask('POST', '/v1/orders', ORDER)).status).toBe(200);
      expect(await ownPrice(store)).toMatchObject({ amountUsd: '48.5', display: EUROS });
    };
    await isRefused();
    await blockAfterPayment(store.ledger, 'order:1042');
    expect((await store.ask('GET', '/v1/orders/1042')).json.status).toBe('held');
    await isRefused();
    await store.ask('POST', '/v1/orders/1042/release-hold', because, decide);
    await isRefused();
    expect((await store.ask('GET', '/v1/orders/1042')).json).toMatchObject({
      status: 'paid',
      amount_usd: '48.5',
      currency_display: KEPT.display,
    });
  });

  it('takes all that is no price', async () => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    await store.pay(json.handle);
    const page = { ...ORDER, return_url: 'https://shop.example/thanks' };
    expect((await store.ask('POST', '/v1/orders', page)).status).toBe(200);
  });
});

describe('a change that loses a race against the payment', () => {
  it.each([
    ['amended', RAISED],
    ['amended', { ...ORDER, amount_usd: '5' }],
    ['displayed', { ...ORDER, currency_display: { ...EUROS, amount: '4410' } }],
  ])('is refused, told of, and not kept: %s %o', async (kind, other) => {
    const { ledger, before } = steeredLedger();
    const store = openServer({}, { ledger });
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    const hash = await store.pay(json.handle, { confirm: false });
    before.set(kind, async () => {
      store.sandbox.confirm(hash);
      await store.sandbox.settle();
    });
    const answer = await store.ask('POST', '/v1/orders', other);
    expect(answer).toMatchObject({ status: 409, json: { code: 'checkout_closed' } });
    expect(reported(store)).toHaveLength(1);
    expect(await ownPrice(store)).toMatchObject(KEPT);
    expect(await opened(store, json.handle)).toMatchObject({ paid: true, ...KEPT });
    expect((await store.ask('GET', '/v1/orders/1042')).json).toMatchObject({
      status: 'paid',
      amount_usd: '48.5',
      currency_display: KEPT.display,
    });
    expect(toldAs(store, 'order.paid')).toEqual([['48.5', KEPT.display]]);
    expect(reported(store)).toHaveLength(1);
  });

  it('is taken back by whoever reads the order, if the server died before it could', async () => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    await store.pay(json.handle);
    // As the terms were written before the checkout was asked.
    await createStoreOrders(store.ledger, store.sandbox.now).save(RAISED);
    expect(await ownPrice(store)).toMatchObject({ amountUsd: '2000' });
    expect((await store.ask('GET', '/v1/orders/1042')).json).toMatchObject({ amount_usd: '48.5' });
    expect(await ownPrice(store)).toMatchObject(KEPT);
    expect(reported(store)).toHaveLength(1);
    expect((await store.ask('POST', '/v1/orders', RAISED)).status).toBe(409);
  });
});

describe('an order that is closed', () => {
  it('in the moment of its payment stays paid, and nobody is told that it is closed', async () => {
    const { ledger, before } = steeredLedger();
    const store = openServer({}, { ledger });
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    const hash = await store.pay(json.handle, { confirm: false });
    before.set('closed', async () => {
      store.sandbox.confirm(hash);
      await store.sandbox.settle();
    });
    const answer = await store.ask('POST', '/v1/orders/1042/close', because, decide);
    expect(answer).toMatchObject({ status: 409, json: { code: 'checkout_closed' } });
    expect(store.heard.map(({ type }) => type)).not.toContain('order.closed');
    expect((await store.ask('GET', '/v1/orders/1042')).json.status).toBe('paid');
  });

  it('in the moment of a change keeps its price, and so do the server’s terms', async () => {
    const { ledger, before } = steeredLedger();
    const store = openServer({}, { ledger });
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    await opened(store, json.handle);
    before.set('terms_changed', () => store.ask('POST', '/v1/orders/1042/close', because, decide));
    expect((await store.ask('POST', '/v1/orders', RAISED)).status).toBe(409);
    expect(await ownPrice(store)).toMatchObject(KEPT);
  });
});
