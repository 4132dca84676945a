/** Orders over HTTP: `/v1/orders`, its keys, its refusals, and what becomes of a page. */
import { describe, expect, it } from 'vitest';
import { DECISION_KEY, openServer, STORE_KEY } from './openServer.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';

const ORDER = { order_id: '1042', amount_usd: '48.50' };
const decide = { authorization: `Bearer ${DECISION_KEY}` };

/** Operations of the service that were asked for. */
const asked = ({ sandbox }: ReturnType<typeof openServer>): (string | null)[] =>
  sandbox.recordedCalls().map(({ operation }) => operation);

describe('an order', () => {
  it('is created with its page and its script tag, and asks nothing of the service', async () => {
    const store = openServer();
    const { status, json } = await store.ask('POST', '/v1/orders', {
      ...ORDER,
      currency_display: { amount: '44.10', currency: 'EUR' },
      return_url: 'https://shop.example/thanks',
      locale: 'de',
    });
    expect(status).toBe(201);
    expect(json).toEqual({
      order_id: '1042',
      amount_usd: '48.5',
      currency_display: { amount: '44.1', currency: 'EUR' },
      status: 'created',
      handle: expect.stringMatching(/^o\.[\w-]+\.[\w-]{22}$/),
      page_url: `https://pay.shop.example/pay/${json.handle}`,
      embed: {
        src: 'https://pay.shop.example/tillkit/9.9.9/tillkit.js',
        integrity: 'sha384-tillkit.js',
        attributes: {
          'data-endpoint': 'https://pay.shop.example/api/till',
          'data-order': json.handle,
          'data-locale': 'de',
          'data-store-name': 'Paper & Pine',
          'data-return-url': 'https://shop.example/thanks',
          crossorigin: 'anonymous',
        },
      },
      created_at: '2026-03-01T12:00:00.000Z',
      checkout: null,
    });
    expect(asked(store)).not.toContain('createWallet');
  });

  it('is the same for every repeat, also at the same moment and in another spelling', async () => {
    const store = openServer();
    const answers = await Promise.all(
      ['48.50', '48.5', '48.500'].flatMap((amount) =>
        [1, 2, 3].map(() => store.ask('POST', '/v1/orders', { ...ORDER, amount_usd: amount })),
      ),
    );
    expect(new Set(answers.map(({ json }) => json.handle)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is opened by its handle alone: neither by its number nor by another key', async () => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    const handle = json.handle;
    const open = (order: string) =>
      store.browse('POST', '/api/till/checkouts', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order }),
      });
    expect((await open(handle)).status).toBe(200);
    const wrong = `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`;
    for (const guess of ['1042', wrong, handle.replace('o.', 'c.'), `${handle}.x`]) {
      expect((await open(guess)).status, guess).toBe(403);
    }
  });

  it('with another amount is an amendment: the open checkout shows it, and the old price is void', async () => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    const handle = json.handle;
    await store.browse('GET', `/pay/${handle}`);
    const before = await store.ask('GET', '/v1/orders/1042');
    expect(before.json).toMatchObject({ status: 'open', amount_usd: '48.5' });
    const changed = await store.ask('POST', '/v1/orders', { ...ORDER, amount_usd: '60' });
    expect(changed).toMatchObject({ status: 200, json: { handle, amount_usd: '60' } });
    const token = (await (
      await store.browse('POST', '/api/till/checkouts', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order: handle }),
      })
    ).json()) as { checkout: { order: { amountUsd: string } } };
    expect(token.checkout.order.amountUsd).toBe('60');
    expect(changed.json.checkout?.version).toBeGreaterThan(before.json.checkout?.version ?? 0);
  });

  it('that is amended while a page opens it ends with the new amount on the page', async () => {
    const inner = memoryLedger();
    const hold = { until: null as Promise<void> | null, isReached: false };
    const ledger: Ledger = {
      ...inner,
      async append(event) {
        if (event.kind === 'opened' && hold.until) {
          hold.isReached = true;
          await hold.until;
        }
        return inner.append(event);
      },
    };
    const store = openServer({}, { ledger });
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    let release = (): void => undefined;
    hold.until = new Promise((resolve) => (release = resolve));
    const opening = store.browse('POST', '/api/till/checkouts', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: json.handle }),
    });
    await expect.poll(() => hold.isReached).toBe(true);
    const changed = await store.ask('POST', '/v1/orders', { ...ORDER, amount_usd: '2000' });
    expect(changed.json).toMatchObject({ amount_usd: '2000', status: 'created' });
    release();
    const { checkout } = (await (await opening).json()) as {
      checkout: { order: { amountUsd: string } };
    };
    expect(checkout.order.amountUsd).toBe('2000');
    expect((await store.ask('GET', '/v1/orders/1042')).json).toMatchObject({ amount_usd: '2000' });
  });

  it.each([
    ['amount_usd', '48,50'],
    ['amount_usd', '0'],
    ['amount_usd', '0.05'],
    ['amount_usd', 20],
    ['order_id', ''],
    ['order_id', 'a\nb'],
    ['order_id', 'x'.repeat(201)],
    ['order_id', '1042\u202e'],
    ['email', 'a\u202eb@shop.example'],
    ['order_id', 7],
    ['order_id', '..'],
    ['locale', 'de_DE.UTF-8'],
    ['email', 'nobody'],
    ['locale', 'x'.repeat(65)],
    ['return_url', 'https://evil.example/'],
    ['return_url', 'javascript:alert(1)'],
    ['return_url', 'https://user:secret@shop.example/'],
    ['return_url', 'https://shop.example/\u202ethanks'],
    ['support_url', 'https://@shop.example/'],
    ['support_url', 'https://shop.example.evil.example/'],
    ['currency_display.currency', { amount: '1', currency: 'EURO' }],
    ['amount', '5'],
    ['paid', true],
  ])('is refused with 400 that names the field: %s = %j', async (field, value) => {
    const store = openServer();
    const [name = ''] = field.split('.');
    const { status, json } = await store.ask('POST', '/v1/orders', { ...ORDER, [name]: value });
    expect({ status, code: json.code, field: json.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field,
    });
    expect((await store.ask('GET', '/v1/orders')).json.orders).toEqual([]);
  });

  it.each([
    [{ order_id: '1' }, 'amount_usd is missing.'],
    [{ ...ORDER, order_id: 1042 }, 'order_id must be a text, not a number.'],
    [{ ...ORDER, order_id: '' }, 'order_id must not be empty.'],
    [{ ...ORDER, paid: true }, 'paid is not a known field.'],
    [{ ...ORDER, amount_usd: 5 }, 'amount_usd must be a text such as "19.90", not a number.'],
    [[], 'The body is no JSON object.'],
  ])('is refused in words that help: %j', async (body, detail) => {
    const store = openServer();
    const { text } = await store.ask('POST', '/v1/orders', body);
    expect((JSON.parse(text) as { detail: string }).detail).toBe(detail);
  });

  it('that nobody created is 404, as every unknown path and order is', async () => {
    const store = openServer();
    for (const [method, path, body] of [
      ['GET', '/v1/orders/1', undefined],
      ['GET', '/v1/nothing', undefined],
      ['GET', '/', undefined],
      ['GET', `/v1/orders/${'x'.repeat(600)}`, undefined],
      ['GET', '/v1/orders/a%00b', undefined],
    ] as const) {
      const { status, json, headers } = await store.ask(method, path, body);
      expect({ status, code: json.code }, path).toEqual({ status: 404, code: 'not_found' });
      expect(headers.get('content-type')).toBe('application/problem+json');
    }
    const wrongVerb = await store.ask('DELETE', '/v1/orders/1');
    expect([wrongVerb.status, wrongVerb.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await store.ask('POST', '/healthz')).status).toBe(405);
  });

  it.each([
    [415, '{"order_id":"1"}', { 'content-type': 'text/plain' }],
    [400, '{"order_id":', {}],
    [400, '[]', {}],
    [400, '', {}],
    [413, JSON.stringify({ ...ORDER, email: 'a'.repeat(40_000) }), {}],
  ])('is refused with %i for a body that is none: %.20s', async (status, body, headers) => {
    const store = openServer();
    const answer = await store.ask('POST', '/v1/orders', body, {
      'content-type': 'application/json',
      ...headers,
    });
    expect(answer.status).toBe(status);
  });
});

