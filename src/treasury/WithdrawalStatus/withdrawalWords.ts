/** What is said of a withdrawal's state. A state that this page does not know is named as it is. Pure. */
import {
  WITHDRAWAL_STATES,
  type WithdrawalState,
  type WithdrawalView,
} from '../../contract/treasury/withdrawals.js';
import type { TreasuryMessages } from '../messages/en.js';
import type { TreasuryError } from '../treasuryError.js';
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

/** What the state means, in a sentence or two. */
export function leadOf(
  withdrawal: Pick<WithdrawalView, 'state' | 'history'>,
  messages: TreasuryMessages,
): string {
  const { state } = withdrawal;
  if (!isKnownState(state)) return messages.withdrawalOtherLead;
  if (state === 'discarded' && wasSettled(withdrawal)) return messages.discardedSettled;
  return messages.withdrawalLeads[state];
}

/**
 * Whether it is known that nothing was done. The store's own answer says so, but for a sending that
 * failed inside the store: of that nobody knows whether it came before or after.
 */
function isRefusal(action: ActionName, { requestId, status = 0 }: TreasuryError): boolean {
  if (requestId === undefined) return false;
  return action !== 'send' || (status >= 400 && status < 500);
}

/** What a press came to, and what holds nevertheless. */
export function failureWords(
  { action, error }: { readonly action: ActionName; readonly error: TreasuryError },
  messages: TreasuryMessages,
): { readonly title: string; readonly lead?: string } {
  if (!isRefusal(action, error)) {
    const lead = action === 'send' ? { lead: messages.sendLostLead } : {};
    return { title: messages.pressLost, ...lead };
  }
  const titles = {
    approve: messages.approveFailed,
    send: messages.sendFailed,
    discard: messages.discardFailed,
    remove: messages.removeFailed,
    settle: messages.settleFailed,
  } as const satisfies Record<ActionName, string>;
  return { title: messages.refusalTitles[error.code] ?? titles[action] };
}
