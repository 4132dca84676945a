/** Reads what the store says about an order, strictly: the only source of amounts and references. */
import {
  compareDecimal,
  isZero,
  MoneyError,
  parseDecimal,
  type DecimalString,
} from '../../money/decimal.js';
import { isWritable } from '../../ledger/checkRequest.js';
import { ProblemError } from '../http/problemDetails.js';

/**
 * The order's price in the store's own currency. It is shown next to the dollars, and never used to
 * compute.
 */
export interface DisplayPrice {
  /** Decimal string. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** An order with a fixed amount. */
export interface PaymentTerms {
  /** The store's order number; at most 200 characters, no NUL. One order, one wallet. */
  readonly orderId: string;
  /** The amount to pay: decimal string, US dollars, above 0, at most 10¹², at most 8 decimals. */
  readonly amountUsd: string;
  readonly display?: DisplayPrice | undefined;
  /** Passed to the service only if set. */
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
}

/** A customer's permanent wallet with an open amount. */
export interface TopUpTerms {
  /** The store's customer number; at most 200 characters, no NUL. One customer, one wallet. */
  readonly customerId: string;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
}

/** What `resolveOrder` returns. */
export type OrderTerms = PaymentTerms | TopUpTerms;

/** Says what an order handle means and whether this request may open it; `null` or `undefined` refuses. */
export type ResolveOrder<Own = unknown> = (input: {
  readonly request: Request;
  /** The opaque handle that the browser sent. */
  readonly order: string;
  /**
   * What the store's server passed with the request: an adapter the request of its framework, with all that
   * middleware has put on it. No browser can set it.
   */
  readonly context: Own | undefined;
}) => Promise<OrderTerms | null | undefined> | OrderTerms | null | undefined;

/** Terms inside a signed handle, which were true when it was made. */
export type SignedTerms = OrderTerms & { readonly issuedAtMs?: number };

/** Terms after reading: amounts are decimals, the stream is known. */
export type ResolvedOrder = {
  readonly stream: string;
  readonly reference: string;
  readonly email: string | undefined;
  readonly locale: string | undefined;
} & (
  | {
      readonly type: 'payment';
      readonly amountUsd: DecimalString;
      /** When a signed handle with these terms was made; null if `resolveOrder` has just returned them. */
      readonly issuedAtMs: number | null;
      readonly display: { readonly amount: DecimalString; readonly currency: string } | null;
    }
  | { readonly type: 'top_up' }
);

const MAX_AMOUNT = parseDecimal('1000000000000');
const MAX_DECIMALS = 8;
const MAX_REFERENCE = 200;
/** RFC 5321: 64 before the sign, 255 after it. */
const MAX_EMAIL = 320;
const MAX_LOCALE = 64;

/** Stream of a payment's events in the ledger. */
export const orderStream = (orderId: string): string => `order:${orderId}`;
/** Stream of a top-up's events in the ledger. */
export const customerStream = (customerId: string): string => `customer:${customerId}`;

/** Stream of the refund links of a checkout. */
export const refundsStream = (checkoutStream: string): string => `refunds:${checkoutStream}`;

/** The order or customer of a checkout's stream; null for any other stream. */
export function orderOfStream(
  stream: string,
): { readonly kind: ResolvedOrder['type']; readonly reference: string } | null {
  const [, word, reference = ''] = /^(order|customer):(.*)$/s.exec(stream) ?? [];
  if (word === undefined) return null;
  return { kind: word === 'order' ? 'payment' : 'top_up', reference };
}

/** Control characters, such as line ends, are not allowed in an e-mail or a locale. */
const CONTROL = /[\p{Cc}\p{Surrogate}]/u;

function readReference(value: unknown, name: string): string {
  const fits = typeof value === 'string' && value.length > 0 && value.length <= MAX_REFERENCE;
  if (fits && isWritable(value)) return value;
  throw new ProblemError(
    'internal',
    `resolveOrder answered without a usable ${name}. It names the order in the ledger, so it must be a ` +
      `text of 1 to ${String(MAX_REFERENCE)} characters, without NUL and without half of a surrogate ` +
      'pair, which a database cannot keep. Return it as a string.',
  );
}

/** Reads an optional detail for the service; a store in plain JavaScript may pass null. */
function readDetail(value: unknown, name: string, longest: number): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length <= longest && !CONTROL.test(value)) return value;
  throw new ProblemError(
    'internal',
    `resolveOrder answered an unusable ${name}. It is passed on to the service with the order, so it must ` +
      `be a text of at most ${String(longest)} characters without line ends. Correct it or leave it out.`,
  );
}

