/** What a person may do to a withdrawal in the state that it is in. */
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { Person } from './person.js';
import { stateOf } from './withdrawalState.js';

/** Something that can be done to a withdrawal. */
export type WithdrawalAction = 'approve' | 'send' | 'delete' | 'settle';

/** Everything that this person may do to it now, in the order in which it is offered. */
export function actionsOf(
  { mayApprove, mayWithdraw, who }: Person,
  facts: WithdrawalFacts,
  now: number,
): WithdrawalAction[] {
  const actions: WithdrawalAction[] = [];
  const state = stateOf(facts, now);
  if (state === 'awaiting_approval' && mayApprove && who !== facts.drafted.draftedBy) {
    actions.push('approve');
  }
  if (!mayWithdraw) return actions;
  if (state === 'draft') actions.push('send');
  // Operation 11 takes the service's own id and no other name.
  const deletable = state === 'queued' && facts.sent !== null;
  if (state === 'draft' || state === 'awaiting_approval' || deletable) actions.push('delete');
  if (state === 'unknown') actions.push('settle');
  return actions;
}
