/** Asks an endpoint, and keeps every answer: some checks are about all of them. */
import { urlOf, type HttpEndpoint } from '../httpConformance/endpoint.js';
import { isObject } from './fields.js';

/** An answer that takes longer counts as lost, milliseconds. */
export const ANSWER_MS = 10_000;

/** One request and its answer. */
export interface Exchange {
  readonly method: string;
  /** Below the mount path; without the query, which may hold a token. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it is none. Of a stream: the data of its messages. */
  readonly json: unknown;
}

/** What is sent besides method and path. */
export interface Asking {
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The order that a conversation is about. */
export interface CheckedOrder {
  readonly handle: string;
  readonly kind: 'payment' | 'top_up';
}

/** One series of requests. */
export interface Conversation {
  readonly order: CheckedOrder;
  /** Every exchange so far, those of other conversations with this endpoint too. */
  readonly exchanges: readonly Exchange[];
  /** Sends a request and reads its answer to the end. @throws if there is no answer. */
  ask(method: string, path: string, asking?: Asking): Promise<Exchange>;
  /** Sends a request and leaves the body to the caller, who calls `keep`. */
  send(method: string, path: string, asking: Asking, signal: AbortSignal): Promise<Response>;
  keep(exchange: Exchange): void;
  /** Takes a step once. If it fails, the first caller gets the error and all others {@link NotRun}. */
  once<T>(step: string, take: () => Promise<T>): Promise<T>;
}

/** Thrown by a check that the endpoint fails: what was expected, and what came. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}

/** Thrown by a check whose condition is not met, so that one mistake fails one check. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

/** Text as JSON; undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A stream would not end; where an answer is asked for, it is a wrong one already. */
async function readText(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return response.text();
  }
  await response.body?.cancel();
  return '';
}

/** Makes a conversation. @param exchanges where it keeps its exchanges. */
export function createConversation(
  endpoint: HttpEndpoint,
  order: CheckedOrder,
  exchanges: Exchange[],
): Conversation {
  const steps = new Map<string, Promise<unknown>>();

  const send: Conversation['send'] = (method, path, { token, body, headers }, signal) =>
    endpoint.fetch(urlOf(endpoint, path), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });

  return {
    order,
    exchanges,
    send,
    keep: (exchange) => void exchanges.push(exchange),
    async ask(method, path, asking = {}) {
      const [plainPath = path] = path.split('?');
      let response: Response;
      let text: string;
      try {
        response = await send(method, path, asking, AbortSignal.timeout(ANSWER_MS));
        text = await readText(response);
      } catch (cause) {
        throw new CheckFailure(
          `${method} ${plainPath}: expected an answer within ${String(ANSWER_MS / 1000)} s, got ${reasonOf(cause)}`,
          { cause },
        );
      }
      const { status, headers } = response;
      const exchange = { method, path: plainPath, status, headers, text, json: parsed(text) };
      exchanges.push(exchange);
      return exchange;
    },
    async once<T>(step: string, take: () => Promise<T>) {
      const taken = steps.get(step) as Promise<T> | undefined;
      if (taken) {
        return taken.catch((error: unknown) => {
          if (error instanceof NotRun) throw error;
          throw new NotRun('a step that it builds on has failed');
        });
      }
      const taking = take();
      steps.set(step, taking);
      return taking;
    },
  };
}

/** Why a request got no answer, in the platform's words: `ECONNREFUSED`, or a message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** An answer in a few words, without its body: `status 404 (not_found)`. */
export function describeExchange({ method, path, status, headers, json }: Exchange): string {
  const code = isObject(json) && typeof json['code'] === 'string' ? json['code'] : null;
  const type = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  return `${method} ${path} answered ${String(status)} (${code ?? type})`;
}
