/** One request of the browser to the store: address, timeout, decoding, and one kind of error. */
import {
  CheckoutError,
  PROBLEM_CODES,
  problemSchema,
  type ProblemCode,
} from '../contract/problem.js';
import type { Shape } from '../contract/shape.js';

/** The part of the platform's `fetch` that Tillkit uses; tests and the sandbox pass their own. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** How requests are sent. */
export interface Transport {
  /** Where the store's handler is mounted, without a slash at the end. */
  readonly endpoint: string;
  readonly fetch: FetchLike;
  /** Milliseconds until an answer counts as lost, its body included. */
  readonly timeoutMs: number;
}

/** One request. */
export interface RequestInput {
  readonly method: string;
  /** Path below the endpoint, with its slash. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as `Authorization: Bearer`, and nowhere else. */
  readonly token?: string | undefined;
  readonly etag?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A successful answer: its decoded JSON (null for 304) and its validator. */
export interface RequestAnswer {
  readonly notModified: boolean;
  readonly body: unknown;
  readonly etag: string | undefined;
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110 §10.2.3). Milliseconds, or undefined. */
export function readRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,6}$/.test(value.trim())) return parseInt(value, 10) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function unreadable(status: number, cause?: unknown): CheckoutError {
  return new CheckoutError({
    code: 'unreadable',
    message:
      `The answer (status ${String(status)}) is not Tillkit's, so it cannot be trusted. Check that ` +
      '`endpoint` is where the handler is mounted and that no error page stands before it.',
    retryable: true,
    status,
    cause,
  });
}

function isProblemCode(code: string): code is ProblemCode {
  return (PROBLEM_CODES as readonly string[]).includes(code);
}

function problemOf(response: Response, body: unknown): CheckoutError {
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return unreadable(response.status);
  const { code, title, retryable, requestId } = problem.data;
  return new CheckoutError({
    // A newer store may know a code that this script does not; the status still says enough.
    code: isProblemCode(code) ? code : 'internal',
    message: `${title} (${code}, request ${requestId}).`,
    retryable,
    status: response.status,
    requestId,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
  });
}

function lostConnection(cause: unknown): CheckoutError {
  // Only asked after a failure: a store on this machine answers also without a network.
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return new CheckoutError({
    code: offline ? 'offline' : 'unreachable',
    message: offline
      ? 'The browser has no network, so the store cannot be asked. It goes on when it is back.'
      : 'The store did not answer, so the request may be lost. Check the network, `endpoint` and, ' +
        'on another origin, CORS.',
    retryable: true,
    cause,
  });
}

function timedOut(timeoutMs: number): CheckoutError {
  return new CheckoutError({
    code: 'timeout',
    message:
      `The store did not answer within ${String(timeoutMs)} ms, so the request was given up. ` +
      'Repeat it, or raise `timeoutMs`.',
    retryable: true,
  });
}

function headersOf({ body, token, etag }: RequestInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
}

async function decode(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw unreadable(response.status, cause);
  }
}

async function exchange(transport: Transport, input: RequestInput, signal: AbortSignal) {
  const response = await transport.fetch(`${transport.endpoint}${input.path}`, {
    method: input.method,
    headers: headersOf(input),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.token === undefined ? {} : { cache: 'no-store' as const }),
    credentials: 'same-origin',
    // A redirect would carry the order's handle elsewhere; the endpoint is an exact address.
    redirect: 'error',
    signal,
  });
  const etag = response.headers.get('etag') ?? undefined;
  if (response.status === 304) return { notModified: true, body: null, etag };
  const body = await decode(response);
  if (!response.ok) throw problemOf(response, body);
  return { notModified: false, body, etag };
}

/** A `fetch` that is given from outside may not listen to its signal; the shopper must not wait. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}

/**
 * Sends one request and decodes its answer.
 *
 * @throws {@link CheckoutError} for every failure, except the caller's own abort, which rejects
 *   with the signal's reason.
 */
export async function sendRequest(
  transport: Transport,
  input: RequestInput,
): Promise<RequestAnswer> {
  const controller = new AbortController();
  const abort = () => controller.abort(input.signal?.reason);
  if (input.signal?.aborted) abort();
  input.signal?.addEventListener('abort', abort);
  const deadline = { passed: false };
  const timer = setTimeout(() => {
    deadline.passed = true;
    controller.abort();
  }, transport.timeoutMs);
  try {
    const given = rejectOnAbort(controller.signal);
    return await Promise.race([exchange(transport, input, controller.signal), given]);
  } catch (cause) {
    if (cause instanceof CheckoutError) throw cause;
    if (deadline.passed) throw timedOut(transport.timeoutMs);
    if (input.signal?.aborted) throw cause;
    throw lostConnection(cause);
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', abort);
  }
}

/** Reads a body by its schema. @throws {@link CheckoutError} `unreadable` if it does not fit. */
export function readBody<T>(schema: Shape<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unreadable(200, new TypeError(`It does not fit at "${parsed.path}".`));
  return parsed.data;
}
