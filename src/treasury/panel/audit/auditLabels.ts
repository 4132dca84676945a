/** Words for what the audit holds. What is not known is shown as its code. Pure. */
import { auditOutcomeOf, type AuditEntryView, type AuditOutcome } from '../../contract/audit.js';
import type { PillTone } from '../StatePill.js';
import type { TreasuryMessages } from '../messages/en.js';

const TONES: Readonly<Record<AuditOutcome, PillTone>> = {
  done: 'success',
  refused: 'danger',
  unfinished: 'warning',
  unknown: 'warning',
  cancelled: 'neutral',
};

/** How an outcome is drawn. */
export const outcomeTone = (outcome: string): PillTone => TONES[auditOutcomeOf(outcome)];

/** "Done", "Refused", … */
export function outcomeLabel(outcome: string, messages: TreasuryMessages): string {
  return messages.auditOutcomes[auditOutcomeOf(outcome)] ?? outcome;
}

/** Why it was refused or failed; null for another outcome, and where the column of people says it. */
export function refusalLabel(
  { outcome, who }: Pick<AuditEntryView, 'outcome' | 'who'>,
  messages: TreasuryMessages,
): string | null {
  if (auditOutcomeOf(outcome) !== 'refused') return null;
  if (who === null && outcome === 'unauthorized') return null;
  return messages.auditRefusals[outcome] ?? messages.otherOutcome(outcome);
}

/** What a filter calls an action. */
export const actionLabel = (action: string, messages: TreasuryMessages): string =>
  messages.auditActions[action] ?? action;

/** What was done, or only tried. */
export function triedLabel(
  { action, outcome }: Pick<AuditEntryView, 'action' | 'outcome'>,
  messages: TreasuryMessages,
): string {
  const isRefused = auditOutcomeOf(outcome) === 'refused';
  return (isRefused ? messages.auditTries[action] : undefined) ?? actionLabel(action, messages);
}

/** What an entry is about, if it is neither an order nor a withdrawal: a state that was asked for. */
export function targetLabel(target: string, messages: TreasuryMessages): string {
  return messages.orderStates[target] ?? messages.orderStatuses[target] ?? target;
}
