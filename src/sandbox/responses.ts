/** Response bodies of the simulated service: dialects, the envelope, errors. */
import { stringify, LosslessNumber } from 'lossless-json';
import type { DecimalString } from '../money/decimal.js';

/**
 * `documented`: as the API document says. `deployed`: as a deployed service answers, if that differs
 * (`docs/service.md`).
 */
export type Dialect = 'documented' | 'deployed';

/** An amount in a body: a JSON number token with every digit kept, or a string. */
export type WireAmount = LosslessNumber | string;

/**
 * Writes an amount into a field that the document calls a number: a number as documented, a string as
 * deployed (`docs/service.md §7`).
 */
export function wireNumber(dialect: Dialect, amount: DecimalString): WireAmount {
  return dialect === 'documented' ? new LosslessNumber(amount) : amount;
}

/** Status and body, before they become a `Response`. */
export interface ServiceResponse {
  readonly status: number;
  /** Text of the body. */
  readonly body: string;
  readonly contentType: string;
}

const JSON_TYPE = 'application/json';

/** Serializes JSON; number tokens keep every digit. */
function serialize(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('A body of the sandbox must be JSON.');
  return text;
}

/**
 * The envelope of a success: `code`, `message`, `data`, in this order (`docs/service.md §2`).
 *
 * @param message @default "ok"
 */
export function successResponse(data: unknown, message = 'ok'): ServiceResponse {
  return { status: 200, body: serialize({ code: 200, message, data }), contentType: JSON_TYPE };
}

/**
 * The body of an error.
 * Assumption: the document says that every response has the envelope and shows no error body, so both
 * dialects use the deployed one (`docs/service.md §4`).
 */
export function errorResponse(status: number, message: string): ServiceResponse {
  const body = serialize({ errors: [{ message }], code: status });
  return { status, body, contentType: JSON_TYPE };
}

/** Makes a `Response` with a deployed service's headers (`docs/service.md §2`). */
export function toResponse({ status, body, contentType }: ServiceResponse): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  });
}

/** Thrown by an operation; answered as `{"errors":[{"message":…}],"code":<status>}`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param status HTTP status, repeated in the body's `code`.
   * @param message text of the only entry of `errors`.
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A body or query that cannot be read (`docs/service.md §4`). */
export function invalidRequest(): ServiceError {
  return new ServiceError(400, 'invalid request');
}

/** A field is invalid. The response does not say which (`docs/service.md §4`). */
export function unprocessable(): ServiceError {
  return new ServiceError(422, 'Unprocessable Entity');
}
