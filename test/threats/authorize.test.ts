/**
 * Every route of the back office before an `authorize` that is missing, broken, slow or stingy. The
 * routes come from the wire's own list: a new one is asked here without anybody adding it, and the
 * first test fails until its request is one that would really be carried out.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MadeRefundLink } from '../../src/treasury/contract/refundLinks.js';
import { TREASURY_ROUTES, type TreasuryRouteName } from '../../src/treasury/contract/routes.js';
import type { Authorize } from '../../src/treasury/server/authenticator.js';
import { HandlerConfigurationError } from '../../src/server/configuration/configurationError.js';
import { openTreasury, PEOPLE } from '../treasury/server/openTreasury.js';
import { codeOf } from '../server/openStore.js';
import { eventOf } from '../server/webhooks/samples.js';
import { findSecret } from './secretSearch.js';

const ROUTE_NAMES = Object.keys(TREASURY_ROUTES) as TreasuryRouteName[];
const isChange = (name: TreasuryRouteName): boolean => TREASURY_ROUTES[name].method !== 'GET';
const CHANGES = ROUTE_NAMES.filter(isChange);
const READS = ROUTE_NAMES.filter((name) => !isChange(name));

const idOf = (n: number): string => `5b6f6f0e-6d0b-4c62-9d5f-00000000000${String(n)}`;
const [TO_APPROVE, READY, LOST, NEW] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const RECEIVER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const draft = (id: string) => ({
  id,
  currencyId: 'USDT.Tron',
  amount: '10.5',
  addressTo: RECEIVER,
});
const REASON = { reason: 'seen in the dashboard' };
/** What has arrived in a currency that was not asked for. */
const WRONG_COIN = { kind: 'wrong_currency', currencyId: 'TRX.Tron', ...REASON };

/** Which withdrawal a path is about; `READY` where nothing is named. */
const TARGETS: Partial<Record<TreasuryRouteName, string>> = {
  approveWithdrawal: TO_APPROVE,
  settleWithdrawal: LOST,
};
/** What a change says; nothing where nothing is named. */
const BODIES: Partial<Record<TreasuryRouteName, object>> = {
  draftWithdrawal: draft(NEW),
  settleWithdrawal: { outcome: 'created', ...REASON },
  releaseHold: REASON,
  markPaid: REASON,
  makeRefundLink: { ...WRONG_COIN, amount: '20', offered: '20' },
  settlePayment: REASON,
  repeatCallback: REASON,
};

function idFor(name: TreasuryRouteName, ids: Ids): string {
  if (name === 'revokeRefundLink') return ids.link;
  if (name === 'getActivity') return String(ids.webhook);
  if (name === 'settlePayment') return String(ids.orphan);
  return name === 'repeatCallback' ? String(ids.callback) : (TARGETS[name] ?? READY);
}

interface Ids {
  readonly link: string;
  readonly webhook: number;
  readonly orphan: number;
  readonly callback: number;
}

function requestOf(name: TreasuryRouteName, ids: Ids) {
  const { method, path } = TREASURY_ROUTES[name];
  const filled = path
    .replace(/:(?:id|event)/, idFor(name, ids))
    .replace(':kind', 'payment')
    .replace(':reference', '1001');
  // Every other download is of one kind of things.
  const query = name === 'exportActivity' ? '?kind=act' : '';
  return { method, path: filled + query, ...(isChange(name) ? { body: BODIES[name] ?? {} } : {}) };
}

