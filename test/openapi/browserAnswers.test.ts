/** Real answers of the handler fit openapi/browser.json, and a spoilt one does not. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { ROUTES, type RouteName } from '../../src/contract/routes.js';
import { openStore, MINUTE, type Answer } from '../server/openStore.js';
import { createAnswerCheck, operationsOf, readDocument, type SchemaOf } from './answerFaults.js';

const document = readDocument('browser.json');
const faultsOf = createAnswerCheck(document);

interface Recorded {
  readonly route: RouteName;
  readonly answer: Answer;
}

/** A shopper's whole visit, and what goes wrong in others. */
async function record(): Promise<Recorded[]> {
  const store = openStore({
    handler: {
      handOff: { page: 'https://shop.example/pay' },
    },
    sandbox: {
      async deliver(url, init) {
        const response = await store.handler.fetch(new Request(url, init));
        const { status, headers } = response;
        const text = await response.clone().text();
        recorded.push({
          route: 'webhook',
          answer: { status, headers, text, json: JSON.parse(text) },
        });
        return response;
      },
    },
  });
  const recorded: Recorded[] = [];
  const ask = async (
    route: RouteName,
    init: Parameters<typeof store.ask>[2] = {},
    path: string = ROUTES[route].path,
    method: string = ROUTES[route].method,
  ): Promise<Answer> => {
    const answer = await store.ask(method, path, init);
    recorded.push({ route, answer });
    return answer;
  };
  const icon = (key: string, init = {}) => ask('icon', init, `/icons/${key}`);
  const etagOf = ({ headers }: Answer) => ({ 'if-none-match': headers.get('etag') ?? '' });

  await ask('health');
  await ask('ready');
  await ask('currencies', { headers: etagOf(await ask('currencies')) });
  await ask('rate', {}, '/rates/USDT.Tron');
  await ask('rate', {}, '/rates/NO.Coin');
  await icon('currency/USDT.Tron', { headers: etagOf(await icon('currency/USDT.Tron')) });
  await icon('network/nowhere');

  const { token } = (await ask('openCheckout', { body: { order: 'one' } })).json as {
    token: string;
  };
  await ask('acceptQuote', { token, body: {} });
  const body = { currencyId: 'USDT.Tron' };
  const chosen = await ask('selectCurrency', { token, body });
  await ask('acceptQuote', { token, body: {} });
  await ask('linkCheckout', { token, body: {} });
  await ask('checkoutEvents', { token });
  store.pay(chosen.json as CheckoutSnapshot);
  await store.sandbox.advance(MINUTE);
  await store.drain();
  const paid = await ask('getCheckout', { token }, '/checkout?now');
  await ask('getCheckout', { token, headers: etagOf(paid) });
  recorded.push({ route: 'webhook', answer: await store.deliver('{}', null) });
  recorded.push({ route: 'webhook', answer: await store.deliver('{}') });

  await ask('openCheckout', { body: { order: 'customer', currencyId: 'TRX.Tron' } });
  await ask('openCheckout', { body: { order: 'unknown' } });
  await ask('openCheckout', { body: { order: 'two', amountUsd: '1' } });
  await ask('openCheckout', { body: { order: 'two', currencyId: 'NO.Coin' } });
  await ask('openCheckout', { raw: 'x'.repeat(9_000) });
  await ask('openCheckout', { raw: '{}', headers: { 'content-type': 'text/plain' } });
  await ask('openCheckout', { body: { order: 'two' }, headers: { 'sec-fetch-site': 'cross-site' } });
  store.book.set('dust', { orderId: '1003', amountUsd: '0.01' });
  await ask('openCheckout', { body: { order: 'dust' } });
  await ask('selectCurrency', { token, body: { currencyId: 7 } });
  await ask('getCheckout', { token: 'forged' });
  await ask('checkoutEvents');
  await ask('currencies', {}, '/currencies', 'DELETE');
  await store.handler.closeOrder({ orderId: '1001' }, { reason: 'cancelled' });
  await ask('linkCheckout', { token, body: {} });
  let status = 200;
  while (status === 200) {
    ({ status } = await ask('getCheckout', { token }));
  }
  await store.sandbox.advance(60 * MINUTE);
  await ask('getCheckout', { token });
  await store.settle();
  return recorded;
}

