/** Retention: takes orders that are over and old out of the ledger, whole, and leaves the rest alone. */
import { parseDecimal } from '../../money/decimal.js';
import { PAID_EFFECT } from '../callbacks/effectEvents.js';
import { MARKS_STREAM } from '../callbacks/unsettledCheckouts.js';
import type { SqlLedger } from '../../ledger/sqlLedger.js';
import {
  effectKinds,
  purgeEnded,
  purgeOlder,
  purgeSequences,
  purgeSuperseded,
  purgeUnit,
} from '../../ledger/sqlPurge.js';
import { LINK_EFFECT } from '../auth/linkUses.js';
import { AUDIT_STREAM } from '../treasury/audit.js';
import { ORPHANS_STREAM } from '../webhooks/storeEvent.js';
import { checkPurge, type PurgeOptions } from './checkPurge.js';
import { decideRetention, type KeptOrders, type PurgeRun } from './retentionDecision.js';
import { findOldAudit } from './purgeAudit.js';
import { createUnresolvedSurplus } from './unresolvedSurplus.js';

/** What went. */
export interface PurgeReport {
  /** Orders that were taken out whole. */
  readonly orders: number;
  /** Rows of events: those of these orders, of old orphans, and of notes that newer ones replace. */
  readonly events: number;
  /** Rows of claims. */
  readonly claims: number;
  /** Rows of the back office's audit. */
  readonly audit: number;
  /** Old orders that this version cannot read. They stay. */
  readonly unreadable: number;
  /** Other old orders that stay, each under the first reason that holds. */
  readonly kept: KeptOrders;
}

const PAGE = 1000;

/**
 * Takes out of the ledger, before a time:
 *
 * - orders (never customers' wallets) that are paid, or closed without anything having arrived, that
 *   hold nothing back and owe no callback: all their events, the link from their external id, and the
 *   claims of their finished effects. A call of `onStatusChange` that failed and was overtaken by one that
 *   came to its end is owed no more;
 * - signed events that name no order of the store;
 * - notes of how far the orders were settled, but for the newest;
 * - what was noted of resume links that were used and that open no more;
 * - where the store names a time for it, entries of the back office's audit. All that is noted of one
 *   withdrawal goes together, and only once the withdrawal has come to its end and all of it is older:
 *   entries about one that is drafted, under way or of unknown outcome stay, however old.
 *
 * An order goes whole or not at all, so that what remains means what it meant. What is open, held,
 * partly paid (also where it was closed: somebody's money is in it) or not yet told to the store stays,
 * however old; so do customers' wallets, because an event that is sent again must still find its deposit
 * noted.
 *
 * A paid order stays too while money is in it that nobody has judged: too much, late, or in another
 * currency. It is judged once a refund that names the order has been completed and no other of it is under
 * way; what had come late or in another currency also by a `markPaid` after it. `unjudged: true` takes
 * such orders all the same. `kept` of the report counts what stays and why.
 *
 * Afterwards the order is unknown: `resolveOrder` must answer `null` for orders that are done, or a
 * shopper could open and pay one anew. Take a backup first. It may run beside the handlers.
 *
 * @throws MoneyError if `tolerance` is no decimal string; RangeError if `before` or `auditBefore` is no
 *   time, or one that is still to come, if the ledger is none that can be purged, or an option is unknown.
 */
export async function purgeLedger(options: PurgeOptions): Promise<PurgeReport> {
  checkPurge(options);
  const { ledger, dryRun = false } = options;
  const auditBefore = options.auditBefore?.toISOString();
  // Also makes sure that the tables are there.
  const streams = await openedOrders(ledger, options.before.toISOString());
  const purge = await openPurge(options);
  const kept = { open: 0, held: 0, partPaid: 0, unjudged: 0, owed: 0 };
  const report = { orders: 0, events: 0, claims: 0, audit: 0, unreadable: 0, kept };
  for (const stream of streams) {
    const fate = await decideRetention(purge, stream);
    if (fate === 'unreadable') report.unreadable += 1;
    else if (typeof fate === 'string') kept[fate] += 1;
    if (fate === null || typeof fate === 'string') continue;
    report.orders += 1;
    if (dryRun) continue;
    const gone = await purgeUnit(ledger.db, fate);
    if (gone.events === 0) report.orders -= 1;
    report.events += gone.events;
    report.claims += gone.claims;
  }
  const audit = auditBefore === undefined ? [] : await findOldAudit(ledger, auditBefore);
  report.audit = dryRun ? audit.length : await purgeSequences(ledger.db, AUDIT_STREAM, audit);
  if (dryRun) return report;
  // No state is derived from these events.
  report.events += await purgeOlder(ledger.db, ORPHANS_STREAM, purge.before);
  report.events += await purgeSuperseded(ledger.db, MARKS_STREAM);
  report.claims += await purgeEnded(ledger.db, LINK_EFFECT, options.before.getTime());
  return report;
}

async function openPurge(options: PurgeOptions): Promise<PurgeRun> {
  const { ledger, unjudged = false } = options;
  const before = options.before.toISOString();
  const tolerance = parseDecimal(options.tolerance ?? '0');
  const kinds = await effectKinds(ledger.db);
  const { onPaid = kinds.includes(PAID_EFFECT) } = options;
  const isUnjudged = unjudged
    ? () => Promise.resolve(false)
    : createUnresolvedSurplus(ledger, options.before.getTime());
  return { ledger, before, tolerance, onPaid, kinds, isUnresolved: isUnjudged };
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