/** A store with something behind every route, and an `authorize` that is exchanged afterwards. */
async function openOffice() {
  let authorize: Authorize = (request) =>
    (PEOPLE[request.headers.get('x-person') ?? ''] ?? null) as never;
  const told: string[] = [];
  const treasury = openTreasury({
    store: { handler: { onStatusChange: ({ claimId }) => void told.push(claimId) } },
    treasury: {
      authorize: (request, context) => authorize(request, context),
      refundLinks: { page: 'https://shop.example/refund' },
    },
  });
  const { store, sandbox, failures, ask } = treasury;
  const { checkout, token } = await store.open('one');
  const chosen = await store.choose(token, 'USDT.Tron');
  expect(checkout.kind).toBe('payment');
  const said = async (method: string, path: string, body: object, as = 'owner') => {
    const answer = await ask(method, path, { body, as });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  const receive = async (amount: string) => {
    const address = chosen.address?.address ?? '';
    sandbox.confirm(sandbox.pay({ address, currencyId: 'TRX.Tron', amount }).txHash);
    await store.settle();
  };
  await receive('60');
  const asked = { ...WRONG_COIN, amount: '60', offered: '60' };
  const made = await said('POST', '/orders/payment/1001/refund-links', asked);
  const linkId = (made.json as MadeRefundLink).refund.id;
  await receive('20');
  await said('POST', '/withdrawals', draft(TO_APPROVE), 'treasurer');
  await said('POST', '/withdrawals', draft(READY));
  await said('POST', '/withdrawals', draft(LOST));
  failures.set('createWithdrawal', () => Promise.reject(new TypeError('fetch failed')));
  await said('POST', `/withdrawals/${LOST}/sending`, {});
  failures.clear();
  await store.drain();
  await store.deliver(eventOf('of-another-shop'));
  const before = await treasury.ledger.list({ after: 0 });
  const idOfLast = (kind: string): number =>
    before.findLast((one) => one.kind === kind)?.sequence ?? 0;
  const ids = {
    ...{ link: linkId, webhook: idOfLast('confirmed'), callback: idOfLast('effect_done') },
    orphan: idOfLast('orphan'),
  };
  told.length = 0;
  const [calls, shown] = [treasury.calls.length, treasury.answers.length];
  return {
    ...treasury,
    /** Claim ids that the store's code got since all was prepared. */
    told,
    /** From now on. */
    authorizeBy(next: Authorize) {
      authorize = next;
    },
    request(name: TreasuryRouteName, as = 'owner') {
      const { method, path, ...rest } = requestOf(name, ids);
      return ask(method, path, { ...rest, as });
    },
    /** What was asked of the service, written and answered since all was prepared. */
    async since() {
      const events = await treasury.ledger.list({ after: before.at(-1)?.sequence ?? 0 });
      const answers = treasury.answers.slice(shown);
      const texts = answers.map(({ text, headers }, index) => {
        return [String(index), `${text}\n${JSON.stringify([...headers])}`] as const;
      });
      return { calls: treasury.calls.slice(calls), events, answers, texts: new Map(texts) };
    },
    apiKey: sandbox.apiKey,
  };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** Words of what stands behind the door: an answer to a stranger has none of them. */
const INSIDE = /owner|treasurer|1001|USDT|10\.5|Tron|TJRab|sandbox|dashboard|redis|session store/;

/** Nothing reached the service, nothing but the audit was written, and nothing of the store was told. */
async function expectNothing(office: Office): Promise<void> {
  const { calls, events, answers, texts } = await office.since();
  expect(calls).toEqual([]);
  expect(office.told).toEqual([]);
  expect(new Set(events.map(({ stream }) => stream))).toEqual(new Set(['treasury:audit']));
  for (const { body } of events) {
    expect(body['reason']).toBeNull();
    // What a stranger names is kept nowhere; of a person who is known the owner may want to know it.
    if (body['who'] === null) expect(body['target']).toBeNull();
  }
  expect(findSecret(office.apiKey, texts)).toEqual([]);
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const name of ['etag', 'set-cookie', 'content-disposition', 'location']) {
      expect(answer.headers.has(name), name).toBe(false);
    }
    const { requestId, ...said } = answer.json as Record<string, unknown>;
    expect(requestId).toBe(answer.headers.get('till-request-id'));
    expect(Object.keys(said).sort()).toEqual(['code', 'retryable', 'status', 'title', 'type']);
    // All but the request's id: that is chance, and now and then has the order's digits in it.
    expect(JSON.stringify(said)).not.toMatch(INSIDE);
  }
}

describe('a person who may do everything', () => {
  it.each(ROUTE_NAMES)(
    'is carried out by %s, so that a refusal below refuses something',
    async (name) => {
      const { status, text } = await (await openOffice()).request(name);
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    },
  );
});

