/** Time for tests of callbacks: the sandbox's clock and the timers move together. */
import { vi } from 'vitest';
import type { Store } from '../openStore.js';

/** Replaces timers only; promises and `setImmediate` stay real. */
export function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Lets everything run that needs no timer. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    // A store hashes on another thread, which a busy machine starts late.
    if (turn % 10 === 0) await crypto.subtle.digest('SHA-256', new Uint8Array());
  }
}

/** The service delivers what it has to tell, and the handler does what follows from it. */
export async function settled({ sandbox }: Pick<Store, 'sandbox'>): Promise<void> {
  await sandbox.settle();
  await quiet();
}

/** Opens an order and pays all of it. */
export async function payFully(store: Store, order = 'one'): Promise<void> {
  const { checkout } = await store.open(order, 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout));
  await settled(store);
}

/** Moves the clock and the timers, and lets what they start run. */
export async function pass({ sandbox }: Pick<Store, 'sandbox'>, ms: number): Promise<void> {
  await sandbox.advance(ms);
  await vi.advanceTimersByTimeAsync(ms);
  await quiet();
}

/** A promise that nobody ever settles. */
export const never = (): Promise<never> => new Promise(() => undefined);
