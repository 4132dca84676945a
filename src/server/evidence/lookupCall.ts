/**
 * One call of the service's public look-up: which deposits does a wallet have?
 *
 * The route is not in the API document. The service's own payment page uses it (`docs/service.md §27`).
 */
import * as z from 'zod';
import { BodyEncodingError, BodyTooLargeError, discardBody, readBody } from '../../api/body.js';
import { startDeadline } from '../../api/deadline.js';
import { JsonError, parseJson } from '../../api/json.js';
import {
  amountSchema,
  objectSchema,
  optionalField,
  timestampSchema,
} from '../../api/primitives.js';
import type { UnauthenticatedEndpoint } from '../../api/unauthenticatedEndpoint.js';
import { readRetryAfter } from '../../api/answer.js';
import { isWalletId } from '../checkouts/walletCall.js';

const DEADLINE_MS = 5_000;
/** Each list has at most ten rows, which is a few kilobytes. */
const MAX_BYTES = 64 * 1024;

/** A deposit in the look-up: it has no receiver, and no key to tell the outputs of a transaction apart. */
const depositSchema = objectSchema({
  /** The field is named code but holds the currency's id. */
  currency_code: z.string(),
  blockchain: z.string(),
  hash: z.string(),
  amount: amountSchema,
  amount_usd: optionalField(amountSchema),
  type: optionalField(z.string()),
  created_at: timestampSchema,
});

/** Row by row, so that an unreadable row does not hide the next one. */
const depositsSchema = z
  .array(z.unknown())
  .nullish()
  .transform((rows) => {
    const read = (rows ?? []).flatMap((row) => {
      const parsed = depositSchema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    });
    return { read, shown: rows?.length ?? 0 };
  });

/** The most deposits of a wallet that the service shows. */
const MOST_SHOWN = 10;

const answerSchema = objectSchema({
  data: objectSchema({ confirmed: depositsSchema, unconfirmed: depositsSchema }),
});

/** One deposit of a wallet. */
export type FoundDeposit = z.infer<typeof depositSchema>;

/** The deposits of a wallet. */
export interface FoundDeposits {
  readonly confirmed: readonly FoundDeposit[];
  readonly unconfirmed: readonly FoundDeposit[];
  /** Whether these are all: fewer than the service shows at most, and all readable. */
  readonly complete: boolean;
}

/** The look-up gave no usable answer. Holds nothing of what the service sent. */
export class LookupError extends Error {
  override readonly name = 'LookupError';

  constructor(
    problem: string,
    /** HTTP status, if there was an answer. */
    readonly status?: number,
    /** Milliseconds that the service asked to wait. */
    readonly retryAfterMs?: number,
    /** The page answered that it knows no such wallet. */
    readonly isUnknownWallet = false,
  ) {
    super(`The service's public lookup ${problem}.`);
  }
}

function lookupRequest(
  { base }: UnauthenticatedEndpoint,
  walletId: string,
  signal: AbortSignal,
): Request {
  if (!isWalletId(walletId)) throw new LookupError('was not asked: that is no id of a wallet');
  const path = `${base.pathname.replace(/\/+$/, '')}/api/v1/public/wallet/${walletId}/tx-find`;
  // Without the key: anyone who knows a wallet's id may ask. That is why the id is secret.
  return new Request(base.origin + path, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    credentials: 'omit',
    signal,
  });
}

function decode(text: string): FoundDeposits {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (parsed.success) {
    const { confirmed, unconfirmed } = parsed.data.data;
    const shown = confirmed.shown + unconfirmed.shown;
    const read = confirmed.read.length + unconfirmed.read.length;
    const complete = shown < MOST_SHOWN && read === shown;
    return { confirmed: confirmed.read, unconfirmed: unconfirmed.read, complete };
  }
  throw new LookupError('answered something else than deposits');
}

/** How a deployed service answers for an unknown wallet. */
const refusalSchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.enum(['store not found', 'bad wallet id']) })).min(1),
});

function isRefusal(text: string): boolean {
  try {
    return refusalSchema.safeParse(parseJson(text)).success;
  } catch {
    return false;
  }
}

async function assertAnswer(
  response: Response,
  during: <T>(work: Promise<T>) => Promise<T>,
): Promise<void> {
  const { status } = response;
  if (status === 200 && !response.redirected && response.type !== 'opaqueredirect') return;
  if (status === 400 || status === 404) {
    const known = isRefusal(await readBody(response, MAX_BYTES, during));
    throw new LookupError(`answered with status ${String(status)}`, status, undefined, known);
  }
  discardBody(response);
  const wait = readRetryAfter(response.headers.get('retry-after'));
  throw new LookupError(`answered with status ${String(status)}`, status, wait);
}

function nameOf(error: unknown, ended: boolean): LookupError {
  if (error instanceof LookupError) return error;
  if (ended) return new LookupError('did not answer in time');
  if (error instanceof BodyTooLargeError) return new LookupError('answered too much');
  if (error instanceof JsonError || error instanceof BodyEncodingError) {
    return new LookupError('answered no JSON');
  }
  return new LookupError('could not be reached');
}

/**
 * Asks for the deposits of a wallet.
 *
 * @throws {@link LookupError} and nothing else.
 */
export async function findDeposits(
  endpoint: UnauthenticatedEndpoint,
  walletId: string,
): Promise<FoundDeposits> {
  const deadline = startDeadline(DEADLINE_MS, undefined);
  try {
    const sent = endpoint.send(lookupRequest(endpoint, walletId, deadline.signal));
    const response = await deadline.during(sent).catch((error: unknown) => {
      sent.then(discardBody, () => undefined);
      throw error;
    });
    const during = <T>(work: Promise<T>): Promise<T> => deadline.during(work);
    await assertAnswer(response, during);
    return decode(await readBody(response, MAX_BYTES, during));
  } catch (error) {
    throw nameOf(error, deadline.ended !== undefined);
  } finally {
    deadline.release();
  }
}
