/** The server's failures, and the one table from their causes to what a browser may learn. */
import {
  AbortedError,
  NetworkError,
  ServiceClientError,
  ServiceFailureError,
  TimeoutError,
  UnauthorizedError,
  RejectedError,
} from '../../api/errors.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { PROBLEMS } from '../../contract/problems.js';

/** Thrown to answer with a problem. `message` goes only to the store's diagnostics. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** Extra answer headers, such as `Allow` or `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;
  /** A narrower problem with the same code: its own type and title. For requests that no shopper makes. */
  readonly variant: { readonly name: string; readonly title: string } | undefined;
  /** Whether a change was made, and only its answer could not be made. */
  readonly made: boolean;

  constructor(
    code: ProblemCode,
    message: string,
    options: {
      cause?: unknown;
      headers?: Readonly<Record<string, string>>;
      variant?: { readonly name: string; readonly title: string };
      made?: boolean;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
    this.variant = options.variant;
    this.made = options.made ?? false;
  }
}

/** A problem that passes: the caller is asked to come back after a while. @param waitMs at least a second is said */
export const passing = (
  code: ProblemCode,
  message: string,
  waitMs: number,
  variant?: ProblemError['variant'],
): ProblemError =>
  new ProblemError(code, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1_000))) },
    ...(variant ? { variant } : {}),
  });

/**
 * Chooses the code for a failure of the service. The service's own words never reach a browser.
 *
 * 401 counts as an outage: a service answers it also while its database is down, and a page that takes it
 * as final would not recover. The owner gets a diagnostic in case the key is wrong.
 */
function serviceProblemCode(error: ServiceClientError): ProblemCode {
  if (error instanceof RejectedError) {
    return error.temporary ? 'service_unavailable' : 'service_rejected';
  }
  if (
    error instanceof UnauthorizedError ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof AbortedError ||
    error instanceof ServiceFailureError
  ) {
    return 'service_unavailable';
  }
  return 'service_invalid';
}

/** The problem for an error; `internal` for anything unforeseen. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ServiceClientError) {
    return new ProblemError(serviceProblemCode(error), error.message, { cause: error });
  }
  return new ProblemError('internal', 'An unforeseen error inside the store.', { cause: error });
}

/**
 * Makes the answer to a change that was made.
 *
 * @throws ProblemError that says that the change was made, whatever the failure.
 */
export async function drawAnswer<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch (error) {
    const { code, message, headers, variant, cause } = toProblem(error);
    throw new ProblemError(code, message, {
      cause,
      headers,
      made: true,
      ...(variant ? { variant } : {}),
    });
  }
}

export interface ProblemAnswer {
  /** What follows `urn:tillkit:problem:`. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly retryable: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** What one kind of reader is told besides. */
  readonly more?: Readonly<Record<string, string | undefined>>;
}

/** Problem Details (RFC 9457). */
export function problemResponse(
  { type, title, status, code, retryable, headers, more }: ProblemAnswer,
  requestId: string,
): Response {
  return Response.json(
    {
      type: `urn:tillkit:problem:${type}`,
      title,
      status,
      code,
      retryable,
      requestId,
      ...more,
    },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...headers,
      },
    },
  );
}

/** A problem answer with the fixed title of its code or variant. */
export function checkoutProblemResponse(problem: ProblemError, requestId: string): Response {
  const { code, variant, headers } = problem;
  const type = variant ? `${code}:${variant.name}` : code;
  const title = variant?.title ?? PROBLEMS[code].title;
  return problemResponse({ ...PROBLEMS[code], title, code, type, headers }, requestId);
}
