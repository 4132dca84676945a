/** Sources of unsigned evidence: what the store asks for payments while a page is waiting. */
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import { isWritable } from '../../ledger/checkRequest.js';

/** What a source must know of a checkout to watch it: a small part of its record. */
export interface WatchedCheckout {
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  readonly state: Pick<FoldedCheckout, 'opened' | 'wallet' | 'quotes' | 'paid' | 'closed'>;
}

/** A source that is asked, at its own pace, about the checkouts that somebody watches. */
export interface EvidenceSource {
  /** Watches a checkout that still waits for something. */
  watch(checkout: WatchedCheckout): void;
  /** Whether it is time to ask and nothing is under way. */
  isDue(): boolean;
  /** Asks if it is time; answers the running or finished look, which never throws. */
  look(): Promise<void>;
  /** When it last answered; milliseconds since the epoch, null for never. */
  lastCheckedAt(): number | null;
}

/** The rounds of questions of one source: one at a time. */
export interface Rounds {
  isRunning(): boolean;
  /** Joins the round that is running, or starts one. */
  run(round: () => Promise<void>): Promise<void>;
  /** The running round goes on: its time starts again. */
  extend(): void;
}

/**
 * Makes the rounds of one source.
 *
 * @param staleAfterMs on Workers a round can be cut off with its request and never end: after this time it
 *   no longer counts as running.
 */
export function createRounds(now: () => number, staleAfterMs: number): Rounds {
  let running: Promise<void> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  const isRunning = (): boolean =>
    running !== undefined && Math.abs(now() - startedAt) < staleAfterMs;
  return {
    isRunning,
    run(round) {
      if (running && isRunning()) return running;
      startedAt = now();
      const mine = round().finally(() => {
        if (running === mine) running = undefined;
      });
      running = mine;
      return mine;
    },
    extend() {
      startedAt = now();
    },
  };
}

/** Makes one source of many. "Last checked" is the latest answer of any of them. */
export function combineSources(sources: readonly EvidenceSource[]): EvidenceSource {
  return {
    watch(record) {
      for (const source of sources) source.watch(record);
    },
    isDue: () => sources.some((source) => source.isDue()),
    async look() {
      await Promise.all(sources.filter((source) => source.isDue()).map((source) => source.look()));
    },
    lastCheckedAt() {
      let latest: number | null = null;
      for (const source of sources) {
        const at = source.lastCheckedAt();
        if (at !== null && (latest === null || at > latest)) latest = at;
      }
      return latest;
    },
  };
}

/** Shortest and longest pause between two looks at whether a source is due, in milliseconds. */
const PAUSE_MS = [100, 600] as const;
/** How long it goes on after the last stream: most pages come back at once with the next one. */
export const LINGER_MS = 60_000;

/** The timer of one handler's sources. */
export interface PollTimer {
  /** A page waits: runs until a minute after the last one has left. */
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

  function poll(): void {
    if (source.isDue()) void background(source.look());
    const [least, most] = PAUSE_MS;
    const pause = least + Math.random() * (most - least);
    idleMs = isNeeded() ? 0 : idleMs + pause;
    cancel = idleMs > LINGER_MS || stopped ? null : unrefTimeout(pause, poll);
  }

  return {
    wake() {
      idleMs = 0;
      if (!cancel && !stopped) cancel = unrefTimeout(0, poll);
    },
    stop() {
      stopped = true;
      cancel?.();
      cancel = null;
    },
  };
}

/**
 * Tells whether a text can become part of a ledger's key.
 *
 * @param longest in UTF-16 code units: all parts of a key together have at most 512.
 */
export function isKeepable(text: string, longest: number): boolean {
  return text.length <= longest && isWritable(text);
}
