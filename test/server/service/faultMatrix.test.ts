/** Every fault at every operation of the checkout: the right problem, no state lost, few calls, recovery. */
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { createCheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { FAULT_KINDS } from '../../../src/sandbox/faults.js';
import { matchRoute, type OperationName } from '../../../src/sandbox/routes.js';
import { askHandler, BASE, codeOf, SECRET, START } from '../openStore.js';

const OPERATIONS = [
  'createWallet',
  'listCurrencies',
  'listCurrenciesExtended',
  'getCurrencyRate',
  'listUnconfirmedTransfers',
] as const satisfies readonly OperationName[];

/** A race of calls is no failure of one. */
const ALL_KINDS = FAULT_KINDS.filter((kind) => kind !== 'race');

/** What a shopper may be told of a service in trouble. */
const TROUBLE = ['service_unavailable', 'service_invalid', 'service_rejected'];
const CANARY = 'CANARY-text-of-the-service';
const DEADLINE_MS = 400;

const json = { 'content-type': 'application/json' };
const answer =
  (body: BodyInit | null, init: ResponseInit = {}) =>
  () =>
    new Response(body, { headers: json, ...init });

/** A body that never ends by itself. */
function endless(chunk: string, everyMs: number): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    pull: (controller) =>
      new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          controller.enqueue(new TextEncoder().encode(chunk));
          resolve();
        }, everyMs);
      }),
    cancel: () => clearTimeout(timer),
  });
}

/** Faults by hand, which the sandbox does not know. */
const BY_HAND: Record<string, () => Response | Promise<Response>> = {
  'HTML with 200': answer(`<html>${CANARY}</html>`, { headers: { 'content-type': 'text/html' } }),
  'HTML that claims to be JSON': answer(`<html>${CANARY}</html>`),
  'an envelope of an error with 200': answer(`{"code":500,"message":"${CANARY}","data":null}`),
  'invalid UTF-8': answer(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])),
  'deep brackets': answer('['.repeat(100_000)),
  'a body of four megabytes': answer('"'.padEnd(4 * 1024 * 1024, 'x')),
  'a body without end': () => new Response(endless('x'.repeat(64 * 1024), 0), { headers: json }),
  'headers and then silence': () => new Response(endless(' ', 1e8), { headers: json }),
  'one byte now and then': () => new Response(endless(' ', 50), { headers: json }),
  'a redirect': answer('', { status: 307, headers: { location: `https://${CANARY}.test/` } }),
  'status 401': answer(`{"errors":[{"message":"${CANARY}"}],"code":401}`, { status: 401 }),
  'status 403': answer(`{"errors":[{"message":"${CANARY}"}],"code":403}`, { status: 403 }),
  'status 429 until next year': answer('', { status: 429, headers: { 'retry-after': '31536000' } }),
  'status 502 with HTML': answer(`<h1>${CANARY}</h1>`, { status: 502 }),
  'a lost connection': () => Promise.reject(new TypeError(CANARY)),
};

type Break = (operation: OperationName) => Promise<Response> | Response | null;

function brokenStore() {
  const sandbox = createSandbox({ seed: 'faults', now: () => START });
  const state: { broken: Break } = { broken: () => null };
  const calls: OperationName[] = [];
  const texts: string[] = [];
  const handler = createCheckoutHandler({
    service: createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: sandbox.apiKey,
      timeoutMs: DEADLINE_MS,
      fetch: async (request) => {
        const route = matchRoute(request.method, new URL(request.url).pathname);
        if (route.kind !== 'operation') return sandbox.fetch(request);
        calls.push(route.operation);
        return (await state.broken(route.operation)) ?? sandbox.fetch(request);
      },
    }),
    secrets: [SECRET],
    ledger: memoryLedger(),
    now: sandbox.now,
    limits: false,
    onDiagnostic: () => undefined,
    resolveOrder: () => ({ orderId: '1', amountUsd: '20' }),
  });
  const ask = async (method: string, path: string, init: Parameters<typeof askHandler>[3] = {}) => {
    const answered = await askHandler(handler, method, `${BASE}${path}`, init);
    texts.push(answered.text, JSON.stringify([...answered.headers]));
    return answered;
  };
  return { sandbox, state, handler, ask, texts, calls };
}

