/**
 * The two doors of a store against one another and against everybody: no route of one opens anything on
 * the other, nobody is let in whom the store does not name, and the key is in nothing that leaves.
 */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { ROUTES } from '../../src/contract/routes.js';
import { TREASURY_ROUTES } from '../../src/treasury/contract/routes.js';
import { createCheckoutHandler } from '../../src/server/handler/createCheckoutHandler.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createTreasuryHandler } from '../../src/treasury/server/createTreasuryHandler.js';
import type { Grant } from '../../src/treasury/server/permissions.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { findSecret } from './secretSearch.js';
import { runs } from '../support/runs.js';

const CANARY = 'canary-KEY-7d1f0a92c4be48f6a0e3';
const ORIGIN = 'https://store.example';
const ID = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const DIALECTS = ['documented', 'deployed'] as const;
const ALL = { who: 'owner', may: { read: true, withdraw: true, approve: true } };

type Planting = (answer: Response) => Promise<Response> | Response;

interface BenchOptions {
  readonly dialect?: (typeof DIALECTS)[number];
  readonly authorize?: (request: Request) => Grant | null | Promise<Grant | null>;
  /** Mount path of the treasury. */
  readonly treasuryPath?: string;
  readonly shopPath?: string;
}

function createBench({ dialect = 'documented', ...options }: BenchOptions = {}) {
  const sandbox: Sandbox = createSandbox({ seed: 'threats', apiKey: CANARY, dialect });
  const outside = new Map<string, string>();
  const bench = { plant: null as Planting | null };
  const note = (name: string, value: unknown): void =>
    void outside.set(`${name} #${String(outside.size)}`, inspect(value, { depth: 12 }));
  const service = createServiceClient({
    baseUrl: 'https://service.example',
    apiKey: CANARY,
    fetch: async (request) => {
      const answer = await sandbox.fetch(request);
      return bench.plant ? bench.plant(answer) : answer;
    },
  });
  const ledger = memoryLedger();
  const shop = createCheckoutHandler({
    service,
    ledger,
    secrets: ['a-secret-of-thirty-two-characters-or-more-0123456789'],
    basePath: options.shopPath ?? '/api/till',
    resolveOrder: () => ({ orderId: '1001', amountUsd: '20' }),
    onDiagnostic: (diagnostic) => note('diagnostic', diagnostic),
    webhook: { secret: sandbox.webhookSecret },
  });
  const treasury = createTreasuryHandler({
    service,
    ledger,
    orders: shop,
    basePath: options.treasuryPath ?? '/api/treasury',
    authorize: options.authorize ?? (() => ALL),
    onDiagnostic: (diagnostic) => note('diagnostic', diagnostic),
  });

  /** Asks one of the two doors, and keeps all that leaves it. */
  async function ask(
    door: 'shop' | 'treasury',
    method: string,
    path: string,
    init: RequestInit = {},
  ) {
    const handler = door === 'shop' ? shop : treasury;
    const headers = new Headers({ 'sec-fetch-site': 'same-origin' });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const request = new Request(`${ORIGIN}${path}`, { ...init, method, headers });
    const answer = await handler.fetch(request);
    const text = await answer.text();
    const seen = { status: answer.status, headers: [...answer.headers] };
    outside.set(`${method} ${path} #${String(outside.size)}`, `${JSON.stringify(seen)}\n${text}`);
    return { status: answer.status, text };
  }
  return { ...bench, bench, sandbox, shop, treasury, ledger, outside, ask };
}

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A path of the wire with its parts filled in. */
const filled = (path: string): string =>
  path.replace(/:(?:id|event)/, ID).replace(':kind', 'payment').replace(':reference', '1001')
    .replace(':currencyId', 'USDT.Tron'); // prettier-ignore

const bodyFor = (method: string): RequestInit =>
  method === 'GET' || method === 'DELETE' ? {} : json({});

