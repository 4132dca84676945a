/** Runs work one after the other per key; different keys run side by side. */
import { STALE_AFTER_MS } from './singleFlight.js';
import { withTimeout } from './withTimeout.js';

interface Queued {
  readonly at: number;
  readonly end: Promise<unknown>;
}

/** Queues by key. */
export type KeyedQueue = ReturnType<typeof createKeyedQueue>;

/**
 * Makes the queues. Work that takes longer than {@link STALE_AFTER_MS} no longer blocks its key.
 *
 * @param now milliseconds since the epoch. @default Date.now
 */
export function createKeyedQueue(now: () => number = () => Date.now()) {
  const last = new Map<string, Queued>();

  async function ended({ at, end }: Queued): Promise<void> {
    const left = STALE_AFTER_MS - (now() - at);
    if (left > 0) await withTimeout(end, left).catch(() => undefined);
  }

  return {
    /** Starts the work when the previous work of this key has ended, whether it resolved or rejected. */
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const previous = last.get(key);
      const end = previous ? ended(previous).then(work) : work();
      const mine = { at: now(), end };
      last.set(key, mine);
      try {
        return await end;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
