/** What the store's middleware found reaches `resolveOrder`, by every way in; nothing that a browser says does. */
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import {
  createCheckoutHandler,
  createServiceClient,
  memoryLedger,
  type CheckoutHandler,
} from '../../../src/exports/server.js';
import { toExpressHandler } from '../../../src/exports/express.js';
import { toNextHandler } from '../../../src/exports/next.js';
import { toNodeHandler } from '../../../src/exports/node.js';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { listen } from '../../support/listen.js';
import { BASE, SECRET } from '../openStore.js';

const ORIGIN = 'https://shop.example';
/** The shop's sessions, by cookie. */
const SESSIONS = new Map([['sid=1', 'nina']]);
const userOf = (cookie: string | null | undefined) => SESSIONS.get(cookie ?? '');

type Incoming = IncomingMessage & { user?: string | undefined };

/** A shop whose order belongs to nina. */
function openShop<Own>(whoIs: (context: Own) => string | undefined): CheckoutHandler<Own> {
  const { fetch, apiKey } = createSandbox();
  return createCheckoutHandler<Own>({
    service: createServiceClient({ baseUrl: 'https://service.test', apiKey, fetch }),
    secrets: [SECRET],
    ledger: memoryLedger(),
    onDiagnostic: () => undefined,
    resolveOrder: ({ context }) =>
      context !== undefined && whoIs(context) === 'nina' ? { orderId: '1', amountUsd: '20' } : null,
  });
}

const opening = (headers: Record<string, string>, more: object = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ order: 'cart', ...more }),
});

/** Asks as nina, as nobody, and as somebody who writes a context into the request. */
async function expectNinaAlone(
  ask: (init: ReturnType<typeof opening>) => Promise<Response>,
): Promise<void> {
  const statusOf = async (...given: Parameters<typeof opening>) =>
    (await ask(opening(...given))).status;
  expect(await statusOf({ cookie: 'sid=1' })).toBe(200);
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ context: '{"user":"nina"}', user: 'nina' })).toBe(403);
  expect(await statusOf({}, { context: { user: 'nina' } })).toBe(400);
}

it('by Express: its own request, as the middleware left it', async () => {
  const app = express();
  app.use((request: Incoming, _response, next) => {
    request.user = userOf(request.headers.cookie);
    next();
  });
  app.use(BASE, toExpressHandler(openShop<Incoming>(({ user }) => user)));
  const { origin, close } = await listen(app);
  onTestFinished(close);
  await expectNinaAlone((init) => fetch(`${origin}${BASE}/checkouts`, init));
});

it('by node:http: its own request', async () => {
  const listener = toNodeHandler(openShop<Incoming>(({ user }) => user));
  const { origin, close } = await listen((request: Incoming, response) => {
    request.user = userOf(request.headers.cookie);
    void listener(request, response);
  });
  onTestFinished(close);
  await expectNinaAlone((init) => fetch(`${origin}${BASE}/checkouts`, init));
});

it('by Next: its own request, as a wrapper around the route left it', async () => {
  const { POST } = toNextHandler(openShop<Request & { user?: string }>(({ user }) => user));
  await expectNinaAlone((init) => {
    const request = new Request(`${ORIGIN}${BASE}/checkouts`, init);
    return POST(Object.assign(request, { user: userOf(request.headers.get('cookie')) }));
  });
});

it('by fetch: what the store passes', async () => {
  const handler = openShop<{ user: string | undefined }>(({ user }) => user);
  await expectNinaAlone((init) => {
    const request = new Request(`${ORIGIN}${BASE}/checkouts`, init);
    return handler.fetch(request, { context: { user: userOf(request.headers.get('cookie')) } });
  });
});
