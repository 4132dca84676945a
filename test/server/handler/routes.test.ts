/** The routes: every path with every verb, bad bodies, headers, caching, origins, and the form of problems. */
import { describe, expect, it } from 'vitest';
import { checkoutSnapshotSchema } from '../../../src/contract/checkout.js';
import { problemSchema, type ProblemCode } from '../../../src/contract/checkoutError.js';
import { PROBLEMS } from '../../../src/contract/problems.js';
import { ROUTES } from '../../../src/contract/routes.js';
import { codeOf, MINUTE, openStore, type AskInit } from '../openStore.js';

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PATHS = Object.values(ROUTES).map(({ path, method }) => ({
  path: path
    .replace(':currencyId', 'USDT.Tron')
    .replace(':kind', 'currency')
    .replace(':key', 'USDT.Tron'),
  method,
}));

describe('every path with every verb', () => {
  const table = PATHS.flatMap(({ path, method }) =>
    VERBS.map((verb) => {
      const isHead = verb === 'HEAD' && method === 'GET';
      return {
        path,
        verb,
        allow: method === 'GET' ? 'GET, HEAD' : method,
        fits: verb === method || isHead,
      };
    }),
  );

  it.each(table.filter(({ fits }) => !fits))(
    '$verb $path is a 405 that allows $allow',
    async (row) => {
      const store = openStore();
      const { token } = await store.open();
      const before = store.calls.length;
      const answer = await store.ask(row.verb, row.path, { token });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(row.allow);
      if (row.verb !== 'HEAD') expect(codeOf(answer)).toBe('method_not_allowed');
      expect(store.calls).toHaveLength(before);
    },
  );

  it.each(table.filter(({ fits }) => fits))(
    '$verb $path is neither a 404 nor a 405',
    async (row) => {
      const store = openStore({ handler: { handOff: { page: 'https://shop.example/pay' } } });
      const { token } = await store.open();
      const answer = await store.ask(row.verb, row.path, { token });
      expect([404, 405]).not.toContain(answer.status);
    },
  );

  it.each([
    '',
    '/',
    '/nope',
    '/checkout/',
    '/CHECKOUT',
    '//checkout',
    '/checkout/../webhooks',
    '/rates',
    '/rates/..%2f..%2fwallet',
    '/rates/NOT.Offered',
    '/rates/__proto__',
    '/icons/currency',
    '/icons/currency/NOT.Offered',
    '/icons/__proto__/constructor',
    '/webhook/x',
    '/checkout%00',
  ])('GET %j is a 404', async (path) => {
    const store = openStore();
    const answer = await store.ask('GET', path);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    expect(store.count('createWallet') + store.count('getCurrencyRate')).toBe(0);
  });

  it('a header or field that names another verb changes nothing', async () => {
    const store = openStore();
    const headers = { 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' };
    expect((await store.ask('GET', '/checkout/currency?_method=PUT', { headers })).status).toBe(
      405,
    );
  });
});

describe('bodies', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const bad: readonly (readonly [title: string, status: number, init: AskInit])[] = [
    ['no body', 400, { headers: JSON_TYPE }],
    ['no JSON', 400, { raw: '{"order":', headers: JSON_TYPE }],
    ['a list', 400, { body: [] }],
    ['null', 400, { raw: 'null', headers: JSON_TYPE }],
    ['a text', 400, { raw: '"one"', headers: JSON_TYPE }],
    ['no order', 400, { body: {} }],
    ['an order that is a number', 400, { body: { order: 1 } }],
    ['an empty order', 400, { body: { order: '' } }],
    ['an order with a control character', 400, { body: { order: 'one\u0000' } }],
    ['an order of 2,049 characters', 400, { body: { order: 'x'.repeat(2_049) } }],
    ['a currency id that climbs', 400, { body: { order: 'one', currencyId: '../x' } }],
    ['an amount in dollars', 400, { body: { order: 'one', amountUsd: '0.01' } }],
    ['a key constructor', 400, { raw: '{"order":"one","constructor":{}}', headers: JSON_TYPE }],
    ['a body that never ends', 413, { raw: ' '.repeat(2_000_000), headers: JSON_TYPE }],
    [
      'no content type',
      415,
      { raw: new TextEncoder().encode('{"order":"one"}'), headers: { 'content-type': '' } },
    ],
    [
      'a type that only begins like JSON',
      415,
      { raw: '{"order":"one"}', headers: { 'content-type': 'application/jsonp' } },
    ],
  ];

  it.each(bad)('%s: %i, and the service is not called', async (_, status, init) => {
    const store = openStore();
    const answer = await store.ask('POST', '/checkouts', init);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(answer.json).status).toBe(status);
    expect(store.calls).toEqual([]);
    expect(await store.ledger.list({ after: 0 })).toEqual([]);
    // A visitor's mistake is not the owner's business, and its text is in nobody's log.
    expect(store.diagnostics).toEqual([]);
  });

  it.each([
    ['PUT', '/checkout/currency', {}],
    ['PUT', '/checkout/currency', { currencyId: 'USDT.Tron', amount: '1' }],
    ['PUT', '/checkout/currency', { currencyId: 7 }],
    ['POST', '/checkout/quote', { amount: '1' }],
    ['POST', '/checkout/quote', []],
  ])('%s %s refuses %j without a call', async (verb, path, body) => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const before = [store.calls.length, (await store.ledger.list({ after: 0 })).length];
    expect((await store.ask(verb, path, { token, body })).status).toBe(400);
    expect([store.calls.length, (await store.ledger.list({ after: 0 })).length]).toEqual(before);
  });
});

