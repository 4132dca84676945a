/**
 * Status, title and retryability of each problem. Only the server needs them, so no shopper's page loads
 * them.
 */
import type { ProblemCode } from './checkoutError.js';

/** The same request would be refused again. */
export const refusal = (status: number, title: string) => ({ status, title, retryable: false });

/** Trying again can help. */
export const failure = (status: number, title: string) => ({ status, title, retryable: true });

/** The status and fixed title of each code, and whether trying again can help. */
export const PROBLEMS: Readonly<Record<ProblemCode, ReturnType<typeof refusal>>> = {
  bad_request: refusal(400, 'The request is malformed'),
  unauthorized: refusal(401, 'The checkout token is missing or invalid'),
  checkout_expired: refusal(401, 'The checkout token has expired'),
  forbidden: refusal(403, 'The store does not open this order'),
  forbidden_origin: refusal(403, 'This page may not open a checkout'),
  link_used: refusal(403, 'The link has been used already'),
  link_expired: refusal(403, 'The link has expired'),
  not_found: refusal(404, 'There is nothing at this address'),
  method_not_allowed: refusal(405, 'This address does not take that verb'),
  unsupported_media_type: refusal(415, 'The body must be JSON'),
  payload_too_large: refusal(413, 'The body is too large'),
  amount_invalid: refusal(422, 'The amount of the order cannot be charged'),
  currency_unavailable: refusal(409, 'The currency cannot be paid now'),
  checkout_closed: refusal(409, 'The store has closed this order'),
  rate_limited: failure(429, 'Too many requests'),
  service_unavailable: failure(503, 'The payment service does not answer'),
  service_invalid: failure(502, 'The payment service answered something unusable'),
  service_rejected: refusal(502, 'The payment service refused the request'),
  store_unavailable: failure(503, 'The store cannot be reached or cannot store'),
  internal: failure(500, 'The store has an unexpected problem'),
};
