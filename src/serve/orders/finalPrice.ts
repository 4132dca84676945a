/** The price of an order: whether it can still change, and whether two prices are one. */
import type { Ledger } from '../../ledger/ledger.js';
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import { readCheckoutEvents } from '../../payments/checkoutEvents.js';
import { foldCheckout } from '../../payments/foldCheckout.js';
import { orderStream, type OrderTerms } from '../../server/checkouts/resolvedOrder.js';

/** What an order costs: US dollars, and the price in the store's own currency. */
export interface OrderPrice {
  /** Decimal string; null for a top-up. */
  readonly amountUsd: string | null;
  readonly display?: { readonly amount: string; readonly currency: string } | null | undefined;
}

/** The price in terms of the store. */
export const priceOf = (terms: OrderTerms): OrderPrice =>
  'amountUsd' in terms ? terms : { amountUsd: null };

/** Whether both ask for the same dollars. */
export const isSameAmount = (a: OrderPrice, b: OrderPrice): boolean =>
  a.amountUsd === null || b.amountUsd === null
    ? a.amountUsd === b.amountUsd
    : parseDecimal(a.amountUsd) === parseDecimal(b.amountUsd);

const shown = ({ display }: OrderPrice): string =>
  display ? `${parseDecimal(display.amount)} ${display.currency.toUpperCase()}` : '';

/** Whether both ask for the same dollars and show the same price, however they spell them. */
export const isSamePrice = (a: OrderPrice, b: OrderPrice): boolean =>
  isSameAmount(a, b) && shown(a) === shown(b);

/** Reads the price of an order if it cannot change any more; null while it can. */
export type ReadFinalPrice = (orderId: string) => Promise<OrderPrice | null>;

/**
 * Makes the reader. An order that was covered or marked paid keeps its price, also while a hold keeps it from
 * being paid: that is in no snapshot, so it is read from the ledger.
 *
 * @param tolerance as the handler has it.
 */
export function createFinalPrice(
  ledger: Pick<Ledger, 'list'>,
  tolerance: DecimalString,
): ReadFinalPrice {
  return async (orderId) => {
    const events = readCheckoutEvents(await ledger.list({ stream: orderStream(orderId) }));
    const { termsFinalAt, amountUsd, display } = foldCheckout(events, { tolerance });
    return termsFinalAt === null ? null : { amountUsd, display };
  };
}
