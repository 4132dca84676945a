/** English of everything that can fail; nothing of it is needed before the QR code. */
import type { ClientProblemCode, ProblemCode } from '../../contract/checkoutError.js';

/** What a shopper reads when something fails: what happened, and what to do. */
const problems: Readonly<Record<ProblemCode | ClientProblemCode, string>> = {
  offline: 'You are offline. This page goes on by itself when the connection is back.',
  unreachable: 'The store does not answer right now. We keep trying.',
  timeout: 'The store takes too long to answer. We keep trying.',
  unreadable: 'The store gave an answer that we cannot read. We keep trying.',
  bad_request: 'The store did not understand this request. Please reload the page.',
  unauthorized: 'This checkout has to be opened again. Please reload the page.',
  checkout_expired: 'This checkout was open for a long time. Please reload the page.',
  forbidden: 'This order cannot be paid here. Please go back to the store and try again.',
  forbidden_origin: 'This page is not allowed to take this payment. Please contact the store.',
  link_used:
    'This link has been used already. Go on where it was opened, or ask the store for a new one.',
  link_expired: 'This link has expired. Get a new one where you found it, or ask the store.',
  not_found: 'The checkout was not found. Please contact the store.',
  method_not_allowed: 'The store did not understand this request. Please reload the page.',
  unsupported_media_type: 'The store did not understand this request. Please reload the page.',
  payload_too_large: 'The store did not understand this request. Please reload the page.',
  amount_invalid: 'The amount of this order cannot be paid in crypto. Please contact the store.',
  currency_unavailable: 'This currency cannot be used right now. Please choose another one.',
  checkout_closed: 'The store has closed this order, so it takes no more payments.',
  rate_limited: 'That was a little fast. Please wait a moment and try again.',
  service_unavailable: 'The payment service does not answer right now. We keep trying.',
  service_invalid: 'The payment service gave an unusable answer. We keep trying.',
  service_rejected: 'The payment service refused this payment. Please contact the store.',
  store_unavailable: 'The store has a problem right now. We keep trying.',
  internal: 'The store has an unexpected problem. We keep trying.',
};

/** Sentences of errors. */
export const enProblems = { problems };
