/** Retention: takes orders that are over and old out of the ledger, whole, and leaves the rest alone. */
import * as z from 'zod';
import { boundedName } from '../callbacks/effectName.js';
import { overtakenCalls } from '../callbacks/statusCalls.js';
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import type { LedgerEvent } from '../ledger/ledger.js';
import type { SqlLedger } from '../ledger/sqlLedger.js';
import {
  claimedEffects,
  effectKinds,
  purgeEnded,
  purgeOlder,
  purgeSequences,
  purgeUnit,
} from '../ledger/sqlPurge.js';
import { LINK_EFFECT } from '../linkUses.js';
import type { CheckoutState } from '../status/checkoutState.js';
import { readCheckoutEvents } from '../status/events.js';
import { foldCheckout } from '../status/foldCheckout.js';
import { AUDIT_STREAM } from '../treasury/auditStream.js';
import { findOldAudit } from './purgeAudit.js';

/** What may go. */
export interface PurgeOptions {
  readonly ledger: SqlLedger;
  /** Orders whose newest event is older than this may go. Ninety days are a good least. */
  readonly before: Date;
  /** The handler's own; with another, fewer orders count as paid and stay. @default "0" */
  readonly tolerance?: string;
  /**
   * Whether the store has an `onPaid`. Then a paid order for which it never came to its end stays.
   *
   * @default whether the ledger knows of any call of it
   */
  readonly onPaid?: boolean;
  /**
   * Entries of the back office's audit older than this may go. Ask those who check your books how long
   * they must be kept; a year and more is usual.
   *
   * @default none goes, however old
   */
  readonly auditBefore?: Date;
  /** Only count the orders and entries that would go; at least so many will. @default false */
  readonly dryRun?: boolean;
}

/** What went. */
export interface PurgeReport {
  /** Orders that were taken out whole. */
  readonly orders: number;
  /** Rows of events, those of these orders and of old orphans. */
  readonly events: number;
  /** Rows of claims. */
  readonly claims: number;
  /** Rows of the back office's audit. */
  readonly audit: number;
  /** Old orders that this version cannot read. They stay. */
  readonly unreadable: number;
}

/** Events in it stand for themselves: no state is derived from them. */
const ORPHANS = 'orphans';

const PAGE = 1000;

/**
 * Takes out of the ledger, before a time:
 *
 * - orders (never customers' wallets) that are paid, or closed without anything having arrived, that
 *   hold nothing back and owe no callback: all their events, the link from their external id, and the
 *   claims of their finished effects. A call of `onStatusChange` that failed and was overtaken by one that
 *   came to its end is owed no more;
 * - signed events that name no order of the store;
 * - what was noted of resume links that were used and that open no more;
 * - where the store names a time for it, entries of the back office's audit. All that is noted of one
 *   withdrawal goes together, and only once the withdrawal has come to its end and all of it is older:
 *   entries about one that is drafted, under way or of unknown outcome stay, however old.
 *
 * An order goes whole or not at all, so that what remains means what it meant. What is open, held,
 * partly paid (also where it was closed: somebody's money is in it) or not yet told to the store stays,
 * however old; so do customers' wallets, because an
 * event that is sent again must still find its deposit noted.
 *
 * Afterwards the order is unknown: `resolveOrder` must answer `null` for orders that are done, or a
 * shopper could open and pay one anew. Take a backup first. It may run beside the handlers.
 *
 * @throws MoneyError if `tolerance` is no decimal string; RangeError if `before` or `auditBefore` is no
 *   time.
 */
export async function purgeLedger(options: PurgeOptions): Promise<PurgeReport> {
  const { ledger, dryRun = false } = options;
  const before = options.before.toISOString();
  const auditBefore = options.auditBefore?.toISOString();
  const tolerance = parseDecimal(options.tolerance ?? '0');
  // Also makes sure that the tables are there.
  const streams = await openedOrders(ledger, before);
  const kinds = await effectKinds(ledger.db);
  const { onPaid = kinds.includes('onPaid:') } = options;
  const report = { orders: 0, events: 0, claims: 0, audit: 0, unreadable: 0 };
  for (const stream of streams) {
    const events = await ledger.list({ stream });
    const over = isOver(events, { before, tolerance });
    if (over === 'unreadable') report.unreadable += 1;
    if (over === null || over === 'unreadable') continue;
    const done = doneEffects(events);
    if (onPaid && over.state.paid && !done.includes(await boundedName(`onPaid:${stream}`)))
      continue;
    const claimed = await claimedEffects(ledger.db, kinds, stream);
    const overtaken = overtakenCalls({ stream, events, state: over.state }, claimed);
    const finished = new Set([...done, ...overtaken]);
    if (claimed.some((effect) => !finished.has(effect))) continue;
    report.orders += 1;
    if (dryRun) continue;
    const gone = await purgeUnit(ledger.db, {
      stream,
      linked: [`external:${over.externalId}`],
      lastSequence: events.at(-1)?.sequence ?? 0,
      effects: [...finished],
    });
    if (gone.events === 0) report.orders -= 1;
    report.events += gone.events;
    report.claims += gone.claims;
  }
  const audit = auditBefore === undefined ? [] : await findOldAudit(ledger, auditBefore);
  report.audit = dryRun ? audit.length : await purgeSequences(ledger.db, AUDIT_STREAM, audit);
  if (dryRun) return report;
  report.events += await purgeOlder(ledger.db, ORPHANS, before);
  report.claims += await purgeEnded(ledger.db, LINK_EFFECT, options.before.getTime());
  return report;
}

/** Streams of orders that were opened before a time. */
async function openedOrders(ledger: SqlLedger, before: string): Promise<string[]> {
  const streams: string[] = [];
  for (let after = 0; ;) {
    const page = await ledger.list({ after, limit: PAGE, kind: 'opened' });
    const old = page.filter(({ at, stream }) => at < before && stream.startsWith('order:'));
    streams.push(...old.map(({ stream }) => stream));
    const last = page.at(-1);
    // The effects of order `1:2` look like some of order `1`, which therefore stays until they are gone.
    if (!last) return streams.sort((a, b) => b.length - a.length);
    after = last.sequence;
  }
}

/** The state of an order; null where an event of it has another form than this version knows. */
function stateOfOrder(
  events: readonly LedgerEvent[],
  tolerance: DecimalString,
): CheckoutState | null {
  try {
    return foldCheckout(readCheckoutEvents(events), { tolerance });
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}

/** What an order that is over is known by, or null for one that must stay. */
function isOver(
  events: readonly LedgerEvent[],
  { before, tolerance }: { readonly before: string; readonly tolerance: DecimalString },
): { readonly externalId: string; readonly state: CheckoutState } | 'unreadable' | null {
  if (events.some(({ at }) => at >= before)) return null;
  const state = stateOfOrder(events, tolerance);
  if (state === null) return 'unreadable';
  if (state.opened?.type !== 'payment' || state.heldEvidence.length > 0) return null;
  const { paid, closed, opened, transfers } = state;
  return paid || (closed && transfers.length === 0)
    ? { externalId: opened.externalId, state }
    : null;
}

function doneEffects(events: readonly LedgerEvent[]): string[] {
  return events
    .filter(({ kind }) => kind === 'effect_done')
    .flatMap(({ body }) => (typeof body['effect'] === 'string' ? [body['effect']] : []));
}
