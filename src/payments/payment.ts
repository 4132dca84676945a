/**
 * When an order was paid, and since when its terms are final. It is paid once, at the first event at which
 * it was covered or marked paid with nothing held. Later events do not take that back, except a hold on
 * what it rests on. Its terms are final from the first event at which it was covered or marked paid, held
 * or not: so the amount of a paid order is the one that was paid.
 */
import type { CheckoutTransfer, Payment } from './foldedCheckout.js';
import { isCovered } from './coverage.js';
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutLedgerEvent } from './checkoutEvents.js';
import type { Reading } from './reading.js';
import { readStatements, isStrong } from './statements.js';

/** What a search through the ledger found. */
export interface FoundPayment {
  readonly payment: Payment | null;
  /** Sequence at which the terms became final; null while they can change. */
  readonly termsFinalAt: number | null;
}

/** How a search reads the ledger, and what is known of it from an earlier search. */
export interface PaymentSearch {
  /** Reads the events up to a sequence. @param termsFinalAt sequence from which on terms do not change. */
  readonly readAt: (upTo: number, termsFinalAt: number | null) => Reading;
  /** Sequence up to which it is known that there is no payment. */
  readonly unpaidUpTo: number;
  /** Sequence before which it is known that the terms are not final. */
  readonly termsOpenBefore: number;
}

/** The events that count where the terms are final: without the changes of terms after that. */
export function withFinalTerms(
  events: readonly CheckoutLedgerEvent[],
  termsFinalAt: number | null,
): readonly CheckoutLedgerEvent[] {
  const isTooLate = ({ kind, sequence }: CheckoutLedgerEvent) =>
    (kind === 'amended' || kind === 'displayed') && sequence > (termsFinalAt ?? Infinity);
  return events.some(isTooLate) ? events.filter((event) => !isTooLate(event)) : events;
}

/**
 * Whether an event can cover an order or complete its payment. Weak statements cannot, because they change
 * no figure of a transfer that has strong ones; nor can a quote, which counts only for what comes after it.
 */
function isStep({ kind, body }: CheckoutLedgerEvent): boolean {
  if (kind === 'seen') return body.source === 'service_event';
  return ['opened', 'amended', 'confirmed', 'held', 'released', 'marked_paid'].includes(kind);
}

/** Whether an order is covered or marked paid at this point, held or not. */
function hasFinalTerms({ terms, coveredShare, threshold, markedPaid }: Reading): boolean {
  if (terms.opened?.type !== 'payment' || terms.amountUsd === null) return false;
  return markedPaid || isCovered(coveredShare, threshold);
}

/** The evidence of a payment at this point; null if the order is not paid. */
function paymentAt(reading: Reading, strongKeys: ReadonlySet<string>): readonly string[] | null {
  const { terms, transfers, confirmedShare, threshold, markedPaid, heldEvidence } = reading;
  if (terms.opened?.type !== 'payment' || terms.amountUsd === null) return null;
  if (heldEvidence.length > 0) return null;
  const counted = transfers.filter(
    ({ counts, status }) => counts === 'counted' && status === 'confirmed',
  );
  // A weak row may still turn out to be about another output, whose hold would be on other money.
  const evidenceOf = (some: readonly CheckoutTransfer[]) =>
    some.flatMap(({ evidence }) => {
      const strong = evidence.filter((key) => strongKeys.has(key));
      return strong.length > 0 ? strong : evidence;
    });
  if (isCovered(confirmedShare, threshold)) return evidenceOf(counted);
  // `markPaid` rests on all the money that the store could see: often it accepts a late payment.
  return markedPaid ? ['marked_paid', ...evidenceOf(transfers)] : null;
}

/** Reads the ledger from its beginning, up to a sequence. */
function searchPayment(
  events: readonly CheckoutLedgerEvent[],
  { readAt, unpaidUpTo, termsOpenBefore }: PaymentSearch,
  lastStep: number,
): FoundPayment {
  const steps = events
    .filter((event) => isStep(event) && event.sequence <= lastStep)
    .map(({ sequence }) => sequence)
    .sort((a, b) => a - b);
  const strongKeys = new Set(
    readStatements(events, false)
      .filter(isStrong)
      .map(({ key }) => key),
  );
  let termsFinalAt: number | null = null;
  for (const upTo of new Set(steps)) {
    const mayFix = termsFinalAt === null && upTo >= termsOpenBefore;
    if (!mayFix && upTo <= unpaidUpTo) continue;
    const reading = readAt(upTo, termsFinalAt);
    if (mayFix && hasFinalTerms(reading)) termsFinalAt = upTo;
    const evidence = paymentAt(reading, strongKeys);
    if (evidence) {
      const payment = { evidence: [...new Set(evidence)].sort(), isWritten: false };
      return { payment, termsFinalAt };
    }
  }
  return { payment: null, termsFinalAt };
}

/**
 * Finds the payment and the place from which the terms are final: those that the ledger has recorded, or by
 * reading the ledger from its beginning. A recorded payment of which no such place is known or found has
 * its own place.
 *
 * @param reading all events, read as if the terms could still change.
 */
export function findPayment(
  events: readonly CheckoutLedgerEvent[],
  reading: Reading,
  search: PaymentSearch,
): FoundPayment {
  const [noted] = eventsOfKind(events, 'paid').sort((a, b) => a.sequence - b.sequence);
  if (noted) {
    const { evidence, termsFinalBy } = noted.body;
    const payment = { evidence, isWritten: true };
    const named = events.find(({ key }) => key === termsFinalBy)?.sequence;
    const found = named ?? searchPayment(events, search, noted.sequence).termsFinalAt;
    return { payment, termsFinalAt: found ?? noted.sequence };
  }
  const none = { payment: null, termsFinalAt: null };
  if (reading.terms.opened?.type !== 'payment') return none;
  if (reading.progress !== 'confirmed' && !reading.markedPaid) return none;
  return searchPayment(events, search, Infinity);
}

/** Whether a hold suspends a payment: a transfer that it rests on is held and not released. */
export function takenBack({ evidence }: Payment, transfers: readonly CheckoutTransfer[]): boolean {
  const keys = new Set(evidence);
  return transfers.some(
    (transfer) => transfer.status === 'held' && transfer.evidence.some((key) => keys.has(key)),
  );
}
