/** Carries one call to the service and its answer back, within every bound that the client keeps. */
import { decodeAnswer, failureOf, readRetryAfter } from './answer.js';
import { BodyEncodingError, BodyTooLargeError, discardBody, readBody } from './body.js';
import { type Deadline, startDeadline } from './deadline.js';
import { operationUrl, type Query } from './endpoint.js';
import {
  AbortedError,
  ConfigurationError,
  KeyEchoedError,
  NetworkError,
  RedirectRefusedError,
  ResponseTooLargeError,
  ServiceClientError,
  type ServiceClientErrorInit,
  TimeoutError,
  UnexpectedResponseError,
} from './errors.js';
import { keySearch } from './apiKeyLeak.js';
import { type OperationName, operationOf, type OperationOutput } from './operations.js';

/** Sends a request; `fetch` is one. */
export type SendRequest = (request: Request) => Promise<Response>;

/** What a call needs in addition to its operation. */
export interface CallInput {
  readonly id?: string;
  readonly query?: Query;
  /** JSON text. */
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Carries out operations. */
export type Call = <N extends OperationName>(
  name: N,
  input?: CallInput,
) => Promise<OperationOutput<N>>;

/** What the transport is made from. */
export interface TransportOptions {
  readonly base: URL;
  readonly send: SendRequest;
  readonly readKey: () => Promise<string>;
  /** Takes the place of every operation's own deadline. Milliseconds. */
  readonly timeoutMs: number | undefined;
}

/** An error page need not be read further than this to recognise a refusal. */
const MAX_ERROR_BYTES = 64 * 1024;

/** Fewer characters would be found in innocent text; more than visible ASCII no header carries. */
const KEY_GRAMMAR = /^[\x21-\x7e]{8,512}$/;

const QUOTED = /^["'`]|["'`]$/;

/** Checks a key. @throws {@link ConfigurationError} */
export function checkKey(key: unknown, init?: ServiceClientErrorInit): string {
  if (typeof key === 'string' && QUOTED.test(key)) {
    throw new ConfigurationError(
      'apiKey',
      'begins or ends with a quotation mark, which no key of the service has, so every call would be refused. ' +
        'docker --env-file keeps quotation marks: write the key without.',
      init,
    );
  }
  if (typeof key === 'string' && KEY_GRAMMAR.test(key)) return key;
  if (key === undefined || key === '') {
    throw new ConfigurationError(
      'apiKey',
      'is not set, and the service answers nobody without it. Where it is read from the environment, ' +
        "set the variable, as a rule TILL_API_KEY, to the key from the service's dashboard.",
      init,
    );
  }
  throw new ConfigurationError(
    'apiKey',
    'must be 8 to 512 visible ASCII characters, without spaces or line ends. Copy it again from ' +
      "the service's dashboard.",
    init,
  );
}

/** Makes the function that all eleven methods go through. */
export function createTransport({ base, send, readKey, timeoutMs }: TransportOptions): Call {
  return async (name, input = {}) => {
    const url = operationUrl(base, name, input.id, input.query);
    const deadlineMs = timeoutMs ?? operationOf(name).deadlineMs;
    const deadline = startDeadline(deadlineMs, input.signal);
    try {
      if (deadline.ended) throw new AbortedError({ operation: name });
      const key = checkKey(await deadline.during(readKeySafely(readKey, name)), {
        operation: name,
      });
      const request = buildRequest(name, url, key, input.body, deadline.signal);
      const response = await sendWithin(deadline, send(request));
      return (await receive(name, response, key, deadline)) as never;
    } catch (error) {
      throw causeOf(name, error, deadline, deadlineMs);
    } finally {
      deadline.release();
    }
  };
}

/** A store's own key function may fail with anything, the key included. */
async function readKeySafely(readKey: () => Promise<string>, operation: OperationName) {
  try {
    return await readKey();
  } catch {
    throw new ConfigurationError('apiKey', 'is a function that failed.', { operation });
  }
}

/** The outbound headers are this constant set: nothing of a shopper's request can join them. */
function buildRequest(
  name: OperationName,
  url: string,
  key: string,
  body: string | undefined,
  signal: AbortSignal,
): Request {
  return new Request(url, {
    method: operationOf(name).method,
    headers: {
      Accept: 'application/json',
      // The document asks for it on every request, also on those without a body.
      'Content-Type': 'application/json',
      'X-Api-Key': key,
    },
    // Following would hand X-Api-Key to another origin; Workers lack 'error'.
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body }),
  });
}

/** An answer that comes after the end of the call is let go, or its connection would stay open. */
async function sendWithin(deadline: Deadline, sent: Promise<Response>): Promise<Response> {
  try {
    return await deadline.during(sent);
  } catch (error) {
    sent.then(discardBody, () => undefined);
    throw error;
  }
}

/** Reads and judges an answer. */
async function receive(
  operation: OperationName,
  response: Response,
  key: string,
  deadline: Deadline,
): Promise<unknown> {
  const { status } = response;
  const { maxResponseBytes, repeatable } = operationOf(operation);
  const redirected = response.type === 'opaqueredirect' || response.redirected;
  if (redirected || (status >= 300 && status < 400)) {
    discardBody(response);
    throw new RedirectRefusedError({ operation, status });
  }
  const failed = status < 200 || status > 299;
  const cap = failed ? MAX_ERROR_BYTES : maxResponseBytes;
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  let text: string;
  try {
    text = await readBody(response, cap, (work) => deadline.during(work));
  } catch (error) {
    if (deadline.ended) throw error;
    // A refusal stays a refusal when its page cannot be read.
    if (failed) throw failureOf(operation, status, '', retryAfterMs);
    const init = { operation, status, retryable: repeatable };
    if (error instanceof BodyTooLargeError) throw new ResponseTooLargeError(cap, init);
    if (error instanceof BodyEncodingError) {
      throw new UnexpectedResponseError([{ path: 'answer', expected: 'UTF-8' }], init);
    }
    throw error;
  }
  if (keySearch(key)(text)) throw new KeyEchoedError({ operation, status });
  if (failed) throw failureOf(operation, status, text, retryAfterMs);
  return decodeAnswer(operation, {
    status,
    contentType: response.headers.get('content-type'),
    text,
  });
}

/** Which class a failure is; nothing of the failure itself goes on. */
function causeOf(
  operation: OperationName,
  error: unknown,
  deadline: Deadline,
  deadlineMs: number,
): ServiceClientError {
  if (error instanceof ServiceClientError) return error;
  const retryable = operationOf(operation).repeatable;
  if (deadline.ended === 'aborted') return new AbortedError({ operation });
  if (deadline.ended === 'timeout') return new TimeoutError(deadlineMs, { operation, retryable });
  return new NetworkError({ operation, retryable, code: knownNetworkCode(error) });
}

/** A closed list, because the rest of such an error may quote headers. */
const KNOWN_CODES = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ETIMEDOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** The code of an error or of its cause, where it is a known one. */
function knownNetworkCode(error: unknown): string | undefined {
  for (const holder of [error, error instanceof Error ? error.cause : undefined]) {
    if (typeof holder !== 'object' || holder === null || !('code' in holder)) continue;
    if (typeof holder.code === 'string' && KNOWN_CODES.has(holder.code)) return holder.code;
  }
  return undefined;
}
