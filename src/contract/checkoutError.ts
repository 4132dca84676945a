/** What can go wrong for a browser: a closed list, sent as Problem Details (RFC 9457). */
import { RequestFailure, type ClientProblemCode } from './request.js';
import * as s from './schema.js';

/** Every code that a browser can receive. The code chooses the sentence for the shopper in `ui/messages`. */
export const PROBLEM_CODES = [
  'bad_request',
  'unauthorized',
  'checkout_expired',
  'forbidden',
  'forbidden_origin',
  'link_used',
  'link_expired',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'amount_invalid',
  'currency_unavailable',
  'checkout_closed',
  'rate_limited',
  'service_unavailable',
  'service_invalid',
  'service_rejected',
  'store_unavailable',
  'internal',
] as const;

/** One of the closed list {@link PROBLEM_CODES}. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Problem Details (RFC 9457) as the store's endpoint sends them. */
export const problemSchema = s.looseObject({
  type: s.string(),
  title: s.string(),
  status: s.integer,
  /** Open in the schema, so that an old widget survives a code it does not know. */
  code: s.string(),
  retryable: s.boolean,
  requestId: s.string(),
});

export type { ClientProblemCode };

const brand = Symbol.for('tillkit.CheckoutError');

/**
 * The one error that the browser side of Tillkit throws. `message` is for developers; the shopper's text
 * comes from the message catalogue by `code`.
 */
export class CheckoutError extends RequestFailure<ProblemCode> {
  override readonly name = 'CheckoutError';
  /** @internal survives two copies of the package on one page. */
  readonly [brand] = true;
}

/** Recognises a {@link CheckoutError}, even one from another copy of the package. */
export function isCheckoutError(value: unknown): value is CheckoutError {
  return typeof value === 'object' && value !== null && brand in value;
}
