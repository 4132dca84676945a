/** Questions to the store's books by clients that nobody knows: a few at a time, and nobody waits for ever. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT_ONCE, createQuestions, MAX_WAITING } from '../../../src/proxy/limits/questions.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REFUSED = new Error('refused');
const makeLine = () => createQuestions(Date.now, () => REFUSED);
const never = () => new Promise<never>(() => undefined);

/** Fills all places with questions that end when they are told to. */
function fill(ask: ReturnType<typeof makeLine>) {
  const ends: (() => void)[] = [];
  for (let index = 0; index < AT_ONCE; index += 1) {
    void ask(() => new Promise<void>((resolve) => ends.push(resolve)));
  }
  return ends;
}

it('asks so many at once, and the next when one has ended', async () => {
  const ask = makeLine();
  const ends = fill(ask);
  let asked = 0;
  const question = (): Promise<number> => Promise.resolve((asked += 1));
  const answer = ask(question);
  await vi.advanceTimersByTimeAsync(500);
  expect([ends.length, asked]).toEqual([AT_ONCE, 0]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBe(1);
});

it('refuses who has waited for five seconds, and who finds a full line at once', async () => {
  const ask = makeLine();
  fill(ask);
  const waiting = Array.from({ length: MAX_WAITING }, () => ask(never).catch((error) => error));
  await expect(ask(never)).rejects.toBe(REFUSED);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(await Promise.all(waiting)).toEqual(Array(MAX_WAITING).fill(REFUSED));
});

it('gives the places of questions that never end to others after ten seconds', async () => {
  const ask = makeLine();
  for (let index = 0; index < AT_ONCE; index += 1) void ask(never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask(() => Promise.resolve('answer'))).toBe('answer');
});

it('gives the place of a question that failed to the next', async () => {
  const ask = makeLine();
  for (let index = 0; index < 2 * AT_ONCE; index += 1) {
    await expect(ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  expect(await ask(() => Promise.resolve(1))).toBe(1);
});
