/** What can go wrong, as a browser may hear of it: a closed list of codes, Problem Details on the wire (RFC 9457). */
import * as z from 'zod/mini';

/** Every code a browser can receive. The sentence a shopper reads is chosen by code in `ui/messages`. */
export const PROBLEM_CODES = [
  'bad_request',
  'unauthorized',
  'checkout_expired',
  'forbidden',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'amount_invalid',
  'currency_unavailable',
  'checkout_closed',
  'rate_limited',
  'service_unavailable',
  'service_invalid',
  'service_rejected',
  'store_unavailable',
  'internal',
] as const;

/** One of the closed list {@link PROBLEM_CODES}. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The status and fixed title of each code, and whether trying again can help. */
export const PROBLEMS: Readonly<
  Record<ProblemCode, { status: number; title: string; retryable: boolean }>
> = {
  bad_request: { status: 400, title: 'The request is malformed', retryable: false },
  unauthorized: {
    status: 401,
    title: 'The checkout token is missing or invalid',
    retryable: false,
  },
  checkout_expired: { status: 401, title: 'The checkout token has expired', retryable: false },
  forbidden: { status: 403, title: 'The store does not open this order', retryable: false },
  forbidden_origin: { status: 403, title: 'This page may not open a checkout', retryable: false },
  not_found: { status: 404, title: 'There is nothing at this address', retryable: false },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that verb',
    retryable: false,
  },
  unsupported_media_type: { status: 415, title: 'The body must be JSON', retryable: false },
  payload_too_large: { status: 413, title: 'The body is too large', retryable: false },
  amount_invalid: {
    status: 422,
    title: 'The amount of the order cannot be charged',
    retryable: false,
  },
  currency_unavailable: { status: 409, title: 'The currency cannot be paid now', retryable: false },
  checkout_closed: { status: 409, title: 'The store has closed this order', retryable: false },
  rate_limited: { status: 429, title: 'Too many requests', retryable: true },
  service_unavailable: {
    status: 503,
    title: 'The payment service does not answer',
    retryable: true,
  },
  service_invalid: {
    status: 502,
    title: 'The payment service answered something unusable',
    retryable: true,
  },
  service_rejected: {
    status: 502,
    title: 'The payment service refused the request',
    retryable: false,
  },
  store_unavailable: {
    status: 503,
    title: 'The store cannot be reached or cannot store',
    retryable: true,
  },
  internal: { status: 500, title: 'The store has an unexpected problem', retryable: true },
};

/** Problem Details (RFC 9457) as the store's endpoint answers them. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** Open in the schema, so that an old widget survives a code it does not know. */
  code: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
});

/** A parsed {@link problemSchema}. */
export type Problem = z.infer<typeof problemSchema>;

/** Codes that the browser itself finds, before or after the wire. */
export type ClientProblemCode =
  /** The browser says that it has no network. */
  | 'offline'
  /** No answer from the store: refused, reset, blocked. */
  | 'unreachable'
  /** No answer in time. */
  | 'timeout'
  /** An answer that is no Tillkit answer (an HTML error page, another wire version). */
  | 'unreadable';

const brand = Symbol.for('tillkit.CheckoutError');

/** What a {@link CheckoutError} is made from. */
export interface CheckoutErrorInit {
  readonly code: ProblemCode | ClientProblemCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** Milliseconds that the store asked to wait. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error that the browser side of Tillkit throws. `message` is for developers; what a
 * shopper reads comes from the message catalogue by `code`.
 */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly code: ProblemCode | ClientProblemCode;
  /** Whether the same request may succeed later without anybody changing anything. */
  readonly retryable: boolean;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Names the request in the store's log. */
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  /** @internal survives two copies of the package on one page. */
  readonly [brand] = true;

  constructor(init: CheckoutErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.retryable = init.retryable;
    this.status = init.status;
    this.requestId = init.requestId;
    this.retryAfterMs = init.retryAfterMs;
  }
}

/** Recognises a {@link CheckoutError}, also one of another copy of the package. */
export function isCheckoutError(value: unknown): value is CheckoutError {
  return typeof value === 'object' && value !== null && brand in value;
}
