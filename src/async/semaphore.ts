/** Limits how much work runs at a time, with a bounded queue. */
import { unrefTimeout } from './unrefTimeout.js';

/** Thrown when the queue is full, or when the work waited in it for too long. The work was not started. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

const queueFull = (): QueueFullError =>
  new QueueFullError('Too much work is running and waiting. Try again in a moment.');

/** Longer than any call takes. On Workers, work cut off with its request would never free its slot. */
export const SLOT_HELD_MS = 60_000;

interface Slot {
  since: number;
}

/**
 * Makes a semaphore.
 *
 * @param maxRunning how much work runs at a time.
 * @param maxQueued how much more may wait.
 * @param options.now milliseconds since the epoch. @default Date.now
 * @param options.slotHeldMs after this a slot is free again, even if its work has not ended. @default 60000
 * @param options.queueTimeoutMs how long work may wait. @default no limit
 */
export function createSemaphore(
  maxRunning: number,
  maxQueued: number,
  options: {
    readonly now?: () => number;
    readonly slotHeldMs?: number;
    readonly queueTimeoutMs?: number;
  } = {},
) {
  const { now = () => Date.now(), slotHeldMs = SLOT_HELD_MS, queueTimeoutMs } = options;
  const queue = new Map<Slot, () => void>();
  const running = new Set<Slot>();

  function take(slot: Slot): void {
    slot.since = now();
    running.add(slot);
  }

  function startQueued(): void {
    for (const slot of running) if (now() - slot.since >= slotHeldMs) running.delete(slot);
    for (const [slot, start] of queue) {
      if (running.size >= maxRunning) return;
      queue.delete(slot);
      // Taken here, so that work which arrives in the meantime cannot take it.
      take(slot);
      start();
    }
  }

  async function acquire(slot: Slot): Promise<void> {
    startQueued();
    if (running.size < maxRunning) {
      take(slot);
      return;
    }
    if (queue.size >= maxQueued) throw queueFull();
    await new Promise<void>((resolve, reject) => {
      const cancel =
        queueTimeoutMs !== undefined &&
        unrefTimeout(queueTimeoutMs, () => {
          queue.delete(slot);
          reject(queueFull());
        });
      queue.set(slot, () => {
        if (cancel) cancel();
        resolve();
      });
    });
  }

  return {
    /**
     * Starts the work as soon as there is a free slot.
     *
     * @throws QueueFullError at once if the queue is full, or after `queueTimeoutMs` in the queue.
     */
    async run<T>(work: () => Promise<T>): Promise<T> {
      const slot: Slot = { since: 0 };
      await acquire(slot);
      try {
        return await work();
      } finally {
        running.delete(slot);
        startQueued();
      }
    },
  };
}
