/** Which screen a checkout is on: one status for all parts, so that they cannot contradict one another. */
import type { CheckoutSnapshot } from '../contract/checkout.js';

/**
 * Every screen. `partial`: part arrived, the rest is asked for. `review`: something arrived that
 * the store has to judge (late, another currency). `top_up`: a permanent address, no amount.
 */
export const SCREENS = [
  'loading',
  'error',
  'choose_currency',
  'pay',
  'top_up',
  'detected',
  'confirmed',
  'partial',
  'review',
  'held',
  'paid',
  'closed',
] as const;

/** One of {@link SCREENS}. */
export type Screen = (typeof SCREENS)[number];

/** What decides the screen. */
export interface ScreenInput {
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Whether the last request failed. It matters only while there is no snapshot. */
  readonly failed: boolean;
  /** The shopper asked to choose another currency. */
  readonly choosing: boolean;
}

function paymentScreen(snapshot: CheckoutSnapshot, choosing: boolean): Screen {
  const { exceptions, transfers, progress } = snapshot;
  // Once it is paid, a hold is on other money, which is between the store and the service.
  if (snapshot.paid) return 'paid';
  if (exceptions.includes('held')) return 'held';
  // Money that came after the close is the store's to decide about.
  if (snapshot.closed) return exceptions.includes('late') ? 'review' : 'closed';
  const ready = snapshot.quote !== null && snapshot.address !== null && !choosing;
  if (exceptions.includes('partial')) return ready ? 'partial' : 'choose_currency';
  if (progress === 'awaiting') return ready ? 'pay' : 'choose_currency';
  // Never ask for money a second time: once something has arrived, the quote no longer matters.
  const counted = transfers.length === 0 || transfers.some(({ counts }) => counts === 'counted');
  return counted ? progress : 'review';
}

/** Decides the screen. Pure and total: every snapshot has exactly one. */
export function screenOf({ snapshot, failed, choosing }: ScreenInput): Screen {
  if (!snapshot) return failed ? 'error' : 'loading';
  if (snapshot.kind === 'payment') return paymentScreen(snapshot, choosing);
  if (snapshot.closed) return 'closed';
  return snapshot.quote && snapshot.address && !choosing ? 'top_up' : 'choose_currency';
}

/** Whether all transfers are confirmed: one that was only seen may still vanish. */
export function isAllConfirmed({ transfers }: CheckoutSnapshot): boolean {
  return transfers.every(({ status }) => status === 'confirmed');
}

/** The screen whose title is shown: a transfer that was only seen has not arrived, and is not under review yet. */
export function titleScreenOf(screen: Screen, snapshot: CheckoutSnapshot | undefined): Screen {
  const isOfArrival = screen === 'partial' || screen === 'review';
  return isOfArrival && snapshot && !isAllConfirmed(snapshot) ? 'detected' : screen;
}

/** Whether the store will have to review what was only seen so far: until then nothing has arrived. */
export function isReviewPending(screen: Screen, snapshot: CheckoutSnapshot): boolean {
  return screen === 'review' && !isAllConfirmed(snapshot);
}

/**
 * Whether the amount still due is too small for every currency, so that only the store can help. False while
 * the current quote can be paid.
 */
export function isTooSmallForAll({ choices, quote }: CheckoutSnapshot): boolean {
  return (
    !(quote && !quote.unmetMinimumUsd) &&
    choices.every(({ unavailable }) => unavailable !== null) &&
    choices.some(({ unavailable }) => unavailable === 'below_minimum')
  );
}

/** Whether nothing has come for an order, and no currency takes so little: nothing is to be awaited. */
export const isOrderTooSmall = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.kind === 'payment' &&
  snapshot.progress === 'awaiting' &&
  !snapshot.closed &&
  snapshot.exceptions.length === 0 &&
  isTooSmallForAll(snapshot);

/** Screens that may show an address to pay to. */
export function asksForMoney(screen: Screen): boolean {
  return screen === 'pay' || screen === 'partial' || screen === 'top_up';
}

/** Screens on which nothing more is expected. */
export function isFinal(screen: Screen): boolean {
  return screen === 'paid' || screen === 'closed';
}