describe('headers', () => {
  it('forbid every cache to keep what a token opened, or a failure', async () => {
    const store = openStore();
    const { token } = await store.open();
    const answers = [
      await store.ask('GET', '/checkout', { token }),
      await store.ask('PUT', '/checkout/currency', { token, body: { currencyId: 'USDT.Tron' } }),
      await store.ask('POST', '/checkout/quote', { token, body: {} }),
      await store.ask('POST', '/checkouts', { body: { order: 'one' } }),
      await store.ask('GET', '/checkout'),
      await store.ask('GET', '/rates/NOT.There'),
      await store.ask('GET', '/nope'),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
    for (const { headers } of answers.slice(0, 4))
      expect(headers.get('vary')).toContain('Authorization');
  });

  it('let a rate be kept for moments and the listing for a minute', async () => {
    const store = openStore();
    expect((await store.ask('GET', '/rates/USDT.Tron')).headers.get('cache-control')).toBe(
      'public, max-age=15',
    );
    expect((await store.ask('GET', '/currencies')).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
  });

  it('repeat a request id in the problem, and nowhere echo one that was sent', async () => {
    const store = openStore();
    const answer = await store.ask('GET', '/nope', {
      headers: { 'till-request-id': 'mine', 'x-request-id': 'mine' },
    });
    expect(problemSchema.parse(answer.json).requestId).toBe(answer.headers.get('till-request-id'));
    expect(answer.text).not.toContain('mine');
  });
});

describe('what has not changed', () => {
  it.each([['/currencies'], ['/checkout']])('%s is a 304 without a body', async (path) => {
    const store = openStore();
    const { token } = await store.open();
    await store.ask('GET', path, { token });
    await store.handler.close();
    const first = await store.ask('GET', path, { token });
    const etag = first.headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await store.ask('GET', path, { token, headers: { 'if-none-match': tag } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await store.ask('GET', path, { token, headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is not said of a checkout once it has changed, nor once the choices have', async () => {
    const store = openStore();
    store.sandbox.fail({ kind: 'status_500', operation: 'listCurrencies' });
    const { token, checkout } = await store.open();
    expect(checkout.choices).toEqual([]);
    const etag = (await store.ask('GET', '/checkout', { token })).headers.get('etag') ?? '';
    store.sandbox.heal();
    await store.sandbox.advance(5_000);
    const back = await store.ask('GET', '/checkout', { token, headers: { 'if-none-match': etag } });
    expect(back.status).toBe(200);
    expect(checkoutSnapshotSchema.parse(back.json).choices).toHaveLength(22);
    await store.choose(token, 'USDT.Tron');
    const tag = back.headers.get('etag') ?? '';
    expect(
      (await store.ask('GET', '/checkout', { token, headers: { 'if-none-match': tag } })).status,
    ).toBe(200);
  });
});

describe('pages of other origins', () => {
  const named = { handler: { origins: ['https://shop.com', 'http://localhost:5173'] } };
  const open = (origin: string | null, more: Record<string, string> = {}) =>
    openStore(named).ask('POST', '/checkouts', {
      body: { order: 'one' },
      headers: { ...(origin === null ? {} : { origin }), ...more },
    });

  it.each([
    ['https://shop.com', 200, true],
    ['http://localhost:5173', 200, true],
    ['https://shop.com.evil', 403, false],
    ['https://evil.com', 403, false],
    ['http://shop.com', 403, false],
    ['https://shop.com:444', 403, false],
    ['https://SHOP.com', 403, false],
    ['https://shop.com/', 403, false],
    ['https://sub.shop.com', 403, false],
    ['null', 403, false],
    ['https://shop.example', 200, false],
    [null, 200, false],
  ])('%s gets %i, and CORS headers: %s', async (origin, status, cors) => {
    const { status: got, headers } = await open(origin);
    expect(got).toBe(status);
    expect(headers.get('access-control-allow-origin')).toBe(cors ? origin : null);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('Sec-Fetch-Site: %s gives %i, whatever the Origin header claims', async (site, status) => {
    const answer = await open('https://shop.example', { 'sec-fetch-site': site });
    expect(answer.status).toBe(status);
    if (status === 403) expect(codeOf(answer)).toBe('forbidden_origin');
  });

  it('may be the store’s own behind a proxy that ends TLS', async () => {
    const { handler } = openStore();
    const request = new Request('http://shop.example/api/till/checkouts', {
      method: 'POST',
      headers: { origin: 'https://shop.example', 'content-type': 'application/json' },
      body: '{"order":"one"}',
    });
    expect((await handler.fetch(request)).status).toBe(200);
  });

  it('get no answer to a preflight unless they are named, and the webhook allows no origin', async () => {
    const store = openStore(named);
    const preflight = (path: string, origin: string) =>
      store.ask('OPTIONS', path, {
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    const named204 = await preflight('/checkout/currency', 'https://shop.com');
    expect(named204.status).toBe(204);
    expect(named204.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(named204.headers.get('access-control-max-age')).toBe('600');
    const refused = await preflight('/checkout/currency', 'https://evil.com');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      405,
      null,
    ]);
    const webhook = await preflight('/webhook', 'https://shop.com');
    expect([webhook.status, webhook.headers.get('access-control-allow-origin')]).toEqual([
      405,
      null,
    ]);
  });

  it.each(['POST', 'OPTIONS'])('that are refused are told to the store, by %s', async (method) => {
    const store = openStore(named);
    const knock = (headers: Record<string, string>) =>
      store.ask(method, '/checkouts', { raw: '{"order":"one"}', headers });
    await knock({ origin: 'https://shop.com' });
    await knock({ origin: 'https://shop.example' });
    await store.deliver('{}', 'no');
    expect(store.codes()).not.toContain('origin_refused');
    for (let times = 0; times < 3; times += 1) await knock({ origin: 'https://www.shop.com' });
    const told = store.diagnostics.filter(({ code }) => code === 'origin_refused');
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain('www.shop.com');
    await store.sandbox.advance(MINUTE);
    await knock({ origin: 'https://shop.com', 'sec-fetch-site': 'cross-site' });
    expect(store.codes().filter((code) => code === 'origin_refused')).toHaveLength(1);
    await knock({ origin: `https://${'x'.repeat(500)}.com` });
    expect(store.diagnostics.at(-1)?.message.length).toBeLessThan(450);
  });

  it('are told nothing by default, not even that they may vary', async () => {
    const { headers } = await openStore().ask('GET', '/currencies', {
      headers: { origin: 'https://x.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('problems', () => {
  const UPSTREAM = 'UPSTREAM-WORDS-7';

  it.each<[string, ProblemCode]>([
    ['status_500', 'service_unavailable'],
    ['hang', 'service_unavailable'],
    ['key_revoked', 'service_unavailable'],
    ['store_rejected', 'service_rejected'],
    ['rate_missing', 'service_unavailable'],
    ['html_page', 'service_unavailable'],
    ['wrong_types', 'service_invalid'],
    ['missing_fields', 'service_invalid'],
  ])('%s becomes %s in the contract’s form, with the fixed title alone', async (kind, code) => {
    const store = openStore(kind === 'hang' ? { timeoutMs: 50 } : {});
    store.sandbox.fail({ kind: kind as 'hang', operation: 'createWallet' });
    const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
    const { status, title, retryable } = PROBLEMS[code];
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.json).toEqual({
      type: `urn:tillkit:problem:${code}`,
      title,
      status,
      code,
      retryable,
      requestId: answer.headers.get('till-request-id'),
    });
    expect(store.codes()).toContain('request_failed');
    expect(JSON.stringify(store.diagnostics)).not.toContain(store.sandbox.apiKey);
  });

  it('hold no word of an error that the store itself threw', async () => {
    const store = openStore({
      handler: {
        resolveOrder: () => {
          throw new Error(UPSTREAM);
        },
      },
    });
    const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
    expect([answer.status, codeOf(answer)]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain(UPSTREAM);
  });

  it.each([
    ['a text', 'no'],
    ['nothing', undefined],
    ['what a framework answers with', { status: 403, body: UPSTREAM }],
  ])('are answered and told where resolveOrder throws %s', async (_, thrown) => {
    const resolveOrder = (): never => {
      throw thrown;
    };
    const store = openStore({ handler: { resolveOrder } });
    const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
    expect([answer.status, codeOf(answer)]).toEqual([500, 'internal']);
    expect(answer.headers.get('till-wire')).toBe('1');
    expect(answer.text).not.toContain(UPSTREAM);
    expect(store.codes()).toEqual(['request_failed']);
  });

  it('end no process where an async listener of diagnostics rejects', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown): void => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    const onDiagnostic = (): Promise<never> => Promise.reject(new Error('The log is away.'));
    const store = openStore({ handler: { onDiagnostic } });
    await store.ask('POST', '/checkouts', { body: { order: 'nobody’s' } });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('are answered even if the listener of diagnostics throws', async () => {
    const onDiagnostic = (): never => {
      throw new Error('The log is full.');
    };
    const store = openStore({ handler: { onDiagnostic } });
    expect((await store.ask('POST', '/checkouts', { body: { order: 'nobody’s' } })).status).toBe(
      403,
    );
  });
});
