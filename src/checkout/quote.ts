/** The amount to send and the time left, apart from the address: texts need no check of it. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { DecimalString } from '../money/decimalString.js';

/** What to send now: the rest of a part payment, the whole price, or null where any amount will do. */
export function amountToSend(snapshot: CheckoutSnapshot): DecimalString | null {
  if (snapshot.kind === 'top_up' || !snapshot.quote) return null;
  return snapshot.exceptions.includes('partial') ? snapshot.due : snapshot.quote.payable;
}

/** Whole seconds until `expiresAt`, rounded up, 0 when it is over; null where a quote has no end. */
export function secondsLeft(expiresAt: string | null, serverNow: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - serverNow) / 1000));
}
