/** What is said of a withdrawal's state. A state that this page does not know is named as it is. Pure. */
import {
  WITHDRAWAL_STATES,
  type WithdrawalState,
  type WithdrawalView,
} from '../../contract/treasury/withdrawals.js';
import type { TreasuryMessages } from '../messages/en.js';
import { isOver } from '../pace.js';
import type { TreasuryError, TreasuryErrorCode } from '../treasuryError.js';
import type { ActionName } from './useWithdrawalActions.js';

/** Recognises a state of the wire. */
export function isKnownState(state: string): state is WithdrawalState {
  return (WITHDRAWAL_STATES as readonly string[]).includes(state);
}

/** The state in a few words. */
export function titleOf(state: string, messages: TreasuryMessages): string {
  return isKnownState(state) ? messages.withdrawalTitles[state] : messages.withdrawalOther(state);
}

/** Whether a person has said what became of it. */
export function wasSettled({ history }: Pick<WithdrawalView, 'history'>): boolean {
  return history.some(({ kind }) => kind === 'settled');
}

/** Whether the state may have changed since: the service did not say just now how it stands. */
export function mayBeOld(withdrawal: Pick<WithdrawalView, 'state' | 'staleBecause'>): boolean {
  const { state, staleBecause } = withdrawal;
  return staleBecause !== null && state !== 'unknown' && !isOver(withdrawal);
}

/** What the state means, in a sentence or two. */
export function leadOf(
  withdrawal: Pick<WithdrawalView, 'state' | 'history'>,
  messages: TreasuryMessages,
): string {
  const { state, history } = withdrawal;
  if (!isKnownState(state)) return messages.withdrawalOtherLead;
  const end = history.at(-1);
  if (end?.kind === 'discarded' && end.who === null) {
    const why = messages.callReasons[end.reason ?? ''];
    if (why !== undefined) return why;
  }
  if (state === 'discarded' && wasSettled(withdrawal)) return messages.discardedSettled;
  return messages.withdrawalLeads[state];
}

/**
 * What heads a press of which nobody knows whether it did something; null where the store says that it
 * did nothing. A store that fails may have failed over its answer, with everything done before.
 */
export function lostTitle(
  { requestId, status = 0 }: TreasuryError,
  messages: TreasuryMessages,
): string | null {
  if (requestId === undefined) return messages.pressLost;
  return status >= 400 && status < 500 ? null : messages.outcomeLost;
}

/** Failures of the service of which the store says so before anything is done. */
const UNDONE: Partial<Record<ActionName, readonly TreasuryErrorCode[]>> = {
  remove: ['service_rejected', 'key_refused'],
  settle: ['service_unavailable'],
};

const UNSENT: readonly string[] = ['awaiting_approval', 'draft'] satisfies WithdrawalState[];

/** Whether what a press was for has been done, or cannot be done any more, perhaps by another's press. */
function isPast(action: ActionName, state: string): boolean {
  if (action === 'remove') return state === 'deleted';
  if (action === 'settle') return state !== 'unknown';
  return action === 'approve' ? state !== UNSENT[0] : !UNSENT.includes(state);
}

/**
 * What a press came to, and what holds nevertheless; null where that it did nothing would be read as
 * “not sent” beside a state that says otherwise.
 *
 * @param state in which the withdrawal is now.
 */
export function failureWords(
  { action, error }: { readonly action: ActionName; readonly error: TreasuryError },
  state: string,
  messages: TreasuryMessages,
): { readonly title: string; readonly lead?: string } | null {
  const lost = UNDONE[action]?.includes(error.code) ? null : lostTitle(error, messages);
  if (lost !== null) {
    return { title: lost, ...(action === 'send' ? { lead: messages.sendLostLead } : {}) };
  }
  if (error.code !== 'withdrawal_state' && isPast(action, state)) return null;
  const titles = {
    approve: messages.approveFailed,
    send: messages.sendFailed,
    discard: messages.discardFailed,
    remove: messages.removeFailed,
    settle: messages.settleFailed,
  } as const satisfies Record<ActionName, string>;
  return { title: messages.refusalTitles[error.code] ?? titles[action] };
}