describe('a list of orders', () => {
  it('comes in pages with cursors, oldest first, and by status', async () => {
    const store = openServer();
    for (let number = 1; number <= 5; number += 1) {
      await store.ask('POST', '/v1/orders', { order_id: `n${String(number)}`, amount_usd: '5' });
    }
    const { json } = await store.ask('GET', '/v1/orders/n2');
    await store.pay(json.handle);
    const pages: string[][] = [];
    for (let after: string | null = '0'; after !== null;) {
      const page = await store.ask('GET', `/v1/orders?limit=2&after=${after}`);
      pages.push(page.json.orders.map((one: { order_id: string }) => one.order_id));
      after = page.json.next as string | null;
    }
    expect(pages.flat()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    const paid = await store.ask('GET', '/v1/orders?status=paid');
    expect(paid.json.orders).toMatchObject([{ order_id: 'n2', status: 'paid' }]);
    const created = await store.ask('GET', '/v1/orders?status=created');
    expect(created.json.orders).toHaveLength(4);
    for (const query of ['status=lost', 'after=-1', 'limit=0', 'limit=101', 'page=2']) {
      expect((await store.ask('GET', `/v1/orders?${query}`)).status, query).toBe(400);
    }
  });
});

describe('keys', () => {
  const path = '/v1/orders';
  const key = (authorization: string) => ({ authorization });

  it('that are wrong or missing are 401, and are counted', async () => {
    const store = openServer();
    for (const authorization of [
      '',
      'Bearer',
      `Basic ${STORE_KEY}`,
      `Bearer ${STORE_KEY}x`,
      'Bearer x',
    ]) {
      const { status, json, headers } = await store.ask('POST', path, ORDER, key(authorization));
      expect({ status, code: json.code }, authorization).toEqual({
        status: 401,
        code: 'unauthorized',
      });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
    const metrics = await store.server.store(new Request('http://127.0.0.1/metrics'));
    expect(await metrics.text()).toContain('tillkit_diagnostics_total{code="store_key_refused"} 5');
    expect(JSON.stringify(store.log)).not.toContain(STORE_KEY);
  });

  it('may be two at a time while one is changed', async () => {
    const second = 'another-key-0123456789-abcdefghijk';
    const store = openServer({ TILL_STORE_KEY: `${second} ${STORE_KEY}` });
    expect((await store.ask('POST', path, ORDER)).status).toBe(201);
    expect((await store.ask('POST', path, ORDER, key(`Bearer ${second}`))).status).toBe(200);
  });

  it('of the store decide nothing, and the decision key creates nothing', async () => {
    const store = openServer();
    await store.ask('POST', path, ORDER);
    for (const act of ['mark-paid', 'close', 'release-hold']) {
      const { status, json } = await store.ask('POST', `${path}/1042/${act}`, { reason: 'x' });
      expect({ status, code: json.code }, act).toEqual({ status: 403, code: 'forbidden' });
    }
    expect((await store.ask('POST', path, ORDER, decide)).status).toBe(403);
    expect((await store.ask('GET', `${path}/1042`)).json.status).toBe('created');
  });

  it('decide nothing where no decision key is set', async () => {
    const store = openServer({ TILL_DECISION_KEY: '' });
    await store.ask('POST', path, ORDER);
    expect((await store.ask('POST', `${path}/1042/close`, { reason: 'x' }, decide)).status).toBe(
      401,
    );
  });

  it.each([{ origin: 'https://shop.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'in a request of a browser are refused and reported: %j',
    async (headers) => {
      const store = openServer();
      const { status } = await store.ask('POST', path, ORDER, headers as Record<string, string>);
      expect(status).toBe(403);
      expect(store.log).toContainEqual(expect.objectContaining({ code: 'store_key_in_browser' }));
      expect((await store.ask('GET', path)).json.orders).toEqual([]);
    },
  );

  it("on the browsers' own address are refused and reported", async () => {
    const store = openServer();
    const answer = await store.browse('GET', '/api/till/currencies', {
      headers: { authorization: `Bearer ${STORE_KEY}` },
    });
    expect(answer.status).toBe(403);
    expect(store.log).toContainEqual(expect.objectContaining({ code: 'store_key_in_browser' }));
    expect((await store.browse('GET', '/v1/orders')).status).toBe(404);
    expect((await store.browse('GET', '/metrics')).status).toBe(404);
  });
});

describe('a decision', () => {
  it('marks an order as paid that no page has opened, and tells the store once', async () => {
    const store = openServer();
    await store.ask('POST', '/v1/orders', ORDER);
    const act = () =>
      store.ask('POST', '/v1/orders/1042/mark-paid', { reason: 'bank transfer' }, decide);
    const marked = await act();
    expect(marked).toMatchObject({ status: 200, json: { status: 'paid' } });
    await act();
    await expect
      .poll(() => store.heard.filter(({ type }) => type === 'order.paid'))
      .toHaveLength(1);
  });

  it('closes an order: its page says so, and the notification has one id however often it is closed', async () => {
    const store = openServer();
    const { json } = await store.ask('POST', '/v1/orders', ORDER);
    const act = () => store.ask('POST', '/v1/orders/1042/close', { reason: 'cancelled' }, decide);
    expect(await act()).toMatchObject({ status: 200, json: { status: 'closed' } });
    await act();
    await expect
      .poll(() => store.heard.filter(({ type }) => type === 'order.closed'))
      .toHaveLength(1);
    const page = await store.browse('GET', `/pay/${json.handle}`);
    expect(await page.text()).toContain('"closed":true');
    const { json: page1 } = await store.ask('GET', '/v1/events');
    expect(page1.events.map((one: { type: string }) => one.type)).toEqual(['order.closed']);
  });

  it.each([{}, { reason: '' }, { reason: 'x', force: true }, { reason: 5 }, { reason: 'x\u202e' }])(
    'needs a reason and nothing else: %j',
    async (body) => {
      const store = openServer();
      await store.ask('POST', '/v1/orders', ORDER);
      expect((await store.ask('POST', '/v1/orders/1042/close', body, decide)).status).toBe(400);
      expect((await store.ask('GET', '/v1/orders/1042')).json.status).toBe('created');
    },
  );
});

describe('an order or a customer of an older release', () => {
  it.each([
    ['order', 'order_created', '10\u202e42\u200b', '/v1/orders'],
    ['customer', 'customer_created', '7\u2066', '/v1/customers/7%E2%81%A6/wallet'],
  ] as const)('still opens: %s', async (kind, created, reference, path) => {
    const terms = kind === 'order' ? { order_id: reference, amount_usd: '20' } : {};
    const store = openServer();
    const ask = () => store.ask('POST', path, terms);
    expect(await ask()).toMatchObject({ status: 400, json: { field: `${kind}_id` } });
    await store.ledger.append({
      ...{ stream: `store_${kind}:${reference}`, key: 'terms:0', kind: created },
      ...{ at: '2026-01-01T00:00:00.000Z', body: { key: 'a'.repeat(22), terms } },
    });
    const { status, json } = await ask();
    expect(status).toBe(200);
    const page = await store.browse('GET', `/pay/${json.handle}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('USDT')]);
    await store.pay(json.handle, { amount: '20.5' });
    await expect.poll(() => store.heard.length).toBeGreaterThan(0);
  });
});

describe("a customer's wallet", () => {
  it('is found again, takes deposits of any amount, and tells each of them', async () => {
    const store = openServer();
    const first = await store.ask('POST', '/v1/customers/7/wallet', {});
    expect(first).toMatchObject({ status: 201, json: { customer_id: '7', amount_usd: null } });
    expect((await store.ask('POST', '/v1/customers/7/wallet', {})).status).toBe(200);
    await store.pay(first.json.handle, { amount: '12.5' });
    await expect
      .poll(() =>
        store.heard.map(({ type, body }) => [type, JSON.parse(body).data.transfer?.amount]),
      )
      .toEqual([['deposit.confirmed', '12.5']]);
    expect(JSON.parse(store.heard[0]?.body ?? '').data.customer_id).toBe('7');
  });
});

describe('a ledger that fails', () => {
  it('makes orders 503 and the server not ready, and nothing is acknowledged', async () => {
    const inner = memoryLedger();
    const broken = { is: false };
    const orFail = <T>(work: () => Promise<T>): Promise<T> =>
      broken.is ? Promise.reject(new Error('disk full')) : work();
    const ledger: Ledger = {
      durability: 'memory',
      append: (event) => orFail(() => inner.append(event)),
      list: (query) => orFail(() => inner.list(query)),
      claim: (request) => orFail(() => inner.claim(request)),
    };
    const store = openServer({}, { ledger });
    const ready = async () =>
      (await store.server.store(new Request('http://127.0.0.1/readyz'))).status;
    expect(await ready()).toBe(200);
    broken.is = true;
    await store.sandbox.advance(60_000);
    const refused = await store.ask('POST', '/v1/orders', ORDER);
    expect(refused).toMatchObject({
      status: 503,
      json: { code: 'store_unavailable', retryable: true },
    });
    expect(refused.text).not.toContain('disk full');
    expect(await ready()).toBe(503);
    expect((await store.server.store(new Request('http://127.0.0.1/healthz'))).status).toBe(200);
    broken.is = false;
    await store.sandbox.advance(60_000);
    expect((await store.ask('GET', '/v1/orders/1042')).status).toBe(404);
    expect(await ready()).toBe(200);
  });

  it('stays in rotation while the service is away; the strict probe and the metric tell', async () => {
    const store = openServer();
    const of = (path: string) => store.server.store(new Request(`http://127.0.0.1${path}`));
    const metric = async () =>
      /^tillkit_service_answers (\d)/mu.exec(await (await of('/metrics')).text())?.[1];
    const seen = async () => {
      const [ready, strict] = [await of('/readyz'), await of('/readyz?service')];
      return [ready.status, strict.status, await ready.json(), await metric()];
    };
    const state = { ledger: true, service: true, serviceAgeSeconds: 0 };
    expect(await seen()).toEqual([200, 200, state, '1']);
    store.sandbox.fail({ kind: 'key_revoked' });
    await store.sandbox.advance(10_000);
    expect(await seen()).toEqual([200, 503, { ...state, service: false }, '0']);
    store.sandbox.heal();
    await store.sandbox.advance(10_000);
    expect(await seen()).toEqual([200, 200, state, '1']);
  });
});
