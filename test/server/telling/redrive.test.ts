/** What failed is tried again by itself: without a request, further and further apart, on any instance. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askHandler, BASE, MINUTE, openStore, START, type Store } from '../openStore.js';
import { never, pass, payFully, quiet, useFakeTimers } from './passTime.js';

beforeEach(useFakeTimers);

const failing = (times: number[], store: () => Store) => (): never => {
  times.push(store().sandbox.now() - START);
  throw new Error('The warehouse is away.');
};

describe('a failed callback', () => {
  it('is tried again after 1, 2, 4, 8, 16, 32, 60 and 60 minutes, without any request', async () => {
    const times: number[] = [];
    const store: Store = openStore({ handler: { onPaid: failing(times, () => store) } });
    await payFully(store);
    for (let minutes = 0; minutes < 200; minutes += 1) await pass(store, MINUTE);
    const waits = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / MINUTE);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('waits for a request on Workers, where nothing runs between requests', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const times: number[] = [];
    const store: Store = openStore({ handler: { onPaid: failing(times, () => store) } });
    await payFully(store);
    await pass(store, 10 * MINUTE);
    expect(times).toHaveLength(1);
    await store.ask('GET', '/health');
    await quiet();
    expect(times).toHaveLength(2);
  });
});

describe('an instance that went away', () => {
  it('leaves its callbacks to another one, which finds them within five minutes', async () => {
    const claims: string[] = [];
    const store = openStore({
      handler: { onPaid: ({ claimId }) => (claims.push(claimId), never()) },
    });
    const other = store.makeHandler({ onPaid: ({ claimId }) => void claims.push(claimId) });
    await quiet();
    await payFully(store);
    expect(claims).toHaveLength(1);
    // The first instance is gone: it neither ends its call nor wakes again.
    const closing = store.handler.close({ timeoutMs: 1 });
    await pass(store, 1);
    await closing;
    await pass(store, 5 * MINUTE);
    await pass(store, MINUTE);
    expect(claims.length).toBeGreaterThanOrEqual(2);
    expect(new Set(claims).size).toBe(1);
    const before = claims.length;
    await pass(store, 2 * 60 * MINUTE);
    expect(claims).toHaveLength(before);
    await other.close();
  });
});

describe('on Workers', () => {
  it('a look for what others left undone is not the last one when it is cut off', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const store = openStore();
    await payFully(store);
    let cutOff = true;
    const told: string[] = [];
    const { ledger } = store;
    const other = store.makeHandler({
      ledger: {
        ...ledger,
        list: (query) => ('after' in query && cutOff ? never() : ledger.list(query)),
      },
      onPaid: ({ reference }) => void told.push(reference),
    });
    await quiet();
    // With the request go its timers.
    vi.clearAllTimers();
    cutOff = false;
    for (let minutes = 0; minutes < 6; minutes += 1) {
      await pass(store, MINUTE);
      await askHandler(other, 'GET', `${BASE}/health`);
      await quiet();
    }
    expect(told).toEqual(['1001']);
  });
});
