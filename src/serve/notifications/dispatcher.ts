/** Sends every notification until the store has taken it, across failures, restarts and instances. */
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { createDueList } from '../../async/dueList.js';
import { createSemaphore } from '../../async/semaphore.js';
import type { Ledger } from '../../ledger/ledger.js';
import { createAttempt, type AttemptOptions, type AttemptResult } from './attempt.js';
import { createWaiting } from './waiting.js';

/** How many requests run at a time. */
const AT_ONCE = 32;

/** How often a process looks for what other processes or the command line have left. */
const SWEEP_MS = 10_000;

/** When a notification is tried again after the ledger has failed. */
const TROUBLE_MS = 5_000;

/** A store that took nothing for this long was away; one that took others refuses this one. */
const OUTAGE_MS = 60_000;

/** The dispatcher of one process. */
export interface NotificationDispatcher {
  /** Begins to send, also what earlier processes have left. */
  start(): void;
  /** Sends one that was just kept. Returns at once. */
  kept(id: string): void;
  /** How many wait to be sent, as far as this process knows. */
  waiting(): number;
  /** Starts no more attempts, and cuts off those that run: the next process makes them again. */
  stop(): void;
}

/** What the dispatcher needs. */
export interface DispatcherOptions extends Omit<AttemptOptions, 'signal'> {
  readonly ledger: Pick<Ledger, 'append' | 'list' | 'claim'>;
  readonly background: BackgroundTasks;
}

/** The name of the sweep in the list; no id is empty. */
const SWEEP = '';

/** Makes the dispatcher. */
export function createNotificationDispatcher(options: DispatcherOptions): NotificationDispatcher {
  const { ledger, now, background, report } = options;
  const stopping = new AbortController();
  const attempt = createAttempt({ ...options, signal: stopping.signal });
  const waiting = createWaiting(ledger, now);
  const due = createDueList(now, wake);
  const slots = createSemaphore(AT_ONCE, Number.POSITIVE_INFINITY, { now });
  const running = new Set<string>();
  /** Ids that failed since the store last took any. */
  const failedSince = new Set<string>();
  /** When the store last took one, or this process began: milliseconds since the epoch. */
  let lastTaken = now();
  let isRunning = false;

  /** After an outage, what failed in it need not wait for its own time. */
  function noteSuccess(): void {
    const wasAway = now() - lastTaken > OUTAGE_MS;
    if (wasAway) for (const id of failedSince) due.schedule(id, now(), 0);
    failedSince.clear();
    lastTaken = now();
    if (wasAway) wake();
  }

  function note(id: string, result: AttemptResult): void {
    if (result.outcome === 'failed') failedSince.add(id);
    if ('nextAt' in result) due.schedule(id, result.nextAt, 0);
    else waiting.delivered(id);
    if (result.outcome === 'delivered') noteSuccess();
  }

  async function tryOne(id: string): Promise<void> {
    if (!isRunning || running.has(id)) return;
    running.add(id);
    try {
      note(id, await slots.run(() => attempt(id)));
    } catch {
      // The ledger could not be read or written. Nothing is lost: it stays due.
      due.schedule(id, now() + TROUBLE_MS, 0);
      const reason = 'the ledger does not answer';
      report({ outcome: 'trouble', id, type: '', attempt: 0, reason });
    } finally {
      running.delete(id);
    }
  }

  async function sweep(): Promise<void> {
    due.schedule(SWEEP, now() + SWEEP_MS, 0);
    try {
      for (const { id, at } of await waiting.catchUp()) due.schedule(id, at, 0);
      wake();
    } catch {
      // The next sweep tries again.
    }
  }

  function wake(): void {
    if (!isRunning) return;
    for (const name of due.takeDue()) void background.add(name === SWEEP ? sweep() : tryOne(name));
  }

  return {
    start() {
      isRunning = true;
      void background.add(sweep());
    },
    kept(id) {
      waiting.kept(id);
      void background.add(tryOne(id));
    },
    waiting: waiting.count,
    stop() {
      isRunning = false;
      due.stop();
      stopping.abort();
    },
  };
}
