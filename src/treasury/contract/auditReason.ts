/** The reasons in the audit: a person's words, after what the person chose where a route has a choice. */
import { isDecimal, type DecimalString } from '../../money/decimalString.js';
import type { AuditEntryView } from './audit.js';
import type { MakeRefundLinkInput } from './refundLinks.js';
import type { SettleWithdrawalInput } from './withdrawals.js';

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

/** What a refund link gives back. */
export interface AuditRefund {
  /** One of `REFUND_KINDS`; open. */
  readonly kind: string;
  /** Coins. */
  readonly amount: DecimalString;
  readonly currencyId: string;
}

/** A reason in its parts. */
export interface AuditReason {
  /** The person's own. */
  readonly words: string;
  /** What the link gives back; null for another action. */
  readonly refund: AuditRefund | null;
  /** What was found at the service; null for another action. */
  readonly found: SettleWithdrawalInput['outcome'] | null;
}

/** Takes a reason apart. What has another form than those above is all the person's words. */
export function readAuditReason(action: AuditEntryView['action'], reason: string): AuditReason {
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
