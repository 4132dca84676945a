/** Withdrawals that have been at the service for too long, and why. Pure. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { TaskView } from '../../contract/tasks.js';
import { payingWallet } from '../../contract/walletFunds.js';
import type { ReadWithdrawal } from '../withdrawals/readBack.js';
import type { WithdrawalFacts } from '../withdrawals/foldWithdrawal.js';
import { stuckOf, stateOf } from '../withdrawals/withdrawalState.js';

/** When a withdrawal counts as stuck. */
export interface StuckOptions {
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
}

/** Whether the service has to be asked before a withdrawal is called stuck or unknown. */
export const needsService =
  ({ now, stuckAfterMinutes }: StuckOptions) =>
  (facts: WithdrawalFacts): boolean =>
    stateOf(facts, now()) === 'unknown' ||
    stateOf(facts, now()) === 'discarded' ||
    stuckOf(facts, now(), stuckAfterMinutes) !== null;

/** Why a withdrawal that the service has not begun is stuck, as far as the balances say. */
export function stuckReason(
  { record: { facts }, lastReading }: ReadWithdrawal,
  balances: ProcessingBalancesView | null,
  now: number,
): Pick<TaskView, 'reason' | 'holds'> {
  const isQueued = stateOf(facts, now) === 'queued';
  const [lack] = payingWallet(facts.drafted, isQueued ? balances : null).lacks;
  const silent = lastReading.staleBecause === null ? null : 'service_silent';
  return { reason: lack?.reason ?? silent, holds: lack?.holds ?? null };
}