describe('an authorize that is no function', () => {
  it.each([undefined, null, true, {}, 'owner'])('%j: no handler is made', (authorize) => {
    const make = () => openTreasury({ treasury: { authorize: authorize as never } });
    expect(make).toThrow(HandlerConfigurationError);
    expect(make).toThrow(/authorize/);
  });
});

const ALL = { read: true, withdraw: true, approve: true };
const ALLOWED = { who: 'owner', may: ALL };

/** What a broken or stingy store answers; every other such word is in `test/treasury/server/session.test.ts`. */
const NOBODY: Readonly<Record<string, Authorize>> = {
  null: () => null,
  'half a grant: who': () => ({ who: 'owner' }) as never,
  'rights that are truthy': () =>
    ({ who: 'owner', may: { read: 'true', withdraw: 1, approve: {} } }) as never,
  'an error, thrown at once': () => {
    throw new Error('redis: the session store is down');
  },
};

describe('an authorize that refuses everybody', () => {
  it.each(Object.keys(NOBODY))(
    '%s: every route refuses, tells nothing, does nothing',
    async (word) => {
      const office = await openOffice();
      office.authorizeBy(NOBODY[word] ?? (() => null));
      for (const name of ROUTE_NAMES) {
        const answer = await office.request(name);
        expect([name, [401, 403].includes(answer.status)]).toEqual([name, true]);
      }
      await expectNothing(office);
    },
  );

  it('is a refusal that does not tell what there is from what there is not', async () => {
    const office = await openOffice();
    office.authorizeBy(() => null);
    for (const path of [`/withdrawals/${READY}`, `/withdrawals/${idOf(9)}`, '/withdrawals/x']) {
      expect(codeOf(await office.ask('GET', path))).toBe('unauthorized');
    }
    for (const path of ['/orders/payment/1001', '/orders/payment/9999', '/orders/other/1']) {
      expect(codeOf(await office.ask('GET', path))).toBe('unauthorized');
    }
    await expectNothing(office);
  });
});

describe('an authorize that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('is waited for ten seconds at every route, and then nothing was done', async () => {
    const office = await openOffice();
    office.authorizeBy(() => new Promise(() => undefined));
    for (const name of ROUTE_NAMES) {
      const asked = office.request(name);
      await vi.advanceTimersByTimeAsync(9_999);
      expect((await office.since()).calls).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      const answer = await asked;
      expect([name, codeOf(answer)]).toEqual([name, 'store_unavailable']);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    await expectNothing(office);
  });

  it('and says yes only after that: nothing is done any more', async () => {
    const office = await openOffice();
    const late: (() => void)[] = [];
    office.authorizeBy(() => new Promise((resolve) => late.push(() => resolve(ALLOWED))));
    const asked = ROUTE_NAMES.map((name) => office.request(name));
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(asked);
    for (const letIn of late) letIn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(late).toHaveLength(ROUTE_NAMES.length);
    await expectNothing(office);
  });
});

describe('a person who may only read', () => {
  it.each(CHANGES)('is refused by %s, and nothing is done', async (name) => {
    const office = await openOffice();
    const answer = await office.request(name, 'clerk');
    expect(codeOf(answer)).toBe('forbidden');
    const { calls, events } = await office.since();
    expect(calls).toEqual([]);
    expect(events.map(({ stream }) => stream)).toEqual(['treasury:audit']);
    expect(events[0]?.body).toMatchObject({ who: 'clerk', action: name, outcome: 'forbidden' });
  });

  it.each(READS)('is served by %s', async (name) => {
    const office = await openOffice();
    expect((await office.request(name, 'clerk')).status).toBe(200);
  });
});

describe('a person who may change some things', () => {
  /** Each change belongs to exactly one of the two rights. */
  it.each(CHANGES)('may do %s with one of the rights, and not with the other', async (name) => {
    const outcomes = await Promise.all(
      (['withdraw', 'approve'] as const).map(async (right) => {
        const office = await openOffice();
        office.authorizeBy(() => ({ who: 'deputy', may: { read: true, [right]: true } }));
        const answer = await office.request(name);
        if (answer.status !== 200) expect((await office.since()).calls).toEqual([]);
        return answer.status;
      }),
    );
    expect(outcomes.toSorted()).toEqual([200, 403]);
  });
});
