/** Asks the sources by itself while pages wait with an open stream; without one, reads do. */
import { unrefTimeout } from '../../../async/unrefTimeout.js';
import type { EvidenceSource } from './evidenceSource.js';

/** Shortest and longest pause between two glances at whether a source is due, in milliseconds. */
const GLANCE_MS = [100, 600] as const;
/** How long it goes on when nobody waits any more: most come back at once, with the next stream. */
export const LINGER_MS = 60_000;

/** The timer of one handler's sources. */
export interface PollTimer {
  /** Somebody waits: runs until a minute after nobody does. */
  wake(): void;
  /** Ends at once, for good. */
  stop(): void;
}

/**
 * Makes the timer. A source says itself when it is due, after a pause that grows while it fails, and
 * never while nothing waits; the timer only looks often enough. Its steps are uneven, so that
 * instances which started together do not ask together: three seconds become up to 3.6.
 *
 * @param isNeeded whether anybody waits now.
 */
export function createPollTimer(parts: {
  readonly source: EvidenceSource;
  readonly isNeeded: () => boolean;
  readonly background: (work: Promise<unknown>) => Promise<void>;
}): PollTimer {
  const { source, isNeeded, background } = parts;
  let cancel: (() => void) | null = null;
  let idleMs = 0;
  let stopped = false;

  function glance(): void {
    if (source.isDue()) void background(source.look());
    const [least, most] = GLANCE_MS;
    const pause = least + Math.random() * (most - least);
    idleMs = isNeeded() ? 0 : idleMs + pause;
    cancel = idleMs > LINGER_MS || stopped ? null : unrefTimeout(pause, glance);
  }

  return {
    wake() {
      idleMs = 0;
      if (!cancel && !stopped) cancel = unrefTimeout(0, glance);
    },
    stop() {
      stopped = true;
      cancel?.();
      cancel = null;
    },
  };
}
