/** When a callback that has not succeeded is tried again: attempts and their leases. */
import { backOff } from '../../async/backOff.js';
import type { StoredTimes } from '../../async/storedTimes.js';
import type { Ledger } from '../../ledger/ledger.js';

/** How long an attempt is waited for. */
export const TRY_MS = 60_000;

/** The longest time between two attempts. */
export const MAX_LEASE_MS = 60 * 60_000;

/**
 * Lease of an attempt: 1, 2, 4, 8, 16, 32 and then always 60 minutes, so that a callback that fails for
 * days is called once an hour.
 *
 * @param attempt 1 for the first.
 */
export function leaseOfAttempt(attempt: number): number {
  return backOff(attempt - 1, TRY_MS, MAX_LEASE_MS);
}

/** A granted claim, or when the lease of the present holder ends. */
type ClaimedAttempt =
  | {
      readonly outcome: 'granted';
      readonly claimId: string;
      /** 1 for the first. */
      readonly attempt: number;
      /** End of the lease by this process's clock: milliseconds since the epoch. */
      readonly leaseUntil: number;
    }
  | { readonly outcome: 'taken'; readonly leaseUntil: number };

/**
 * Asks for one attempt. A lease that ends further off than it is long was written by another clock: it counts from
 * when this process first saw it.
 *
 * @param after end of the lease before it, as it is stored: the ledger grants nothing earlier.
 * @returns `leaseUntil` by this process's clock; `storedUntil` as the ledger has it.
 */
async function claimOnce(
  { ledger, now, times }: ClaimParts,
  effect: string,
  attempt: number,
  {
    after,
    lengthMs,
    claimId,
  }: { readonly after: number; readonly lengthMs: number; readonly claimId: string },
): Promise<
  | { readonly outcome: 'refused' }
  | {
      readonly outcome: 'granted' | 'taken';
      readonly claimId: string;
      readonly leaseUntil: number;
      readonly storedUntil: number;
    }
> {
  const time = now();
  const stored = Math.max(time, after);
  const leaseUntil = stored + lengthMs;
  const answer = await ledger.claim({ effect, attempt, now: stored, leaseUntil, claimId });
  if (answer.outcome === 'refused') return answer;
  if (answer.outcome === 'granted') {
    const { outcome } = answer;
    return {
      outcome,
      claimId: answer.claimId,
      leaseUntil: time + lengthMs,
      storedUntil: leaseUntil,
    };
  }
  const { leaseUntil: storedUntil } = answer;
  const until = times.dueAt(`${String(attempt)}:${effect}`, storedUntil - lengthMs, lengthMs);
  return { outcome: 'taken', claimId, leaseUntil: until, storedUntil };
}

/**
 * Claims the attempt after the last one that has ended. Its lease need not be waited for; one that was cut off has no end
 * in the ledger, and its lease must run out.
 *
 * @returns the attempt, with the end of its lease as it is stored; or until when another process has it
 */
export async function claimAfter(
  parts: ClaimParts,
  effect: string,
  last: { readonly attempt: number; readonly leaseUntil: number } | undefined,
  lease: { readonly lengthMs: number; readonly claimId: string },
): Promise<
  { readonly attempt: number; readonly leaseUntil: number } | { readonly takenUntil: number }
> {
  let after = last?.leaseUntil ?? 0;
  for (let attempt = (last?.attempt ?? 0) + 1; ; attempt += 1) {
    const claim = await claimOnce(parts, effect, attempt, { ...lease, after });
    if (claim.outcome === 'granted') return { attempt, leaseUntil: claim.storedUntil };
    // Another process has ended one since the last was read.
    if (claim.outcome === 'refused') return { takenUntil: parts.now() };
    if (claim.leaseUntil > parts.now()) return { takenUntil: claim.leaseUntil };
    after = claim.storedUntil;
  }
}

/** What claims need. */
export interface ClaimParts {
  readonly ledger: Pick<Ledger, 'claim'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly times: StoredTimes;
}

/**
 * Claims the next attempt, or answers `taken` while a lease runs.
 *
 * The ledger does not say how many attempts there were, and a callback that has failed for weeks has
 * hundreds. Attempts 1 to n exist and no later ones, so this is a binary search: a refused or taken claim
 * changes nothing.
 */
export async function claimNextAttempt({
  effect,
  newId,
  ...parts
}: ClaimParts & {
  /** What the ledger calls this callback: `onPaid:order:1001`. */
  readonly effect: string;
  readonly newId: () => string;
}): Promise<ClaimedAttempt> {
  const { now } = parts;
  const claimId = newId();
  let lastTaken = 0;
  let firstRefused = Infinity;
  let after = 0;
  while (firstRefused - lastTaken > 1) {
    const attempt =
      firstRefused === Infinity
        ? Math.max(1, lastTaken * 2)
        : Math.floor((lastTaken + firstRefused) / 2);
    const lengthMs = leaseOfAttempt(attempt);
    const answer = await claimOnce(parts, effect, attempt, { after, lengthMs, claimId });
    if (answer.outcome === 'granted') return { ...answer, outcome: 'granted', attempt };
    if (answer.outcome === 'refused') firstRefused = attempt;
    else if (now() < answer.leaseUntil) return { outcome: 'taken', leaseUntil: answer.leaseUntil };
    else {
      lastTaken = attempt;
      after = answer.storedUntil;
    }
  }
  // Another instance claimed the next attempt during the search.
  return { outcome: 'taken', leaseUntil: now() + TRY_MS };
}
