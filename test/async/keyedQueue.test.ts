/** A keyed queue: one at a time per key, not blocked for ever by work that was cut off. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createKeyedQueue } from '../../src/async/keyedQueue.js';
import { STALE_AFTER_MS } from '../../src/async/singleFlight.js';
import { never } from '../server/telling/passTime.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

it('runs work of one key in order, whether the previous work resolved or rejected', async () => {
  const queue = createKeyedQueue();
  const order: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      await Promise.resolve();
      order.push(name);
      if (fails) throw new Error(name);
      return name;
    };
  const first = queue.run('a', work('first', true)).catch(() => 'failed');
  const second = queue.run('a', work('second'));
  expect(await Promise.all([first, second])).toEqual(['failed', 'second']);
  expect(order).toEqual(['first', 'second']);
});

it('goes on after work that was cut off, for queued work and for later work', async () => {
  const queue = createKeyedQueue();
  void queue.run('a', never);
  const queued = queue.run('a', () => Promise.resolve('queued'));
  await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
  expect(await queued).toBe('queued');
  void queue.run('b', never);
  vi.setSystemTime(Date.now() + STALE_AFTER_MS);
  // Needs no timer: on Workers, a request does not live that long.
  expect(await queue.run('b', () => Promise.resolve('later'))).toBe('later');
});
