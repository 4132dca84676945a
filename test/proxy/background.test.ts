/** What runs beyond an answer: waited for to its end, and where it can be cut off not for ever. */
import { afterEach, expect, it, vi } from 'vitest';
import { createBackground, GIVEN_UP_MS } from '../../src/proxy/background.js';
import { never, quiet } from './callbacks/passTime.js';

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