/** Everything that a page asks, in its order. */
async function visit({ ask, handler }: ReturnType<typeof brokenStore>, token: string) {
  const answers = [
    await ask('POST', '/checkouts', { body: { order: 'o' } }),
    await ask('GET', '/currencies'),
    await ask('GET', '/rates/BTC.Bitcoin'),
    await ask('PUT', '/checkout/currency', { token, body: { currencyId: 'ETH.Ethereum' } }),
    await ask('GET', '/checkout', { token }),
  ];
  await handler.close();
  return answers;
}

/** A store with an order whose payment was seen, at a time when everything it has read is old. */
async function storeWithOrder() {
  const store = brokenStore();
  const opened = await store.ask('POST', '/checkouts', {
    body: { order: 'o', currencyId: 'USDT.Tron' },
  });
  const { token, checkout } = opened.json as { token: string; checkout: CheckoutSnapshot };
  await store.ask('GET', '/currencies');
  const address = checkout.address?.address ?? '';
  store.sandbox.pay({ address, currencyId: 'USDT.Tron', amount: checkout.quote?.payable ?? '' });
  await store.ask('GET', '/checkout', { token });
  await store.handler.close();
  // Long enough that prices and the listing are old and every operation is asked again.
  await store.sandbox.advance(6 * 60_000);
  store.calls.length = 0;
  return { ...store, token };
}

/** What the same visit asks of a service that is well: the calls that a fault has to meet. */
const healthyCalls = (async () => {
  const store = await storeWithOrder();
  await visit(store, store.token);
  return [...store.calls];
})();

/** @param start puts the fault in force for every call of the operation. */
async function meets(
  operation: OperationName,
  start: (store: ReturnType<typeof brokenStore>) => void,
): Promise<void> {
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  const store = await storeWithOrder();
  const { token } = store;
  start(store);
  for (const { status, json: body, text } of await visit(store, token)) {
    if (status === 200) {
      // What was reached stays: the transfer that was seen, and no more than that.
      if (text.includes('"progress"')) expect(text).toContain('"progress":"detected"');
      expect(text).not.toContain('"paid":true');
    } else expect(TROUBLE).toContain((body as { code?: unknown }).code);
  }
  // Where one rate is missing, the others are asked for one by one.
  const others = store.calls.filter((called) => called !== 'getCurrencyRate');
  expect(others.length).toBeLessThanOrEqual(16);
  expect(store.calls.length).toBeLessThanOrEqual(16 + 24);
  const times = (calls: readonly OperationName[]) =>
    calls.filter((called) => called === operation).length;
  const healthy = times(await healthyCalls);
  expect(healthy).toBeGreaterThan(0);
  // A wallet that could not be had is asked for again by the next request that needs it.
  const asked = operation === 'createWallet' ? healthy + 1 : healthy;
  // Each call meets the fault; where that may help, so do both of its repeats. A wallet that is there
  // is answered also while no new one can be made.
  expect([healthy, asked, 3 * asked]).toContain(times(store.calls));

  store.state.broken = () => null;
  store.sandbox.heal();
  await store.sandbox.advance(60_000);
  await visit(store, token);
  await store.sandbox.advance(20_000);
  const healed = await visit(store, token);
  expect(healed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(healed.map(codeOf).every((code) => code === undefined)).toBe(true);
  const leaks = [CANARY, store.sandbox.apiKey];
  for (const text of store.texts) for (const leak of leaks) expect(text).not.toContain(leak);
  await new Promise(setImmediate);
  process.off('unhandledRejection', onRejection);
  expect(rejections).toEqual([]);
}

describe.each(OPERATIONS)('%s meets', (operation) => {
  // All of them at one operation, at the others one of each class: refused, failed, unreadable, silent, not let in.
  const isFirst = operation === OPERATIONS[0];
  const kinds = (all: readonly string[], some: readonly string[]) => (isFirst ? all : some);
  const failures = kinds(ALL_KINDS, [
    'status_500',
    'wrong_types',
    'truncated_json',
    'key_revoked',
    'hang',
  ]);
  it.concurrent.each(failures as readonly (typeof ALL_KINDS)[number][])(
    '%s of the sandbox',
    async (kind) => {
      await meets(operation, ({ sandbox }) => sandbox.fail({ kind, operation }));
    },
  );

  const byHand = [
    'HTML with 200',
    'a body without end',
    'status 429 until next year',
    'a lost connection',
  ];
  it.concurrent.each(kinds(Object.keys(BY_HAND), byHand))('%s', async (name) => {
    await meets(operation, ({ state }) => {
      state.broken = (asked) => (asked === operation ? (BY_HAND[name]?.() ?? null) : null);
    });
  });
});
