/** Problem Details of `/v1` (RFC 9457), with the closed list of codes that browsers get too. */
import * as z from 'zod';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { PROBLEMS } from '../../contract/problems.js';
import { problemResponse as writeProblem, ProblemError } from '../../server/http/problemDetails.js';
import { UnknownCheckoutError } from '../../server/storeApi/checkoutReference.js';

/** What every refusal looks like. */
export const problemView = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    retryable: z.boolean(),
    requestId: z.string(),
    detail: z.string().optional().describe('What is wrong and how to fix it'),
    field: z.string().optional().describe('The field that is wrong'),
  })
  .meta({ id: 'Problem' });

/** A refusal of `/v1`. Its message is sent: the reader is the store's own developer. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';

  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly options: {
      readonly field?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** The handler's own sentence is for those who mount it. */
const OUTAGE =
  'The ledger cannot be read or written, so nothing was stored. Try again; the log has more.';

/** A thrown refusal; null for an unexpected error. */
function problemOf(error: unknown): StoreProblem | null {
  if (error instanceof StoreProblem) return error;
  if (error instanceof ProblemError) {
    const { code, message, made } = error;
    return new StoreProblem(code, code === 'store_unavailable' && !made ? OUTAGE : message);
  }
  if (error instanceof UnknownCheckoutError) {
    return new StoreProblem('not_found', 'The order was deleted while this was asked.');
  }
  return null;
}

/** Makes the answer to a refused request. */
export function problemResponse(error: unknown, requestId: string): Response {
  const problem =
    problemOf(error) ??
    new StoreProblem('internal', 'An unexpected error. The log has more, under this requestId.');
  const { code, message, options } = problem;
  const { title, ...known } = PROBLEMS[code];
  const { field, headers } = options;
  const more = { detail: message, field } satisfies Partial<z.infer<typeof problemView>>;
  const wait = known.retryable ? { 'retry-after': '5' } : {};
  return writeProblem(
    {
      ...{ ...known, type: code, title: storeTitle(code, title), code, more },
      headers: { ...wait, ...headers },
    },
    requestId,
  );
}

/** Titles that speak of a checkout's token or page say something else here. */
function storeTitle(code: ProblemCode, title: string): string {
  if (code === 'unauthorized') return 'The key is missing or wrong';
  if (code === 'forbidden') return 'This key may not do that';
  if (code === 'checkout_closed') return 'The order is paid or closed';
  return title;
}
