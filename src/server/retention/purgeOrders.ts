/** Retention of orders: deletes old orders that are over, each as a whole, and keeps all others. */
import { parseDecimal } from '../../money/decimal.js';
import { PAID_CALLBACK } from '../checkouts/callbackEvents.js';
import { MARKS_STREAM } from '../callbacks/settledMarks.js';
import type { SqlLedger } from '../../ledger/sqlLedger.js';
import {
  effectKinds,
  purgeEnded,
  purgeOlder,
  purgeSuperseded,
  purgeUnit,
} from '../../ledger/sqlPurge.js';
import { purgeEmails, purgeOrderIndex } from '../../ledger/sqlOrderPurge.js';
import { CUSTOMER_KIND } from '../checkouts/customerEmail.js';
import { LINK_EFFECT } from '../auth/linkUses.js';
import { ORPHANS_STREAM } from '../webhooks/storeEvent.js';
import type { PurgeOptions } from './checkPurge.js';
import { decideRetention, type KeptOrders, type PurgeRun } from './retentionDecision.js';
import { markPurge } from './purgeMark.js';
import { hasSurplus, type IsRefunded } from './unresolvedSurplus.js';

/** What was deleted of orders. */
export interface OrdersReport {
  readonly orders: number;
  readonly events: number;
  readonly claims: number;
  readonly unreadable: number;
  readonly kept: KeptOrders;
}

const PAGE = 1000;

/**
 * Deletes old orders that are over, each as a whole or not at all, with the events that belong to them.
 *
 * @param options checked.
 */
export async function purgeOrders(
  options: PurgeOptions,
  isRefunded: IsRefunded,
): Promise<OrdersReport> {
  const { ledger, dryRun = false } = options;
  // Also makes sure that the tables exist.
  const streams = await openedOrders(ledger, options.before.toISOString());
  const purge = await openPurge(options, isRefunded);
  const kept = { open: 0, held: 0, partPaid: 0, unjudged: 0, owed: 0 };
  const report = { orders: 0, events: 0, claims: 0, unreadable: 0, kept };
  for (const stream of streams) {
    const decision = await decideRetention(purge, stream);
    if (decision === 'unreadable') report.unreadable += 1;
    else if (typeof decision === 'string') kept[decision] += 1;
    if (decision === null || typeof decision === 'string') continue;
    report.orders += 1;
    if (dryRun) continue;
    // Before the first one, so that no figure is whole in between.
    if (report.orders === 1) await markPurge(ledger, purge.before, (options.now ?? Date.now)());
    const deleted = await purgeUnit(ledger.db, decision);
    if (deleted.events === 0) report.orders -= 1;
    report.events += deleted.events;
    report.claims += deleted.claims;
  }
  if (dryRun) return report;
  if (options.emailsBefore) {
    const emailsBefore = options.emailsBefore.toISOString();
    report.events += await purgeEmails(ledger.db, CUSTOMER_KIND, emailsBefore);
  }
  await purgeOrderIndex(ledger.db);
  // No state is derived from these events.
  report.events += await purgeOlder(ledger.db, ORPHANS_STREAM, purge.before);
  report.events += await purgeSuperseded(ledger.db, MARKS_STREAM);
  report.claims += await purgeEnded(ledger.db, LINK_EFFECT, options.before.getTime());
  return report;
}

async function openPurge(options: PurgeOptions, isRefunded: IsRefunded): Promise<PurgeRun> {
  const { ledger, unjudged = false } = options;
  const before = options.before.toISOString();
  const tolerance = parseDecimal(options.tolerance ?? '0');
  const kinds = await effectKinds(ledger.db);
  const { onPaid = kinds.includes(PAID_CALLBACK) } = options;
  const isUnresolved: PurgeRun['isUnresolved'] = async (order) =>
    !unjudged && hasSurplus(order) && !(await isRefunded(order.stream));
  return { ledger, before, tolerance, onPaid, kinds, isUnresolved };
}

/** Streams of orders that were opened before a time. */
async function openedOrders(ledger: SqlLedger, before: string): Promise<string[]> {
  const streams: string[] = [];
  for (let after = 0; ;) {
    const page = await ledger.list({ after, limit: PAGE, kind: 'opened' });
    const old = page.filter(({ at, stream }) => at < before && stream.startsWith('order:'));
    streams.push(...old.map(({ stream }) => stream));
    const last = page.at(-1);
    if (!last) return streams;
    after = last.sequence;
  }
}
