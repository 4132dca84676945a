/** `purgeLedger`: deletes old orders, and old entries of the back office's audit. */
import { purgeSequences, purgeToNewest } from '../../ledger/sqlPurge.js';
import { dialectOf } from '../../ledger/sqlTables.js';
import { CUSTOMER_KIND } from '../../server/checkouts/customerEmail.js';
import { checkPurge, type PurgeOptions } from '../../server/retention/checkPurge.js';
import { purgeOrders } from '../../server/retention/purgeOrders.js';
import type { KeptOrders } from '../../server/retention/retentionDecision.js';
import { AUDIT_STREAM } from '../refunds/refundAudit.js';
import { hasOrderIndex } from '../index/orderIndexTables.js';
import { forgetEmail, purgeOrderIndex } from '../index/sqlOrderPurge.js';
import { findOldAudit } from './purgeAudit.js';
import { readerOfRefunds } from './orders/orderRefunds.js';
import { createRefundCheck } from './orders/orderStatus.js';

/** Kind of the readings of balances that releases before 2026-11-29 kept. */
const READING_KIND = 'balances_read';

/** What was deleted. */
export interface PurgeReport {
  /** Orders that were deleted, each whole. */
  readonly orders: number;
  /** Orders of `tillkit serve` that no page had opened: only their terms were kept. */
  readonly unopened: number;
  /**
   * Rows of events: those of these orders with their terms and notifications, of old orphans, of old readings
   * of the balances, and of marks that newer ones replace.
   */
  readonly events: number;
  /** Rows of claims. */
  readonly claims: number;
  /** Rows of the back office's audit. */
  readonly audit: number;
  /** Old orders that this version cannot read. They stay. */
  readonly unreadable: number;
  /** Confirmed or held payments that belong to no order. They stay until a person settles them. */
  readonly unmatched: number;
  /** Other old orders that stay, each under the first reason that holds. */
  readonly kept: KeptOrders;
}

/**
 * Deletes from the ledger what is older than a time:
 *
 * - orders (never customers' wallets) that are paid, or closed without any money, that have nothing held
 *   and no callback due: all their events and refund links, the link from their external id, and the claims of their
 *   finished callbacks. A failed `onStatusChange` is no longer due once a later one has succeeded;
 * - of `tillkit serve`, the terms and notifications of these orders, and the terms of orders that no page ever
 *   opened. While the store has not taken a notification of an order, the order stays whole;
 * - signed events that belong to no order of the store, but for payments that nobody has settled;
 * - marks of settled checkouts, except the newest;
 * - readings of the balances, except the last of each day;
 * - claims of used resume links that have expired;
 * - the rows of these orders in the index of orders;
 * - with `emailsBefore`, customers' e-mails, also those of orders that stay;
 * - with `auditBefore`, entries of the back office's audit. The entries of one withdrawal are deleted
 *   together, and only once the withdrawal has ended and all of them are older: entries about one that is
 *   drafted, under way or of unknown outcome stay, however old.
 *
 * An order is deleted as a whole or not at all. An order that is open, held or partly paid (even if
 * closed: a shopper's money is in it), or with a callback due, stays, however old. So do customers'
 * wallets, because a repeated event must still find its deposit recorded.
 *
 * A paid order also stays while it holds an unresolved surplus: money that is too much, late, or in
 * another currency. A surplus is resolved once a refund that names the order has completed, no other
 * refund of it is under way, and no more has come since; late money or another currency also by a later `markPaid`. `unjudged: true`
 * deletes such orders all the same. `kept` in the report counts what stays and why.
 *
 * Of a deleted order its deposit addresses and the hashes of its payments stay, so that money which comes to
 * them later can be named. Otherwise the order is unknown: `resolveOrder` must return `null` for orders that are done, or a
 * shopper could open and pay one again. That of `tillkit serve` does, because the terms are deleted in the
 * same statement. Take a backup first. It may run while the handlers run, and the next run finishes one
 * that was cut off.
 *
 * @throws MoneyError if `tolerance` is not a decimal string; RangeError if `before` or `auditBefore` is
 *   not a time or in the future, if the ledger cannot be purged, or an option is unknown.
 */
export async function purgeLedger(options: PurgeOptions): Promise<PurgeReport> {
  checkPurge(options);
  const { ledger, dryRun = false } = options;
  const auditBefore = options.auditBefore?.toISOString();
  const isIndexed = await hasOrderIndex(ledger.db, dialectOf(ledger.db));
  const report = await purgeOrders(options, {
    isRefunded: createRefundCheck(readerOfRefunds(ledger, options.before.getTime())),
    forgetEmail: async (event) => (isIndexed ? forgetEmail(ledger.db, event) : undefined),
    forgetOrders: () => purgeOrderIndex(ledger.db, CUSTOMER_KIND),
  });
  const old = auditBefore === undefined ? [] : await findOldAudit(ledger, auditBefore);
  const audit = dryRun ? old.length : await purgeSequences(ledger.db, AUDIT_STREAM, old);
  const readings = dryRun
    ? 0
    : await purgeToNewest(ledger.db, READING_KIND, options.before.toISOString());
  return { ...report, events: report.events + readings, audit };
}
