/** Waits for an answer by fake timers, without letting them run ahead of the work that the process has to do. */
import { vi } from 'vitest';

/** How long this process has worked, in milliseconds: a busy machine lets it stand still in between. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Lets time pass step by step, because answers come between timers.
 *
 * @param ms of fake time. @returns the answer, and when it came.
 * @throws Error if there is none by then.
 */
export async function after<T>(
  work: Promise<T>,
  ms: number,
): Promise<{ readonly value: T; readonly ms: number }> {
  let value: { readonly value: T } | undefined;
  void work.then((answer) => (value = { value: answer }));
  for (let at = 0; at <= ms; at += 100) {
    await vi.advanceTimersByTimeAsync(at === 0 ? 0 : 100);
    for (const until = worked() + 15; worked() < until;) await new Promise(setImmediate);
    if (value) return { value: value.value, ms: at };
  }
  throw new Error(`No answer within ${String(ms)} ms.`);
}
