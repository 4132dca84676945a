/** The live streams of staff: who may open one, what it says, when it ends, and how many there are. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedSchema, type Changed } from '../../../src/treasury/contract/liveHints.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { Grant } from '../../../src/treasury/server/permissions.js';
import { RECHECK_S, STAFF_LIMITS } from '../../../src/treasury/server/live/staffLive.js';
import { readEvents } from '../../server/live/eventReader.js';
import { ORIGIN } from '../../server/openStore.js';
import {
  openTreasury,
  PANEL,
  TREASURY,
  type OpenTreasuryOptions,
  type Treasury,
} from './openTreasury.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;
const RECEIVER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ID = '5b6f6f0e-6d0b-4c62-9d5f-000000000001';

async function askLive({ handler }: Pick<Treasury, 'handler'>, as: string, method = 'GET') {
  const leaving = new AbortController();
  const headers = { ...PANEL, 'x-person': as };
  const init = { method, headers, signal: leaving.signal };
  const response = await handler.fetch(new Request(`${ORIGIN}${TREASURY}/live`, init));
  return { response, leave: () => leaving.abort() };
}

async function listen(treasury: Pick<Treasury, 'handler'>, as = 'owner') {
  const { response, leave } = await askLive(treasury, as);
  if (!response.body) throw new Error('No stream.');
  const stream = readEvents(response.body);
  const changes = (): Changed[] =>
    stream.heard.flatMap(({ event, data }) =>
      event === 'changed' ? changedSchema.parse(data) : [],
    );
  return {
    ...stream,
    response,
    leave,
    changes,
    hints: () => changes().flatMap(({ hints }) => hints),
  };
}

/** A stream that has said what a new one says. */
async function settled(treasury: Treasury, as = 'owner') {
  const stream = await listen(treasury, as);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  stream.heard.length = 0;
  return stream;
}

/** Timers of the handler. */
const timers = () => vi.getTimerCount();

const draft = (treasury: Treasury, as = 'treasurer') =>
  treasury.ask('POST', '/withdrawals', {
    as,
    body: { id: ID, currencyId: 'USDT.Tron', amount: '10.5', addressTo: RECEIVER },
  });

describe('who opens a stream', () => {
  it.each(['owner', 'clerk', 'approver'])('%s may read, and so may listen', async (as) => {
    const treasury = openTreasury();
    const { response, leave } = await askLive(treasury, as);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    leave();
    await treasury.handler.close();
  });

  it('nobody else does, and no page of another site', async () => {
    const treasury = openTreasury();
    expect((await askLive(treasury, 'stranger')).response.status).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site', 'x-person': 'owner' };
    const request = new Request(`${ORIGIN}${TREASURY}/live`, { headers });
    expect((await treasury.handler.fetch(request)).status).toBe(403);
    expect(timers()).toBe(0);
  });

  it('HEAD gets no body that nobody would read', async () => {
    const treasury = openTreasury();
    const { response } = await askLive(treasury, 'owner', 'HEAD');
    expect([response.status, response.body]).toEqual([200, null]);
    expect(timers()).toBe(0);
  });
});

describe('what a stream says', () => {
  it('what another person drafts, within two seconds, and only its id', async () => {
    const treasury = openTreasury();
    const stream = await settled(treasury);
    await draft(treasury);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(stream.hints()).toContainEqual({ kind: 'withdrawals', about: ID });
    expect(stream.text()).not.toMatch(/TJRab|USDT|10\.5|treasurer/);
    await treasury.handler.close();
  });

  it('what a shopper pays: the order, its webhook and the balances, without an address', async () => {
    const treasury = openTreasury();
    const stream = await settled(treasury);
    const { checkout } = await treasury.store.open('one', 'USDT.Tron');
    treasury.sandbox.confirm(treasury.store.pay(checkout));
    await treasury.store.settle();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(new Set(stream.hints().map(({ kind }) => kind))).toEqual(
      new Set(['orders', 'activity', 'balances']),
    );
    expect(stream.hints()).toContainEqual({ kind: 'orders', about: 'payment:1001' });
    expect(stream.text()).not.toContain(checkout.address?.address ?? 'none');
    await treasury.handler.close();
  });

  it('each message names the one before, so that a page knows what it missed', async () => {
    const treasury = openTreasury();
    const stream = await listen(treasury);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await draft(treasury);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await treasury.ask('POST', `/withdrawals/${ID}/approval`, { body: {} });
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    const ids = stream.heard.flatMap(({ id }) => (id === undefined ? [] : Number(id)));
    const first = (stream.heard[0]?.data as { last: number }).last;
    expect(stream.changes().map(({ after }) => after)).toEqual([first, ...ids.slice(0, -1)]);
    await treasury.handler.close();
  });

  it('what was written while nobody listened is not passed over in silence', async () => {
    const treasury = openTreasury();
    const before = await settled(treasury);
    const lastOf = async () => {
      const stream = await listen(treasury);
      return { stream, last: (await stream.next())?.data as { last: number } };
    };
    const known = await lastOf();
    before.leave();
    known.stream.leave();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await draft(treasury);
    const again = await lastOf();
    expect(again.last.last).not.toBe(known.last.last);
    await treasury.handler.close();
  });

  it('many changes at once in one small message', async () => {
    const treasury = openTreasury();
    const stream = await settled(treasury);
    const at = new Date(treasury.sandbox.now()).toISOString();
    for (let n = 0; n < 100; n += 1) {
      const kind = 'closed';
      await treasury.ledger.append({ stream: `order:${String(n)}`, key: 'x', kind, at, body: {} });
    }
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(stream.changes().map(({ hints }) => hints)).toEqual([[{ kind: 'orders' }]]);
    await treasury.handler.close();
  });

  it('the list of tasks that a hint leads to is not the one from before', async () => {
    const ledger = memoryLedger();
    const [here, there] = [openTreasury({ ledger }), openTreasury({ ledger })];
    await settled(here, 'approver');
    const kinds = async () => {
      const { json } = await here.ask('GET', '/tasks', { as: 'approver' });
      return (json as { tasks: { kind: string }[] }).tasks.map(({ kind }) => kind);
    };
    expect(await kinds()).not.toContain('withdrawal_approve');
    await draft(there);
    // The clock of both has not moved: only the hint makes the answer new.
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(await kinds()).toContain('withdrawal_approve');
    await Promise.all([here.handler.close(), there.handler.close()]);
  });
});

