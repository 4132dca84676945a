/** Retention of orders: deletes old orders that are over, each as a whole, and keeps all others. */
import type { LedgerDatabase } from '../../ledger/sqlTables.js';
import { parseDecimal } from '../../money/decimal.js';
import { PAID_CALLBACK } from '../checkouts/callbackEvents.js';
import { MARKS_STREAM } from '../telling/settledMarks.js';
import {
  derivedTables,
  effectKinds,
  purgeEnded,
  purgeKind,
  purgeSequences,
  purgeSuperseded,
  purgeUnit,
  purgeUnopened,
} from '../../ledger/sqlPurge.js';
import type { LedgerEvent } from '../../ledger/ledger.js';
import { CUSTOMER_KIND } from '../checkouts/customerEmail.js';
import { LINK_EFFECT } from '../auth/linkUses.js';
import { STORED_LINK } from '../auth/storedLinks.js';
import { keepPurgedWallet } from '../checkouts/purgedWallets.js';
import { orderStream } from '../checkouts/resolvedOrder.js';
import { createUnmatchedPayments, ORPHANS_STREAM } from '../webhooks/unmatchedPayments.js';
import type { PurgeOptions } from './checkPurge.js';
import { decideRetention, type KeptOrders, type PurgeRun } from './retentionDecision.js';
import { findOldOrders } from './oldOrders.js';
import { markPurge } from './purgeMark.js';
import { hasSurplus, type IsRefunded } from './unresolvedSurplus.js';

/** What was deleted of orders. */
export interface OrdersReport {
  readonly orders: number;
  readonly unopened: number;
  readonly events: number;
  readonly claims: number;
  readonly unreadable: number;
  readonly unmatched: number;
  readonly kept: KeptOrders;
}

/** What the back office knows and keeps of orders. */
export interface BackOffice {
  readonly isRefunded: IsRefunded;
  /** Called with each event of a customer's e-mail before it is deleted. */
  readonly forgetEmail: (
    event: Pick<LedgerEvent, 'sequence' | 'stream' | 'kind' | 'body'>,
  ) => Promise<void>;
  /** Called when the orders have been deleted. */
  readonly forgetOrders: () => Promise<void>;
}

/**
 * Deletes old orders that are over, each as a whole or not at all, with the events that belong to them: also
 * the terms and notifications of `tillkit serve`.
 *
 * @param options checked.
 * @param office without one no surplus counts as refunded.
 * @throws an Error without one if the database has tables of it: e-mails and orders would stay there.
 */
export async function purgeOrders(
  options: PurgeOptions,
  office?: BackOffice,
): Promise<OrdersReport> {
  const { ledger, dryRun = false } = options;
  if (!office) await assertUnderived(ledger.db);
  // Also makes sure that the tables exist.
  const orders = await findOldOrders(ledger, options.before.toISOString());
  const purge = await openPurge(options, office?.isRefunded ?? (() => Promise.resolve(false)));
  const kept = { open: 0, held: 0, partPaid: 0, unjudged: 0, owed: 0 };
  const now = options.now ?? Date.now;
  const payments = createUnmatchedPayments(ledger, now);
  const { total: unmatched } = await payments.list({ limit: 1 });
  const report = { orders: 0, unopened: 0, events: 0, claims: 0, unreadable: 0, unmatched, kept };
  // Before the orders, because an order says that a payment has found it.
  if (!dryRun) {
    const over = await payments.over(purge.before);
    report.events += await purgeSequences(ledger.db, ORPHANS_STREAM, over);
  }
  for (const order of orders) {
    const decision = await decideRetention(purge, order);
    if (decision === 'unreadable') report.unreadable += 1;
    else if (typeof decision === 'string') kept[decision] += 1;
    if (decision === null || typeof decision === 'string') continue;
    const { checkout } = decision;
    const counted = checkout ? 'orders' : 'unopened';
    report[counted] += 1;
    if (dryRun) continue;
    // Before the first one with money, so that no figure is whole in between.
    if (checkout && report.orders === 1) await markPurge(ledger, purge.before, now());
    if (checkout) await keepPurgedWallet(ledger, checkout, now());
    const deleted = await purgeUnit(ledger.db, decision);
    if (deleted.events === 0) report[counted] -= 1;
    report.events += deleted.events;
    report.claims += deleted.claims;
  }
  if (dryRun) return report;
  if (options.emailsBefore) {
    const emailsBefore = options.emailsBefore.toISOString();
    const forget = office?.forgetEmail ?? (() => Promise.resolve());
    report.events += await purgeKind(ledger.db, CUSTOMER_KIND, emailsBefore, forget);
  }
  await office?.forgetOrders();
  report.events += await purgeUnopened(ledger.db, orderStream(''), 'opened');
  report.events += await purgeSuperseded(ledger.db, MARKS_STREAM);
  report.events += await purgeKind(ledger.db, STORED_LINK, purge.before, () => Promise.resolve());
  report.claims += await purgeEnded(ledger.db, LINK_EFFECT, options.before.getTime());
  return report;
}

async function assertUnderived(db: LedgerDatabase): Promise<void> {
  const derived = await derivedTables(db);
  if (derived.length === 0) return;
  throw new Error(
    `The database has tables of the back office (${derived.join(', ')}), in which the e-mails and numbers of ` +
      'deleted orders would stay, so nothing was deleted. Use `purgeLedger`, which takes them out there too.',
  );
}

async function openPurge(options: PurgeOptions, isRefunded: IsRefunded): Promise<PurgeRun> {
  const { ledger, unjudged = false } = options;
  const before = options.before.toISOString();
  const tolerance = parseDecimal(options.tolerance ?? '0');
  const kinds = await effectKinds(ledger.db);
  const { onPaid = kinds.includes(PAID_CALLBACK) } = options;
  const isUnresolved: PurgeRun['isUnresolved'] = async (order) =>
    !unjudged && hasSurplus(order) && !(await isRefunded(order));
  return { ledger, before, tolerance, onPaid, kinds, isUnresolved };
}
