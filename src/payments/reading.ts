/**
 * What the events up to some point of the ledger say, before the question whether the order was ever paid.
 */
import type { Progress } from '../contract/checkout.js';
import type { Fraction } from '../money/fraction.js';
import type { FoldedCheckout } from './foldedCheckout.js';
import { type Coverage, measureCoverage, sumShares } from './coverage.js';
import { compareText, eventsOfKind } from './distinctEvents.js';
import type { CheckoutLedgerEvent } from './checkoutEvents.js';
import { groupStatements } from './groups.js';
import {
  findHolds,
  isConfirmation,
  readReleases,
  readStatements,
  type Statement,
} from './statements.js';
import { type OrderTerms, readTerms } from './quotes.js';
import { readTransfers } from './transfers.js';

/** Terms, transfers and what they cover. */
export interface Reading extends Coverage {
  readonly terms: OrderTerms;
  readonly transfers: FoldedCheckout['transfers'];
  readonly progress: Progress;
  readonly heldEvidence: readonly string[];
  readonly markedPaid: boolean;
  /**
   * Part of the order that confirmed transfers cover, held or not. A transfer that the service only
   * blocked counts from its release.
   */
  readonly coveredShare: Fraction;
  readonly threshold: Fraction;
}

/**
 * Reads events without duplicates.
 *
 * @param closedAt sequence at which the order was closed without being covered; null if it was not.
 */
export function readEvents(
  distinct: readonly CheckoutLedgerEvent[],
  threshold: Fraction,
  closedAt: number | null,
): Reading {
  const terms = readTerms(distinct);
  const released = readReleases(distinct);
  const statements = readStatements(distinct, terms.opened?.type === 'top_up');
  const groups = groupStatements(statements);
  const timing = {
    quoted: eventsOfKind(distinct, 'quoted'),
    amended: eventsOfKind(distinct, 'amended'),
    looked: eventsOfKind(distinct, 'looked'),
  };
  const inTime = closedAt === null ? null : confirmedBy(closedAt, distinct);
  const transfers = readTransfers(groups, { terms, timing, released, inTime });
  const confirming = new Set(
    statements.filter((one) => isConfirmation(one, released)).map(({ key }) => key),
  );
  const holding = groups.flatMap(({ strong }) => findHolds(strong, released));
  return {
    terms,
    transfers,
    ...measureCoverage(transfers),
    progress: readProgress(statements, confirming),
    heldEvidence: [...new Set(holding.map(({ key }) => key))].sort(compareText),
    markedPaid: eventsOfKind(distinct, 'marked_paid').length > 0,
    coveredShare: sumShares(
      transfers.filter(({ evidence }) => evidence.some((key) => confirming.has(key))),
    ),
    threshold,
  };
}

/** Keys of the statements that had confirmed a transfer by a place of the ledger. */
export function confirmedBy(
  place: number,
  events: readonly CheckoutLedgerEvent[],
): ReadonlySet<string> {
  const then = events.filter(({ sequence }) => sequence <= place);
  const released = readReleases(then);
  const confirming = readStatements(then, false).filter((one) => isConfirmation(one, released));
  return new Set(confirming.map(({ key }) => key));
}

/**
 * How far the payment is. It is read from the statements, not from the transfers that they form: a
 * statement never goes away, so progress never goes back.
 */
function readProgress(statements: readonly Statement[], confirming: ReadonlySet<string>): Progress {
  if (confirming.size > 0) return 'confirmed';
  return statements.length > 0 ? 'detected' : 'awaiting';
}
