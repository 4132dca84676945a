/** The back office of a `tillkit serve`: a process of its own on the same ledger, as docs/treasury.md shows it. */
import { expect, it } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { createTreasuryHandler } from '../../src/server/createTreasuryHandler.js';
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
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await office.fetch(
      new Request(`https://office.example/api/treasury${path}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
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

  const ask = openOffice(store);
  expect(await ask('GET', '/orders?state=open')).toMatchObject({
    orders: [{ checkout: { order: { reference: '1042' }, exceptions: ['partial'] } }],
  });
  await ask('POST', '/orders/payment/1042/payment', { reason: 'Close enough.' });

  await store.sandbox.advance(6 * 60_000);
  await store.browse('GET', '/api/till/currencies');
  await expect.poll(() => store.heard.map(({ type }) => type)).toContain('order.paid');
});
