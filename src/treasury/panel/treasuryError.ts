/** The error of the back office's client. */
import type { ClientProblemCode } from '../../contract/checkoutError.js';
import type { FailureInit } from '../../contract/request.js';
import type { TreasuryProblemCode } from '../contract/treasuryProblems.js';

/** Codes of a {@link TreasuryError}: those of the store, and those of the browser. */
export type TreasuryErrorCode = TreasuryProblemCode | ClientProblemCode;

const brand = Symbol.for('tillkit.TreasuryError');

/**
 * Every method of the treasury's client rejects with it. `message` is for developers; people read the
 * message of the catalogue for `code`.
 */
export class TreasuryError extends Error {
  override readonly name = 'TreasuryError';
  readonly code: TreasuryErrorCode;
  /**
   * Whether the same request may succeed later. A withdrawal must never be sent again: read it instead.
   */
  readonly retryable: boolean;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** Id of the request in the store's log. */
  readonly requestId: string | undefined;
  /** Milliseconds that the store asked to wait. */
  readonly retryAfterMs: number | undefined;
  /** What is wrong with an address (`checksum`, …), or which field is invalid. New values may be added. */
  readonly reason: string | undefined;
  /** @internal recognises errors of another copy of the package. */
  readonly [brand] = true;

  constructor(init: FailureInit<TreasuryProblemCode>) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.retryable = init.retryable;
    this.status = init.status;
    this.requestId = init.requestId;
    this.retryAfterMs = init.retryAfterMs;
    this.reason = init.reason;
  }
}

/** Recognises a {@link TreasuryError}, also one of another copy of the package. */
export function isTreasuryError(value: unknown): value is TreasuryError {
  return typeof value === 'object' && value !== null && brand in value;
}

/**
 * Whether the store refused the person and not the request: nothing was done, and the session may have
 * ended or belong to another person.
 */
export function isPersonRefused(value: unknown): value is TreasuryError {
  return isTreasuryError(value) && (value.code === 'unauthorized' || value.code === 'forbidden');
}
