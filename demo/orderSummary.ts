/** The shop's summary of an order handle: an order with its lines, or a customer's top-up. */
import { formatMoney } from '../src/money/format.js';
import { parseDecimal } from '../src/money/decimal.js';
import type { OrderLine } from './products.js';
import type { OrderBook } from './orders.js';

/** What the shopper pays for. */
export interface OrderSummary {
  /** Handle that the checkout is opened with. */
  readonly handle: string;
  readonly kind: 'order' | 'top-up';
  readonly title: string;
  /** Empty for a top-up. */
  readonly lines: readonly OrderLine[];
  /** Decimal string, US dollars; null for a top-up: the customer decides. */
  readonly amountUsd: string | null;
}

/** The same as a page is told it. */
export interface OrderSummaryView extends OrderSummary {
  /** The store's word at this moment. Always false for a top-up. */
  readonly paid: boolean;
  /** True where no real money moves. */
  readonly sandbox: boolean;
}

/** Finds what a handle names, or nothing. */
export function findOrderSummary(orders: OrderBook, handle: string): OrderSummary | undefined {
  const terms = orders.terms(handle);
  if (!terms) return undefined;
  if ('customerId' in terms) {
    const title = `Account ${terms.customerId}`;
    return { handle, kind: 'top-up', title, lines: [], amountUsd: null };
  }
  const { lines = [] } = orders.find(handle) ?? {};
  const title = `Order ${terms.orderId}`;
  return { handle, kind: 'order', title, lines, amountUsd: terms.amountUsd };
}

/** A decimal string as dollars, digit for digit. */
export function formatUsd(amount: string): string {
  return formatMoney(parseDecimal(amount));
}

/** `2 × Forest ink`. */
export function lineText({ title, quantity }: OrderLine): string {
  return quantity > 1 ? `${String(quantity)} × ${title}` : title;
}
