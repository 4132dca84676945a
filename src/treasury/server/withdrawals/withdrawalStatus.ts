/** The one status of a withdrawal and what proves it, from its facts. Pure. */
import { STATUS_OF_STATE, type WithdrawalStatusName } from '../../contract/withdrawalStatus.js';
import type { WithdrawalProofView } from '../../contract/withdrawals.js';
import type { Confirmation } from './confirmations.js';
import { stuckOf } from './stuck.js';
import { stateOf, type StateFacts } from './withdrawalState.js';

/**
 * The status that list, page, audit and order show. What the service signed wins over what it answered
 * before, because `stateOf` takes a signed event as proof of the end.
 *
 * @param now milliseconds since the epoch.
 * @param stuckAfterMinutes how long one may wait in the service's queue.
 */
export function statusOf(
  facts: StateFacts,
  now: number,
  stuckAfterMinutes: number,
): WithdrawalStatusName {
  const stuck = stuckOf(facts, now, stuckAfterMinutes);
  // A transfer under way may wait long for its network; only the queue is called stuck.
  return stuck?.state === 'queued' ? 'stuck' : STATUS_OF_STATE[stateOf(facts, now)];
}

/**
 * What proves the end. A signed event comes before an answer to a look-up.
 *
 * @param signed the event that `confirmed` names; null if there is none, or it is no longer kept.
 */
export function proofOf(
  facts: StateFacts,
  now: number,
  signed: Pick<Confirmation, 'delivery' | 'at'> | null,
): WithdrawalProofView | null {
  const { confirmed, completed, failed } = facts;
  const state = stateOf(facts, now);
  if (state !== 'completed' && state !== 'failed') return null;
  if (confirmed) {
    return { kind: 'webhook', webhook: signed?.delivery ?? null, at: signed?.at ?? confirmed.at };
  }
  const ended = completed ?? failed;
  return ended && { kind: 'lookup', webhook: null, at: ended.at };
}
