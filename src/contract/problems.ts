/**
 * Status, title and retryability of each problem. Only the server needs them, so no shopper's page loads
 * them.
 */
import type { ProblemCode } from './checkoutError.js';

/** A problem that asking again does not mend. */
/* @__NO_SIDE_EFFECTS__ */
export const final = (status: number, title: string) => ({ status, title, retryable: false });

/** A problem that may pass by itself. */
/* @__NO_SIDE_EFFECTS__ */
export const passing = (status: number, title: string) => ({ status, title, retryable: true });

/** The status and fixed title of each code, and whether trying again can help. */
export const PROBLEMS: Readonly<Record<ProblemCode, ReturnType<typeof final>>> = {
  bad_request: final(400, 'The request is malformed'),
  unauthorized: final(401, 'The checkout token is missing or invalid'),
  checkout_expired: final(401, 'The checkout token has expired'),
  forbidden: final(403, 'The store does not open this order'),
  forbidden_origin: final(403, 'This page may not open a checkout'),
  link_used: final(403, 'The link has been used already'),
  link_expired: final(403, 'The link has expired'),
  not_found: final(404, 'There is nothing at this address'),
  method_not_allowed: final(405, 'This address does not take that verb'),
  unsupported_media_type: final(415, 'The body must be JSON'),
  payload_too_large: final(413, 'The body is too large'),
  amount_invalid: final(422, 'The amount of the order cannot be charged'),
  currency_unavailable: final(409, 'The currency cannot be paid now'),
  checkout_closed: final(409, 'The store has closed this order'),
  rate_limited: passing(429, 'Too many requests'),
  service_unavailable: passing(503, 'The payment service does not answer'),
  service_invalid: passing(502, 'The payment service answered something unusable'),
  service_rejected: final(502, 'The payment service refused the request'),
  store_unavailable: passing(503, 'The store cannot be reached or cannot store'),
  internal: passing(500, 'The store has an unexpected problem'),
};
