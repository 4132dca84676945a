/** Runs a callback of the store at least once, one attempt at a time, by claims in the ledger. */
import type { StoredTimes } from '../../async/storedTimes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { claimNextAttempt, TRY_MS } from './retrySchedule.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { withTimeout } from '../../async/withTimeout.js';

/** Which callback to run, and where its end is noted. */
export interface CallbackOptions {
  readonly ledger: Ledger;
  /** The checkout's stream, which gets the callback's `effect_done` event. */
  readonly stream: string;
  /** Name of this call in the whole ledger, which calls it an effect: `onPaid:order:1001`. */
  readonly effect: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Reads the leases of other clocks. */
  readonly times: StoredTimes;
  /** Makes the claim id of the first attempt. */
  readonly newId: () => string;
  /** Asked again once the claim is granted: the payment may be held by then. */
  readonly stillDue: () => Promise<boolean>;
  /**
   * The callback. Every attempt passes the same claim id, so that the store recognises a retry. After a
   * minute it may go on, but nothing waits for it any more.
   */
  readonly run: (claimId: string) => Promise<void>;
  /** Receives `callback_failed`, `callback_timed_out` and `callback_outran_lease`. */
  readonly report: DiagnosticListener;
}

/**
 * `done_now`: this attempt succeeded. `already_done`: an earlier one did. `not_due`: the callback is no
 * longer due. `taken`: another attempt holds the lease; it may have crashed. `failed`: the callback or the
 * ledger threw. `timed_out`: the callback still runs after a minute.
 */
export type CallbackOutcome =
  'done_now' | 'already_done' | 'not_due' | 'taken' | 'failed' | 'timed_out';

/** What became of an attempt, and when to try again. */
export interface CallbackResult {
  readonly outcome: CallbackOutcome;
  /** Milliseconds since the epoch, for `taken`, `failed` and `timed_out`; null if nothing is left. */
  readonly retryAt: number | null;
}

/** Kind of the event that says that an attempt has failed: `{ effect, claimId, attempt, why, nextAt }`. */
export const EFFECT_FAILED = 'effect_failed';

/**
 * Attempts whose failure is recorded: the first seven, until the longest lease is reached, and then about
 * one a day, so that a callback that fails for weeks does not fill its stream.
 */
const isRecorded = (attempt: number): boolean => attempt <= 7 || attempt % 24 === 0;

/** Key of the event that says that a callback has succeeded. */
export const doneKey = (effect: string): string => `done:${effect}`;

/**
 * Runs a callback unless it is done or already running: claims an attempt, runs the callback, appends
 * `effect_done`. After a crash, an error or a time-out that event is missing, and the first call after the
 * lease retries under the same claim id. Never throws, and waits at most a minute for the callback.
 *
 * At least once, not exactly once: a crash between the callback and `effect_done` repeats it, and so does
 * a callback that outlives its lease. The store uses the claim id to act only once.
 */
export async function runCallback(options: CallbackOptions): Promise<CallbackResult> {
  try {
    return await attemptCallback(options);
  } catch (error) {
    reportFailure(options, error);
    return { outcome: 'failed', retryAt: options.now() + TRY_MS };
  }
}

async function attemptCallback(options: CallbackOptions): Promise<CallbackResult> {
  const { ledger, stream, effect, stillDue } = options;
  if (await isDone(ledger, stream, effect)) return { outcome: 'already_done', retryAt: null };

  const claim = await claimNextAttempt(options);
  if (claim.outcome === 'taken') return { outcome: 'taken', retryAt: claim.leaseUntil };
  // The holder of the lease may have finished between the first check and the claim.
  if (await isDone(ledger, stream, effect)) return { outcome: 'already_done', retryAt: null };
  if (!(await stillDue())) return { outcome: 'not_due', retryAt: null };
  return tryOnce(options, claim);
}

