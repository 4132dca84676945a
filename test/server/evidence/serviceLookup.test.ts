/** The look-up: without the key, at its own pace, and proof of little. */
import { describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { parseBaseUrl } from '../../../src/api/endpoint.js';
import { localCoordination } from '../../../src/server/coordination/coordination.js';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';
import type { WatchedCheckout } from '../../../src/server/evidence/evidenceSource.js';
import { createServiceLookup } from '../../../src/server/evidence/serviceLookup.js';
import { openStore, MINUTE, type OpenStoreOptions, type Store } from '../openStore.js';

const isLookup = (url: string) => url.includes('/public/wallet/');

/** A store whose service is of the deployed kind, with everything recorded that goes to it. */
function deployedStore(
  lookup: CheckoutHandlerOptions['lookup'] | null = {},
  options: OpenStoreOptions & { readonly answer?: (request: Request) => Response | null } = {},
) {
  const asked: { url: string; headers: string; at: number }[] = [];
  const store: Store = openStore({
    ...options,
    sandbox: { dialect: 'deployed', ...options.sandbox },
    handler: {
      ...options.handler,
      lookup: lookup ?? false,
      get service() {
        return createServiceClient({
          baseUrl: 'https://service.test/pay',
          apiKey: 'x'.repeat(20),
          fetch: async (request) => {
            if (isLookup(request.url)) {
              const headers = JSON.stringify([...request.headers]);
              asked.push({ url: request.url, headers, at: late.sandbox.now() });
              const instead = options.answer?.(request);
              if (instead) return instead;
            }
            return late.sandbox.fetch(withKey(request));
          },
        });
      },
    },
  });
  // The client is made before the sandbox is known, and used after.
  const late = store;
  function withKey(request: Request): Request {
    const headers = new Headers(request.headers);
    if (headers.has('x-api-key')) headers.set('x-api-key', late.sandbox.apiKey);
    return new Request(request, { headers });
  }
  return { store, asked };
}

async function look(store: Store, token: string) {
  await store.read(token);
  await store.handler.close();
  return store.read(token);
}

/** A lookup by itself over one way of asking, and a checkout that it watches, also again. */
function watchingLookup(now: () => number, send: (request: Request) => Promise<Response>) {
  const coordination = localCoordination(now);
  const records = { readAndRecordPaid: vi.fn(), append: vi.fn() };
  const dependencies = { now, coordination, records, report: () => undefined };
  const lookup = createServiceLookup(dependencies, {
    base: parseBaseUrl('https://service.test/pay', false),
    send,
  });
  const walletId = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
  const state = { wallet: { walletId }, opened: { type: 'payment' }, paid: false, closed: false };
  const watch = () => lookup.watch({ stream: 'order:1', state } as unknown as WatchedCheckout);
  watch();
  return { lookup, watch };
}

describe('a question that was cut off with its request', () => {
  it('holds up the others for a minute and not for ever', async () => {
    let now = 1_000_000;
    const sent: string[] = [];
    const send = (request: Request): Promise<Response> => {
      sent.push(request.url);
      return new Promise(() => undefined);
    };
    const { lookup, watch } = watchingLookup(() => now, send);
    void lookup.look();
    await expect.poll(() => sent).toHaveLength(1);
    now += MINUTE - 1;
    watch();
    expect(lookup.isDue()).toBe(false);
    now += 1;
    expect(lookup.isDue()).toBe(true);
    void lookup.look();
    await expect.poll(() => sent).toHaveLength(2);
  });
});

describe('a clock that is set back', () => {
  it('silences neither a wallet that was asked about nor a lookup that pauses', async () => {
    let now = 1_000_000_000;
    let asked = 0;
    const send = (): Promise<Response> => {
      asked += 1;
      return Promise.reject(new Error('away'));
    };
    const { lookup, watch } = watchingLookup(() => now, send);
    await lookup.look();
    now -= 60 * MINUTE;
    watch();
    expect(lookup.isDue()).toBe(true);
    await lookup.look();
    expect(asked).toBe(2);
  });
});

describe('the deployed dialect', () => {
  it('without the lookup goes from waiting straight to confirmed', async () => {
    const { store, asked } = deployedStore(null);
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const hash = store.pay(checkout);
    await store.settle();
    expect(await look(store, token)).toMatchObject({
      progress: 'awaiting',
      confirmation: 'late_events',
    });
    store.sandbox.confirm(hash);
    await store.settle();
    expect(await store.read(token)).toMatchObject({ progress: 'confirmed', paid: true });
    expect(asked).toEqual([]);
  });

  it('with the lookup is detected, then confirmed by the event, as one transfer', async () => {
    const { store } = deployedStore({});
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const hash = store.pay(checkout);
    const detected = await look(store, token);
    expect(detected).toMatchObject({ progress: 'detected', paid: false, confirmation: 'events' });
    expect(detected.evidence.at(-1)).toMatchObject({ kind: 'seen', source: 'service_lookup' });
    await store.sandbox.advance(10_000);
    store.sandbox.confirm(hash);
    await store.settle();
    const paid = await look(store, token);
    expect(paid).toMatchObject({ progress: 'confirmed', paid: true, received: '20' });
    expect(paid.transfers).toHaveLength(1);
  });

  it('a lost event: the lookup shows what came, and confirms only for a store that trusts it', async () => {
    for (const confirms of [false, true]) {
      const { store } = deployedStore({ confirms });
      const { token, checkout } = await store.open('one', 'USDT.Tron');
      store.sandbox.disconnectWebhooks();
      store.sandbox.confirm(store.pay(checkout));
      expect(await look(store, token)).toMatchObject({
        progress: confirms ? 'confirmed' : 'detected',
        paid: confirms,
      });
    }
  });

  it.each([
    ['accepted', 'POST', '/checkout/quote', {}],
    ['chosen', 'PUT', '/checkout/currency', { currencyId: 'BTC.Bitcoin' }],
  ])('a part payment that it finds first comes before a quote that is %s', async (...named) => {
    const [, verb, path, body] = named;
    const { store } = deployedStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.pay(checkout, '12');
    await store.sandbox.advance(16 * 60_000);
    const ask = async () => (await store.ask(verb, path, { token, body })).json;
    const quote = { id: checkout.quote?.id };
    expect(await ask()).toMatchObject({ quote, due: '8', received: '12' });
    expect(await ask()).not.toMatchObject({ quote });
  });

  it('never confirms a deposit of a top-up, which must be credited once', async () => {
    const { store } = deployedStore({ confirms: true });
    const { token, checkout } = await store.open('customer', 'USDT.Tron');
    store.sandbox.disconnectWebhooks();
    store.sandbox.confirm(store.pay(checkout, '5'));
    expect(await look(store, token)).toMatchObject({ progress: 'detected' });
  });
});

describe('a question', () => {
  it('carries no key, and its wallet id is in no answer of the store', async () => {
    const { store, asked } = deployedStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.pay(checkout);
    await look(store, token);
    await look(store, token);
    const { url, headers } = asked[0] ?? { url: '', headers: '' };
    const id =
      /^https:\/\/service\.test\/pay\/api\/v1\/public\/wallet\/([0-9a-f-]{36})\/tx-find$/.exec(
        url,
      )?.[1];
    expect(headers).not.toMatch(/key|authorization|cookie/i);
    expect(headers).not.toContain(store.sandbox.apiKey);
    const events = await store.ledger.list({ after: 0 });
    expect(JSON.stringify(events)).toContain(id ?? 'none');
    expect(store.answers.length).toBeGreaterThan(3);
    for (const { text } of store.answers) expect(text).not.toContain(id ?? 'none');
  });

  it('is not asked for without a watching page, and not for an order that is paid', async () => {
    const { store, asked } = deployedStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(10 * MINUTE);
    expect(asked).toEqual([]);
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    await store.sandbox.advance(10 * MINUTE);
    await look(store, token);
    expect(asked).toEqual([]);
  });

  it('about one wallet comes every three seconds, and ends two minutes after the last reader', async () => {
    const { store, asked } = deployedStore();
    const { token } = await store.open();
    for (let second = 0; second < 60; second += 1) {
      await look(store, token);
      await store.sandbox.advance(1_000);
    }
    expect(asked.length).toBe(20);
    await store.sandbox.advance(2 * MINUTE + 1);
    const other = await store.open('two');
    await look(store, other.token);
    expect(new Set(asked.slice(20).map(({ url }) => url))).toHaveLength(1);
    expect(asked.at(-1)?.url).not.toBe(asked[0]?.url);
  });

  it('is one of 60 in a minute for 40 orders, and every order has its turn', async () => {
    const orders = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `o${String(at)}`,
        { orderId: `o${String(at)}`, amountUsd: '20' },
      ]),
    );
    const { store, asked } = deployedStore({}, { orders, handler: { limits: false } });
    const tokens: string[] = [];
    for (const order of Object.keys(orders)) tokens.push((await store.open(order)).token);
    for (let second = 0; second < 60; second += 1) {
      for (const token of tokens.slice(second % 2 ? 20 : 0, second % 2 ? 40 : 20)) {
        await store.read(token);
      }
      await store.handler.close();
      await store.sandbox.advance(1_000);
    }
    expect(asked.length).toBeLessThanOrEqual(65);
    expect(asked.length).toBeGreaterThan(50);
    const counts = new Map<string, number>();
    for (const { url } of asked) counts.set(url, (counts.get(url) ?? 0) + 1);
    expect(counts.size).toBe(40);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
  });
});

