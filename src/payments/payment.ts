/**
 * When an order was paid. It is paid once, at the first event at which it was covered or marked paid with
 * nothing held. Later events do not take that back, except a hold on what it rests on.
 */
import type { CheckoutTransfer, Payment } from './foldedCheckout.js';
import { isCovered } from './coverage.js';
import { eventsOfKind } from './distinctEvents.js';
import type { CheckoutLedgerEvent } from './checkoutEvents.js';
import type { Reading } from './reading.js';
import { readStatements, isStrong } from './statements.js';

/**
 * Whether an event can complete a payment. Weak statements cannot, because they change no figure of a
 * transfer that has strong ones; nor can a block, which holds, or a quote, which counts only for what
 * comes after it.
 */
function isStep({ kind, body }: CheckoutLedgerEvent): boolean {
  if (kind === 'seen') return body.source === 'service_event';
  return ['opened', 'amended', 'confirmed', 'released', 'marked_paid'].includes(kind);
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

/**
 * Finds the payment: the one that the ledger has recorded, or by reading the ledger from its beginning.
 *
 * @param reading all events, read.
 * @param readAt reads the events up to a sequence.
 * @param unpaidUpTo sequence up to which it is known that there is no payment.
 */
export function findPayment(
  events: readonly CheckoutLedgerEvent[],
  reading: Reading,
  {
    readAt,
    unpaidUpTo,
  }: { readonly readAt: (upTo: number) => Reading; readonly unpaidUpTo: number },
): Payment | null {
  const [noted] = eventsOfKind(events, 'paid').sort((a, b) => a.sequence - b.sequence);
  if (noted) return { evidence: noted.body.evidence, isWritten: true };
  if (reading.terms.opened?.type !== 'payment') return null;
  if (reading.progress !== 'confirmed' && !reading.markedPaid) return null;
  const last = Math.max(...events.map(({ sequence }) => sequence));
  const steps = events
    .filter((event) => isStep(event) && event.sequence > unpaidUpTo)
    .map(({ sequence }) => sequence)
    .sort((a, b) => a - b);
  const strongKeys = new Set(
    readStatements(events, false)
      .filter(isStrong)
      .map(({ key }) => key),
  );
  for (const upTo of new Set(steps)) {
    const evidence = paymentAt(upTo === last ? reading : readAt(upTo), strongKeys);
    if (evidence) return { evidence: [...new Set(evidence)].sort(), isWritten: false };
  }
  return null;
}

/** Whether a hold suspends a payment: a transfer that it rests on is held and not released. */
export function takenBack({ evidence }: Payment, transfers: readonly CheckoutTransfer[]): boolean {
  const keys = new Set(evidence);
  return transfers.some(
    (transfer) => transfer.status === 'held' && transfer.evidence.some((key) => keys.has(key)),
  );
}
