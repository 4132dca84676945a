/** A single flight: one call per key at a time, not blocked for ever by a call that was cut off. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createSingleFlight, STALE_AFTER_MS } from '../../src/async/singleFlight.js';
import { never } from '../server/telling/passTime.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

it('starts a call once while it is in flight, and again after it was cut off', async () => {
  const flight = createSingleFlight<string>();
  let started = 0;
  const hang = () => ((started += 1), never());
  void flight.run('a', hang);
  void flight.run('a', hang);
  expect(started).toBe(1);
  vi.setSystemTime(Date.now() + STALE_AFTER_MS);
  expect(await flight.run('a', () => Promise.resolve('done'))).toBe('done');
  expect(await flight.run('a', () => Promise.resolve('again'))).toBe('again');
});

it('starts one new call if several callers waited for one that was cut off', async () => {
  const flight = createSingleFlight<string>();
  let started = 0;
  void flight.run('a', never);
  await vi.advanceTimersByTimeAsync(1_000);
  let finish = (): void => undefined;
  const again = () => {
    started += 1;
    return new Promise<string>((resolve) => (finish = () => resolve('done')));
  };
  const waiting = [flight.run('a', again), flight.run('a', again)];
  await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
  expect(started).toBe(1);
  finish();
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  expect(vi.getTimerCount()).toBe(0);
});

it('starts a new call after a rejection, and after forget', async () => {
  const flight = createSingleFlight<string>();
  await expect(flight.run('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  void flight.run('a', never);
  flight.forget('a');
  expect(await flight.run('a', () => Promise.resolve('new'))).toBe('new');
});
