/**
 * Folds the events of a checkout into its state: the one place that decides status. The rule, as a table,
 * is in `docs/status.md`.
 *
 * The state depends only on the set of events and their places in the ledger. The order in which they are
 * passed and repetitions do not matter, so two instances that read one ledger agree.
 */
import { EXCEPTIONS, type PaymentException } from '../contract/checkout.js';
import { type DecimalString, parseDecimal } from '../money/decimal.js';
import { compareFractions, WHOLE } from '../money/fraction.js';
import type { FoldedCheckout, Payment } from './foldedCheckout.js';
import { isCovered, reckonAmounts, thresholdShare } from './coverage.js';
import { compareText, distinctEvents, eventsOfKind } from './distinctEvents.js';
import type { CheckoutLedgerEvent, CheckoutEventBody } from './checkoutEvents.js';
import { instantMs } from './timestamps.js';
import { findPayment, takenBack, withFinalTerms } from './payment.js';
import { readQuotes } from './quotes.js';
import { confirmedBy, readEvents, type Reading } from './reading.js';

/** How strictly a checkout is judged. */
export interface FoldOptions {
  /**
   * Part of the order that may be missing: decimal string, 0 to below 1 (`"0.005"` is half a
   * percent). Used for an order whose first quote has none.
   *
   * @default "0"
   */
  readonly tolerance?: DecimalString;
  /**
   * Sequence up to which the events are known to make no payment, from an earlier fold of the same stream:
   * that part is skipped.
   *
   * @default 0
   */
  readonly unpaidUpTo?: number;
  /**
   * Sequence before which the terms are known not to be final, from such a fold: its `termsFinalAt`, or what
   * follows its `version`.
   *
   * @default 0
   */
  readonly termsOpenBefore?: number;
}

/** Computes a checkout's state from its events. Pure: no clock, and it throws for no set of events. */
export function foldCheckout(
  events: readonly CheckoutLedgerEvent[],
  { tolerance = parseDecimal('0'), unpaidUpTo = 0, termsOpenBefore = 0 }: FoldOptions = {},
): FoldedCheckout {
  const distinct = distinctEvents(events);
  const agreed = agreedTolerance(distinct) ?? tolerance;
  const threshold = thresholdShare(agreed);
  const version = events.reduce((highest, { sequence }) => Math.max(highest, sequence), 0);
  const whole = readEvents(distinct, threshold, null);
  const closing = closingOf(distinct, whole);
  const readAt = (upTo: number, termsFinalAt: number | null): Reading => {
    const counted = withFinalTerms(distinct, termsFinalAt);
    const isUncovered = closing !== null && closing < (termsFinalAt ?? Infinity);
    const closedAt = isUncovered && closing <= upTo ? closing : null;
    if (upTo === version && counted === distinct && closedAt === null) return whole;
    const before = counted.filter(({ sequence }) => sequence <= upTo);
    return readEvents(before, threshold, closedAt);
  };
  const search = { readAt, unpaidUpTo, termsOpenBefore };
  const { payment, termsFinalAt } = findPayment(distinct, whole, search);
  return {
    ...stateOf(withFinalTerms(distinct, termsFinalAt), readAt(version, termsFinalAt), payment),
    termsFinalAt,
    tolerance: agreed,
    version,
  };
}

/**
 * The place at which the store closed the order; null if it is open, or if an earlier release noted that money
 * which came later paid it: such an order stays paid.
 */
function closingOf(events: readonly CheckoutLedgerEvent[], { transfers }: Reading): number | null {
  const places = eventsOfKind(events, 'closed').map(({ sequence }) => sequence);
  if (places.length === 0) return null;
  const closing = Math.min(...places);
  const inTime = confirmedBy(closing, events);
  const later = transfers
    .map(({ evidence }) => evidence)
    .filter((evidence) => !evidence.some((key) => inTime.has(key)))
    .flat();
  const isNoted = eventsOfKind(events, 'paid').some(
    ({ body: { evidence } }) =>
      !evidence.includes('marked_paid') && evidence.some((key) => later.includes(key)),
  );
  return isNoted ? null : closing;
}

/** The tolerance of the order's first quote: a later setting does not change what was agreed. */
function agreedTolerance(events: readonly CheckoutLedgerEvent[]): DecimalString | undefined {
  const [first] = eventsOfKind(events, 'quoted').sort((a, b) => a.sequence - b.sequence);
  return first?.body.tolerance;
}

function stateOf(
  distinct: readonly CheckoutLedgerEvent[],
  reading: Reading,
  payment: Payment | null,
): Omit<FoldedCheckout, 'version' | 'tolerance' | 'termsFinalAt'> {
  const { terms, transfers, confirmedShare, knownShare, threshold, heldEvidence } = reading;
  const quotes = readQuotes(distinct);
  const shown = findShownQuotes(quotes, reading);
  const paid = payment !== null && !takenBack(payment, transfers);
  const amounts = reckonAmounts({ ...reading, ...terms, ...shown, paid });
  const some = (counts: string) => transfers.some((transfer) => transfer.counts === counts);
  const holds: Record<PaymentException, boolean> = {
    partial: knownShare.numerator !== '0' && !isCovered(knownShare, threshold) && !paid,
    // The rest is rounded up, so a shopper who sends exactly that has sent nothing to give back.
    over: compareFractions(confirmedShare, WHOLE) > 0 && amounts.excess !== '0',
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
    ...shown,
    transfers,
    progress: reading.progress,
    exceptions: EXCEPTIONS.filter((exception) => holds[exception]),
    paid,
    payment,
    markedPaid: reading.markedPaid,
    closed: eventsOfKind(distinct, 'closed').length > 0,
    heldEvidence,
    confirmedShare,
    knownShare,
    ...amounts,
  };
}

/**
 * The quote of the order's present amount, even if it has expired (payments are still watched), and the one
 * whose coins the figures are in: the same, or once money has come the latest of all, while the present
 * amount has none.
 */
function findShownQuotes(
  quotes: FoldedCheckout['quotes'],
  { terms, transfers, confirmedShare, threshold, markedPaid }: Reading,
): Pick<FoldedCheckout, 'currentQuote' | 'figuresQuote'> {
  const confirmed = transfers.filter(
    ({ counts, status }) => counts === 'counted' && status === 'confirmed',
  );
  const came = new Set(confirmed.map(({ currencyId }) => currencyId));
  // An excess in a currency that did not come could not go back.
  const isDone = isCovered(confirmedShare, threshold);
  const useful = quotes.filter(({ currencyId }) => !isDone || came.has(currencyId));
  const currentQuote = useful.findLast(({ revision }) => revision === terms.revision) ?? null;
  const latest = transfers.length > 0 || markedPaid ? useful.at(-1) : null;
  return { currentQuote, figuresQuote: currentQuote ?? latest ?? null };
}

/** The service's latest answer; of two at the same time the later event counts. */
function readWallet(events: readonly CheckoutLedgerEvent[]): CheckoutEventBody<'wallet'> | null {
  const latest = eventsOfKind(events, 'wallet').sort(
    (a, b) =>
      instantMs(a.body.answeredAt) - instantMs(b.body.answeredAt) || compareText(a.key, b.key),
  );
  return latest.at(-1)?.body ?? null;
}
