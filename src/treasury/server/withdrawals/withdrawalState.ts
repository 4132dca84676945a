/** The state of a withdrawal and what a person can do with it, from recorded events and the time. */
import { isSamePerson } from '../../contract/samePerson.js';
import type { WithdrawalState } from '../../contract/withdrawals.js';
import { ENDS } from '../../contract/withdrawalStatus.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { Person } from '../permissions.js';

/** When something happened: RFC 3339, UTC. */
export interface Happened {
  readonly at: string;
}

/** What of the facts decides the state, and since when it is so. {@link WithdrawalFacts} has it all. */
export interface StateFacts {
  readonly drafted: Happened & { readonly needsApproval: boolean };
  readonly approved: Happened | null;
  readonly sending: (Happened & { readonly until: string }) | null;
  readonly sent: Happened | null;
  readonly refused: Happened | null;
  readonly lost: Happened | null;
  readonly readBack: Happened | null;
  readonly started: Happened | null;
  readonly completed: Happened | null;
  readonly failed: Happened | null;
  readonly confirmed: Happened | null;
  readonly presence: { readonly isMissing: boolean };
  readonly deleted: Happened | null;
  readonly discarded: Happened | null;
  readonly settled: (Happened & { readonly outcome: string }) | null;
}

/** Whether the state is final. */
export const isEnd = (state: WithdrawalState): boolean => ENDS.includes(state);

/** Whether the service itself has said that it has it. */
export function isAtService({ sent, readBack }: Pick<StateFacts, 'sent' | 'readBack'>): boolean {
  return sent !== null || readBack !== null;
}

/** Whether the lease of the one call has expired without an outcome: its process has ended. */
export function isAbandoned(facts: StateFacts, now: number): boolean {
  const { sending, sent, refused, lost, discarded } = facts;
  if (sending === null || (sent ?? refused ?? lost ?? discarded) !== null) return false;
  return now >= Date.parse(sending.until);
}

/**
 * Decides the state. What the service and the chain say outranks what a person said, and proof that money
 * was paid outranks the opposite: a state that looks final must not hide a payment.
 *
 * @param now milliseconds since the epoch.
 */
export function stateOf(facts: StateFacts, now: number): WithdrawalState {
  if (facts.completed ?? facts.confirmed) return 'completed';
  if (facts.failed) return 'failed';
  if (facts.deleted) return 'deleted';
  if (isAtService(facts)) {
    if (facts.started) return 'in_progress';
    if (!facts.presence.isMissing) return 'queued';
  }
  // A person's statement that it exists says no more than this; the service has its present state.
  if (facts.settled) return facts.settled.outcome === 'created' ? 'queued' : 'discarded';
  if (facts.presence.isMissing) return 'unknown';
  if (facts.refused) return 'refused';
  if (facts.lost) return 'unknown';
  if (facts.discarded) return 'discarded';
  if (facts.sending) return isAbandoned(facts, now) ? 'unknown' : 'sending';
  return facts.drafted.needsApproval && !facts.approved ? 'awaiting_approval' : 'draft';
}

/** Something that a person can do with a withdrawal. */
export type WithdrawalAction = 'approve' | 'send' | 'delete' | 'settle';

/** Everything that this person may do with it now, in the order in which it is offered. */
export function actionsOf(
  { mayApprove, mayWithdraw, who }: Person,
  facts: WithdrawalFacts,
  now: number,
): WithdrawalAction[] {
  const actions: WithdrawalAction[] = [];
  const state = stateOf(facts, now);
  if (state === 'awaiting_approval' && mayApprove && !isSamePerson(who, facts.drafted.draftedBy)) {
    actions.push('approve');
  }
  if (!mayWithdraw) return actions;
  if (state === 'draft') actions.push('send');
  // Operation 11 accepts only the service's own id.
  const deletable = state === 'queued' && facts.sent !== null;
  if (state === 'draft' || state === 'awaiting_approval' || deletable) actions.push('delete');
  if (state === 'unknown') actions.push('settle');
  return actions;
}
