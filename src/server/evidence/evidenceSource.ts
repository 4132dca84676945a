/** Sources of unsigned evidence: where the store looks for payments while a page is open. */
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { backOff } from '../../async/backOff.js';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import { isWritable } from '../../ledger/checkRequest.js';

/** The small part of a record that a source needs to watch a checkout. */
export interface WatchedCheckout {
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  readonly state: Pick<FoldedCheckout, 'opened' | 'wallet' | 'quotes' | 'paid' | 'closed'>;
}

/** A source that looks, at its own pace, for payments of the checkouts that pages watch. */
export interface EvidenceSource {
  /** Watches a checkout that still waits for something. */
  watch(checkout: WatchedCheckout): void;
  /** Whether it is time to ask and nothing is under way. */
  isDue(): boolean;
  /**
   * Looks if it is time; returns the running or finished look, which never throws.
   *
   * @param asked a shopper asks for it: a longer pause than the shortest is not kept, unless the last look
   *   failed.
   */
  look(asked?: boolean): Promise<void>;
  /** When it last answered, and the ledger took that in; milliseconds since the epoch, null for never. */
  lastCheckedAt(): number | null;
}

/**
 * Makes the rounds of one source.
 *
 * @param staleAfterMs on Workers a round can be cut off with its request and never end: after this time it
 *   no longer counts as running.
 */
export function createRounds(now: () => number, staleAfterMs: number) {
  let running: Promise<void> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  const isRunning = (): boolean =>
    running !== undefined && Math.abs(now() - startedAt) < staleAfterMs;
  return {
    isRunning,
    /** Joins the round that is running, or starts one. */
    run(round: () => Promise<void>): Promise<void> {
      if (running && isRunning()) return running;
      startedAt = now();
      const mine = round().finally(() => {
        if (running === mine) running = undefined;
      });
      running = mine;
      return mine;
    },
    /** The running round goes on: its time limit starts again. */
    extend(): void {
      startedAt = now();
    },
  };
}

/** No pause of a source is longer, whatever the service asks for. */
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Makes the pauses of one source. @param longestMs that its failures bring. */
export function createPauses(now: () => number, firstMs: number, longestMs: number) {
  let until = Number.NEGATIVE_INFINITY;
  let failures = 0;
  const begin = (ms: number): void => {
    until = now() + Math.min(ms, LONGEST_PAUSE_MS);
  };
  return {
    begin,
    /** Milliseconds that are left of the present one; 0 if there is none. */
    leftMs(): number {
      const left = until - now();
      // An end further ahead than any pause is from before the clock was set back, so it is ignored.
      return left > LONGEST_PAUSE_MS ? 0 : Math.max(0, left);
    },
    /** Each failure in a row brings a longer pause. @param askedMs what the service asked for. */
    fail(askedMs = 0): void {
      begin(Math.max(backOff(failures, firstMs, longestMs), askedMs));
      failures += 1;
    },
    succeed(): void {
      failures = 0;
    },
    /** Whether the last attempt failed. */
    isFailing: () => failures > 0,
  };
}

/** Combines sources. `lastCheckedAt` is the latest of any of them. */
export function combineSources(sources: readonly EvidenceSource[]): EvidenceSource {
  return {
    watch(record) {
      for (const source of sources) source.watch(record);
    },
    isDue: () => sources.some((source) => source.isDue()),
    async look(asked) {
      // Each itself: one that is not due may have a look under way, which a shopper who asks waits for.
      await Promise.all(sources.map((source) => source.look(asked)));
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

/** Shortest and longest pause between two checks whether a source is due, in milliseconds. */
const PAUSE_MS = [100, 600] as const;
/** How long the timer runs after the last stream has ended: most pages soon open the next one. */
export const LINGER_MS = 60_000;

/**
 * Makes the timer. A source itself decides when it is due, waits longer while it fails, and is never due
 * if no page waits; the timer only checks often enough. Its steps are uneven, so that instances which
 * start together do not ask together: three seconds become up to 3.6.
 *
 * @param isNeeded whether a page is open now.
 */
export function createPollTimer(parts: {
  readonly source: EvidenceSource;
  readonly isNeeded: () => boolean;
  readonly background: (work: Promise<unknown>) => Promise<void>;
}) {
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
    /** A page is open: runs until a minute after the last one has left. */
    wake(): void {
      idleMs = 0;
      if (!cancel && !stopped) cancel = unrefTimeout(0, poll);
    },
    /** Stops at once, for good. */
    stop(): void {
      stopped = true;
      cancel?.();
      cancel = null;
    },
  };
}

/**
 * Whether a text can become part of a key in the ledger.
 *
 * @param longest in UTF-16 code units: all parts of a key together have at most 512.
 */
export function isKeepable(text: string, longest: number): boolean {
  return text.length <= longest && isWritable(text);
}
