/** Finds the attempt of an effect that comes next, and claims it. */
import type { Ledger } from '../ledger/ledger.js';

/** Which effect, and on what terms. */
export interface NextAttempt {
  readonly ledger: Ledger;
  readonly effect: string;
  /** Milliseconds since the epoch; asked anew for every claim. */
  readonly now: () => number;
  /** Length of the lease in milliseconds. */
  readonly leaseMs: number;
  /** Id of the claim if this is the effect's first. */
  readonly proposedId: string;
}

/** A claim that was granted. */
export interface GrantedClaim {
  readonly claimId: string;
  /** End of the lease, in milliseconds since the epoch. */
  readonly leaseUntil: number;
}

/**
 * Claims the attempt after the last one, or answers `null` while a lease lives.
 *
 * The ledger does not say how many attempts there were, and an effect that failed for weeks has
 * thousands. Attempts 1 to n exist and none after, so the search doubles until one is refused and
 * then halves: a refused or taken claim changes nothing.
 */
export async function claimNextAttempt(request: NextAttempt): Promise<GrantedClaim | null> {
  const { ledger, effect, now, leaseMs, proposedId } = request;
  let lastTaken = 0;
  let firstRefused = Infinity;
  while (firstRefused - lastTaken > 1) {
    const attempt =
      firstRefused === Infinity
        ? Math.max(1, lastTaken * 2)
        : Math.floor((lastTaken + firstRefused) / 2);
    const time = now();
    const leaseUntil = time + leaseMs;
    const claim = { effect, attempt, now: time, leaseUntil, claimId: proposedId };
    const answer = await ledger.claim(claim);
    if (answer.outcome === 'granted') return { claimId: answer.claimId, leaseUntil };
    if (answer.outcome === 'refused') firstRefused = attempt;
    else if (time < answer.leaseUntil) return null;
    else lastTaken = attempt;
  }
  return null;
}
