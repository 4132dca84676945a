/**
 * A canary API key: planted in everything the service can answer, and then looked for in everything
 * that leaves the store: responses, diagnostics, what is printed.
 */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import {
  createCheckoutHandler,
  type CheckoutHandler,
} from '../../src/server/handler/createCheckoutHandler.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { findSecret } from './secretSearch.js';
import { runs } from '../support/runs.js';

const CANARY = 'canary-KEY-5f0c9b1e77aa42c1b8d3';
const ORIGIN = 'https://store.example';
const BASE = `${ORIGIN}/api/till`;

/** How a hostile or careless service puts the key into its answers. */
type Planting = (answer: Response) => Promise<Response> | Response;

const forms = {
  plain: CANARY,
  'URL-encoded': encodeURIComponent(CANARY),
  base64: Buffer.from(CANARY).toString('base64'),
  escaped: Array.from(CANARY, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(
    '',
  ),
};

const plantings: Record<string, Planting> = {
  'in every text of the body': async (answer) => {
    const text = await answer.text();
    return new Response(text.replaceAll(/:"[^"]*"/g, `:"${forms.plain}"`), answer);
  },
  'in one name of the body': async (answer) => {
    const text = await answer.text();
    return new Response(text.replace(/"(name|code)":"/, `"$1":"${forms.plain} `), answer);
  },
  'JSON-escaped in the message': async (answer) => {
    const text = await answer.text();
    return new Response(text.replace(/"message":"/, `"message":"${forms.escaped}`), answer);
  },
  'as base64 in a name': async (answer) => {
    const text = await answer.text();
    return new Response(text.replace(/"name":"/, `"name":"${forms.base64}`), answer);
  },
  'in headers': (answer) => {
    answer.headers.set('set-cookie', `key=${forms.plain}`);
    answer.headers.set('x-echo', forms.plain);
    answer.headers.set('etag', `"${forms.plain}"`);
    answer.headers.set('access-control-allow-origin', `https://${forms.plain}.example`);
    return answer;
  },
  'in a redirect': () =>
    new Response(null, {
      status: 302,
      headers: { location: `https://evil.example/?k=${forms.plain}` },
    }),
  'in an HTML error page': () =>
    new Response(`<h1>bad gateway ${forms.plain}</h1>`, {
      status: 502,
      statusText: `no ${forms.plain}`,
      headers: { 'content-type': 'text/html' },
    }),
  'in an error body': () =>
    Response.json(
      { errors: [{ message: `key ${forms.plain} is unknown` }], code: 401 },
      { status: 401 },
    ),
};

interface Bench {
  readonly sandbox: Sandbox;
  readonly handler: CheckoutHandler;
  /** Everything that left the store, by name. */
  readonly outside: Map<string, string>;
  plant: Planting | null;
}

/** @param hears whether the store has a listener of its own. */
function createBench(hears = true): Bench {
  const sandbox = createSandbox({ seed: 'canary', apiKey: CANARY });
  const outside = new Map<string, string>();
  const note = (name: string, value: unknown): void =>
    void outside.set(`${name} #${String(outside.size)}`, inspect(value, { depth: 12 }));
  const bench: Bench = {
    sandbox,
    outside,
    plant: null,
    handler: createCheckoutHandler({
      service: createServiceClient({
        baseUrl: 'https://service.example',
        apiKey: CANARY,
        fetch: async (request) => {
          const answer = await sandbox.fetch(request);
          return bench.plant ? bench.plant(answer) : answer;
        },
      }),
      secrets: ['a-secret-of-thirty-two-characters-or-more-0123456789'],
      ledger: memoryLedger(),
      webhook: { secret: sandbox.webhookSecret },
      resolveOrder: ({ order }) =>
        order.startsWith('order-') ? { orderId: order, amountUsd: '20' } : null,
      ...(hears ? { onDiagnostic: (diagnostic) => note('diagnostic', diagnostic) } : {}),
    }),
  };
  return bench;
}

async function ask(bench: Bench, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await bench.handler.fetch(new Request(`${BASE}${path}`, init));
  const copy = answer.clone();
  const seen = { status: copy.status, text: copy.statusText, headers: [...copy.headers] };
  bench.outside.set(
    `${init.method ?? 'GET'} ${path} #${String(bench.outside.size)}`,
    `${JSON.stringify(seen)}\n${await copy.text()}`,
  );
  return answer;
}

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Everything a shopper's page does, whatever comes back. */
async function shop(bench: Bench, order: string): Promise<void> {
  await ask(bench, '/currencies');
  await ask(bench, '/rates/USDT.Tron');
  const opened = await ask(bench, '/checkouts', { method: 'POST', ...json({ order }) });
  const { token = 'none' } = (await opened.json()) as { token?: string };
  const authorization = `Bearer ${token}`;
  const choice = json({ currencyId: 'USDT.Tron' });
  const headers = { ...(choice.headers as object), authorization };
  await ask(bench, '/checkout', { headers: { authorization } });
  await ask(bench, '/checkout/currency', { ...choice, method: 'PUT', headers });
  await ask(bench, '/checkout/quote', { ...json({}), method: 'POST', headers });
  await ask(bench, '/checkout', { headers: { authorization } });
  await ask(bench, '/webhook', { method: 'POST', body: '{}', headers: { 'x-sign': 'x' } });
  await bench.handler.close();
}

describe('the API key', () => {
  const printed: string[] = [];

  afterEach(() => {
    printed.length = 0;
  });

  function listen(): void {
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(inspect(words)));
    }
  }

  it.each(Object.keys(plantings))('stays inside when the service puts it %s', async (name) => {
    listen();
    const bench = createBench();
    // Once before anything is known, and once with a listing and an open order in the ledger.
    bench.plant = plantings[name] ?? null;
    await shop(bench, 'order-1');
    bench.plant = null;
    await shop(bench, 'order-2');
    bench.plant = plantings[name] ?? null;
    await shop(bench, 'order-2');

    expect(bench.outside.size).toBeGreaterThan(20);
    expect(findSecret(CANARY, bench.outside)).toEqual([]);
    expect(findSecret(CANARY, new Map([['printed', printed.join('\n')]]))).toEqual([]);
  });

  it.each(Object.keys(plantings))('is in no line of the console either: %s', async (name) => {
    listen();
    const bench = createBench(false);
    bench.plant = plantings[name] ?? null;
    await shop(bench, 'order-1');
    expect(printed.join('\n')).toContain('[tillkit] ');
    expect(findSecret(CANARY, new Map([['printed', printed.join('\n')]]))).toEqual([]);
  });

  it('would be found if a response or a diagnostic held it', async () => {
    const bench = createBench();
    await shop(bench, 'order-1');
    bench.outside.set('planted', `x ${forms.base64} y`);
    expect(findSecret(CANARY, bench.outside)).toEqual(['planted']);
  });
});

describe('what a shopper can reach of the service', () => {
  const ALLOWED = new Set([
    'createWallet',
    'listCurrencies',
    'listCurrenciesExtended',
    'getCurrencyRate',
    'listUnconfirmedTransfers',
  ]);

  it('is five operations, whatever body, path and verb a browser sends', async () => {
    const bench = createBench();
    await shop(bench, 'order-1');
    const opened = await ask(bench, '/checkouts', {
      method: 'POST',
      ...json({ order: 'order-1' }),
    });
    const { token } = (await opened.json()) as { token: string };

    const words = fc.constantFrom(
      'currencies', 'rates', 'checkout', 'checkouts', 'currency', 'quote', 'webhook', 'wallet',
      'withdrawal-from-processing', 'processing-wallet-balances', 'exchange-balances', 'v1',
      'external', '..', '%2e%2e', '.%2E', '%2f', ';', 'USDT.Tron', '?api_key=1', '%00', '\\..',
    ); // prettier-ignore
    const paths = fc
      .array(fc.oneof(words, fc.webSegment()), { maxLength: 5 })
      .map((parts) => `/${parts.join('/')}`);
    const verbs = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
    const bodies = fc.oneof(
      fc.json(),
      fc
        .record(
          {
            order: fc.constantFrom('order-1', 'order-2', 'x'),
            currencyId: fc.constantFrom(
              'USDT.Tron',
              'BTC.Bitcoin',
              '../../withdrawal-from-processing',
            ),
            amount: fc.double(),
            store_external_id: fc.uuid(),
            api_key: fc.string(),
            address_to: fc.string(),
          },
          { requiredKeys: [] },
        )
        .map((body) => JSON.stringify(body)),
    );
    const before = bench.sandbox.recordedCalls().length;

    await fc.assert(
      fc.asyncProperty(paths, verbs, bodies, fc.boolean(), async (path, method, body, named) => {
        const headers = {
          'content-type': 'application/json',
          'x-http-method-override': 'DELETE',
          ...(named ? { authorization: `Bearer ${token}` } : {}),
        };
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const answer = await ask(bench, path, { method, headers, ...(hasBody ? { body } : {}) });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: runs(600) },
    );

    const calls = bench.sandbox.recordedCalls();
    expect(calls.length).toBeGreaterThanOrEqual(before);
    const others = calls.filter(({ operation }) => !ALLOWED.has(operation ?? 'unknown'));
    // The look-up is no operation of the API, and goes without the key.
    for (const { method, path } of others) {
      expect(`${method} ${path}`).toMatch(
        /^GET \/api\/v1\/public\/wallet\/[0-9a-f-]{36}\/tx-find$/,
      );
    }
  });

  it('is asked for with nothing that a browser chose', async () => {
    const seen: string[] = [];
    const sandbox = createSandbox({ seed: 'bytes' });
    const handler = createCheckoutHandler({
      service: createServiceClient({
        baseUrl: 'https://service.example',
        apiKey: sandbox.apiKey,
        fetch: async (request) => {
          seen.push(`${request.method} ${request.url} ${await request.clone().text()}`);
          return sandbox.fetch(request);
        },
      }),
      secrets: ['a-secret-of-thirty-two-characters-or-more-0123456789'],
      ledger: memoryLedger(),
      resolveOrder: () => ({ orderId: 'A-1', amountUsd: '19.90' }),
      onDiagnostic: () => undefined,
    });
    const evil = { order: 'o', amount: '0.01', store_external_id: 'X', api_key: 'k', email: 'e@x' };
    for (const key of ['amount', 'store_external_id', 'api_key', 'email', '__proto__'] as const) {
      const body = `{"order":"o","${key}":${JSON.stringify((evil as Record<string, unknown>)[key] ?? {})}}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await handler.fetch(
        new Request(`${BASE}/checkouts`, { method: 'POST', headers, body }),
      );
      expect([key, answer.status]).toEqual([key, 400]);
    }
    expect(seen).toEqual([]);

    const good = await handler.fetch(
      new Request(`${BASE}/checkouts`, { method: 'POST', ...json({ order: 'o' }) }),
    );
    expect(good.status).toBe(200);
    const wallet = seen.find((line) => line.startsWith('POST'));
    expect(wallet).toMatch(
      /^POST https:\/\/service\.example\/api\/v1\/external\/wallet \{"amount":19\.9,"store_external_id":"[0-9a-f-]{36}"\}$/,
    );
    expect(seen.join('\n')).not.toContain('A-1');
  });
});
