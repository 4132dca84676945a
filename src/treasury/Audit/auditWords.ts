/** What the audit's words mean. A word that this page does not know is shown as it is. Pure. */
import type { TreasuryMessages } from '../messages/en.js';
import { isKnownState, titleOf } from '../WithdrawalStatus/withdrawalWords.js';

/** How an attempt ended, by its tone. What was given up as it was to be sent was not sent. */
export function toneOf(outcome: string): 'done' | 'unfinished' | 'refused' {
  if (['unfinished', 'cancelled', 'unknown', 'sending'].includes(outcome)) return 'unfinished';
  if (['refused', 'failed', 'discarded'].includes(outcome)) return 'refused';
  return outcome === 'done' || isKnownState(outcome) ? 'done' : 'refused';
}

/** How an attempt ended. That of a sending is the state in which it left the withdrawal. */
export function outcomeWords(outcome: string, messages: TreasuryMessages): string {
  const known = messages.auditOutcomes[outcome];
  if (known !== undefined) return known;
  return isKnownState(outcome) ? titleOf(outcome, messages) : messages.otherOutcome(outcome);
}

/** What was tried. */
export function actionWords(action: string, messages: TreasuryMessages): string {
  return messages.auditActions[action] ?? action;
}

/** What it was about: an order, an account, a state that was asked for, or a withdrawal's id. */
export function targetWords(target: string, messages: TreasuryMessages): string {
  const at = target.indexOf(':');
  const [kind, reference] = [target.slice(0, Math.max(0, at)), target.slice(at + 1)];
  if (kind === 'payment') return messages.forOrder(reference);
  if (kind === 'top_up') return messages.forCustomer(reference);
  return /^[0-9a-f]{8}-/.test(target)
    ? messages.auditWithdrawal(target)
    : (messages.orderStates[target] ?? target);
}