describe.each(DIALECTS)('the two doors, %s', (dialect) => {
  const SHARED = new Set(['/currencies']);

  it('know nothing of one another’s routes, even mounted at one path', async () => {
    const path = '/api/money';
    const bench = createBench({ dialect, treasuryPath: path, shopPath: path });
    for (const { method, path: route } of Object.values(TREASURY_ROUTES)) {
      if (SHARED.has(route)) continue;
      const init = method === 'DELETE' ? json({}) : bodyFor(method);
      const answer = await bench.ask('shop', method, path + filled(route), init);
      expect([method, route, answer.status]).toEqual([method, route, 404]);
    }
    for (const { method, path: route } of Object.values(ROUTES)) {
      if (SHARED.has(route)) continue;
      const answer = await bench.ask('treasury', method, path + filled(route), bodyFor(method));
      expect([method, route, answer.status]).toEqual([method, route, 404]);
    }
    expect(bench.sandbox.recordedCalls()).toEqual([]);
    expect(await bench.ledger.list({ after: 0 })).toEqual([]);
  });

  it('reach no operation of the other: the shop none of money, the back office no wallet', async () => {
    const bench = createBench({ dialect });
    const opened = await bench.ask('shop', 'POST', '/api/till/checkouts', json({ order: 'o' }));
    expect(opened.status).toBe(200);
    const shopped = new Set(bench.sandbox.recordedCalls().map(({ operation }) => operation));
    for (const name of [
      'listProcessingWalletBalances',
      'getExchangeBalances',
      'createWithdrawal',
    ]) {
      expect(shopped).not.toContain(name);
    }
    const before = bench.sandbox.recordedCalls().length;
    await everything(bench);
    const operations = bench.sandbox.recordedCalls().slice(before);
    expect(operations.map(({ operation }) => operation)).not.toContain('createWallet');
    expect(operations.map(({ operation }) => operation)).toContain('createWithdrawal');
  });
});

/** Everything that a panel does, whatever comes back. */
async function everything({ ask }: Pick<ReturnType<typeof createBench>, 'ask'>): Promise<void> {
  const at = (path: string): string => `/api/treasury${path}`;
  const draft = { id: ID, currencyId: 'USDT.Tron', amount: '10.5', addressTo: TRON };
  for (const path of ['/session', '/currencies', '/balances/processing', '/balances/exchange']) {
    await ask('treasury', 'GET', at(path));
  }
  await ask('treasury', 'GET', at('/balances/processing?blockchains=tron&currencyIds=USDT.Tron'));
  await ask('treasury', 'GET', at('/transfers/unconfirmed'));
  await ask('treasury', 'POST', at('/withdrawals'), json(draft));
  await ask('treasury', 'POST', at(`/withdrawals/${ID}/approval`), json({}));
  await ask('treasury', 'POST', at(`/withdrawals/${ID}/sending`), json({}));
  await ask('treasury', 'GET', at(`/withdrawals/${ID}`));
  const found = { outcome: 'created', reason: 'seen' };
  await ask('treasury', 'POST', at(`/withdrawals/${ID}/outcome`), json(found));
  await ask('treasury', 'DELETE', at(`/withdrawals/${ID}`), json({}));
  await ask('treasury', 'GET', at('/withdrawals'));
  await ask('treasury', 'GET', at('/orders/search'));
  await ask('treasury', 'GET', at('/orders.csv'));
  await ask('treasury', 'GET', at('/orders/payment/1001'));
  await ask('treasury', 'POST', at('/orders/payment/1001/release'), json({ reason: 'r' }));
  await ask('treasury', 'POST', at('/orders/payment/1001/payment'), json({ reason: 'r' }));
  await ask('treasury', 'GET', at('/activity'));
  await ask('treasury', 'GET', at('/activity/1'));
  await ask('treasury', 'GET', at('/activity.csv?kind=act'));
  await ask('treasury', 'POST', at('/activity/1/repeat'), json({ reason: 'r' }));
  await ask('treasury', 'POST', at('/activity/1/settlement'), json({ reason: 'r' }));
}

describe('a long body', () => {
  it('is given up unread, by any sender', async () => {
    let pulled = 0;
    const endless = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1_024).fill(0x20));
        },
      });
    for (const [authorize, status] of [
      [() => ALL, 413],
      [() => null, 401],
    ] as const) {
      pulled = 0;
      const bench = createBench({ authorize });
      const answer = await bench.ask('treasury', 'POST', '/api/treasury/withdrawals', {
        headers: { 'content-type': 'application/json' },
        body: endless(),
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(status);
      expect(pulled).toBeLessThan(12);
    }
  });
});

