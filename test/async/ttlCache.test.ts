/** Answers that several readers share, also where the request that asked for them was cut off. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFreshAnswers, CUT_OFF_MS } from '../../src/async/ttlCache.js';
import { never } from '../server/callbacks/passTime.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const FRESH_MS = 5_000;

function reader() {
  let asked = 0;
  const fresh = createFreshAnswers<{ asked: number }>({ now: Date.now, freshMs: FRESH_MS });
  const answer = () => Promise.resolve({ asked });
  return {
    read: (ask: () => Promise<{ asked: number }> = answer, key = 'a') =>
      fresh(key, () => ((asked += 1), ask())),
    asked: () => asked,
  };
}

describe('an answer', () => {
  it('is asked for once by many, kept for a while, and then asked for again', async () => {
    const { read, asked } = reader();
    expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
    vi.setSystemTime(Date.now() + FRESH_MS - 1);
    await read();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 2);
    expect(await read()).toEqual({ asked: 2 });
  });

  it('that failed is not kept', async () => {
    const { read } = reader();
    await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await read()).toEqual({ asked: 2 });
  });

  it('that was cut off keeps nobody waiting for longer than a minute, whoever came when', async () => {
    const { read } = reader();
    void read(never);
    const waiting = read();
    await vi.advanceTimersByTimeAsync(CUT_OFF_MS);
    expect(await waiting).toEqual({ asked: 2 });
    expect(await read()).toEqual({ asked: 2 });
  });
});
