/** The audit of the back office: who tried what, when, and with which outcome. */
import { decimalField } from '../../contract/fieldSchemas.js';
import { isDecimal } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';
import { namedOrderSchema, WITHDRAWAL_STATES, type SettleWithdrawalInput } from './withdrawals.js';
import type { MakeRefundLinkInput } from './refundLinks.js';

/** The withdrawal that an entry is about. */
export type AuditWithdrawal = s.Infer<typeof auditWithdrawalSchema>;

const auditWithdrawalSchema = s.looseObject({
  id: s.string(),
  /** Coins; null for a withdrawal that was never drafted, or that cannot be read. */
  amount: s.nullable(decimalField),
  currencyId: s.nullable(s.string()),
  /** The order whose refund it is. */
  refundOf: s.nullable(namedOrderSchema),
});

/** One attempt, by any person and with any outcome. */
export type ActView = s.Infer<typeof actSchema>;

export const actSchema = s.looseObject({
  /** Null if no person was recognised. */
  who: s.nullable(s.string()),
  /** Name of the route; open. */
  action: s.string(),
  /** What it was about, as it is written down. */
  target: s.nullable(s.string()),
  /** The order that it was about. */
  order: s.nullable(namedOrderSchema),
  /** The withdrawal that it was about. */
  withdrawal: s.nullable(auditWithdrawalSchema),
  /**
   * `done`; the code of the problem; `refused` or `unknown` for a withdrawal that was sent with that
   * outcome; `unknown` for a deletion at the service whose answer was lost, and for a repeated callback
   * that still runs; `failed` for one that failed; `cancelled` for an export that its reader broke off;
   * `unfinished` if no outcome is recorded: not yet, or never, because of a crash. Open.
   */
  outcome: s.string(),
  reason: s.nullable(s.string()),
});

/** Groups of outcomes, as the list is narrowed to them. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'unfinished', 'unknown', 'cancelled'] as const;

/** A group of {@link AUDIT_OUTCOMES}. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** A press that sent a withdrawal has this outcome if the withdrawal did not go out. */
const NOT_SENT: readonly string[] = ['refused', 'failed', 'discarded'];

/**
 * The group of an outcome. The outcome of sending is the state of the withdrawal afterwards. What is in no
 * other group is the code of a problem: a refusal or a failure.
 */
export function auditOutcomeOf(outcome: string): AuditOutcome {
  if (outcome === 'unknown' || outcome === 'unfinished' || outcome === 'cancelled') return outcome;
  if (outcome === 'sending') return 'unfinished';
  const isState = (WITHDRAWAL_STATES as readonly string[]).includes(outcome);
  return outcome === 'done' || (isState && !NOT_SENT.includes(outcome)) ? 'done' : 'refused';
}

/** The reason of a new refund link: `excess 5 USDT.Tron: Paid twice`. */
export const refundLinkReason = ({
  kind,
  amount,
  currencyId,
  reason,
}: Pick<MakeRefundLinkInput, 'kind' | 'amount' | 'currencyId' | 'reason'>): string =>
  `${kind} ${amount} ${currencyId}: ${reason}`;

/** The reason of a recorded outcome: `not_created: Not in the dashboard`. */
export const settlementReason = ({ outcome, reason }: SettleWithdrawalInput): string =>
  `${outcome}: ${reason}`;

/**
 * Takes a reason apart. What has another form than those above is all the person's words.
 *
 * @returns the person's own `words`; what the `refund` link gives back, null for another action; what was
 *   `found` at the service, null for another action.
 */
export function readAuditReason(action: ActView['action'], reason: string) {
  const plain = { words: reason, refund: null, found: null };
  if (action === 'makeRefundLink') {
    const [, kind = '', amount = '', currencyId = '', words = ''] =
      /^(\w+) (\S+) (\S+): (.*)$/s.exec(reason) ?? [];
    return isDecimal(amount) ? { ...plain, words, refund: { kind, amount, currencyId } } : plain;
  }
  if (action === 'settleWithdrawal') {
    const [, found, words = ''] = /^(created|not_created): (.*)$/s.exec(reason) ?? [];
    if (found === 'created' || found === 'not_created') return { ...plain, words, found };
  }
  return plain;
}
