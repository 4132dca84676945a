/** Which of the states a withdrawal is in: what is written down, and the time. */
import type { WithdrawalState } from '../../../contract/treasury/withdrawals.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';

const ENDS: ReadonlySet<WithdrawalState> = new Set([
  'refused',
  'completed',
  'failed',
  'deleted',
  'discarded',
]);

/** Whether nothing leaves a state any more. */
export const isEnd = (state: WithdrawalState): boolean => ENDS.has(state);

/** Whether the service is known to have taken it, by its own word. */
export function isAtService({ sent, readBack }: WithdrawalFacts): boolean {
  return sent !== null || readBack !== null;
}

/** Whether the lease of the one call has run out without an outcome: whoever made it is gone. */
export function isAbandoned(facts: WithdrawalFacts, now: number): boolean {
  const { sending, sent, refused, lost, discarded } = facts;
  if (sending === null || (sent ?? refused ?? lost ?? discarded) !== null) return false;
  return now >= Date.parse(sending.until);
}

/**
 * Decides the state. What the service and the chain say outranks what a person said, and what proves
 * that money went out outranks what denies it: a state that looks over must not hide a payment.
 *
 * @param now milliseconds since the epoch.
 */
export function stateOf(facts: WithdrawalFacts, now: number): WithdrawalState {
  if (facts.completed ?? facts.confirmed) return 'completed';
  if (facts.failed) return 'failed';
  if (facts.deleted) return 'deleted';
  if (isAtService(facts)) {
    if (facts.started) return 'in_progress';
    if (!facts.presence.isMissing) return 'queued';
  }
  // A person's word that it exists says no more than this; what became of it stands at the service.
  if (facts.settled) return facts.settled.outcome === 'created' ? 'queued' : 'discarded';
  if (facts.presence.isMissing) return 'unknown';
  if (facts.refused) return 'refused';
  if (facts.lost) return 'unknown';
  if (facts.discarded) return 'discarded';
  if (facts.sending) return isAbandoned(facts, now) ? 'unknown' : 'sending';
  return facts.drafted.needsApproval && !facts.approved ? 'awaiting_approval' : 'draft';
}
