/** Every entry point reads what is sent in one way: two readers could understand anything else differently. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes.js';
import { TREASURY_ROUTES } from '../../src/treasury/contract/routes.js';
import { STORE_ROUTES } from '../../src/serve/api/routes.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { openServer, DECISION_KEY, STORE_KEY, PUBLIC } from '../serve/openServer.js';
import { openBrowser, openPayStore } from '../serve/payForm/payStore.js';
import { FORM, MINE, openRefunds } from '../treasury/refunds/openRefunds.js';
import { PANEL } from '../treasury/server/openTreasury.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Sends a body. @returns the status */
type Send = (body: BodyInit, headers: Readonly<Record<string, string>>) => Promise<number>;

/** An entry point that is ready for a body. */
interface Entry {
  /** A body that is taken. */
  readonly valid: string;
  readonly send: Send;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function openOrder() {
  const store = openServer();
  const body = { order_id: 'Order-1', amount_usd: '20' };
  const { json } = await store.ask('POST', '/v1/orders', body);
  return { store, order: json };
}

/** A route of the browsers' wire. */
const browserEntry =
  (method: string, path: string, valid: (handle: string) => unknown, isChosen = false) =>
  async (): Promise<Entry> => {
    const { store, order } = await openOrder();
    const post = (way: string, at: string, body: unknown, token = '') =>
      store.browse(way, `/api/till${at}`, {
        headers: { 'content-type': JSON_TYPE, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const opened = await post('POST', '/checkouts', { order: order.handle });
    const { token } = (await opened.json()) as { token: string };
    if (isChosen) await post('PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }, token);
    return {
      valid: JSON.stringify(valid(order.handle)),
      send: async (body, headers) => {
        const authorization = `Bearer ${token}`;
        const init = { body, headers: { authorization, ...headers } };
        return (await store.browse(method, `/api/till${path}`, init)).status;
      },
    };
  };

/** A payment of no order. */
const ORPHAN = {
  ...{ stream: 'orphans', key: 'ab'.repeat(32), kind: 'orphan', at: '2026-03-01T12:00:00.000Z' },
  body: {
    ...{ type: 'PaymentReceived', blockchain: 'tron', currencyId: 'USDT.Tron' },
    ...{ amount: '20', txHash: 'cd'.repeat(32) },
  },
};

/** A route of `/v1`. */
const storeEntry = (path: string, key: string, valid: unknown) => async (): Promise<Entry> => {
  const { store } = await openOrder();
  await store.ledger.append(ORPHAN);
  return {
    valid: JSON.stringify(valid),
    send: async (body, headers) => {
      const request = new Request(`http://127.0.0.1:4181${path}`, {
        ...{ method: 'POST', body },
        headers: { authorization: `Bearer ${key}`, ...headers },
      });
      return (await store.server.store(request)).status;
    },
  };
};

const why = { reason: 'Paid in cash' };

/** Routes that take JSON, by the names of their tables. */
const JSON_ENTRIES: Readonly<Record<string, () => Promise<Entry>>> = {
  openCheckout: browserEntry('POST', '/checkouts', (order) => ({ order })),
  selectCurrency: browserEntry('PUT', '/checkout/currency', () => ({ currencyId: 'USDT.Tron' })),
  acceptQuote: browserEntry('POST', '/checkout/quote', () => ({}), true),
  createOrder: storeEntry('/v1/orders', STORE_KEY, { order_id: 'Moller-1', amount_usd: '20' }),
  markPaid: storeEntry('/v1/orders/Order-1/mark-paid', DECISION_KEY, why),
  settleUnmatched: storeEntry(
    `/v1/payments/unmatched/${ORPHAN.key.slice(0, 32)}/settle`,
    DECISION_KEY,
    why,
  ),
  closeOrder: storeEntry('/v1/orders/Order-1/close', DECISION_KEY, why),
  customerWallet: storeEntry('/v1/customers/Moller/wallet', STORE_KEY, { email: 'a@b.example' }),
  async payLink() {
    const store = openPayStore();
    const { walletId } = await store.createWallet('order-1', '20');
    const url = `${PUBLIC}/pay/wallet/${walletId}/api/checkouts`;
    return {
      valid: JSON.stringify({ order: '20' }),
      send: async (body, headers) =>
        (await store.fetch(new Request(url, { method: 'POST', body, headers }))).status,
    };
  },
  async backOffice() {
    const office = openRefunds();
    await office.paid('5');
    return {
      valid: JSON.stringify({ reason: 'Paid in cash' }),
      send: async (raw, headers) => {
        const path = '/orders/payment/1001/payment';
        return (await office.ask('POST', path, { raw, headers: { ...PANEL, ...headers } })).status;
      },
    };
  },
};

/** Routes without a row above: they take no body, or are read by the one below. */
const ELSEWHERE = ['webhook', 'linkCheckout', 'releaseHold'];

/** The first key again, with the same value. */
const twice = (valid: string): string => valid.replace(/^\{("[^"]+":"[^"]*")/u, '{$1,$1');
const spelledTwice = (valid: string): string =>
  valid.replace(/^\{"(.)([^"]+)":("[^"]*")/u, (_, first: string, rest: string, value: string) => {
    const code = first.charCodeAt(0).toString(16).padStart(4, '0');
    return `{"${first}${rest}":${value},"\\u${code}${rest}":${value}`;
  });
/** In the first text: as Latin-1 writes an umlaut. */
const latin1 = (valid: string): Uint8Array<ArrayBuffer> =>
  bytesOf(valid.replace(/:"(.)/u, ':"$1\u00fc'));

describe.each(Object.entries(JSON_ENTRIES))('the JSON of %s', (_name, open) => {
  it('is taken in UTF-8, whatever the case and quotes of the charset, with a byte order mark or without', async () => {
    for (const type of [JSON_TYPE, 'Application/JSON ; charset="UTF-8"']) {
      for (const mark of ['', '\uFEFF']) {
        const { valid, send } = await open();
        expect(await send(mark + valid, { 'content-type': type })).toBeLessThan(300);
      }
    }
  });

  it('is refused in any other form, and is taken after that', async () => {
    const { valid, send } = await open();
    const statusOf = (body: BodyInit, type = JSON_TYPE) => send(body, { 'content-type': type });
    expect(await statusOf(valid, `${JSON_TYPE}; charset=iso-8859-1`)).toBe(400);
    expect(await statusOf(valid, `${JSON_TYPE}; charset=utf-8; charset=utf-16`)).toBe(400);
    expect(await statusOf(valid, 'text/plain')).toBe(415);
    expect(await statusOf(valid, FORM_TYPE)).toBe(415);
    expect(await statusOf(valid.padEnd(40_000))).toBe(413);
    if (valid !== '{}') {
      expect(await statusOf(twice(valid))).toBe(400);
      expect(await statusOf(spelledTwice(valid))).toBe(400);
      expect(await statusOf(latin1(valid))).toBe(400);
      expect(await statusOf(valid.replace(/:"(.)/u, ':"$1\\ud83d'))).toBe(400);
    }
    expect(await statusOf(valid)).toBeLessThan(300);
  });
});

it('the table has every route that takes JSON', () => {
  const routes = [...Object.entries(ROUTES), ...Object.entries(STORE_ROUTES)];
  const names = routes.flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));
  const known = [...Object.keys(JSON_ENTRIES), ...ELSEWHERE];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

it('every change of the back office is read by the same reader', async () => {
  const office = openRefunds();
  const changes = Object.values(TREASURY_ROUTES).filter(({ method }) => method !== 'GET');
  for (const { method, path } of changes) {
    const at = path.replace(/:\w+/gu, (part) => (part === ':kind' ? 'payment' : '1001'));
    for (const [type, status] of [
      ['text/plain', 415],
      [`${JSON_TYPE}; charset=utf-16`, 400],
    ] as const) {
      const headers = { ...PANEL, 'content-type': type };
      const answer = await office.ask(method, at, { raw: '{}', headers });
      expect(answer.status, `${method} ${at} ${type}`).toBe(status);
    }
  }
  for (const query of ['q=M%FCller', 'q=%', 'limit=5&limit=6']) {
    const { status } = await office.ask('GET', `/orders/search?${query}`);
    expect(status, query).toBe(400);
  }
});

describe('an event of the service', () => {
  it.each([
    ['with a key twice', (text: string) => text.replace('{', '{"status":"a","status":"a",'), ''],
    ['with a key twice, deep inside', (text: string) => text.replace(/\{$/u, ''), 'deep'],
    ['that names another charset', (text: string) => text, 'charset'],
  ])('%s is refused though it is signed', async (_name, change, kind) => {
    const store = openServer();
    const event = { type: 'Something', wallet: { id: 'a' }, status: 'a' };
    const text =
      kind === 'deep'
        ? JSON.stringify(event).replace('{"id":"a"}', '{"id":"a","i\\u0064":"a"}')
        : change(JSON.stringify(event));
    const send = async (body: string, type: string) => {
      const headers = {
        'content-type': type,
        'x-sign': signWebhook(body, store.sandbox.webhookSecret),
      };
      return (await store.browse('POST', '/api/till/webhook', { body, headers })).status;
    };
    const type = kind === 'charset' ? `${JSON_TYPE}; charset=utf-16` : JSON_TYPE;
    expect(await send(text, type)).toBe(400);
    expect(await send(JSON.stringify(event), JSON_TYPE)).toBe(200);
  });
});

it.each([
  ['/v1/orders?limit=1&limit=1'],
  ['/v1/orders?after=0&%61fter=0'],
  ['/v1/events?after=%FC'],
  ['/v1/orders/M%FCller-1'],
])('%s is refused: it can be read in two ways', async (path) => {
  const { store } = await openOrder();
  expect((await store.ask('GET', path)).json).toMatchObject({ status: 400, code: 'bad_request' });
});

it('umlauts in Latin-1 make no two orders one', async () => {
  const { store } = await openOrder();
  const create = async (name: string, amount: string) => {
    const body = bytesOf(JSON.stringify({ order_id: name, amount_usd: amount }));
    const headers = { authorization: `Bearer ${STORE_KEY}`, 'content-type': JSON_TYPE };
    const url = 'http://127.0.0.1:4181/v1/orders';
    return (await store.server.store(new Request(url, { method: 'POST', body, headers }))).status;
  };
  expect([await create('M\u00fcller-1', '20'), await create('M\u00f6ller-1', '30')]).toEqual([
    400, 400,
  ]);
  const { json } = await store.ask('GET', '/v1/orders');
  expect(json.orders.map(({ order_id }) => order_id)).toEqual(['Order-1']);
});

/** Every page with a form. */
const FORM_ENTRIES: Readonly<Record<string, () => Promise<Entry & { readonly site: string }>>> = {
  async 'an order’s page'() {
    const { store, order } = await openOrder();
    const path = new URL(order.page_url).pathname;
    return {
      site: PUBLIC,
      valid: 'currency=USDT.Tron',
      send: async (body, headers) => (await store.browse('POST', path, { body, headers })).status,
    };
  },
  async 'a payment link’s page'() {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const { opened } = await openBrowser(store).visit(payUrl);
    return {
      site: new URL(payUrl).origin,
      valid: `currency=USDT.Tron&token=${opened?.token ?? ''}`,
      send: async (body, headers) =>
        (await store.fetch(new Request(payUrl, { method: 'POST', body, headers }))).status,
    };
  },
  async 'a refund link’s page'() {
    const office = openRefunds();
    await office.paid('32.25');
    const { url } = await office.link('excess');
    return {
      site: FORM.origin,
      valid: `address=${MINE}&step=confirm&mine=yes`,
      send: async (body, headers) =>
        (await office.refunds.fetch(new Request(url, { method: 'POST', body, headers }))).status,
    };
  },
};

describe.each(Object.entries(FORM_ENTRIES))('the form of %s', (_name, open) => {
  it('is refused in any other form or from elsewhere, and is taken after that', async () => {
    const { valid, send, site } = await open();
    const own = { 'content-type': FORM_TYPE, origin: site, 'sec-fetch-site': 'same-origin' };
    const statusOf = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
      send(body, { ...own, ...headers });
    const [first = ''] = valid.split('&');
    expect(await statusOf(`${first}&${valid}`)).toBe(400);
    expect(await statusOf(`${valid}&note=M%FCller`)).toBe(400);
    expect(await statusOf(`${valid}&note=100%`)).toBe(400);
    expect(await statusOf(bytesOf(`${valid}&note=M\u00fcller`))).toBe(400);
    const charset = { 'content-type': `${FORM_TYPE}; charset=windows-1252` };
    expect(await statusOf(valid, charset)).toBe(400);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', JSON_TYPE, '']) {
      expect([400, 415]).toContain(await statusOf(valid, { 'content-type': type }));
    }
    expect(await statusOf(`${valid}&note=${'x'.repeat(20_000)}`)).toBe(413);
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://sub.evil.example', 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await statusOf(valid, headers)).toBe(403);
    }
    // A browser without the header is told by its origin; also one that hides it.
    for (const origin of ['https://evil.example', 'null']) {
      expect(await send(valid, { 'content-type': FORM_TYPE, origin })).toBe(403);
    }
    expect(await statusOf(valid)).toBe(303);
  });
});

it.each(['amount=20&amount=20', 'amount=20&amount=1', 'amount=20&currency=a&currency=b'])(
  'a payment link with %s is damaged: the service and we could read two amounts',
  async (query) => {
    const store = openPayStore();
    const { walletId } = await store.createWallet('order-1', '20');
    const request = new Request(`${PUBLIC}/pay/wallet/${walletId}?${query}`);
    expect((await store.fetch(request)).status).toBe(400);
    expect(store.asked).toEqual([]);
  },
);

it('nothing else on the server reads a body or decodes a text that came with one', () => {
  const root = join(import.meta.dirname, '../..');
  const own = /new TextDecoder|await \w*[rR]equest\.(?:text|json|formData|arrayBuffer|blob)\(/u;
  const READERS = ['src/server/http/requestBody.ts'];
  const files = ['src/server', 'src/serve', 'src/treasury/server', 'src/treasury/refunds'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const readers = files.filter((name) => own.test(readFileSync(join(root, name), 'utf8')));
  expect(readers.sort()).toEqual(READERS);
});
