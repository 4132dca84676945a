/** What a failed call of operation 9 or 11 means: refused for certain, or unknown. */
import {
  ConfigurationError,
  InvalidInputError,
  RejectedError,
  ServiceClientError,
  UnauthorizedError,
} from '../../../api/errors.js';
import type { RejectionHint } from '../../../api/hint.js';

/** `refused`: nothing was created. `lost`: the outcome is unknown; `why` is recorded. */
export type FailedCall =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost'; readonly why: string };

/** Refusals that the service answers before it creates anything (`docs/service.md §5, §19`). */
const REFUSALS: ReadonlyMap<RejectionHint, string> = new Map([
  ['address_invalid', 'address_invalid'],
  ['address_is_own', 'address_is_own'],
  ['amount_not_positive', 'amount_not_positive'],
  ['currency_unknown', 'currency_unknown'],
  ['currency_disabled', 'currency_disabled'],
  ['withdrawals_disabled', 'withdrawals_disabled'],
  ['processing_not_ready', 'processing_not_ready'],
  ['processing_wallet_missing', 'processing_wallet_missing'],
  ['store_not_owned', 'store_not_owned'],
  ['store_not_verified', 'other'],
]);

/** Refusals that may come after something was created. */
const UNCLEAR: ReadonlyMap<RejectionHint, string> = new Map([
  // Request ids are new, so a taken one means that the service has seen this same call before.
  ['duplicate_request_id', 'duplicate'],
  ['request_not_understood', 'not_understood'],
  ['processing_unreachable', 'processing_unreachable'],
  ['withdrawal_not_written', 'not_written'],
]);

/**
 * Statuses that by themselves mean that nothing was done. 400 and 409 are not among them: a deployed
 * service also answers 400 if its database fails while the row is written.
 */
const NOT_CARRIED_OUT = new Set([403, 404, 405, 406, 413, 415, 422, 423, 425, 429]);

function judgeRefusal({ hint, status = 0 }: RejectedError): FailedCall {
  const code = hint === undefined ? undefined : REFUSALS.get(hint);
  if (code !== undefined) return { kind: 'refused', code };
  if (hint === undefined && NOT_CARRIED_OUT.has(status)) return { kind: 'refused', code: 'other' };
  return { kind: 'lost', why: (hint && UNCLEAR.get(hint)) ?? 'unclear_refusal' };
}

/**
 * What a failed call of operation 11 means if the service certainly did not delete: for now, or for good.
 * Null if it may have deleted.
 *
 * "Not found" is such an answer: whatever is missing, this call did not delete it. The key may belong to
 * another store now, and the withdrawal may still exist.
 */
export function judgeFailedDeletion(error: unknown): { readonly forGood: boolean } | null {
  const hint = error instanceof RejectedError ? error.hint : undefined;
  if (hint === 'withdrawal_not_found') return { forGood: false };
  const forGood = hint === 'withdrawal_not_deletable';
  return forGood || judgeFailedCall(error).kind === 'refused' ? { forGood } : null;
}

/** Why the outcome is unknown, by what the call ended with; `unforeseen` is for everything else. */
const LOST: Readonly<Record<string, string>> = {
  TimeoutError: 'timeout',
  NetworkError: 'network',
  AbortedError: 'aborted',
  ServiceFailureError: 'failure',
  RedirectRefusedError: 'redirect',
  UnexpectedResponseError: 'unreadable',
  ResponseTooLargeError: 'unreadable',
  KeyEchoedError: 'unreadable',
};

/** Judges the error of a call. Anything that is not certainly a refusal is lost. */
export function judgeFailedCall(error: unknown): FailedCall {
  if (error instanceof RejectedError) return judgeRefusal(error);
  if (error instanceof UnauthorizedError) return { kind: 'refused', code: 'key_refused' };
  // The client itself refused to send it.
  if (error instanceof InvalidInputError || error instanceof ConfigurationError) {
    return { kind: 'refused', code: 'other' };
  }
  const why = error instanceof ServiceClientError ? LOST[error.name] : undefined;
  return { kind: 'lost', why: why ?? 'unforeseen' };
}