/** Reads an amount in dollars that can be charged. @throws ProblemError `amount_invalid`. */
function readAmountUsd(value: unknown): DecimalString {
  const refuse = (why: string, cause?: unknown): ProblemError =>
    new ProblemError(
      'amount_invalid',
      `The amount of the order ${why}. The service would silently replace it by the store's minimum, ` +
        'so nothing was sent. Return amountUsd as a decimal string such as "20" or "19.90".',
      { cause },
    );
  if (typeof value !== 'string') throw refuse('is not a string');
  let amount: DecimalString;
  try {
    amount = parseDecimal(value);
  } catch (error) {
    if (error instanceof MoneyError) throw refuse('is not a plain decimal', error);
    throw error;
  }
  if (isZero(amount)) throw refuse('is zero');
  if (compareDecimal(amount, MAX_AMOUNT) > 0) throw refuse('is above 1,000,000,000,000');
  if ((amount.split('.')[1]?.length ?? 0) > MAX_DECIMALS) throw refuse('has more than 8 decimals');
  return amount;
}

function readDisplay(
  display: DisplayPrice | undefined,
): { amount: DecimalString; currency: string } | null {
  if (!display) return null;
  const refuse = (what: string, cause?: unknown): ProblemError =>
    new ProblemError(
      'amount_invalid',
      `${what}, so the order cannot show its own price. Return display as ` +
        '{ amount: "18.50", currency: "EUR" }, or leave it out.',
      { cause },
    );
  const { amount, currency } = display as { amount: unknown; currency: unknown };
  // `Intl.NumberFormat` throws for any other code, and so would the page.
  if (typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency)) {
    throw refuse('display.currency is not a code of three letters');
  }
  if (typeof amount !== 'string') throw refuse('display.amount is not a string');
  try {
    return { amount: parseDecimal(amount), currency: currency.toUpperCase() };
  } catch (cause) {
    throw refuse('display.amount is not a plain decimal string', cause);
  }
}

/**
 * Reads the terms of an order.
 *
 * @throws ProblemError `amount_invalid` for an amount that cannot be charged or shown, `internal` for
 *   terms with both or neither of order and customer, or with a text that cannot be stored.
 */
export function readResolvedOrder(terms: OrderTerms): ResolvedOrder {
  if (typeof (terms as unknown) !== 'object' || (terms as unknown) === null) {
    throw new ProblemError(
      'internal',
      'The terms of an order are missing, so nothing can be opened. Pass or return them as an object, such as ' +
        '{ orderId: "1042", amountUsd: "48.50" }.',
    );
  }
  const shared = {
    email: readDetail(terms.email, 'email', MAX_EMAIL),
    locale: readDetail(terms.locale, 'locale', MAX_LOCALE),
  };
  const isPayment = 'orderId' in terms;
  if (isPayment === 'customerId' in terms) {
    throw new ProblemError(
      'internal',
      'The terms must name either an orderId (a payment) or a customerId (a top-up), not both and ' +
        'not neither, because one decides the amount and the other leaves it open.',
    );
  }
  if (isPayment) {
    const reference = readReference(terms.orderId, 'orderId');
    return {
      type: 'payment',
      stream: orderStream(reference),
      reference,
      amountUsd: readAmountUsd(terms.amountUsd),
      issuedAtMs: (terms as SignedTerms).issuedAtMs ?? null,
      display: readDisplay(terms.display),
      ...shared,
    };
  }
  const reference = readReference(terms.customerId, 'customerId');
  return { type: 'top_up', stream: customerStream(reference), reference, ...shared };
}

/** Kind of the event with the first terms of an order of `tillkit serve`: a list of orders reads these. */
export const ORDER_CREATED = 'order_created';

/** The stream of the terms of an order or a customer. */
export const termsStream = (kind: 'order' | 'customer', reference: string): string =>
  `store_${kind}:${reference}`;

/** The order number of a stream of terms. */
export const orderOfTerms = (stream: string): string =>
  stream.slice(termsStream('order', '').length);