/** Runs the callback under a claim. A success is recorded even if it comes after the time-out. */
async function tryOnce(
  options: CallbackOptions,
  claim: {
    readonly claimId: string;
    readonly attempt: number;
    readonly leaseUntil: number;
  },
): Promise<CallbackResult> {
  const { claimId, leaseUntil } = claim;
  const { run, now, stream, effect, report } = options;
  const carryOut = async (): Promise<void> => {
    await run(claimId);
    await appendDone(options, claimId, now());
  };
  const work = carryOut();
  try {
    if ((await withTimeout(work, TRY_MS)).done) {
      if (now() >= leaseUntil) reportLate(options);
      return { outcome: 'done_now', retryAt: null };
    }
  } catch (error) {
    reportFailure(options, error);
    await appendFailed(options, claim, 'failed');
    return { outcome: 'failed', retryAt: leaseUntil };
  }
  void work.then(
    () => {
      reportLate(options);
    },
    (error: unknown) => {
      reportFailure(options, error);
    },
  );
  report({
    code: 'callback_timed_out',
    reference: orderOfStream(stream)?.reference,
    message:
      `The callback ${callbackName(effect)} has not ended in ${String(TRY_MS / 1000)} seconds, so it is no longer ` +
      'waited for. Unless it still ends, it is called again with the same claim id when its lease ' +
      'has run out. Give its requests a deadline, or hand the work to a queue.',
  });
  await appendFailed(options, claim, 'timed_out');
  return { outcome: 'timed_out', retryAt: leaseUntil };
}

/** The callback's name alone: the rest may identify a customer, and does not belong in a diagnostic. */
export const callbackName = (effect: string): string => effect.split(':')[0] ?? effect;

function reportFailure({ stream, effect, report }: CallbackOptions, error: unknown): void {
  report({
    code: 'callback_failed',
    reference: orderOfStream(stream)?.reference,
    message:
      `${callbackName(effect)} did not come to its end, so the store may not know of it yet. It is tried ` +
      'again, with the same claim id, when its lease has run out; see the error.',
    error,
  });
}

function reportLate({ stream, effect, report }: CallbackOptions): void {
  report({
    code: 'callback_outran_lease',
    reference: orderOfStream(stream)?.reference,
    message:
      `The callback ${callbackName(effect)} took longer than its lease, so another attempt may have run at ` +
      'the same time. Make the callback faster, or hand the work to a queue.',
  });
}

async function isDone(ledger: Ledger, stream: string, effect: string): Promise<boolean> {
  const events = await ledger.list({ stream });
  return events.some(({ key }) => key === doneKey(effect));
}

/**
 * Records a failed attempt for the back office, without the error's text, which may hold a secret. Nothing
 * depends on it, so a ledger that does not take it is no failure.
 */
async function appendFailed(
  { ledger, stream, effect, now }: CallbackOptions,
  claim: { readonly claimId: string; readonly attempt: number; readonly leaseUntil: number },
  why: 'failed' | 'timed_out',
): Promise<void> {
  const { claimId, attempt, leaseUntil } = claim;
  if (!isRecorded(attempt)) return;
  try {
    await ledger.append({
      stream,
      key: `failed:${String(attempt)}:${effect}`,
      kind: EFFECT_FAILED,
      at: new Date(now()).toISOString(),
      body: { effect, claimId, attempt, why, nextAt: new Date(leaseUntil).toISOString() },
    });
  } catch {
    // The failure itself was reported.
  }
}

/** Records that a callback has succeeded. */
export async function appendDone(
  { ledger, stream, effect }: Pick<CallbackOptions, 'ledger' | 'stream' | 'effect'>,
  claimId: string,
  now: number,
): Promise<void> {
  // Every attempt writes the same body, so that two that overlap do not conflict.
  await ledger.append({
    stream,
    key: doneKey(effect),
    kind: 'effect_done',
    at: new Date(now).toISOString(),
    body: { effect, claimId },
  });
}
