/** What can go wrong in the back office: a closed list, Problem Details on the wire (RFC 9457). */
import { PROBLEMS } from '../../contract/problems.js';
import * as s from '../../contract/schema.js';

/** Status, title and retryability of every code of the back office; some are also the shoppers'. */
export const TREASURY_PROBLEMS = {
  bad_request: PROBLEMS.bad_request,
  unauthorized: { status: 401, title: 'Nobody is signed in', retryable: false },
  forbidden: { status: 403, title: 'This person may not do that', retryable: false },
  forbidden_origin: { status: 403, title: 'Another site sent this request', retryable: false },
  not_found: PROBLEMS.not_found,
  method_not_allowed: PROBLEMS.method_not_allowed,
  unsupported_media_type: PROBLEMS.unsupported_media_type,
  payload_too_large: PROBLEMS.payload_too_large,
  amount_invalid: { status: 422, title: 'The amount cannot be sent', retryable: false },
  amount_precision: {
    status: 422,
    title: 'The amount has more decimals than the currency',
    retryable: false,
  },
  address_invalid: {
    status: 422,
    title: 'The address is not one of this network',
    retryable: false,
  },
  currency_unavailable: { status: 409, title: 'The currency is not available', retryable: false },
  withdrawal_differs: {
    status: 409,
    title: 'Another withdrawal has this id',
    retryable: false,
  },
  withdrawal_state: {
    status: 409,
    title: 'The withdrawal is past that step',
    retryable: false,
  },
  approval_missing: { status: 409, title: 'Another person must approve first', retryable: false },
  approval_own: {
    status: 403,
    title: 'Nobody approves their own withdrawal',
    retryable: false,
  },
  delete_too_late: {
    status: 409,
    title: 'The transfer has begun and cannot be cancelled',
    retryable: false,
  },
  cancel_at_service: {
    status: 409,
    title: 'Only its request id is known: cancel it in the dashboard of the service',
    retryable: false,
  },
  warnings_new: {
    status: 409,
    title: 'The same money may have gone out meanwhile',
    retryable: false,
  },
  settle_too_early: {
    status: 409,
    title: 'The service may still be creating the withdrawal',
    retryable: true,
  },
  refund_changed: {
    status: 409,
    title: 'What can go back has changed meanwhile',
    retryable: false,
  },
  refund_link_state: {
    status: 409,
    title: 'The refund link is past that step',
    retryable: false,
  },
  callback_outdated: {
    status: 409,
    title: 'What the callback tells is not true any more',
    retryable: false,
  },
  processing_not_ready: {
    status: 409,
    title: 'The service has no processing wallets for this owner yet',
    retryable: false,
  },
  rate_limited: PROBLEMS.rate_limited,
  service_unavailable: PROBLEMS.service_unavailable,
  service_invalid: PROBLEMS.service_invalid,
  service_rejected: PROBLEMS.service_rejected,
  key_refused: {
    status: 502,
    title: 'The payment service answers 401: its database is down, or the API key is not accepted',
    retryable: true,
  },
  exchange_unavailable: {
    status: 502,
    title: 'The payment service cannot read the exchange account',
    retryable: true,
  },
  store_unavailable: PROBLEMS.store_unavailable,
  internal: PROBLEMS.internal,
} as const satisfies Readonly<
  Record<string, { status: number; title: string; retryable: boolean }>
>;

/** One of the closed list {@link TREASURY_PROBLEMS}. */
export type TreasuryProblemCode = keyof typeof TREASURY_PROBLEMS;

/** Problem Details of the treasury. */
export const treasuryProblemSchema = s.looseObject({
  type: s.string(),
  title: s.string(),
  status: s.integer,
  /** Open in the schema, so that an old panel survives a code it does not know. */
  code: s.string(),
  retryable: s.boolean,
  requestId: s.string(),
  /** What is wrong with an address (`checksum`, `wrong_network`, …), or which field does not fit. */
  reason: s.optional(s.string()),
});
