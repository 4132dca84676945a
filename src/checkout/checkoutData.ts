/** What the query cache holds of a checkout, and how an answer or a message is merged into it. Pure. */
import type { CheckoutSnapshot } from '../contract/checkout.js';

/** This page's own request for a quote. */
export interface QuoteRequest {
  /** Undefined if the page shows no quote yet, and takes any currency. */
  readonly currencyId: string | undefined;
  /** Id of the quote that was shown at the time. */
  readonly shownId: string | undefined;
}

/** The data of the checkout's query. */
export interface CheckoutData {
  /** The newest snapshot, or undefined before the first answer. */
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Store's clock minus this device's, milliseconds; 0 until the store has answered. */
  readonly clockOffsetMs: number;
  /** The order before the store changed the price on this open page, or null. */
  readonly formerOrder: CheckoutSnapshot['order'] | null;
  /** Id of the quote that changed what is to be sent, and that this page did not ask for; or null. */
  readonly foreignQuoteId: string | null;
  /** The last quote that this page asked for, as far as known when this came; or null. */
  readonly request: QuoteRequest | null;
  /** Whether the quote of `request` has come. */
  readonly isAnswered: boolean;
  /** React Query's `errorUpdateCount` at the last answer: what is above it failed in a row. */
  readonly errorsBefore: number;
}

/** What is held before the first answer, or of what the server opened. */
export const initialData = (snapshot: CheckoutSnapshot | undefined): CheckoutData => ({
  snapshot,
  clockOffsetMs: 0,
  formerOrder: null,
  foreignQuoteId: null,
  request: null,
  isAnswered: false,
  errorsBefore: 0,
});

/**
 * The newer of two snapshots of one checkout: by version, and within one version by the store's clock.
 *
 * @returns `known` where both are equally new.
 */
export function newerOf(known: CheckoutSnapshot, next: CheckoutSnapshot): CheckoutSnapshot {
  if (known.version !== next.version) return known.version > next.version ? known : next;
  return Date.parse(next.serverTime) > Date.parse(known.serverTime) ? next : known;
}

/** Merges what has just come into what is held. An older snapshot changes nothing. */
export function mergeCheckout(held: CheckoutData | undefined, next: CheckoutData): CheckoutData {
  const known = held?.snapshot;
  const { snapshot, errorsBefore } = next;
  // Another order: a handle such as "my cart" may mean a new one when the widget is drawn again.
  if (!known || snapshot?.order.reference !== known.order.reference) return next;
  if (newerOf(snapshot, known) === known) {
    return held.errorsBefore === errorsBefore ? held : { ...held, errorsBefore };
  }
  return {
    // The same as a message and as an answer: the first one has the better clock.
    ...(newerOf(known, snapshot) === known ? held : next),
    formerOrder:
      known.order.amountUsd === snapshot.order.amountUsd ? held.formerOrder : known.order,
    ...mergeQuote(held, next),
    errorsBefore,
  };
}

/** A message may bring this page's own quote before the answer does. */
function mergeQuote(held: CheckoutData, { request, isAnswered, snapshot }: CheckoutData) {
  const former = held.snapshot?.quote;
  const quote = snapshot?.quote;
  const isOwn = !request?.currencyId || request.currencyId === quote?.currencyId;
  if (isAnswered && isOwn) return { request, isAnswered, foreignQuoteId: null };

  const wasAnswered = held.isAnswered && held.request === request;
  const isAwaited = request !== null && !wasAnswered;
  const { foreignQuoteId } = held;
  // The first quote that a page shows changes nothing, unless the page has asked for another one.
  if (!quote || former?.id === quote.id || !(former || isAwaited)) {
    return { request, isAnswered: wasAnswered, foreignQuoteId };
  }
  // Two pages that choose the same at the same moment get a quote each: what is to be sent is the same.
  const isSame =
    !foreignQuoteId && quote.currencyId === former?.currencyId && quote.payable === former.payable;
  return {
    request,
    isAnswered: wasAnswered || (isAwaited && isOwn),
    foreignQuoteId: (isAwaited ? isOwn : isSame) ? null : quote.id,
  };
}
