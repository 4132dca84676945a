/** Finds the attempt of an effect that comes next, and claims it. */
import type { Ledger } from '../../ledger/ledger.js';

/** Which effect, and on what terms. */
export interface NextAttempt {
  readonly ledger: Ledger;
  readonly effect: string;
  /** Milliseconds since the epoch; asked anew for every claim. */
  readonly now: () => number;
  /** Length of the n-th attempt's lease in milliseconds; 1 is the first attempt. */
  readonly leaseMs: (attempt: number) => number;
  /** Id of the claim if this is the effect's first. */
  readonly proposedId: string;
}

/** A claim that was granted, or until when somebody else has it. */
export type ClaimedAttempt =
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
export async function claimNextAttempt(request: NextAttempt): Promise<ClaimedAttempt> {
  const { ledger, effect, now, leaseMs, proposedId } = request;
  let lastTaken = 0;
  let firstRefused = Infinity;
  while (firstRefused - lastTaken > 1) {
    const attempt =
      firstRefused === Infinity
        ? Math.max(1, lastTaken * 2)
        : Math.floor((lastTaken + firstRefused) / 2);
    const time = now();
    const leaseUntil = time + leaseMs(attempt);
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
  return { outcome: 'taken', leaseUntil: now() + leaseMs(1) };
}
