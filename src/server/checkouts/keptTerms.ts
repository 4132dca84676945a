/** Terms of `tillkit serve` in the ledger: where the store's words about an order or a customer are kept. */

/** Kind of the event with an order's first terms: a list of orders reads these. */
export const ORDER_CREATED = 'order_created';

/** The stream of the terms of an order or a customer. */
export const termsStream = (kind: 'order' | 'customer', reference: string): string =>
  `store_${kind}:${reference}`;

/** The order number of a stream of terms. */
export const orderOfTerms = (stream: string): string =>
  stream.slice(termsStream('order', '').length);
