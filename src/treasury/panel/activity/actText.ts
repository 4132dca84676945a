/** Words for what a person tried, and what came of it. Pure. */
import { ACTIVITY_KINDS } from '../../contract/activity.js';
import { auditOutcomeOf, type ActView, type AuditOutcome } from '../../contract/audit.js';
import type { TreasuryMessages } from '../messages/en.js';
import type { PillTone } from '../StatePill.js';

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

/** Why it was refused or failed; null for another outcome, and where the person's name says it. */
export function refusalLabel({ outcome, who }: Actor, messages: TreasuryMessages): string | null {
  if (auditOutcomeOf(outcome) !== 'refused') return null;
  if (who === null && outcome === 'unauthorized') return null;
  return messages.auditRefusals[outcome] ?? messages.otherOutcome(outcome);
}

type Actor = Pick<ActView, 'who' | 'outcome'>;

/** Without a name only a customer gets something done, behind a refund link; who is refused there may be anybody. */
const isCustomer = ({ who, outcome }: Actor): boolean =>
  who === null && auditOutcomeOf(outcome) === 'done';

/** What kind of act it is: behind a refund link it is a customer's, who is no staff. */
export const actKind = (act: Actor & Pick<ActView, 'action'>, messages: TreasuryMessages) =>
  act.action === 'claimRefund' || isCustomer(act) ? messages.detailCustomer : undefined;

/** Who it was. */
export const personLabel = (act: Actor, messages: TreasuryMessages): string =>
  act.who ?? (isCustomer(act) ? messages.detailCustomer : messages.auditNobody);

/** Names that ledgers of before have for actions. */
const FORMER: Readonly<Record<string, string>> = {
  ...{ session: 'getSession', tasks: 'listTasks', live: 'openLive', audit: 'listAudit' },
  ...{ currencies: 'listCurrencies', figures: 'getFigures' },
  ...{ processingBalances: 'getProcessingBalances', exchangeBalances: 'getExchangeBalances' },
  unconfirmedTransfers: 'listUnconfirmedTransfers',
};

/** What a filter calls an action. */
export const actionLabel = (action: string, messages: TreasuryMessages): string =>
  messages.auditActions[FORMER[action] ?? action] ?? action;

/** What was done, or only tried. */
export function triedLabel(
  { action, outcome }: Pick<ActView, 'action' | 'outcome'>,
  messages: TreasuryMessages,
): string {
  const isRefused = auditOutcomeOf(outcome) === 'refused';
  return (
    (isRefused ? messages.auditTries[FORMER[action] ?? action] : undefined) ??
    actionLabel(action, messages)
  );
}

/** What an entry is about, if it is neither an order nor a withdrawal: what a file holds. */
export function targetLabel(target: string, messages: TreasuryMessages): string {
  const kind = ACTIVITY_KINDS.find((one) => one === target);
  if (kind) return messages.activityViews[kind];
  return (
    incomeFile(target, messages) ??
    messages.orderStates[target] ??
    messages.orderStatuses[target] ??
    target
  );
}

/** What a file of booked income has a row for. */
function incomeFile(target: string, messages: TreasuryMessages): string | undefined {
  const { columnDay: day, columnMonth: month, columnOrders: entries } = messages;
  return new Map(Object.entries({ day, month, entries })).get(target);
}
