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
