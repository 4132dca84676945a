/** What runs beyond an answer: waited for to its end, and where it can be cut off not for ever. */
import { afterEach, expect, it, vi } from 'vitest';
import { createBackground, GIVEN_UP_MS } from '../../src/async/backgroundTasks.js';
import { never, quiet } from '../server/callbacks/passTime.js';

afterEach(() => void vi.unstubAllGlobals());

async function isIdle(background: ReturnType<typeof createBackground>): Promise<boolean> {
  let idle = false;
  void background.idle().then(() => (idle = true));
  await quiet();
  return idle;
}

it('on Workers, work that was cut off does not keep every later request waiting', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  let now = 0;
  const background = createBackground(() => now);
  void background.add(never());
  now = GIVEN_UP_MS - 1;
  let finish = (): void => undefined;
  void background.add(new Promise<void>((resolve) => (finish = resolve)));
  expect(await isIdle(background)).toBe(false);
  now = GIVEN_UP_MS;
  expect(await isIdle(background)).toBe(false);
  finish();
  await quiet();
  expect(await isIdle(background)).toBe(true);
});

it('elsewhere it is waited for however long it takes', async () => {
  let now = 0;
  const background = createBackground(() => now);
  void background.add(never());
  now = 10 * GIVEN_UP_MS;
  expect(await isIdle(background)).toBe(false);
  expect(await background.idleWithin(1)).toBe(1);
});

it('a request is not kept alive for the work of all that came after it', async () => {
  const background = createBackground();
  const ends: (() => void)[] = [];
  const begin = () => void background.add(new Promise<void>((resolve) => ends.push(resolve)));
  begin();
  let over = false;
  void background.settled().then(() => (over = true));
  // A busy store: the next begins before the one before has ended.
  for (let count = 0; count < 10; count += 1) {
    begin();
    ends.shift()?.();
    await quiet();
  }
  expect(over).toBe(true);
  expect(await isIdle(background)).toBe(false);
});

it('a request is kept alive for what its own work begins', async () => {
  const background = createBackground();
  const steps: number[] = [];
  const step = async (depth: number): Promise<void> => {
    await Promise.resolve();
    if (depth < 3) void background.add(step(depth + 1));
    await quiet();
    steps.push(depth);
  };
  void background.add(step(1));
  await background.settled();
  expect(steps).toEqual([1, 2, 3]);
});
