/** Background work is waited for to its end, or on Workers until it counts as lost. */
import { expect, it, vi } from 'vitest';
import { createBackgroundTasks, LOST_AFTER_MS } from '../../src/async/backgroundTasks.js';
import { never, quiet } from '../server/telling/passTime.js';

async function isIdle(background: ReturnType<typeof createBackgroundTasks>): Promise<boolean> {
  let idle = false;
  void background.idle().then(() => (idle = true));
  await quiet();
  return idle;
}

it('on Workers, work that was cut off does not keep later requests alive', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  let now = 0;
  const background = createBackgroundTasks(() => now);
  void background.add(never());
  now = LOST_AFTER_MS - 1;
  let finish = (): void => undefined;
  void background.add(new Promise<void>((resolve) => (finish = resolve)));
  expect(await isIdle(background)).toBe(false);
  now = LOST_AFTER_MS;
  expect(await isIdle(background)).toBe(false);
  finish();
  await quiet();
  expect(await isIdle(background)).toBe(true);
});

it('elsewhere there is no limit', async () => {
  let now = 0;
  const background = createBackgroundTasks(() => now);
  void background.add(never());
  now = 10 * LOST_AFTER_MS;
  expect(await isIdle(background)).toBe(false);
  expect(await background.idleWithin(1)).toBe(1);
});

it('a request is not kept alive for the work of later requests', async () => {
  const background = createBackgroundTasks();
  const ends: (() => void)[] = [];
  const begin = () => void background.add(new Promise<void>((resolve) => ends.push(resolve)));
  begin();
  let over = false;
  void background.currentTasksDone().then(() => (over = true));
  // A busy store: each task starts before the previous one has ended.
  for (let count = 0; count < 10; count += 1) {
    begin();
    ends.shift()?.();
    await quiet();
  }
  expect(over).toBe(true);
  expect(await isIdle(background)).toBe(false);
});

it('a request is kept alive for work that its own work starts', async () => {
  const background = createBackgroundTasks();
  const steps: number[] = [];
  const step = async (depth: number): Promise<void> => {
    await Promise.resolve();
    if (depth < 3) void background.add(step(depth + 1));
    for (let turn = 0; turn < depth; turn += 1) await new Promise(setImmediate);
    steps.push(depth);
  };
  void background.add(step(1));
  await background.currentTasksDone();
  expect(steps).toEqual([1, 2, 3]);
});
