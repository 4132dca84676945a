/** How often the store is asked again, by what is shown and by the last answer. Pure. */
import type { WithdrawalView } from '../contract/withdrawals.js';
import type { TreasuryError } from './treasuryError.js';
import { isMoving, isOver, wasSettled } from '../contract/withdrawalStatus.js';

/** Balances: the service sums them up for each request. Milliseconds, as all below. */
export const BALANCES_MS = 30_000;
/** Unconfirmed transfers, which come and go within seconds. */
export const UNCONFIRMED_MS = 5_000;
/** A withdrawal on its way. */
export const MOVING_MS = 3_000;
/** Anything that waits for a person, who may act in another tab. */
export const WAITING_MS = 15_000;

type PolledWithdrawal = Pick<WithdrawalView, 'state'> &
  Partial<Pick<WithdrawalView, 'txHash' | 'history'>>;

/**
 * Whether the service may still say more of a withdrawal that is over: its hash, or that a withdrawal
 * which a person did not find exists after all and must not be paid again. Its own record of an end that
 * it has signed may lag for long and changes nothing, so the page does not wait for it.
 */
function mayStillChange(withdrawal: PolledWithdrawal): boolean {
  const { state, txHash, history = [] } = withdrawal;
  if (state === 'completed') return txHash === null;
  return state === 'discarded' && wasSettled({ history });
}

/** Interval of one withdrawal; false if nothing can change. */
export function withdrawalIntervalMs(withdrawal: PolledWithdrawal | undefined): number | false {
  if (!withdrawal) return WAITING_MS;
  if (isOver(withdrawal) && !mayStillChange(withdrawal)) return false;
  return isMoving(withdrawal) ? MOVING_MS : WAITING_MS;
}

/** Interval of a list: the shortest of its withdrawals; a list never stops. */
export function withdrawalsIntervalMs(withdrawals: readonly Pick<WithdrawalView, 'state'>[]) {
  return withdrawals.some(isMoving) ? MOVING_MS : WAITING_MS;
}

/**
 * Interval after a failure. An error that is not retryable stops polling until the person tries again;
 * `Retry-After` of the store lengthens it.
 */
export function intervalAfter(error: TreasuryError | null, regularMs: number | false) {
  if (!error || regularMs === false) return regularMs;
  return error.retryable ? Math.max(regularMs, error.retryAfterMs ?? 0) : false;
}
