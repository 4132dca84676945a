/**
 * Every route of the back office before an `authorize` that is missing, broken, slow or stingy. The
 * routes come from the wire's own list (`officeRoutes.ts`): a new one is asked here without anybody adding it, and the
 * first test fails until its request is one that would really be carried out.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Authorize } from '../../src/treasury/server/authenticator.js';
import { HandlerConfigurationError } from '../../src/server/configuration/configurationError.js';
import { openTreasury } from '../treasury/server/openTreasury.js';
import { codeOf } from '../server/openStore.js';
import {
  CHANGES,
  idOf,
  openOffice,
  READS,
  READY,
  ROUTE_NAMES,
  type Office,
} from './officeRoutes.js';
import { findSecret } from './secretSearch.js';

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
