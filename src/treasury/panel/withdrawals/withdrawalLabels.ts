/** Titles and sentences about a withdrawal. An unknown state is shown as its code. Pure. */
import type { TreasurySession } from '../../contract/session.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { OrderReference } from '../client.js';
import type { TreasuryMessages } from '../messages/en.js';
import type { TreasuryError, TreasuryErrorCode } from '../treasuryError.js';
import type { ActionName } from './useWithdrawalMutations.js';
import {
  approvalReader,
  isKnownState,
  isOver,
  isUnsent,
  wasSettled,
} from '../../contract/withdrawalStatus.js';

/** Label of its status. One that waits for the signed-in person says so. */
export function statusLabel({ status, actions }: WithdrawalView, messages: TreasuryMessages) {
  if (actions.includes('approve')) return messages.needsYourApproval;
  const words: Readonly<Record<string, string>> = messages.withdrawalStatuses;
  return words[status] ?? messages.withdrawalOther(status);
}

/** Whether the state may have changed since the service last answered. */
export function mayBeOutdated(withdrawal: WithdrawalView): boolean {
  const { state, staleBecause } = withdrawal;
  return staleBecause !== null && state !== 'unknown' && !isOver(withdrawal);
}

/** What the state means to this person, in a sentence or two. @param session null while it is not known */
export function stateLead(
  withdrawal: Pick<WithdrawalView, 'state' | 'history' | 'draftedBy'>,
  session: Pick<TreasurySession, 'who' | 'may'> | null,
  messages: TreasuryMessages,
): string {
  const { state, history, draftedBy } = withdrawal;
  if (!isKnownState(state)) return messages.withdrawalOtherLead;
  if (state === 'awaiting_approval' && session) {
    const reader = approvalReader(draftedBy, session);
    if (reader === 'approver') return messages.approverLead(draftedBy, session.may.withdraw);
  }
  const end = history.at(-1);
  if (end?.kind === 'discarded' && end.who === null) {
    const why = messages.callReasons[end.reason ?? ''];
    if (why !== undefined) return why;
  }
  if (state === 'discarded' && wasSettled(withdrawal)) return messages.discardedSettled;
  const lead = messages.withdrawalLeads[state];
  if (state !== 'unknown') return lead;
  const lost = history.findLast(({ kind }) => kind === 'lost');
  return [messages.callReasons[lost?.reason ?? ''], lead].filter(Boolean).join(' ');
}

/** "Refund of order 1042" or "Refund to customer 77". */
export function refundTitle({ kind, reference }: OrderReference, messages: TreasuryMessages) {
  return kind === 'top_up' ? messages.topUpRefundOf(reference) : messages.refundOf(reference);
}

/**
 * Title of a failed action that may have taken effect; null if the store says that it did not. A store
 * that answers 5xx may have failed after doing everything.
 */
export function lostTitle({ requestId, status = 0 }: TreasuryError, messages: TreasuryMessages) {
  if (requestId === undefined) return messages.pressLost;
  return status >= 400 && status < 500 ? null : messages.outcomeLost;
}

/** Errors that the store answers before it does anything. */
const NOT_DONE: Partial<Record<ActionName, readonly TreasuryErrorCode[]>> = {
  remove: ['service_rejected', 'key_refused'],
  settle: ['service_unavailable'],
};

/** Whether the action has been done or is no longer possible, perhaps because of another person. */
function isPast(action: ActionName, state: string): boolean {
  if (action === 'remove') return state === 'deleted';
  if (action === 'settle') return state !== 'unknown';
  return action === 'approve' ? state !== 'awaiting_approval' : !isUnsent({ state });
}

/**
 * Title and sentence of a failed action; null if "it did nothing" would contradict the state.
 *
 * @param state the withdrawal's current one.
 */
export function failureText(
  { action, error }: { readonly action: ActionName; readonly error: TreasuryError },
  state: string,
  messages: TreasuryMessages,
): { readonly title: string; readonly lead?: string } | null {
  const lost = NOT_DONE[action]?.includes(error.code) ? null : lostTitle(error, messages);
  if (lost !== null) {
    return { title: lost, ...(action === 'send' ? { lead: messages.sendLostLead } : {}) };
  }
  if (error.code !== 'withdrawal_state' && isPast(action, state)) return null;
  const titles = {
    approve: messages.approveFailed,
    send: messages.sendFailed,
    discard: messages.cancelFailed,
    remove: messages.cancelFailed,
    settle: messages.settleFailed,
  } as const satisfies Record<ActionName, string>;
  return { title: messages.refusalTitles[error.code] ?? titles[action] };
}
