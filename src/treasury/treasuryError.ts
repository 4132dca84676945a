/** The one error of the back office's browser side. */
import type { ClientProblemCode } from '../contract/problem.js';
import type { FailureInit } from '../contract/request.js';
import type { TreasuryProblemCode } from '../contract/treasury/problem.js';

/** Codes of a {@link TreasuryError}: the store's closed list, and what the browser finds itself. */
export type TreasuryErrorCode = TreasuryProblemCode | ClientProblemCode;

const brand = Symbol.for('tillkit.TreasuryError');

/**
 * What every method of the treasury's client rejects with. `message` is for developers; what a person
 * reads comes from the message catalogue by `code`.
 */
export class TreasuryError extends Error {
  override readonly name = 'TreasuryError';
  readonly code: TreasuryErrorCode;
  /**
   * Whether the same request may succeed later without anybody changing anything. Of a withdrawal it
   * says nothing about sending: that is read back, never repeated.
   */
  readonly retryable: boolean;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Names the request in the store's log. */
  readonly requestId: string | undefined;
  /** Milliseconds that the store asked to wait. */
  readonly retryAfterMs: number | undefined;
  /** What is wrong with an address (`checksum`, …), or which field does not fit. Open. */
  readonly reason: string | undefined;
  /** @internal survives two copies of the package on one page. */
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
 * Whether the store refused the person and not the request: nothing was done, and another person, or
 * nobody, may sit in front of the page now.
 */
export function isPersonRefused(value: unknown): value is TreasuryError {
  return isTreasuryError(value) && (value.code === 'unauthorized' || value.code === 'forbidden');
}