describe('the API key', () => {
  const printed: string[] = [];
  afterEach(() => {
    printed.length = 0;
  });

  const base64 = Buffer.from(CANARY).toString('base64');
  const plantings: Record<string, Planting> = {
    'in every text of the body': async (answer) => {
      const text = await answer.text();
      return new Response(text.replaceAll(/:"[^"]*"/g, `:"${CANARY}"`), answer);
    },
    'as base64 in a name': async (answer) => {
      const text = await answer.text();
      return new Response(text.replace(/"(identity|code|name)":"/, `"$1":"${base64}`), answer);
    },
    'in headers': (answer) => {
      answer.headers.set('set-cookie', `key=${CANARY}`);
      answer.headers.set('content-disposition', CANARY);
      return answer;
    },
    'in a redirect': () =>
      new Response(null, { status: 302, headers: { location: `https://e.example/?k=${CANARY}` } }),
    'in an HTML error page': () =>
      new Response(`<h1>${CANARY}</h1>`, { status: 502, headers: { 'content-type': 'text/html' } }),
    'in a refusal that is known': () =>
      Response.json(
        { errors: [{ message: `user has no exchanges setup ${CANARY}` }], code: 400 },
        { status: 400 },
      ),
    'in a refused key': () =>
      Response.json(
        { errors: [{ message: `key ${CANARY} is unknown` }], code: 401 },
        { status: 401 },
      ),
  };

  it.each(
    Object.keys(plantings).flatMap((name) => DIALECTS.map((dialect) => [name, dialect] as const)),
  )('stays inside when the service puts it %s, %s', async (name, dialect) => {
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(inspect(words)));
    }
    const bench = createBench({ dialect });
    bench.bench.plant = plantings[name] ?? null;
    await everything(bench);
    bench.bench.plant = null;
    await bench.ask('shop', 'POST', '/api/till/checkouts', json({ order: 'o' }));
    await everything(bench);
    const ledger = inspect(await bench.ledger.list({ after: 0 }), {
      depth: 12,
      maxArrayLength: null,
    });
    expect(bench.outside.size).toBeGreaterThan(30);
    expect(findSecret(CANARY, bench.outside)).toEqual([]);
    const kept = new Map([
      ['printed', printed.join('\n')],
      ['ledger', ledger],
    ]);
    expect(findSecret(CANARY, kept)).toEqual([]);
  });
});

describe('whatever path and verb a stranger sends', () => {
  it('reaches nothing of the service and nothing of the ledger', async () => {
    const bench = createBench({ authorize: () => null });
    const words = fc.constantFrom(
      'session', 'currencies', 'balances', 'processing', 'exchange', 'transfers', 'unconfirmed',
      'withdrawals', ID, 'sending', 'approval', 'outcome', 'orders', 'orders.csv', 'payment',
      'release', 'activity', 'repeat', 'settlement', '..', '%2e%2e', '%2f', ';', '%00', '\\..', '?who=owner',
    ); // prettier-ignore
    const paths = fc.array(fc.oneof(words, fc.webSegment()), { maxLength: 5 });
    const verbs = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
    await fc.assert(
      fc.asyncProperty(paths, verbs, fc.json(), async (parts, method, body) => {
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const answer = await bench.ask('treasury', method, `/api/treasury/${parts.join('/')}`, {
          headers: { 'content-type': 'application/json', 'x-http-method-override': 'DELETE' },
          ...(hasBody ? { body } : {}),
        });
        expect([401, 404, 405, 429]).toContain(answer.status);
      }),
      { numRuns: runs(400) },
    );
    expect(bench.sandbox.recordedCalls()).toEqual([]);
    const events = await bench.ledger.list({ after: 0 });
    expect(events.every(({ stream }) => stream === 'treasury:audit')).toBe(true);
    expect(events.length).toBeLessThanOrEqual(3);
  });
});
