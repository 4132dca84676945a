/** Whether the ledger can be written now: what tells a load balancer to send requests elsewhere. */
import { ProblemError } from './problemDetails.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { Ledger } from '../../ledger/ledger.js';

/** Stream of the events that were written to see whether that works. Nothing folds it. */
export const READY_STREAM = 'ready';

/** Anybody may ask, and each answer holds for this long, in milliseconds. */
const HOLDS_MS = 1_000;
/** A database that says nothing for this long is not there. Probes wait for a second to five. */
const ANSWER_MS = 3_000;

/** A ledger whose writes are watched. */
export interface Readiness {
  readonly ledger: Ledger;
  /** @throws ProblemError `store_unavailable` if the ledger cannot be written, or does not answer. */
  check(): Promise<void>;
}

const isOutage = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'store_unavailable';

/**
 * Watches a ledger. A check writes one event a day, and finds it there afterwards: databases refuse that
 * too where they are read-only. After a write that failed, a full disk for instance, only a new event
 * shows that it works again.
 *
 * @param ledger tells its failures as ProblemErrors.
 */
export function createReadiness(
  ledger: Ledger,
  { now, newId }: { readonly now: () => number; readonly newId: () => string },
): Readiness {
  let hasFailed = false;
  let last: { readonly at: number; readonly checked: Promise<void> } | undefined;

  const watched: Ledger = {
    durability: ledger.durability,
    list: (query) => ledger.list(query),
    claim: (request) => ledger.claim(request),
    async append(event) {
      try {
        const result = await ledger.append(event);
        if (result.outcome === 'new') hasFailed = false;
        return result;
      } catch (error) {
        if (isOutage(error)) hasFailed = true;
        throw error;
      }
    },
  };

  async function write(): Promise<void> {
    const at = new Date(now()).toISOString();
    const key = hasFailed ? `again:${newId()}` : at.slice(0, 10);
    const event = { stream: READY_STREAM, key, kind: 'ready', at, body: {} };
    if ((await withTimeout(watched.append(event), ANSWER_MS)).done) return;
    throw new ProblemError('store_unavailable', 'The ledger did not answer within three seconds.');
  }

  return {
    ledger: watched,
    check() {
      if (!last || Math.abs(now() - last.at) >= HOLDS_MS) last = { at: now(), checked: write() };
      return last.checked;
    },
  };
}
