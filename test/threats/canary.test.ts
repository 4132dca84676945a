/**
 * A canary API key: planted in everything the service can answer, and then looked for in everything
 * that leaves the store: responses, diagnostics, what is printed.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSecret } from './secretSearch.js';
import { askHandler, BASE, openStore, type Store } from '../server/openStore.js';
import { CANARY, CANARY_BASE64, hearConsole, plant, PLANTINGS, textsOf } from './plantedKey.js';
import { runs } from '../support/runs.js';

/** @param hears whether the store has a listener of its own. */
const open = (hears = true): Store =>
  openStore({
    sandbox: { seed: 'canary', apiKey: CANARY },
    orders: Object.fromEntries(
      ['order-1', 'order-2'].map((orderId) => [orderId, { orderId, amountUsd: '20' }]),
    ),
    handler: hears ? {} : { onDiagnostic: undefined },
  });

/** Everything a shopper's page does, whatever comes back. */
async function shop({ ask, handler }: Store, order: string): Promise<void> {
  await ask('GET', '/currencies');
  await ask('GET', '/rates/USDT.Tron');
  const opened = await ask('POST', '/checkouts', { body: { order } });
  const { token = 'none' } = opened.json as { token?: string };
  await ask('GET', '/checkout', { token });
  await ask('PUT', '/checkout/currency', { token, body: { currencyId: 'USDT.Tron' } });
  await ask('POST', '/checkout/quote', { token, body: {} });
  await ask('GET', '/checkout', { token });
  await ask('POST', '/webhook', { raw: '{}', headers: { 'x-sign': 'x' } });
  await handler.close();
}

describe('the API key', () => {
  it.each(Object.keys(PLANTINGS))('stays inside when the service puts it %s', async (name) => {
    const printed = hearConsole();
    const store = open();
    // Once before anything is known, and once with a listing and an open order in the ledger.
    const end = plant(store.sandbox, name);
    await shop(store, 'order-1');
    end();
    await shop(store, 'order-2');
    plant(store.sandbox, name);
    await shop(store, 'order-2');
    const outside = textsOf(store.answers, store.diagnostics);
    expect(outside.size).toBeGreaterThan(20);
    expect(findSecret(CANARY, outside.set('printed', printed.join('\n')))).toEqual([]);
  });

  it.each(Object.keys(PLANTINGS))('is in no line of the console either: %s', async (name) => {
    const printed = hearConsole();
    const store = open(false);
    plant(store.sandbox, name);
    await shop(store, 'order-1');
    expect(printed.join('\n')).toContain('[tillkit] ');
    expect(findSecret(CANARY, new Map([['printed', printed.join('\n')]]))).toEqual([]);
  });

  it('would be found if a response or a diagnostic held it', async () => {
    const store = open();
    await shop(store, 'order-1');
    const outside = textsOf(store.answers, store.diagnostics);
    outside.set('planted', `x ${CANARY_BASE64} y`);
    expect(findSecret(CANARY, outside)).toEqual(['planted']);
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
    const store = open();
    await shop(store, 'order-1');
    const { token } = await store.open('order-1');

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
    const before = store.sandbox.recordedCalls().length;

    await fc.assert(
      fc.asyncProperty(paths, verbs, bodies, fc.boolean(), async (path, method, body, named) => {
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const answer = await askHandler(store.handler, method, BASE + path, {
          headers: { 'x-http-method-override': 'DELETE' },
          ...(named ? { token } : {}),
          ...(hasBody ? { raw: body } : {}),
        });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: runs(600) },
    );

    const calls = store.sandbox.recordedCalls();
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
    const store = openStore({ orders: { o: { orderId: 'A-1', amountUsd: '19.90' } } });
    const { fetch } = store.sandbox;
    Object.assign(store.sandbox, {
      async fetch(request: Request) {
        seen.push(`${request.method} ${request.url} ${await request.clone().text()}`);
        return fetch(request);
      },
    });
    const evil = { order: 'o', amount: '0.01', store_external_id: 'X', api_key: 'k', email: 'e@x' };
    for (const key of ['amount', 'store_external_id', 'api_key', 'email', '__proto__'] as const) {
      const raw = `{"order":"o","${key}":${JSON.stringify((evil as Record<string, unknown>)[key] ?? {})}}`;
      expect([key, (await store.ask('POST', '/checkouts', { raw })).status]).toEqual([key, 400]);
    }
    expect(seen).toEqual([]);
    expect((await store.ask('POST', '/checkouts', { body: { order: 'o' } })).status).toBe(200);
    const wallet = seen.find((line) => line.startsWith('POST'));
    expect(wallet).toMatch(
      /^POST https:\/\/service\.test\/api\/v1\/external\/wallet \{"amount":19\.9,"store_external_id":"[0-9a-f-]{36}"\}$/,
    );
    expect(seen.join('\n')).not.toContain('A-1');
  });
});
