/**
 * Status, title and retryability of each problem. Only the server needs them, so no shopper's page loads
 * them.
 */
import type { ProblemCode } from './checkoutError.js';

/** The status and fixed title of each code, and whether trying again can help. */
export const PROBLEMS: Readonly<
  Record<ProblemCode, { status: number; title: string; retryable: boolean }>
> = {
  bad_request: { status: 400, title: 'The request is malformed', retryable: false },
  unauthorized: {
    status: 401,
    title: 'The checkout token is missing or invalid',
    retryable: false,
  },
  checkout_expired: { status: 401, title: 'The checkout token has expired', retryable: false },
  forbidden: { status: 403, title: 'The store does not open this order', retryable: false },
  forbidden_origin: { status: 403, title: 'This page may not open a checkout', retryable: false },
  link_used: { status: 403, title: 'The link has been used already', retryable: false },
  link_expired: { status: 403, title: 'The link has expired', retryable: false },
  not_found: { status: 404, title: 'There is nothing at this address', retryable: false },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that verb',
    retryable: false,
  },
  unsupported_media_type: { status: 415, title: 'The body must be JSON', retryable: false },
  payload_too_large: { status: 413, title: 'The body is too large', retryable: false },
  amount_invalid: {
    status: 422,
    title: 'The amount of the order cannot be charged',
    retryable: false,
  },
  currency_unavailable: { status: 409, title: 'The currency cannot be paid now', retryable: false },
  checkout_closed: { status: 409, title: 'The store has closed this order', retryable: false },
  rate_limited: { status: 429, title: 'Too many requests', retryable: true },
  service_unavailable: {
    status: 503,
    title: 'The payment service does not answer',
    retryable: true,
  },
  service_invalid: {
    status: 502,
    title: 'The payment service answered something unusable',
    retryable: true,
  },
  service_rejected: {
    status: 502,
    title: 'The payment service refused the request',
    retryable: false,
  },
  store_unavailable: {
    status: 503,
    title: 'The store cannot be reached or cannot store',
    retryable: true,
  },
  internal: { status: 500, title: 'The store has an unexpected problem', retryable: true },
};
