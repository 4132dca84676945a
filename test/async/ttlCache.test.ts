/** A cache with a time to live: loads once for many callers, keeps answers for a while. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createTtlCache } from '../../src/async/ttlCache.js';
import { never } from '../server/telling/passTime.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

const TTL_MS = 5_000;

function countingCache() {
  let loaded = 0;
  const cache = createTtlCache<number>({ now: Date.now, ttlMs: TTL_MS });
  return {
    cache,
    read: (load = () => Promise.resolve(loaded)) => cache.get('a', () => ((loaded += 1), load())),
    loaded: () => loaded,
  };
}

it('loads once for many callers, keeps the answer for its time, and loads again', async () => {
  const { read, loaded } = countingCache();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  vi.setSystemTime(Date.now() + TTL_MS - 1);
  await read();
  expect(loaded()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await read()).toBe(2);
});

it('does not keep a failure', async () => {
  const { read } = countingCache();
  await expect(read(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await read()).toBe(2);
});

it('keeps an answer without a value', async () => {
  const cache = createTtlCache<undefined>({ now: Date.now, ttlMs: TTL_MS });
  const load = vi.fn(() => Promise.resolve(undefined));
  await cache.get('a', load);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after delete, even while a call is in flight', async () => {
  const { cache, read } = countingCache();
  void read(never);
  cache.delete('a');
  expect(await read()).toBe(2);
});

it('waits for a call that was cut off for a minute at most', async () => {
  const { read } = countingCache();
  void read(never);
  const waiting = read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waiting).toBe(2);
  expect(await read()).toBe(2);
});
