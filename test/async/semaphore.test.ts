/** Places: as many as there are, in turn, and given back whatever happens. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlaces, NoPlaceError, PLACE_HELD_MS } from '../../src/async/semaphore.js';

/** Work that ends when it is told to. */
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

/** Lets everything run that waits for nothing outside. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe('places', () => {
  it('let in as many as there are, and the others in the order in which they came', async () => {
    const { begun, ends, works } = pieces(4);
    const places = createPlaces(2, 2);
    const running = works.map((work) => places.run(work));
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

  it('refuse at once who finds the queue full, and begin nothing', async () => {
    const { begun, works } = pieces(3);
    const places = createPlaces(1, 1);
    void places.run(works[0] ?? Promise.reject);
    void places.run(works[1] ?? Promise.reject);
    await expect(places.run(works[2] ?? Promise.reject)).rejects.toThrow(NoPlaceError);
    expect(begun).toEqual([0]);
  });

  it('are given back by work that fails or throws', async () => {
    const places = createPlaces(1, 0);
    for (let times = 0; times < 3; times += 1) {
      await expect(places.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await expect(
        places.run(() => {
          throw new Error('at once');
        }),
      ).rejects.toThrow('at once');
    }
    expect(await places.run(() => Promise.resolve('in'))).toBe('in');
  });

  it('are no longer held by work that was cut off and will never end', async () => {
    let now = 0;
    const { begun, ends, works } = pieces(4);
    const places = createPlaces(1, 2, { now: () => now });
    const [cutOff, waiting, newcomer, last] = works.map((work) => () => places.run(work));
    void cutOff?.();
    void waiting?.();
    now += PLACE_HELD_MS - 1;
    void newcomer?.();
    await turn();
    expect(begun).toEqual([0]);
    now += 1;
    const end = last?.().catch((error: unknown) => error);
    await turn();
    // In the order in which they came, and one at a time still.
    expect(begun).toEqual([0, 1]);
    // Ends after all: the place that it held is another's by now.
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

  it('refuse who has waited for too long, and let nobody in for them', async () => {
    vi.useFakeTimers();
    const { begun, ends, works } = pieces(3);
    const places = createPlaces(1, 1, { patienceMs: 5_000 });
    const [first, impatient, next] = works.map((work) => () => places.run(work));
    void first?.();
    const refused = impatient?.().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refused).toBeInstanceOf(NoPlaceError);
    // Its turn in the queue is another's now, who is let in and not refused later.
    const answer = next?.();
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toEqual([0, 2]);
    ends[2]?.();
    expect(await answer).toBe(2);
  });
});
