/**
 * Folds the events of a checkout into its state: the one place where status is decided.
 *
 * The state depends on the set of events alone. Order, repetition and how the set was put together
 * do not matter, so a late, repeated or reordered event can do no harm, and two instances that have
 * seen the same events agree.
 */
import { EXCEPTIONS, type PaymentException, type Progress } from '../../contract/checkout.js';
import { type DecimalString, parseDecimal } from '../../money/decimal.js';
import { compareShares, WHOLE_SHARE } from '../../money/share.js';
import type { CheckoutState } from './checkoutState.js';
import { isCovered, measureCoverage, reckonAmounts, thresholdShare } from './coverage.js';
import { compareText, distinctEvents, eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent, CheckoutEventBody } from './events.js';
import { type Evidence, groupEvidence, readEvidence } from './evidence.js';
import { findHolds, isConfirmation, readReleases } from './holds.js';
import { instantMs } from './instants.js';
import { findCurrentQuote, readQuotePlaces, readQuotes } from './quotes.js';
import { readTerms } from './revisions.js';
import { readTransfers } from './transfers.js';

/** How strictly a checkout is judged. */
export interface FoldOptions {
  /**
   * Part of the order that may be missing: decimal string, 0 to below 1 (`"0.005"` is half a
   * percent).
   *
   * @default "0"
   */
  readonly tolerance?: DecimalString;
}

/** Derives a checkout's state from its events. Pure: no clock, and it throws for no set of events. */
export function foldCheckout(
  events: readonly CheckoutEvent[],
  options: FoldOptions = {},
): CheckoutState {
  const distinct = distinctEvents(events);
  const terms = readTerms(distinct);
  const quotes = readQuotes(distinct);
  const released = readReleases(distinct);
  const evidence = readEvidence(distinct);
  const places = readQuotePlaces(distinct);
  const transfers = readTransfers(evidence, { terms, quotes, places, released });
  const currentQuote = findCurrentQuote(quotes, terms.revision);
  const heldEvidence = readHeldEvidence(evidence, released);
  const markedPaid = eventsOfKind(distinct, 'marked_paid').length > 0;

  const threshold = thresholdShare(options.tolerance ?? parseDecimal('0'));
  const coverage = measureCoverage(transfers);
  const { confirmedShare, knownShare } = coverage;
  const payable = terms.opened?.type === 'payment' && terms.amountUsd !== null;
  const covered = markedPaid || isCovered(confirmedShare, threshold);
  const paid = payable && covered && heldEvidence.length === 0;
  const amounts = reckonAmounts({ ...coverage, currentQuote, transfers, threshold, paid });
  const some = (counts: string) => transfers.some((transfer) => transfer.counts === counts);
  const holds: Record<PaymentException, boolean> = {
    partial: knownShare.numerator !== '0' && !isCovered(knownShare, threshold) && !paid,
    // A rest is asked for rounded up: who sends just that has sent nothing that could be given back.
    over: compareShares(confirmedShare, WHOLE_SHARE) > 0 && amounts.excess !== '0',
    late: some('late'),
    wrong_currency: some('wrong_currency'),
    held: heldEvidence.length > 0,
  };
  return {
    opened: terms.opened,
    amountUsd: terms.amountUsd,
    display: terms.display,
    displayNumber: terms.displayNumber,
    revision: terms.revision,
    wallet: readWallet(distinct),
    quotes,
    currentQuote,
    transfers,
    progress: readProgress(evidence, released),
    exceptions: EXCEPTIONS.filter((exception) => holds[exception]),
    paid,
    markedPaid,
    closed: eventsOfKind(distinct, 'closed').length > 0,
    heldEvidence,
    confirmedShare,
    knownShare,
    ...amounts,
    version: events.reduce((highest, { sequence }) => Math.max(highest, sequence), 0),
  };
}

/**
 * How far the payment is. Read from the statements themselves, not from the transfers that they
 * add up to: a statement never goes away, so progress cannot go back, whatever else is learnt.
 */
function readProgress(evidence: readonly Evidence[], released: ReadonlySet<string>): Progress {
  if (evidence.some((statement) => isConfirmation(statement, released))) return 'confirmed';
  return evidence.length > 0 ? 'detected' : 'awaiting';
}

function readHeldEvidence(evidence: readonly Evidence[], released: ReadonlySet<string>): string[] {
  const holding = groupEvidence(evidence).flatMap((group) => findHolds(group.evidence, released));
  return [...new Set(holding.map(({ key }) => key))].sort(compareText);
}

/** The service's latest answer; events stand in a fixed order, so of two at once the last counts. */
function readWallet(events: readonly CheckoutEvent[]): CheckoutEventBody<'wallet'> | null {
  const latest = eventsOfKind(events, 'wallet').sort(
    (a, b) =>
      instantMs(a.body.answeredAt) - instantMs(b.body.answeredAt) || compareText(a.key, b.key),
  );
  return latest.at(-1)?.body ?? null;
}
