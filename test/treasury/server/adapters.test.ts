/** The back office behind node:http, Express and Next: mounted like the shoppers' handler. */
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { toExpressHandler } from '../../../src/server/adapters/express.js';
import { toNextHandler } from '../../../src/server/adapters/next.js';
import { toNodeHandler } from '../../../src/server/adapters/node.js';
import type { TreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { listen, type Listening } from '../../support/listen.js';
import { openTreasury, TREASURY } from './openTreasury.js';

const DOORS = {
  'node:http': (handler: TreasuryHandler) => {
    const door = toNodeHandler(handler);
    return listen((request, response) => void door(request, response));
  },
  Express: (handler: TreasuryHandler) => {
    const app = express();
    app.use(TREASURY, toExpressHandler(handler));
    app.use(express.json());
    return listen(app);
  },
};

const ID = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe.each(Object.entries(DOORS))('behind %s', (_name, open) => {
  let server: Listening | undefined;
  afterEach(() => server?.close());

  it('the panel’s own client reads and changes', async () => {
    const treasury = openTreasury();
    const listening = (server = await open(treasury.handler));
    const client = createTreasuryClient({
      endpoint: `${listening.origin}${TREASURY}`,
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-person', 'owner');
        headers.set('origin', listening.origin);
        return fetch(url, { ...init, headers });
      },
    });
    expect((await client.getSession()).who).toBe('owner');
    const amount = '10.5' as never;
    const draft = await client.draftWithdrawal({
      ...{ id: ID, currencyId: 'USDT.Tron', amount, addressTo: TRON },
    });
    expect(draft.state).toBe('draft');
    expect((await client.deleteWithdrawal(ID)).state).toBe('discarded');
    expect(await (await client.exportOrders()).text()).toMatch(/^"kind","reference"/);
  });

  it('a header cannot say that a request comes from the own page', async () => {
    const treasury = openTreasury();
    server = await open(treasury.handler);
    const answer = await fetch(`${server.origin}${TREASURY}/withdrawals/${ID}`, {
      method: 'DELETE',
      headers: { 'x-person': 'owner', 'content-type': 'application/json', site: 'same-origin' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

it('what the middleware of Express found reaches `authorize`, and no header does', async () => {
  const treasury = openTreasury({
    treasury: {
      authorize: (_request, context) =>
        (context as { user?: string } | undefined)?.user === 'nina'
          ? { who: 'nina', may: { read: true } }
          : null,
    },
  });
  const app = express();
  app.use((request: express.Request & { user?: string }, _response, next) => {
    if (request.headers.cookie === 'sid=1') request.user = 'nina';
    next();
  });
  app.use(TREASURY, toExpressHandler(treasury.handler));
  const server = await listen(app);
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${server.origin}${TREASURY}/session`, { headers })).status;
  expect(await statusOf({ cookie: 'sid=1' })).toBe(200);
  expect(await statusOf({ user: 'nina', context: '{"user":"nina"}' })).toBe(401);
  await server.close();
});

it('as a route of Next answers every verb', async () => {
  const treasury = openTreasury();
  const route = toNextHandler(treasury.handler);
  const request = (method: string, path: string) =>
    new Request(`https://shop.example${TREASURY}${path}`, {
      method,
      headers: { 'x-person': 'owner', 'sec-fetch-site': 'same-origin' },
    });
  expect((await route.GET(request('GET', '/session'))).status).toBe(200);
  expect((await route.DELETE(request('DELETE', `/withdrawals/${ID}`))).status).toBe(415);
  expect((await route.PATCH(request('PATCH', '/session'))).status).toBe(405);
});
