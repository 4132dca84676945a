/** A semaphore: a limited number of slots, a bounded queue, and slots that are always freed. */
import { describe, expect, it, vi } from 'vitest';
import { createSemaphore, QueueFullError, SLOT_HELD_MS } from '../../src/async/semaphore.js';

/** Work that the test ends. */
function pieces(count: number) {
  const begun: number[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const works = Array.from({ length: count }, (_, n) => () => {
    begun.push(n);
    return new Promise<number>((resolve, reject) => {
      ends[n] = (failed) => (failed ? reject(failed) : resolve(n));
    });
  });
  return { begun, ends, works };
}

/** Runs everything that is ready to run. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('a semaphore', () => {
  it('runs as much as it has slots, and queued work in order', async () => {
    const { begun, ends, works } = pieces(4);
    const semaphore = createSemaphore(2, 2);
    const running = works.map((work) => semaphore.run(work));
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await running[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await running[0];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(running)).toEqual([0, 1, 2, 3]);
  });

  it('refuses at once when the queue is full, and starts nothing', async () => {
    const { begun, works } = pieces(3);
    const semaphore = createSemaphore(1, 1);
    void semaphore.run(works[0] ?? Promise.reject);
    void semaphore.run(works[1] ?? Promise.reject);
    await expect(semaphore.run(works[2] ?? Promise.reject)).rejects.toThrow(QueueFullError);
    expect(begun).toEqual([0]);
  });

  it('frees the slot of work that rejects or throws', async () => {
    const semaphore = createSemaphore(1, 0);
    for (let times = 0; times < 3; times += 1) {
      await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await expect(
        semaphore.run(() => {
          throw new Error('at once');
        }),
      ).rejects.toThrow('at once');
    }
    expect(await semaphore.run(() => Promise.resolve('in'))).toBe('in');
  });

  it('frees the slot of work that was cut off and will never end', async () => {
    let now = 0;
    const { begun, ends, works } = pieces(4);
    const semaphore = createSemaphore(1, 2, { now: () => now });
    const [cutOff, waiting, third, last] = works.map((work) => () => semaphore.run(work));
    void cutOff?.();
    void waiting?.();
    now += SLOT_HELD_MS - 1;
    void third?.();
    await turn();
    expect(begun).toEqual([0]);
    now += 1;
    const end = last?.().catch((error: unknown) => error);
    await turn();
    // Still in order, one at a time.
    expect(begun).toEqual([0, 1]);
    // It ends after all, when its slot already belongs to other work.
    ends[0]?.();
    await turn();
    expect(begun).toEqual([0, 1]);
    for (const next of [1, 2, 3]) {
      ends[next]?.();
      await turn();
      expect(begun).toHaveLength(Math.min(4, next + 2));
    }
    expect(await end).toBe(3);
  });

  it('refuses work that waited for too long, and gives its turn to the next', async () => {
    vi.useFakeTimers();
    const { begun, ends, works } = pieces(3);
    const semaphore = createSemaphore(1, 1, { queueTimeoutMs: 5_000 });
    const [first, timedOut, next] = works.map((work) => () => semaphore.run(work));
    void first?.();
    const refused = timedOut?.().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refused).toBeInstanceOf(QueueFullError);
    // Its place in the queue is free for the next, which is not refused later.
    const answer = next?.();
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toEqual([0, 2]);
    ends[2]?.();
    expect(await answer).toBe(2);
  });
});
