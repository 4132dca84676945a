/** The doors for node:http and Express over a real socket: one suite for both. */
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { problemSchema } from '../../src/contract/checkoutError.js';
import { toExpressHandler } from '../../src/server/adapters/express.js';
import { toNodeHandler } from '../../src/server/adapters/node.js';
import type { CheckoutHandler } from '../../src/server/handler/createCheckoutHandler.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { BASE, openStore, type Store } from '../server/openStore.js';
import { listen, sendChunks, type Listening } from './listen.js';

const DOORS = {
  'node:http': (handler: CheckoutHandler) => {
    const door = toNodeHandler(handler);
    return listen((request, response) => void door(request, response));
  },
  'Express, mounted at the path': (handler: CheckoutHandler) => {
    const app = express();
    app.use(BASE, toExpressHandler(handler));
    app.use(express.json());
    return listen(app);
  },
  'Express, mounted at the root': (handler: CheckoutHandler) => {
    const app = express();
    app.use(toExpressHandler(handler));
    return listen(app);
  },
};

const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(Object.entries(DOORS))('the door of %s', (_, open) => {
  let store: Store;
  let server: Listening;

  beforeEach(async () => {
    store = openStore();
    server = await open(store.handler);
  });
  afterEach(() => server.close());

  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.origin}${BASE}${path}`, init);

  it('carries a whole payment: the real client, a webhook over the socket, paid', async () => {
    store.sandbox.disconnectWebhooks();
    store.sandbox.connectWebhook({
      url: `${server.origin}${BASE}/webhook`,
      deliver: (url, init) => fetch(url, init),
    });
    const client = createCheckoutClient({ endpoint: `${server.origin}${BASE}` });
    expect((await client.listCurrencies()).currencies).toHaveLength(22);
    expect((await client.getRate('USDT.Tron')).rate).toBe('1');
    const { token } = await client.openCheckout({ order: 'one' });
    const chosen = await client.selectCurrency(token, 'USDT.Tron');
    store.sandbox.confirm(store.pay(chosen));
    await store.settle();
    expect((await client.getCheckout(token)).checkout).toMatchObject({ paid: true });
  });

  it('keeps status, Allow, ETag and the store’s own headers', async () => {
    const wrongVerb = await send('/checkouts', { method: 'DELETE' });
    expect([wrongVerb.status, wrongVerb.headers.get('allow')]).toEqual([405, 'POST']);
    const problem = problemSchema.parse(await wrongVerb.json());
    expect(problem.requestId).toBe(wrongVerb.headers.get('till-request-id'));
    const listing = await send('/currencies');
    const etag = listing.headers.get('etag') ?? '';
    await listing.text();
    const again = await send('/currencies', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await send('/health', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await send('/nope')).status).toBe(404);
  });

  it('checks signatures over the raw bytes, as they came, in chunks', async () => {
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.setDelivery({ paused: true });
    store.sandbox.confirm(store.pay(checkout));
    const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
    // Spacing that no serialiser would keep.
    const body = new TextEncoder().encode(
      `{ "type" :"SomethingNew",\n\t"id":"${externalId}","é":1.0 }`,
    );
    const headers = {
      'x-sign': signWebhook(new TextDecoder().decode(body), store.sandbox.webhookSecret),
    };
    const chunks = [body.subarray(0, 5), body.subarray(5, 50), body.subarray(50)];
    expect(await sendChunks(server, `${BASE}/webhook`, headers, chunks)).toEqual({
      status: 200,
      text: '{"success":true}',
    });
    const forged = [body.subarray(0, 5), body.subarray(5)];
    const wrong = { 'x-sign': 'ab'.repeat(32) };
    expect((await sendChunks(server, `${BASE}/webhook`, wrong, forged)).status).toBe(401);
  });

  it.each([9_000, 300_000])('refuses a body of %i bytes and goes on serving', async (length) => {
    const body = JSON.stringify({ order: 'one', pad: 'x'.repeat(length) });
    const refused = await send('/checkouts', { method: 'POST', headers: JSON_TYPE, body });
    expect(refused.status).toBe(413);
    expect((await send('/health')).status).toBe(200);
    expect(store.calls).toEqual([]);
  });

  it('shows resolveOrder the request with its cookies and a body that can be read', async () => {
    const seen: unknown[] = [];
    await server.close();
    const handler = store.makeHandler({
      resolveOrder: async ({ request, order }) => {
        seen.push([
          request.headers.get('cookie'),
          await request.json(),
          new URL(request.url).pathname,
        ]);
        return { orderId: order, amountUsd: '20' };
      },
    });
    server = await open(handler);
    const opened = await send('/checkouts', {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: 'session=abc' },
      body: '{"order":"77"}',
    });
    expect(opened.status).toBe(200);
    expect(seen).toEqual([['session=abc', { order: '77' }, `${BASE}/checkouts`]]);
  });

  it('takes a page of its own origin and refuses another’s', async () => {
    const from = (headers: Record<string, string>): Promise<Response> =>
      send('/checkouts', {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: '{"order":"one"}',
      });
    expect((await from({ origin: server.origin })).status).toBe(200);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the door of Express behind a body parser', () => {
  it('says what is wrong instead of failing at every signature', async () => {
    const store = openStore();
    const app = express();
    app.use(express.json());
    app.use(BASE, toExpressHandler(store.handler));
    const words: string[] = [];
    const onError: express.ErrorRequestHandler = (error, _request, response, _next) => {
      words.push((error as Error).message);
      response.sendStatus(500);
    };
    app.use(onError);
    const server = await listen(app);
    const answer = await fetch(`${server.origin}${BASE}/checkouts`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"order":"one"}',
    });
    const reading = await fetch(`${server.origin}${BASE}/health`);
    await server.close();
    expect(answer.status).toBe(500);
    expect(words).toHaveLength(1);
    expect(words[0]).toContain('before express.json()');
    // What has no body is not affected.
    expect(reading.status).toBe(200);
  });
});
