/**
 * One request of the browser to the store: URL, timeout, decoding, and one kind of error. Each client
 * passes its own error, because the shoppers' and the back office's codes differ.
 */
import { toJson } from './standardBuiltins.js';
import type { Schema } from './schema.js';

/** Codes for failures that the browser itself detects. */
export type ClientProblemCode =
  /** The browser says that it has no network. */
  | 'offline'
  /** No answer from the store: refused, reset, blocked. */
  | 'unreachable'
  /** No answer in time. */
  | 'timeout'
  /** Not an answer of Tillkit (an HTML error page, another wire version). */
  | 'unreadable';

/** The part of the platform's `fetch` that Tillkit uses; tests and the sandbox pass their own. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** The fields of a failure. */
export interface FailureInit<Code extends string> {
  readonly code: Code | 'internal' | ClientProblemCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** Milliseconds that the store asked to wait. */
  readonly retryAfterMs?: number | undefined;
  /** Which field or which check failed, if the store says so. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

/** A failed request. `message` is for developers; people read the sentence of the catalogue for `code`. */
export class RequestFailure<Code extends string> extends Error {
  readonly code: Code | 'internal' | ClientProblemCode;
  /** Whether the same request may succeed later without any change. */
  readonly retryable: boolean;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** Id of the request in the store's log. */
  readonly requestId: string | undefined;
  /** Milliseconds that the store asked to wait. */
  readonly retryAfterMs: number | undefined;
  /** What is wrong with an address (`checksum`, …), or which field is invalid. New values may be added. */
  readonly reason: string | undefined;

  constructor(init: FailureInit<Code>) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.retryable = init.retryable;
    this.status = init.status;
    this.requestId = init.requestId;
    this.retryAfterMs = init.retryAfterMs;
    this.reason = init.reason;
  }
}

/** Problem Details as a client's schema lets them through. */
export interface Problem {
  readonly title: string;
  readonly code: string;
  readonly retryable: boolean;
  readonly requestId: string;
  readonly reason?: string | undefined;
}

/** A client's own error class, and how it reads the store's problems. */
export interface Failures<Code extends string> {
  readonly Failure: new (init: FailureInit<Code>) => Error;
  /** Every code that this client knows. */
  readonly codes: readonly Code[];
  readonly problem: Schema<Problem>;
}

/** How requests are sent. */
export interface Transport<Code extends string> extends Failures<Code> {
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
  /** Further headers of a request whose answer is a stream: then `body` is the `Response` itself. */
  readonly stream?: Readonly<Record<string, string>> | undefined;
}

/** A successful answer: its decoded JSON (null for 304) and its validator. */
export interface RequestAnswer {
  readonly notModified: boolean;
  readonly body: unknown;
  readonly etag: string | undefined;
  readonly origin: Origin;
}

/** The request and the answer, for the developer of the page. */
interface Origin {
  readonly status: number;
  readonly text: string;
}

/** Without headers and body: the URL contains no token. */
function originOf({ method }: RequestInput, url: string, { status, headers }: Response): Origin {
  const type = headers.get('content-type') ?? 'no content type';
  return { status, text: `${method} ${url} answered with status ${String(status)}, ${type}` };
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110 §10.2.3). Milliseconds, or undefined. */
export function readRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,6}$/.test(value.trim())) return parseInt(value, 10) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** A failure that the browser itself detects. All of them may pass, so a retry may succeed. */
function transientFailure<Code extends string>(
  { Failure }: Failures<Code>,
  code: ClientProblemCode,
  message: string,
  cause?: unknown,
  status?: number,
): Error {
  return new Failure({ code, message, retryable: true, status, cause });
}

function unreadable<Code extends string>(
  failures: Failures<Code>,
  { status, text }: Origin,
  cause?: unknown,
): Error {
  const message =
    `${text}: not an answer of Tillkit, so it cannot be trusted. Check that ` +
    '`endpoint` is where the handler is mounted and that no error page stands before it.';
  return transientFailure(failures, 'unreadable', message, cause, status);
}

function problemOf<Code extends string>(
  failures: Failures<Code>,
  response: Response,
  body: unknown,
  origin: Origin,
): Error {
  const problem = failures.problem.safeParse(body);
  if (!problem.success) return unreadable(failures, origin);
  const { code, title, requestId } = problem.data;
  return new failures.Failure({
    ...problem.data,
    // A newer store may send a code that this script does not know; the status still says enough.
    code: failures.codes.find((known) => known === code) ?? 'internal',
    message: `${title} (${code}, request ${requestId}).`,
    status: response.status,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
  });
}

function lostConnection<Code extends string>(failures: Failures<Code>, cause: unknown): Error {
  // Only read after a failure: a store on this machine answers even without a network.
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  const message = offline
    ? 'The browser has no network, so the store cannot be asked. It goes on when it is back.'
    : 'The store did not answer, so the request may be lost. Check the network, `endpoint` and, ' +
      'on another origin, CORS.';
  return transientFailure(failures, offline ? 'offline' : 'unreachable', message, cause);
}

function timedOut<Code extends string>(transport: Transport<Code>): Error {
  const message =
    `The store did not answer within ${String(transport.timeoutMs)} ms, so the request was given up. ` +
    'Repeat it, or raise `timeoutMs`.';
  return transientFailure(transport, 'timeout', message);
}

function headersOf({ body, token, etag, stream }: RequestInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...stream,
  };
}

async function decode<Code extends string>(
  failures: Failures<Code>,
  response: Response,
  origin: Origin,
): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw unreadable(failures, origin, cause);
  }
}

async function exchange<Code extends string>(
  transport: Transport<Code>,
  input: RequestInput,
  signal: AbortSignal,
) {
  const url = `${transport.endpoint}${input.path}`;
  const response = await transport.fetch(url, {
    method: input.method,
    headers: headersOf(input),
    ...(input.body === undefined ? {} : { body: toJson(input.body) }),
    ...(input.token === undefined ? {} : { cache: 'no-store' as const }),
    credentials: 'same-origin',
    // A redirect would send the order's handle elsewhere; the endpoint is an exact URL.
    redirect: 'error',
    signal,
  });
  const etag = response.headers.get('etag') ?? undefined;
  const origin = originOf(input, url, response);
  if (response.status === 304) return { notModified: true, body: null, etag, origin };
  const body = input.stream && response.ok ? response : await decode(transport, response, origin);
  if (!response.ok) throw problemOf(transport, response, body, origin);
  return { notModified: false, body, etag, origin };
}

/** A custom `fetch` may ignore its signal; the shopper must not wait for it. */
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
 * @throws the client's own error for every failure, except if the caller aborts: then it rejects with the
 *   signal's reason.
 */
export async function sendRequest<Code extends string>(
  transport: Transport<Code>,
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
    if (cause instanceof transport.Failure) throw cause;
    if (deadline.passed) throw timedOut(transport);
    if (input.signal?.aborted) throw cause;
    throw lostConnection(transport, cause);
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', abort);
  }
}

/** Reads a body by its schema. @throws the client's own error, `unreadable`, if it does not fit. */
export function readBody<T, Code extends string>(
  failures: Failures<Code>,
  schema: Schema<T>,
  { body, origin }: RequestAnswer,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw unreadable(failures, origin, new TypeError(`It does not fit at "${parsed.path}".`));
}
