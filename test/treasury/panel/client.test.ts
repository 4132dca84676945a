/** The back office's client: what it sends, what it accepts, and one kind of error for every failure. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TREASURY_PROBLEMS } from '../../../src/treasury/contract/treasuryProblems.js';
import {
  TREASURY_ROUTES,
  type TreasuryRoute,
  type TreasuryRouteName,
} from '../../../src/treasury/contract/routes.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { isTreasuryError, type TreasuryError } from '../../../src/treasury/panel/treasuryError.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ENDPOINT = 'https://store.test/api/treasury';
const ID = '0b5e6b0a-9d0f-4c7e-8a53-2f1d7a0c9e11';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose requests are only written down; every answer is the given one. */
function recorded(answer: () => Response | Promise<Response>, timeoutMs?: number) {
  const sent: Sent[] = [];
  const client = createTreasuryClient({
    endpoint: `${ENDPOINT}/`,
    fetch: (url, init) => {
      sent.push({ url, init });
      return Promise.resolve(answer());
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { client, sent };
}

async function failureOf(work: Promise<unknown>): Promise<TreasuryError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isTreasuryError(error)) throw new Error('Expected a TreasuryError.');
  return error;
}

const order = { kind: 'payment', reference: 'A/1 ü' };
const draft = { id: ID, currencyId: 'USDT.Tron', amount: '1.5' as never, addressTo: 'T1' };

/** What the arguments of a path become in it: each stays one segment. */
const NAMED: readonly (readonly [part: string, argument: unknown, written: string])[] = [
  [':kind/:reference', order, 'payment/A%2F1%20%C3%BC'],
  [':id', '../session', '..%2Fsession'],
  [':event', 12, '12'],
];
const routes = Object.entries<TreasuryRoute>(TREASURY_ROUTES).map(([name, route]) => ({
  ...{ name: name as TreasuryRouteName, ...route },
  named: NAMED.filter(([part]) => route.path.includes(part)).map(([, argument]) => argument),
  written: NAMED.reduce((path, [part, , written]) => path.replace(part, written), route.path),
}));

describe('a request', () => {
  type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>;

  it.each(routes)('of $name uses its route', async (route) => {
    const { name, method, named, written, input, query } = route;
    const { client, sent } = recorded(() => new Response('{}'));
    const said = input ? { reason: 'Fine.' } : { [query?.keys[0] ?? 'x']: 'a b', unknown: 'x' };
    const call = (client[name] as AnyMethod)(...named, ...(input || query ? [said] : []));
    // A stream is passed on as it comes.
    await (route.answer === 'stream' ? call : failureOf(call));
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe(`${ENDPOINT}${written}${query ? `?${query.keys[0] ?? ''}=a+b` : ''}`);
    expect(init.method).toBe(method);
    expect(init.body).toBe(input && JSON.stringify(said));
    expect(init.cache).toBe('no-store');
    expect(init.credentials).toBe('same-origin');
    expect(init.redirect).toBe('error');
  });

  it('says nothing where nothing is given, and repeats the key of a list', async () => {
    const { client, sent } = recorded(() => new Response('{}'));
    await failureOf(client.getProcessingBalances());
    await failureOf(client.getProcessingBalances({ blockchains: ['tron', 'bsc'] }));
    await failureOf(client.sendWithdrawal(ID));
    expect(sent.map(({ url }) => url.replace(ENDPOINT, ''))).toEqual([
      ...['/balances/processing', '/balances/processing?blockchains=tron&blockchains=bsc'],
      `/withdrawals/${ID}/sending`,
    ]);
    expect(sent.at(-1)?.init.body).toBe('{}');
  });

  it('is sent once: a failed change is not repeated by the client', async () => {
    const { client, sent } = recorded(() => new Response('down', { status: 503 }));
    await failureOf(client.sendWithdrawal(ID));
    expect(sent).toHaveLength(1);
  });
});

describe('a failure', () => {
  const problem = (code: string, more: object = {}) =>
    Response.json(
      { type: 'x', title: 'Title', status: 409, code, retryable: false, requestId: 'r-1', ...more },
      { status: 409, headers: { 'retry-after': '7' } },
    );

  it.each(Object.keys(TREASURY_PROBLEMS))('of code %s keeps it', async (code) => {
    const { client } = recorded(() => problem(code));
    const error = await failureOf(client.getSession());
    expect(error).toMatchObject({ code, status: 409, requestId: 'r-1', retryAfterMs: 7_000 });
    expect(error.reason).toBeUndefined();
  });

  it('keeps the store’s reason, and nothing else', async () => {
    const { client } = recorded(() =>
      problem('address_invalid', { reason: 'checksum', secret: 1 }),
    );
    const error = await failureOf(client.draftWithdrawal(draft));
    expect(error).toMatchObject({ code: 'address_invalid', reason: 'checksum' });
    expect(Object.keys(error)).not.toContain('secret');
  });

  it('of a newer store is "internal" and still names the request', async () => {
    const { client } = recorded(() => problem('lunar_eclipse'));
    expect(await failureOf(client.getSession())).toMatchObject({
      code: 'internal',
      requestId: 'r-1',
    });
  });
});

it('needs an endpoint', () => {
  expect(() => createTreasuryClient({ endpoint: '' })).toThrow(/needs an `endpoint`.*no request/);
});
