/** The back office's failures, and the one table from their causes to what its page may learn. */
import { RejectedError, ServiceClientError, UnauthorizedError } from '../../api/errors.js';
import type { RejectionHint } from '../../api/hint.js';
import { TREASURY_PROBLEMS, type TreasuryProblemCode } from '../contract/treasuryProblems.js';
import { UnknownCheckoutError } from '../../server/storeApi/checkoutReference.js';
import { problemResponse, ProblemError, toProblem } from '../../server/http/problemDetails.js';

/** What a {@link TreasuryProblem} may have in addition to its code. */
export interface TreasuryProblemOptions {
  /** One word for the page: what is wrong with an address, or which field does not fit. */
  readonly reason?: string;
  /** Extra answer headers, such as `Allow` or `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The outcome of a change that was made, although its answer could not be. The audit records it instead
   * of the code. @default none: nothing was done
   */
  readonly outcome?: 'done' | 'unknown' | undefined;
  readonly cause?: unknown;
}

/** Thrown to answer with a problem. `message` goes only to the store's diagnostics. */
export class TreasuryProblem extends Error {
  override readonly name = 'TreasuryProblem';
  readonly code: TreasuryProblemCode;
  readonly reason: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly outcome: 'done' | 'unknown' | undefined;

  constructor(code: TreasuryProblemCode, message: string, options: TreasuryProblemOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.reason = options.reason;
    this.headers = options.headers ?? {};
    this.outcome = options.outcome;
  }
}

/** A key of a query that is unknown, or has a value that does not fit. */
export const malformed = (name: string): TreasuryProblem =>
  new TreasuryProblem('bad_request', 'A query had an unknown key or a value that does not fit.', {
    reason: /^[A-Za-z]{1,32}$/.test(name) ? name : 'query',
  });

const isTreasuryCode = (code: string): code is TreasuryProblemCode =>
  Object.hasOwn(TREASURY_PROBLEMS, code);

/**
 * Refusals with a code of their own in the back office, because a person can fix the cause or has to wait:
 * a deployed service also answers 400 during an outage (`docs/service.md §6`).
 */
const CAUSES: Readonly<Partial<Record<RejectionHint, TreasuryProblemCode>>> = {
  processing_not_ready: 'processing_not_ready',
  currency_disabled: 'currency_unavailable',
  exchange_unreachable: 'exchange_unavailable',
  withdrawal_not_removed: 'service_unavailable',
};

/** The code for a failure of the service, if it differs from the shoppers'. */
function ownServiceCode(error: unknown): TreasuryProblemCode | undefined {
  if (error instanceof UnauthorizedError) return 'key_refused';
  return error instanceof RejectedError && error.hint ? CAUSES[error.hint] : undefined;
}

/** The problem for an error; `internal` for anything unforeseen. */
export function toTreasuryProblem(error: unknown): TreasuryProblem {
  if (error instanceof TreasuryProblem) return error;
  if (error instanceof UnknownCheckoutError) {
    return new TreasuryProblem('not_found', error.message, { cause: error });
  }
  const problem = toProblem(error);
  const cause: unknown = error instanceof ProblemError ? problem.cause : error;
  const own = cause instanceof ServiceClientError ? ownServiceCode(cause) : undefined;
  // A code that only a shopper can cause (`checkout_closed`) would be a mistake here.
  const code = own ?? (isTreasuryCode(problem.code) ? problem.code : 'internal');
  const outcome = problem.made ? 'done' : undefined;
  return new TreasuryProblem(code, problem.message, { headers: problem.headers, cause, outcome });
}

/**
 * Makes the answer to a change that was made.
 *
 * @param outcome the outcome of the change, as far as it is known without its answer.
 * @throws TreasuryProblem with that outcome, if the answer cannot be made.
 */
export async function respondAfterChange<T>(
  outcome: 'done' | 'unknown',
  draw: () => Promise<T>,
): Promise<T> {
  try {
    return await draw();
  } catch (error) {
    const { code, message, reason, headers, cause } = toTreasuryProblem(error);
    throw new TreasuryProblem(code, message, {
      headers,
      cause,
      outcome,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}

/** A problem answer with the fixed title of the code, its `reason`, and nothing else. */
export function treasuryProblemResponse(problem: TreasuryProblem, requestId: string): Response {
  const { code, reason, headers } = problem;
  return problemResponse(
    { ...TREASURY_PROBLEMS[code], code, type: code, headers, more: { reason } },
    requestId,
  );
}
