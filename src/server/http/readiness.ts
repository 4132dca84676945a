/** Whether the ledger works: its failures become 503 answers, and the readiness check writes to it. */
import { ProblemError } from './problemDetails.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { Ledger } from '../../ledger/ledger.js';
import { MissingPackageError } from '../../ledger/optionalPackage.js';

/** A name or number that no ledger accepts is a programming error, which waiting does not fix. */
const isMistake = (error: unknown): boolean => error instanceof RangeError;

/** Throws what a database threw as a 503 that says to retry, instead of a 500. */
export function throwOutage(cause: unknown): never {
  if (cause instanceof ProblemError || isMistake(cause)) throw cause;
  throw new ProblemError(
    'store_unavailable',
    cause instanceof MissingPackageError
      ? cause.message
      : 'The ledger does not answer, so nothing can be said about a checkout and nothing be kept. Pages ' +
          'and the service try again by themselves. Check the database and the connection to it.',
    { cause },
  );
}

/** Turns every failure of a ledger into a 503 that says to retry, instead of a 500. */
export function reachableLedger(ledger: Ledger): Ledger {
  return {
    durability: ledger.durability,
    append: (event) => ledger.append(event).catch(throwOutage),
    list: (query) => ledger.list(query).catch(throwOutage),
    claim: (request) => ledger.claim(request).catch(throwOutage),
  };
}

/** Stream of the events that the check writes. */
const READY_STREAM = 'ready';

/** How long a result is kept, in milliseconds: anyone may ask. */
const HOLDS_MS = 1_000;
/** A database that does not answer for this long counts as down. Probes wait one to five seconds. */
const ANSWER_MS = 3_000;

const isOutage = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'store_unavailable';

/**
 * Adds a readiness check to a ledger. The check writes one event a day, and after that repeats its append:
 * a read-only database refuses even that. After a failed write, for example on a full disk, only a new
 * event shows that writes work again.
 *
 * @param ledger throws its failures as ProblemErrors.
 */
export function createReadiness(
  ledger: Ledger,
  { now, newId }: { readonly now: () => number; readonly newId: () => string },
) {
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
    /** @throws ProblemError `store_unavailable` if the ledger cannot be written, or does not answer. */
    check(): Promise<void> {
      if (!last || Math.abs(now() - last.at) >= HOLDS_MS) last = { at: now(), checked: write() };
      return last.checked;
    },
  };
}
