/** The browser's client: what it sends, what it accepts, and one kind of error for every failure. */
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { readRetryAfter } from '../../src/contract/request.js';
import type { CheckoutError } from '../../src/contract/checkoutError.js';
import { isCheckoutError, PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { PROBLEMS } from '../../src/contract/problems.js';
import { createFakeStore, ENDPOINT, type Failure } from '../support/fakeStore.js';

function setUp(timeoutMs?: number) {
  const store = createFakeStore();
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  return {
    store,
    client: createCheckoutClient({ endpoint: `${ENDPOINT}/`, fetch: store.fetch, ...options }),
  };
}

async function failureOf(work: Promise<unknown>): Promise<CheckoutError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isCheckoutError(error)) throw new Error('Expected a CheckoutError.');
  return error;
}

describe('a checkout', () => {
  it('is opened, read, given a currency and a new price', async () => {
    const { store, client } = setUp();
    const { token, checkout } = await client.openCheckout({ order: '1001' });
    expect(checkout.quote).toBeNull();
    expect((await client.selectCurrency(token, 'USDT.Tron')).quote?.payable).toBe('20.012');
    expect((await client.acceptQuote(token)).quote?.payable).toBe('20.5');
    const reading = await client.getCheckout(token);
    expect(reading.checkout?.quote?.payable).toBe('20.5');
    const again = await client.getCheckout(token, { etag: reading.etag });
    expect(again).toEqual({ checkout: null, etag: reading.etag });
    expect(store.requests.at(-1)?.ifNoneMatch).toBe(reading.etag);
    expect((await client.getCheckout(token, { now: true })).checkout?.version).toBe(3);
  });

  it('carries its token in one header only', async () => {
    const { store, client } = setUp();
    const { token } = await client.openCheckout({ order: '1001' });
    await client.selectCurrency(token, 'USDT.Tron');
    await client.openCheckout({ order: '1001' }, { token });
    for (const { path, body, authorization } of store.requests.slice(1)) {
      expect(authorization).toBe(`Bearer ${token}`);
      expect(`${path}${JSON.stringify(body)}`).not.toContain(token);
    }
    expect(store.requests.every(({ credentials }) => credentials === 'same-origin')).toBe(true);
  });

  it('sends what the wire allows and no more', async () => {
    const { store, client } = setUp();
    const { token } = await client.openCheckout({ order: '1001', currencyId: 'USDT.Tron' });
    await client.acceptQuote(token);
    expect(store.requests.map(({ body }) => body)).toEqual([
      { order: '1001', currencyId: 'USDT.Tron' },
      {},
    ]);
  });

  it('encodes a currency id in the path', async () => {
    const { store, client } = setUp();
    await failureOf(client.getRate('a/../b'));
    expect(store.requests[0]?.path).toBe('/rates/a%2F..%2Fb');
  });
});

describe('a failure', () => {
  it.each(PROBLEM_CODES)('of code %s keeps its code and whether to retry', async (code) => {
    const { store, client } = setUp();
    store.failNext('/checkouts', code, 1, '7');
    const error = await failureOf(client.openCheckout({ order: '1' }));
    const { status, retryable } = PROBLEMS[code];
    expect(error).toMatchObject({ code, status, retryable, requestId: 'req-7' });
    expect(error.retryAfterMs).toBe(7_000);
  });

  it.each([
    ['an HTML page with 502', { html: 502 }, 'unreadable'],
    ['an HTML page with 200', { html: 200 }, 'unreadable'],
    ['JSON of another shape', { body: { ok: true } }, 'unreadable'],
    ['null', { body: null }, 'unreadable'],
    ['no connection', { network: true }, 'unreachable'],
  ] satisfies [string, Failure, string][])('of %s is one too', async (_, failure, code) => {
    const { store, client } = setUp();
    store.failNext('/currencies', failure);
    expect(await failureOf(client.listCurrencies())).toMatchObject({ code, retryable: true });
  });

  it('for a foreign answer names the request, the answer and what to check', async () => {
    const { store, client } = setUp();
    const { token } = await client.openCheckout({ order: '1' });
    store.failNext('/checkout/currency', { html: 404 });
    const { message, status } = await failureOf(client.selectCurrency(token, 'USDT.Tron'));
    expect(message).toMatch(/^PUT \S+\/checkout\/currency answered with status 404, text\/html/);
    expect(message).toContain('Check that `endpoint`');
    expect(message).not.toContain(token);
    expect(status).toBe(404);
  });

  it('says offline only where the browser does', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { store, client } = setUp();
    store.failNext('/currencies', { network: true });
    expect((await failureOf(client.listCurrencies())).code).toBe('offline');
    expect((await client.listCurrencies()).currencies).toHaveLength(5);
  });

  it('of a silent store ends after the time given', async () => {
    vi.useFakeTimers();
    const { store, client } = setUp(2_000);
    store.failNext('/currencies', { hang: true });
    const failed = failureOf(client.listCurrencies());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failed).toMatchObject({ code: 'timeout', retryable: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of an amount in exponent form is unreadable, never shown', async () => {
    const { store, client } = setUp();
    store.choose('1', 'USDT.Tron');
    const good = store.snapshot('1');
    const bad = { ...good, quote: { ...good.quote, payable: '2e1' } };
    store.failNext('/checkout', { body: bad });
    const { token } = await client.openCheckout({ order: '1' });
    expect((await failureOf(client.getCheckout(token))).code).toBe('unreadable');
  });
});

it('leaves an abort to the one who aborted', async () => {
  const { store, client } = setUp();
  store.failNext('/currencies', { hang: true });
  const controller = new AbortController();
  const asked = client.listCurrencies({ signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

it('accepts fields that it does not know', async () => {
  const { store, client } = setUp();
  store.failNext('/checkout', { body: { ...store.snapshot('1'), wire: 9, brandNew: true } });
  const { token } = await client.openCheckout({ order: '1' });
  expect((await client.getCheckout(token)).checkout?.wire).toBe(9);
});

it('refuses to be made without an endpoint, in a sentence that helps', () => {
  expect(() => createCheckoutClient({ endpoint: '' })).toThrow(/needs an `endpoint`.*\/api\/till/s);
});

it.each([
  ['12', 12_000],
  ['Sun, 01 Mar 2026 12:00:05 GMT', 5_000],
  ['Sun, 01 Mar 2020 12:00:05 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('reads Retry-After %s', (value, expected) => {
  expect(readRetryAfter(value, Date.parse('2026-03-01T12:00:00Z'))).toBe(expected);
});