describe('when a stream ends', () => {
  function changeable(options: OpenTreasuryOptions = {}) {
    const state: { grant: Grant | null; fails: boolean } = {
      grant: { who: 'owner', may: { read: true } },
      fails: false,
    };
    const authorize = () => {
      if (state.fails) throw new Error('the session store is down');
      return state.grant;
    };
    return { state, ...openTreasury({ ...options, treasury: { authorize } }) };
  }

  it.each([
    ['the session has ended', { grant: null }],
    ['another person is signed in', { grant: { who: 'other', may: { read: true } } }],
    ['the right to read was taken', { grant: { who: 'owner', may: {} } }],
    ['nobody can say whether it lasts', { fails: true }],
  ])('%s: within a minute', async (_, change) => {
    const treasury = changeable();
    const stream = await listen(treasury);
    await vi.advanceTimersByTimeAsync((RECHECK_S - 1) * SECOND);
    Object.assign(treasury.state, change);
    expect(stream.isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(stream.isOver()).toBe(true);
    expect(stream.names().at(-1)).toBe('bye');
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(timers()).toBe(0);
  });

  it('lasts while the session does, and at most some minutes', async () => {
    const treasury = changeable();
    const stream = await listen(treasury);
    await vi.advanceTimersByTimeAsync(4 * 60 * SECOND);
    expect(stream.isOver()).toBe(false);
    expect(stream.names().filter((name) => name === 'alive').length).toBeGreaterThan(10);
    await vi.advanceTimersByTimeAsync(2 * 60 * SECOND);
    expect(stream.isOver()).toBe(true);
  });

  it('when the session does, if the store knows its end', async () => {
    const treasury = changeable();
    const expiresAt = new Date(treasury.sandbox.now() + 20 * SECOND).toISOString();
    treasury.state.grant = { who: 'owner', may: { read: true }, expiresAt };
    const stream = await listen(treasury);
    await vi.advanceTimersByTimeAsync(19 * SECOND);
    expect(stream.isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(stream.isOver()).toBe(true);
    expect(stream.names().at(-1)).toBe('bye');
  });

  it('with the handler, and no other is opened', async () => {
    const treasury = openTreasury();
    const stream = await listen(treasury);
    await treasury.handler.close();
    await stream.ended;
    expect(stream.names().at(-1)).toBe('bye');
    expect((await askLive(treasury, 'owner')).response.status).toBe(503);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('how many streams there are', () => {
  it('is limited for a person, and others still get theirs', async () => {
    const treasury = openTreasury();
    const open = [];
    for (let n = 0; n < STAFF_LIMITS.maxPerAddress; n += 1)
      open.push(await askLive(treasury, 'clerk'));
    const refused = await askLive(treasury, 'clerk');
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    expect((await askLive(treasury, 'owner')).response.status).toBe(200);
    open[0]?.leave();
    expect((await askLive(treasury, 'clerk')).response.status).toBe(200);
    await treasury.handler.close();
  });

  it('is limited for the process', async () => {
    let people = 0;
    const treasury = openTreasury({
      treasury: { authorize: () => ({ who: `p${String((people += 1))}`, may: { read: true } }) },
    });
    for (let n = 0; n < STAFF_LIMITS.maxStreams; n += 1) await askLive(treasury, 'owner');
    expect((await askLive(treasury, 'owner')).response.status).toBe(503);
    await treasury.handler.close();
  });

  it('costs one read of the ledger a second, and none without streams', async () => {
    const inner = memoryLedger();
    let reads = 0;
    const ledger = {
      ...inner,
      list: (query: Parameters<typeof inner.list>[0]) => {
        reads += 1;
        return inner.list(query);
      },
    };
    const treasury = openTreasury({ ledger });
    const streams = [await settled(treasury), await settled(treasury), await settled(treasury)];
    reads = 0;
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(reads).toBeLessThanOrEqual(11);
    for (const { leave } of streams) leave();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    reads = 0;
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect([reads, timers()]).toEqual([0, 0]);
  });
});