describe('an answer that cannot be used', () => {
  const body =
    (text: string, init: ResponseInit = {}) =>
    () =>
      new Response(text, init);
  const row = { currency_code: 'USDT.Tron', blockchain: 'tron', hash: 'ab', amount: '20' };
  const found = (unconfirmed: unknown[]) => () =>
    Response.json({ code: 200, data: { confirmed: [], unconfirmed } });

  it.each<[string, (request: Request) => Response]>([
    ['an HTML page', body('<html></html>')],
    ['half a body', body('{"data":{"conf')],
    ['a redirect', body('', { status: 302, headers: { location: 'https://evil.test/' } })],
    ['a failure', body('{}', { status: 500 })],
    ['too much', body('x'.repeat(70_000))],
    ['brackets', body('['.repeat(50_000))],
    ['no payload', body('{"code":200}')],
    ['no such page', body('{"errors":[{"message":"Not Found"}]}', { status: 404 })],
  ])('%s is reported, slows the questions down and changes nothing', async (_, answer) => {
    const { store, asked } = deployedStore({}, { answer });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.pay(checkout);
    for (let second = 0; second < 60; second += 1) {
      expect(await look(store, token)).toMatchObject({ progress: 'awaiting', transfers: [] });
      await store.sandbox.advance(1_000);
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked.every(({ url }) => url.startsWith('https://service.test/pay/'))).toBe(true);
    expect(store.codes()).toContain('lookup_failed');
  });

  it.each<[string, object]>([
    ['of nothing', { ...row, amount: '0' }],
    ['of a negative amount', { ...row, amount: '-5' }],
    ['that goes out', { ...row, type: 'transfer' }],
    ['without a hash', { ...row, hash: '' }],
    ['with a hash too long to be one', { ...row, hash: 'a'.repeat(600) }],
    ['with a number for a currency', { ...row, currency_code: 5 }],
    ['with a hash that cannot be kept', { ...row, hash: 'a\0b' }],
    ['with a currency that cannot be kept', { ...row, currency_code: 'USDT\ud800' }],
  ])('a row %s is passed over, and the next one counts', async (_, bad) => {
    const { store } = deployedStore({}, { answer: found([bad, row]) });
    const { token } = await store.open('one', 'USDT.Tron');
    const { transfers } = await look(store, token);
    expect(transfers.map(({ amount, txHash }) => [amount, txHash])).toEqual([['20', 'ab']]);
  });

  it('the same rows again, in both lists and valued again, are one transfer and one line', async () => {
    let amount_usd = '20';
    const both = () =>
      Response.json({
        data: { confirmed: [{ ...row, amount_usd }], unconfirmed: [{ ...row, amount: '20.0' }] },
      });
    const { store } = deployedStore({}, { answer: both });
    const { token } = await store.open('one', 'USDT.Tron');
    for (let round = 0; round < 3; round += 1) {
      const { transfers, evidence } = await look(store, token);
      expect(transfers).toHaveLength(1);
      expect(evidence.filter(({ source }) => source === 'service_lookup')).toHaveLength(1);
      amount_usd = `2${String(round)}`;
      await store.sandbox.advance(5_000);
    }
    expect(store.codes()).toEqual([]);
  });
});

describe('the option', () => {
  it.each([
    [{ baseUrl: 'http://pay.example.com' }, 'baseUrl'],
    [{ baseUrl: 'https://pay.example.com?x=1' }, 'baseUrl'],
  ])('refuses %j by name', (lookup, name) => {
    expect(() => openStore({ handler: { lookup } })).toThrow(`lookup.${name}`);
  });

  it('needs an address where the client is not of createServiceClient', () => {
    const service = {
      ...createServiceClient({ baseUrl: 'https://a.test', apiKey: 'x'.repeat(9) }),
    };
    expect(() => openStore({ handler: { service, lookup: {} } })).toThrow('lookup.baseUrl');
  });
});
