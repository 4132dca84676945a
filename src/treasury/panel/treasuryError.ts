/** The error of the back office's client. */
import { RequestFailure, type ClientProblemCode } from '../../contract/request.js';
import type { TreasuryProblemCode } from '../contract/treasuryProblems.js';

/** Codes of a {@link TreasuryError}: those of the store, and those of the browser. */
export type TreasuryErrorCode = TreasuryProblemCode | ClientProblemCode;

const brand = Symbol.for('tillkit.TreasuryError');

/**
 * Every method of the treasury's client rejects with it. Also if it is `retryable`, a withdrawal must never be
 * sent again: read it instead.
 */
export class TreasuryError extends RequestFailure<TreasuryProblemCode> {
  override readonly name = 'TreasuryError';
  /** @internal recognises errors of another copy of the package. */
  readonly [brand] = true;
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
