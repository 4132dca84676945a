/** The back office of a `tillkit serve`: a process of its own on the same ledger, as docs/treasury.md shows it. */
import { expect, it } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import type { Ledger, LedgerEvent } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createTreasuryHandler } from '../../src/treasury/server/createTreasuryHandler.js';
import { createCheckoutHandler } from '../../src/server/handler/createCheckoutHandler.js';
import { openServer, type OpenServer } from './openServer.js';

/** The block of the page, in this process. */
function openOffice({ ledger, sandbox, settings }: OpenServer) {
  const service = createServiceClient({
    baseUrl: settings.serviceUrl,
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  });
  const orders = createCheckoutHandler({
    service,
    ledger,
    secrets: ['a-secret-of-the-office-alone-0123456789'],
    resolveOrder: () => Promise.resolve(null),
    lookup: false,
    now: sandbox.now,
  });
  const office = createTreasuryHandler({
    service,
    ledger,
    orders,
    authorize: () => ({ who: 'ana', may: { read: true, withdraw: true } }),
    now: sandbox.now,
  });
  const ask = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await office.fetch(
      new Request(`https://office.example/api/treasury${path}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  return { ask, orders };
}

/** A second handler on the ledger, and the codes that it reports. */
async function beside(store: OpenServer, callbacks: object): Promise<readonly string[]> {
  const codes: string[] = [];
  const handler = createCheckoutHandler({
    ...{ ledger: store.ledger, resolveOrder: () => Promise.resolve(null), lookup: false },
    service: createServiceClient({ baseUrl: 'https://service.example', apiKey: 'key-0123456789' }),
    secrets: ['a-secret-of-the-office-alone-0123456789'],
    onDiagnostic: ({ code, message }) => void codes.push(`${code}: ${message}`),
    now: store.sandbox.now,
    ...callbacks,
  });
  await handler.close();
  return codes.filter((line) => line.startsWith('callbacks_beside_serve'));
}

it.each(['onPaid', 'onDeposit', 'onStatusChange'])(
  'names a handler with %s, which would be told in the place of the shop',
  async (callback) => {
    const store = openServer();
    const callbacks = { [callback]: () => undefined };
    await expect.poll(() => store.ledger.list({ stream: 'served' })).toHaveLength(1);
    expect(await beside(store, callbacks)).toEqual([expect.stringContaining('Leave `onPaid`')]);
    expect(await beside(store, {})).toEqual([]);
    // Neither a second start of the server nor the server itself: it is the one that tells.
    store.another();
    expect(JSON.stringify(store.log)).not.toContain('callbacks_beside_serve');
    // A server that was given up is forgotten.
    await store.server.close(1);
    await store.sandbox.advance(15 * 24 * 60 * 60_000);
    expect(await beside(store, callbacks)).toEqual([]);
  },
);

it('lists the orders of the server, and what a person decides there reaches the shop', async () => {
  const store = openServer();
  const { json } = await store.ask('POST', '/v1/orders', { order_id: '1042', amount_usd: '20' });
  await store.pay(json.handle, { amount: '12' });
  await expect.poll(() => store.heard.map(({ type }) => type)).toContain('order.partially_paid');

  const { ask } = openOffice(store);
  expect(JSON.parse(await ask('GET', '/orders/search?view=partial'))).toMatchObject({
    orders: [{ reference: '1042', status: 'partial' }],
  });
  await ask('POST', '/orders/payment/1042/payment', { reason: 'Close enough.' });

  await store.sandbox.advance(6 * 60_000);
  await store.browse('GET', '/api/till/currencies');
  await expect.poll(() => store.heard.map(({ type }) => type)).toContain('order.paid');
});

/** A ledger that deletes an order right after a list has read its name. */
function deleting() {
  const ledger = { ...memoryLedger(), durability: 'disk' as const };
  const isGone = ({ stream, body }: LedgerEvent): boolean =>
    stream.endsWith(':gone') || JSON.stringify(body).includes('"gone"');
  let state: 'there' | 'due' | 'gone' = 'there';
  return {
    delete: () => (state = 'due'),
    state: () => state,
    ledger: {
      ...ledger,
      async list(query) {
        const events = await ledger.list(query);
        if (state === 'gone') return events.filter((event) => !isGone(event));
        if (state === 'due' && !('stream' in query) && events.some(isGone)) state = 'gone';
        return events;
      },
    } satisfies Ledger,
  };
}

const store = (path: string) => async (server: OpenServer) => {
  const { status, text } = await server.ask('GET', path);
  expect(status).toBe(200);
  return text;
};
const office = (path: string) => (server: OpenServer) => openOffice(server).ask('GET', path);
const handler =
  (act: (orders: ReturnType<typeof openOffice>['orders']) => Promise<unknown>) =>
  async (server: OpenServer) =>
    JSON.stringify(await act(openOffice(server).orders));

it.each([
  ['GET /v1/orders', store('/v1/orders'), '"order_id":"kept"'],
  ['of one status', store('/v1/orders?status=paid'), '"order_id":"kept"'],
  ['GET /v1/events', store('/v1/events'), '"order_id":"kept"'],
  ['listOrders', handler((orders) => orders.listOrders()), '"reference":"kept"'],
  ['reconcile', handler((orders) => orders.reconcile({ since: new Date(0) })), '"checkouts":1'],
  ['search of the office', office('/orders/search'), '"reference":"kept"'],
  ['its export', office('/orders.csv'), 'kept'],
  ['its tasks', office('/tasks'), '"unread":["older_orders"]'],
  ['its webhooks', office('/activity?kind=webhook'), '"reference":"kept"'],
  ['what the shop was told', office('/activity?kind=notification'), '"reference":"kept"'],
])('%s lists the others while an order is deleted', async (_name, read, kept) => {
  const deletion = deleting();
  const server = openServer({}, { ledger: deletion.ledger });
  for (const order of ['gone', 'kept']) {
    const { json } = await server.ask('POST', '/v1/orders', { order_id: order, amount_usd: '20' });
    await server.pay(json.handle);
  }
  await expect.poll(() => server.heard.filter(({ type }) => type === 'order.paid').length).toBe(2);
  deletion.delete();
  expect(await read(server)).toContain(kept);
  expect(deletion.state()).toBe('gone');
});

it('lists on after a page whose last order was deleted', async () => {
  const deletion = deleting();
  const server = openServer({}, { ledger: deletion.ledger });
  const { orders } = openOffice(server);
  for (const orderId of ['first', 'gone', 'last']) await orders.open({ orderId, amountUsd: '20' });
  const referencesOf = async (after?: string) =>
    (await orders.listOrders({ limit: 2, ...(after === undefined ? {} : { after }) })).map(
      ({ order }) => order.reference,
    );
  expect(await referencesOf()).toEqual(['last', 'gone']);
  deletion.delete();
  await orders.listOrders();
  expect(deletion.state()).toBe('gone');
  expect(await referencesOf('gone')).toEqual(['first']);
  await expect(referencesOf('never')).rejects.toThrow('No checkout was ever opened');
});
