/** What can go wrong in the back office: a closed list, Problem Details on the wire (RFC 9457). */
import { failure, PROBLEMS, refusal } from '../../contract/problems.js';
import * as s from '../../contract/schema.js';

/** Status, title and retryability of every code of the back office; some are also the shoppers'. */
export const TREASURY_PROBLEMS = {
  bad_request: PROBLEMS.bad_request,
  unauthorized: refusal(401, 'Nobody is signed in'),
  forbidden: refusal(403, 'This person may not do that'),
  forbidden_origin: refusal(403, 'Another site sent this request'),
  not_found: PROBLEMS.not_found,
  method_not_allowed: PROBLEMS.method_not_allowed,
  unsupported_media_type: PROBLEMS.unsupported_media_type,
  payload_too_large: PROBLEMS.payload_too_large,
  amount_invalid: refusal(422, 'The amount cannot be sent'),
  amount_precision: refusal(422, 'The amount has more decimals than the currency'),
  address_invalid: refusal(422, 'The address is not one of this network'),
  currency_unavailable: refusal(409, 'The currency is not available'),
  withdrawal_differs: refusal(409, 'Another withdrawal has this id'),
  withdrawal_state: refusal(409, 'The withdrawal is past that step'),
  approval_missing: refusal(409, 'Another person must approve first'),
  approval_own: refusal(403, 'Nobody approves their own withdrawal'),
  delete_too_late: refusal(409, 'The transfer has begun and cannot be cancelled'),
  cancel_at_service: refusal(
    409,
    'Only its request id is known: cancel it in the dashboard of the service',
  ),
  warnings_new: refusal(409, 'The same money may have gone out meanwhile'),
  settle_too_early: failure(409, 'The service may still be creating the withdrawal'),
  refund_changed: refusal(409, 'What can go back has changed meanwhile'),
  refund_link_state: refusal(409, 'The refund link is past that step'),
  callback_outdated: refusal(409, 'What the callback tells is not true any more'),
  processing_not_ready: refusal(409, 'The service has no processing wallets for this owner yet'),
  rate_limited: PROBLEMS.rate_limited,
  service_unavailable: PROBLEMS.service_unavailable,
  service_invalid: PROBLEMS.service_invalid,
  service_rejected: PROBLEMS.service_rejected,
  key_refused: failure(
    502,
    'The payment service answers 401: its database is down, or the API key is not accepted',
  ),
  exchange_unavailable: failure(502, 'The payment service cannot read the exchange account'),
  store_unavailable: PROBLEMS.store_unavailable,
  internal: PROBLEMS.internal,
};

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
