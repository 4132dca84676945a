/** Telling the store behind what arrives: few at a time, each once, and none held up by another. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundTasks } from '../../../src/async/backgroundTasks.js';
import { createCallbackQueue, MAX_CONCURRENT } from '../../../src/server/telling/callbackQueue.js';

/** A queue whose callbacks end when the test says so. */
function openQueue() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const background = createBackgroundTasks();
  const soon = createCallbackQueue((stream) => {
    begun.push(stream);
    return new Promise<boolean>((resolve) => ends.set(stream, () => resolve(true)));
  }, background);
  const end = async (stream: string) => {
    ends.get(stream)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, soon, end, background };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `order:${String(n)}`);

beforeEach(() => vi.useFakeTimers());

describe('the callback queue', () => {
  it('begins at once, with so many at a time, in the order in which they changed', async () => {
    const { begun, soon, end } = openQueue();
    const streams = names(MAX_CONCURRENT + 2);
    streams.forEach(soon);
    expect(begun).toEqual(streams.slice(0, MAX_CONCURRENT));
    await end('order:1');
    expect(begun).toEqual(streams.slice(0, MAX_CONCURRENT + 1));
    await end('order:0');
    expect(begun).toEqual(streams);
  });

  it('runs once what changed many times while it waited', async () => {
    const { begun, soon, end } = openQueue();
    names(MAX_CONCURRENT).forEach(soon);
    for (let times = 0; times < 50; times += 1) soon('order:late');
    for (const stream of names(MAX_CONCURRENT)) await end(stream);
    expect(begun.filter((stream) => stream === 'order:late')).toHaveLength(1);
  });

  it('runs again what changed while it ran', async () => {
    const { begun, soon, end } = openQueue();
    soon('order:0');
    soon('order:0');
    await end('order:0');
    expect(begun).toEqual(['order:0', 'order:0']);
  });

  it('goes on beside a callback that does not end', async () => {
    const { begun, soon } = openQueue();
    const streams = names(3 * MAX_CONCURRENT);
    streams.forEach(soon);
    await vi.advanceTimersByTimeAsync(600);
    expect(begun).toEqual(streams);
  });

  it('keeps in the background what still runs, and nothing when all is done', async () => {
    const { soon, end, background } = openQueue();
    soon('order:0');
    await vi.advanceTimersByTimeAsync(1_000);
    const left = background.idleWithin(10);
    await vi.advanceTimersByTimeAsync(10);
    expect(await left).toBe(1);
    await end('order:0');
    expect(await background.idleWithin(10)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('misses nothing that changes in the very step in which all of its workers end', async () => {
    const begun: string[] = [];
    let soon: (stream: string) => void = () => undefined;
    let release: () => void = () => undefined;
    const together = new Promise<void>((resolve) => (release = resolve));
    soon = createCallbackQueue(async (stream) => {
      begun.push(stream);
      await together;
    }, createBackgroundTasks());
    names(MAX_CONCURRENT).forEach(soon);
    // Every step around the one in which they end: one of them is the gap, if there is one.
    release();
    for (let step = 0; step < 20; step += 1) {
      soon(`order:step-${String(step)}`);
      await Promise.resolve();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(begun).size).toBe(MAX_CONCURRENT + 20);
  });
});
