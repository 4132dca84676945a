/** Runs an effect (a callback of the store) at least once, one attempt at a time, by claims in the ledger. */
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { withTimeout } from '../../async/withTimeout.js';

/** What to carry out, and where it is noted. */
export interface EffectOptions {
  readonly ledger: Ledger;
  /** Stream that holds the effect's `done` event: the order's own. Always the same for one effect. */
  readonly stream: string;
  /** Names the effect in the whole ledger: `onPaid:order:1001`. */
  readonly effect: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Makes the claim id of a first try. */
  readonly newId: () => string;
  /** Asked once more when the claim was granted: what was due may have been held meanwhile. */
  readonly stillDue: () => Promise<boolean>;
  /**
   * The effect. It is given the claim id, the same at every try, so that the store can recognise a
   * repeat. A try that outlasts a minute goes on, but is no longer waited for.
   */
  readonly run: (claimId: string) => Promise<void>;
  /** Hears `callback_failed`, `callback_timed_out` and `callback_outran_lease`. */
  readonly report: DiagnosticListener;
}

/**
 * Outcome of a call. `done_now`: this call carried it out. `already_done`: an earlier one did.
 * `not_due`: it was no longer called for. `taken`: a try holds the lease, perhaps a crashed one.
 * `failed`: the callback or the ledger threw. `timed_out`: the try outlasted its time.
 */
export type EffectOutcome =
  'done_now' | 'already_done' | 'not_due' | 'taken' | 'failed' | 'timed_out';

/** Outcome of a call, and when to call again. */
export interface EffectResult {
  readonly outcome: EffectOutcome;
  /** Milliseconds since the epoch, for `taken`, `failed` and `timed_out`; null if nothing is left. */
  readonly retryAt: number | null;
}

/** Key of the event that says that an effect is done; it stands in the effect's own stream. */
export const doneKey = (effect: string): string => `done:${effect}`;

/**
 * Runs an effect unless it is done or already running: claims an attempt, runs the callback, appends
 * `effect_done`. After a crash, a throw or a time-out there is no such event, and the first call after the
 * lease retries the effect under the same claim id. Never throws, and never waits longer for the callback
 * than a minute.
 *
 * At least once, not exactly once: a crash after the callback and before `done` repeats it, and so
 * does a callback that outlives its lease. The store guards itself with the claim id.
 */
export async function runEffect(options: EffectOptions): Promise<EffectResult> {
  try {
    return await attemptEffect(options);
  } catch (error) {
    reportFailure(options, error);
    return { outcome: 'failed', retryAt: options.now() + TRY_MS };
  }
}

async function attemptEffect(options: EffectOptions): Promise<EffectResult> {
  const { ledger, stream, effect, stillDue } = options;
  if (await isDone(ledger, stream, effect)) return { outcome: 'already_done', retryAt: null };

  const claim = await claimNextAttempt(options);
  if (claim.outcome === 'taken') return { outcome: 'taken', retryAt: claim.leaseUntil };
  // Between the first look and the claim, the holder of the lease may have finished.
  if (await isDone(ledger, stream, effect)) return { outcome: 'already_done', retryAt: null };
  if (!(await stillDue())) return { outcome: 'not_due', retryAt: null };
  return tryOnce(options, claim);
}

/** Runs the callback under a claim and notes its end, also one that comes too late to be waited for. */
async function tryOnce(
  options: EffectOptions,
  { claimId, leaseUntil }: { readonly claimId: string; readonly leaseUntil: number },
): Promise<EffectResult> {
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
      `The callback ${nameOf(effect)} has not ended in ${String(TRY_MS / 1000)} seconds, so it is no longer ` +
      'waited for. Unless it still ends, it is called again with the same claim id when its lease ' +
      'has run out. Give its requests a deadline, or hand the work to a queue.',
  });
  return { outcome: 'timed_out', retryAt: leaseUntil };
}

/** The callback's own name: what follows it may be how the store names its customer. */
const nameOf = (effect: string): string => effect.split(':')[0] ?? effect;

function reportFailure({ stream, effect, report }: EffectOptions, error: unknown): void {
  report({
    code: 'callback_failed',
    reference: orderOfStream(stream)?.reference,
    message:
      `${nameOf(effect)} did not come to its end, so the store may not know of it yet. It is tried ` +
      'again, with the same claim id, when its lease has run out; see the error.',
    error,
  });
}

function reportLate({ stream, effect, report }: EffectOptions): void {
  report({
    code: 'callback_outran_lease',
    reference: orderOfStream(stream)?.reference,
    message:
      `The callback ${nameOf(effect)} took longer than its lease, so another try may have run beside ` +
      'it. Make the callback faster, or hand the work to a queue.',
  });
}

async function isDone(ledger: Ledger, stream: string, effect: string): Promise<boolean> {
  const events = await ledger.list({ stream });
  return events.some(({ key }) => key === doneKey(effect));
}

async function appendDone(
  { ledger, stream, effect }: EffectOptions,
  claimId: string,
  now: number,
): Promise<void> {
  // The body is the same for every try, so that two that overlapped do not conflict.
  await ledger.append({
    stream,
    key: doneKey(effect),
    kind: 'effect_done',
    at: new Date(now).toISOString(),
    body: { effect, claimId },
  });
}

/** A claim that was granted, or until when somebody else has it. */
type ClaimedAttempt =
  | {
      readonly outcome: 'granted';
      readonly claimId: string;
      /** End of the lease, in milliseconds since the epoch. */
      readonly leaseUntil: number;
    }
  | { readonly outcome: 'taken'; readonly leaseUntil: number };

/**
 * Claims the attempt after the last one, or answers `taken` while a lease lives.
 *
 * The ledger does not say how many attempts there were, and an effect that failed for weeks has
 * hundreds. Attempts 1 to n exist and none after, so the search doubles until one is refused and
 * then halves: a refused or taken claim changes nothing.
 */
async function claimNextAttempt(options: EffectOptions): Promise<ClaimedAttempt> {
  const { ledger, effect, now } = options;
  const proposedId = options.newId();
  let lastTaken = 0;
  let firstRefused = Infinity;
  while (firstRefused - lastTaken > 1) {
    const attempt =
      firstRefused === Infinity
        ? Math.max(1, lastTaken * 2)
        : Math.floor((lastTaken + firstRefused) / 2);
    const time = now();
    const leaseUntil = time + leaseOfAttempt(attempt);
    const claim = { effect, attempt, now: time, leaseUntil, claimId: proposedId };
    const answer = await ledger.claim(claim);
    if (answer.outcome === 'granted') {
      return { outcome: 'granted', claimId: answer.claimId, leaseUntil };
    }
    if (answer.outcome === 'refused') firstRefused = attempt;
    else if (time < answer.leaseUntil) return { outcome: 'taken', leaseUntil: answer.leaseUntil };
    else lastTaken = attempt;
  }
  // Somebody claimed the next one between two of our looks: soon enough to ask again.
  return { outcome: 'taken', leaseUntil: now() + TRY_MS };
}

/** Past this a try is no longer waited for. */
export const TRY_MS = 60_000;

/** Attempts never stand further apart than this. */
export const MAX_LEASE_MS = 60 * 60_000;

/**
 * Lease of an attempt: 1, 2, 4, 8, 16, 32 and then always 60 minutes, so that a store's endpoint that
 * is broken for days is asked once an hour and not once a minute.
 *
 * @param attempt 1 for the first.
 */
export function leaseOfAttempt(attempt: number): number {
  return Math.min(TRY_MS * 2 ** (attempt - 1), MAX_LEASE_MS);
}
