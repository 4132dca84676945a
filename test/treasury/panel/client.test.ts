/** The back office's client: what it sends, what it accepts, and one kind of error for every failure. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TREASURY_PROBLEMS } from '../../../src/treasury/contract/treasuryProblems.js';
import { TREASURY_ROUTES } from '../../../src/treasury/contract/routes.js';
import { createTreasuryClient, type TreasuryClient } from '../../../src/treasury/panel/client.js';
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
const link = {
  kind: 'late',
  currencyId: 'USDT.Tron',
  amount: '1.5' as never,
  reason: 'Late.',
} as const;
const REASON = { reason: 'Fine.' };
const AT = '/orders/payment/A%2F1%20%C3%BC';
const draft = { id: ID, currencyId: 'USDT.Tron', amount: '1.5' as never, addressTo: 'T1' };

/** Every method with the verb, path and body that it must send. */
const CALLS: readonly (readonly [
  keyof typeof TREASURY_ROUTES,
  (client: TreasuryClient) => Promise<unknown>,
  string,
  unknown?,
])[] = [
  ['getSession', (c) => c.getSession(), '/session'],
  ['listTasks', (c) => c.listTasks(), '/tasks'],
  ['openLive', (c) => c.openLive(), '/live'],
  ['listCurrencies', (c) => c.listCurrencies(), '/currencies'],
  ['getProcessingBalances', (c) => c.getProcessingBalances(), '/balances/processing'],
  [
    'getProcessingBalances',
    (c) => c.getProcessingBalances({ blockchains: ['tron', 'bsc'], currencyIds: ['USDT.Tron'] }),
    '/balances/processing?blockchains=tron&blockchains=bsc&currencyIds=USDT.Tron',
  ],
  ['getFigures', (c) => c.getFigures(), '/figures'],
  ['getFigures', (c) => c.getFigures({ by: 'month', last: 24 }), '/figures?by=month&last=24'],
  [
    'exportFigures',
    (c) => c.exportFigures({ from: '2026-01-01', rows: 'entries' }),
    '/figures.csv?from=2026-01-01&rows=entries',
  ],
  ['getExchangeBalances', (c) => c.getExchangeBalances(), '/balances/exchange'],
  ['listUnconfirmedTransfers', (c) => c.listUnconfirmedTransfers(), '/transfers/unconfirmed'],
  ['listWithdrawals', (c) => c.listWithdrawals(), '/withdrawals'],
  ['listWithdrawals', (c) => c.listWithdrawals({ view: 'ready' }), '/withdrawals?view=ready'],
  [
    'exportWithdrawals',
    (c) => c.exportWithdrawals({ view: 'failed' }),
    '/withdrawals.csv?view=failed',
  ],
  ['listWithdrawals', (c) => c.listWithdrawals({ after: 'x y' }), '/withdrawals?after=x+y'],
  ['getWithdrawal', (c) => c.getWithdrawal(ID), `/withdrawals/${ID}`],
  ['draftWithdrawal', (c) => c.draftWithdrawal(draft), '/withdrawals', draft],
  ['approveWithdrawal', (c) => c.approveWithdrawal(ID), `/withdrawals/${ID}/approval`, {}],
  ['sendWithdrawal', (c) => c.sendWithdrawal(ID), `/withdrawals/${ID}/sending`, {}],
  [
    'settleWithdrawal',
    (c) => c.settleWithdrawal(ID, { outcome: 'created', reason: 'Seen.' }),
    `/withdrawals/${ID}/outcome`,
    { outcome: 'created', reason: 'Seen.' },
  ],
  ['deleteWithdrawal', (c) => c.deleteWithdrawal('../session'), '/withdrawals/..%2Fsession', {}],
  [
    'deleteWithdrawal',
    (c) => c.deleteWithdrawal(ID, { from: 'unsent' }),
    `/withdrawals/${ID}`,
    { from: 'unsent' },
  ],
  ['getOrder', (c) => c.getOrder(order), AT],
  ['releaseHold', (c) => c.releaseHold(order, REASON), `${AT}/release`, REASON],
  ['markPaid', (c) => c.markPaid(order, REASON), `${AT}/payment`, REASON],
  ['exportOrders', (c) => c.exportOrders({ view: 'late' }), '/orders.csv?view=late'],
  ['searchOrders', (c) => c.searchOrders({ sort: 'newest' }), '/orders/search?sort=newest'],
  ['countOrders', (c) => c.countOrders(), '/orders/counts'],
  ['makeRefundLink', (c) => c.makeRefundLink(order, link), `${AT}/refund-links`, link],
  [
    'revokeRefundLink',
    (c) => c.revokeRefundLink(order, '../x'),
    `${AT}/refund-links/..%2Fx/revocation`,
    {},
  ],
  ['listActivity', (c) => c.listActivity({ after: 7, q: 'a b' }), '/activity?q=a+b&after=7'],
  ['exportActivity', (c) => c.exportActivity({ kind: 'act' }), '/activity.csv?kind=act'],
  ['getActivity', (c) => c.getActivity(12), '/activity/12'],
  ['settlePayment', (c) => c.settlePayment(9, REASON), '/activity/9/settlement', REASON],
  ['repeatCallback', (c) => c.repeatCallback(9, REASON), '/activity/9/repeat', REASON],
];

describe('a request', () => {
  const calls = CALLS.map(([name, call, path, body]) => ({ name, call, path, body }));

  it.each(calls)('of $name uses its route', async ({ name, call, path, body }) => {
    const { client, sent } = recorded(() => new Response('{}'));
    // A stream is passed on as it comes.
    await (name === 'openLive' ? call(client) : failureOf(call(client)));
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe(`${ENDPOINT}${path}`);
    expect(init.method).toBe(TREASURY_ROUTES[name].method);
    expect(init.body).toBe(body === undefined ? undefined : JSON.stringify(body));
    expect(init.cache).toBe('no-store');
    expect(init.credentials).toBe('same-origin');
    expect(init.redirect).toBe('error');
  });

  it('is made for every route', () => {
    const called = new Set(CALLS.map(([name]) => name));
    const missing = Object.keys(TREASURY_ROUTES).filter((name) => !called.has(name as never));
    expect(missing).toEqual([]);
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
