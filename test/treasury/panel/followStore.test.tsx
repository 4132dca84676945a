/** The page's side of the stream: what it reads again, how soon, and what it does without a stream. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { followStore } from '../../../src/treasury/panel/live/followStore.js';
import { isLive, ledgerIntervalMs } from '../../../src/treasury/panel/live/liveState.js';
import { pagesOptions, readOptions } from '../../../src/treasury/panel/queries.js';
import { createStreamingFetch } from '../../checkout/live/streamingFetch.js';

const cleanUp: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of cleanUp.splice(0)) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ENDPOINT = 'https://store.test/api/treasury';
const at = () => new Date().toISOString();
const tasks = () => ({ wire: 1, tasks: [], total: 0, unread: [], serverTime: at() });
const ACTIVITY = {
  ...{ wire: 1, entries: [], next: null, total: 0, people: [], actions: [] },
  counts: { all: 0, webhook: 0, notification: 0, act: 0, failed: 0 },
};

function follow() {
  const streaming = createStreamingFetch();
  const asked: string[] = [];
  const client = createTreasuryClient({
    endpoint: ENDPOINT,
    fetch: async (url, init) => {
      const path = url.slice(ENDPOINT.length);
      if (path === '/live') return streaming.fetch(url, init);
      asked.push(path);
      return Promise.resolve(Response.json(path === '/tasks' ? tasks() : ACTIVITY));
    },
  });
  const queryClient = new QueryClient();
  const watch = new QueryObserver(queryClient, {
    ...readOptions(client, 'listTasks'),
    refetchInterval: false,
  });
  cleanUp.push(watch.subscribe(() => undefined));
  const activity = new QueryObserver(queryClient, {
    queryKey: pagesOptions(client, 'listActivity').queryKey,
    queryFn: () => client.listActivity(),
  });
  cleanUp.push(activity.subscribe(() => undefined));
  const stop = followStore({ client, queryClient });
  cleanUp.push(stop);
  return { ...streaming, asked, client, queryClient, stop };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page whose stream has said hello, and what that led to is over. */
async function settled() {
  const page = follow();
  await pass(10);
  page.streams[0]?.send('alive', { last: 7, serverTime: at() });
  await pass(5_000);
  page.asked.length = 0;
  const stream = page.streams[0];
  if (!stream) throw new Error('No stream.');
  return { ...page, stream };
}
const hint = (after: number, ...hints: object[]) => ({ after, hints });

describe('a page with a stream', () => {
  it('is live, and asks the ledger less often by itself', async () => {
    const { client, stop } = await settled();
    expect([isLive(client), ledgerIntervalMs(client)]).toEqual([true, 60_000]);
    stop();
    expect([isLive(client), ledgerIntervalMs(client)]).toEqual([false, 15_000]);
  });

  it('reads what it had before the stream once more: nothing had hinted at it', async () => {
    const page = follow();
    await pass(10);
    page.asked.length = 0;
    page.streams[0]?.send('alive', { last: 7, serverTime: at() });
    await pass(1_000);
    expect(page.asked.toSorted()).toEqual(['/activity', '/tasks']);
  });

  it('reads once for many hints, and again only a while later', async () => {
    const { stream, asked } = await settled();
    for (let n = 7; n < 27; n += 1) stream.send('changed', hint(n, { kind: 'orders' }));
    await pass(1_000);
    expect(asked).toEqual(['/tasks']);
    stream.send('changed', hint(27, { kind: 'orders' }));
    await pass(200);
    expect(asked).toHaveLength(1);
    await pass(1_500);
    expect(asked).toHaveLength(2);
  });

  it('reads everything after a gap', async () => {
    const { stream, asked } = await settled();
    stream.send('changed', hint(9, { kind: 'activity' }));
    await pass(1_000);
    expect(asked.toSorted()).toEqual(['/activity', '/tasks']);
  });

  it('reads nothing more after a planned reconnection without a gap', async () => {
    const page = await settled();
    await pass(10_000);
    page.asked.length = 0;
    page.stream.send('bye');
    page.stream.end();
    await pass(4_000);
    expect(page.streams).toHaveLength(2);
    page.streams[1]?.send('alive', { last: 7, serverTime: at() });
    await pass(2_000);
    expect(page.asked).toEqual([]);
    expect(isLive(page.client)).toBe(true);
  });

  it('reads what a hint names, and nothing else, nor what is no message of this wire', async () => {
    const { stream, asked } = await settled();
    stream.send('changed', 'no JSON');
    stream.send('changed', { after: 'x' });
    stream.send('later', { anything: 1 });
    await pass(2_000);
    expect(asked).toEqual([]);
    stream.send('changed', hint(7, { kind: 'orders', about: 'payment:1' }));
    await pass(1_000);
    expect(asked).toEqual(['/tasks']);
  });

  it('reads nothing while it is hidden, and what has changed once it is shown', async () => {
    const { stream, asked, queryClient, client } = await settled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stream.send('changed', hint(7, { kind: 'activity' }, { kind: 'orders' }));
    await pass(2_000);
    expect(asked).toEqual([]);
    for (const { queryKey } of [
      pagesOptions(client, 'listActivity'),
      readOptions(client, 'listTasks'),
    ]) {
      expect(queryClient.getQueryState<unknown>(queryKey)?.isInvalidated).toBe(true);
    }
  });
});

describe('a page without a stream', () => {
  it('of a store that keeps none polls as before, and tries again only minutes later', async () => {
    const page = follow();
    page.refuseNext(new Response(null, { status: 404 }));
    await pass(10_000);
    expect([page.streams.length, isLive(page.client)]).toEqual([0, false]);
    await pass(2 * 60_000);
    expect(page.streams).toHaveLength(1);
  });

  it('that was cut off is not live, until another stream works', async () => {
    const page = await settled();
    page.stream.break();
    await pass(10);
    expect(isLive(page.client)).toBe(false);
    await pass(4_000);
    page.streams[1]?.send('alive', { last: 9, serverTime: at() });
    await pass(2_000);
    expect(isLive(page.client)).toBe(true);
    expect(page.asked).toContain('/activity');
  });

  it('that is left keeps neither stream nor timer', async () => {
    const page = await settled();
    page.stop();
    await pass(10);
    expect(page.stream.released()).toBe(true);
    expect(page.streams.filter((one) => one.isOpen())).toEqual([]);
  });

  it('in the back/forward cache lets go of its stream, and opens one when it comes back', async () => {
    const page = await settled();
    window.dispatchEvent(new Event('pagehide'));
    await pass(10);
    expect(page.stream.released()).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(10);
    expect(page.streams).toHaveLength(2);
  });
});