let recorded: Recorded[] = [];
beforeAll(async () => {
  recorded = await record();
});

const named = ({ route, answer }: Recorded) => `${route} ${String(answer.status)}`;

describe('openapi/browser.json', () => {
  it('has every route of the handler and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
    );
    const routes = Object.entries(ROUTES).map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described).toEqual(routes);
  });

  it('describes every answer of a visit', () => {
    const faults = recorded.map((one) => [named(one), faultsOf(one.route, one.answer)] as const);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('was held to a good answer of each route, and to most kinds of failure', () => {
    const seen = new Set(recorded.map(named));
    const good = operationsOf(document).map(({ operationId }) => `${operationId} 200`);
    expect(good.filter((one) => !seen.has(one))).toEqual([]);
    const statuses = new Set(recorded.map(({ answer }) => answer.status));
    expect([...statuses].sort()).toEqual([
      200, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429,
    ]);
  });

  it.each([
    ['another status', { status: 418 }, 'status 418 of getCheckout'],
    ['no request id', { headers: { 'till-request-id': null } }, 'no header till-request-id'],
    ['no ETag', { headers: { etag: null } }, 'no header etag'],
    ['HTML', { headers: { 'content-type': 'text/html' } }, 'content type text/html'],
    ['a number for an amount', { body: { due: 20 } }, '/due must be string'],
    ['a time without a zone', { body: { serverTime: '2026-03-01T12:00:00' } }, '/serverTime must'],
    ['an unknown progress', { body: { progress: 'done' } }, '/progress must be equal to one of'],
    ['a field missing', { body: { paid: undefined } }, " must have required property 'paid'"],
  ] as const)('does not describe an answer with %s', (_, spoilt, fault) => {
    const good = recorded.find((one) => named(one) === 'getCheckout 200')?.answer as Answer;
    const { status, headers: newHeaders, body } = { headers: {}, body: {}, status: 200, ...spoilt };
    const headers = new Headers(good.headers);
    for (const [name, value] of Object.entries(newHeaders as Record<string, string | null>)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const json: unknown = JSON.parse(JSON.stringify({ ...(good.json as object), ...body }));
    expect(faultsOf('getCheckout', good)).toEqual([]);
    const faults = faultsOf('getCheckout', { ...good, status, headers, json });
    expect(faults.some((found) => found.startsWith(fault)), String(faults)).toBe(true);
  });

  it('names the schema of what is in each event of the stream', () => {
    const { CheckoutEvent } = document.components.schemas;
    const { oneOf } = CheckoutEvent as { oneOf: { properties: Record<string, SchemaOf> }[] };
    const events = oneOf.map(({ properties: { event, data } }) => [event?.['const'], data?.['contentSchema']]);
    const $ref = '#/components/schemas/';
    expect(events).toEqual([
      ['checkout', { $ref: `${$ref}CheckoutSnapshot` }],
      ['checked', { $ref: `${$ref}Checked` }],
      ['bye', undefined],
    ]);
    const answer = recorded.find((one) => named(one) === 'checkoutEvents 200')?.answer as Answer;
    const text = answer.text.replace('event: checkout', 'event: delta');
    expect(faultsOf('checkoutEvents', { ...answer, text }).length).toBeGreaterThan(0);
  });

  it('does not describe a problem with a code of another status', () => {
    const answer = recorded.find((one) => named(one) === 'openCheckout 403')?.answer as Answer;
    expect(faultsOf('openCheckout', answer)).toEqual([]);
    const json = { ...(answer.json as object), code: 'unauthorized' };
    expect(faultsOf('openCheckout', { ...answer, json })).toEqual([
      '/code must be equal to one of the allowed values',
    ]);
  });
});
