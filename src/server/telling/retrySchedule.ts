/** When a callback that has not succeeded is tried again: attempts and their leases. */
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
  return Math.min(TRY_MS * 2 ** (attempt - 1), MAX_LEASE_MS);
}

/** A granted claim, or when the lease of the present holder ends. */
type ClaimedAttempt =
  | {
      readonly outcome: 'granted';
      readonly claimId: string;
      /** 1 for the first. */
      readonly attempt: number;
      /** End of the lease, in milliseconds since the epoch. */
      readonly leaseUntil: number;
    }
  | { readonly outcome: 'taken'; readonly leaseUntil: number };

/**
 * Claims the next attempt, or answers `taken` while a lease runs.
 *
 * The ledger does not say how many attempts there were, and a callback that has failed for weeks has
 * hundreds. Attempts 1 to n exist and no later ones, so this is a binary search: a refused or taken claim
 * changes nothing.
 */
export async function claimNextAttempt({
  ledger,
  effect,
  now,
  newId,
}: {
  readonly ledger: Pick<Ledger, 'claim'>;
  /** What the ledger calls this callback: `onPaid:order:1001`. */
  readonly effect: string;
  readonly now: () => number;
  readonly newId: () => string;
}): Promise<ClaimedAttempt> {
  const proposedId = newId();
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
      return { outcome: 'granted', claimId: answer.claimId, attempt, leaseUntil };
    }
    if (answer.outcome === 'refused') firstRefused = attempt;
    else if (time < answer.leaseUntil) return { outcome: 'taken', leaseUntil: answer.leaseUntil };
    else lastTaken = attempt;
  }
  // Another instance claimed the next attempt during the search.
  return { outcome: 'taken', leaseUntil: now() + TRY_MS };
}
