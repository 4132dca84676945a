/** Asks an endpoint, and keeps every answer: some checks are about all of them. */

/** A store's site with the handler mounted in it. */
export interface HttpEndpoint {
  /** Where the handler is mounted, such as `http://127.0.0.1:3000/api/till`. */
  readonly base: string;
  /** The platform's `fetch`, or a function that calls the site in this process. */
  readonly fetch: (url: string, init?: RequestInit & { duplex?: 'half' }) => Promise<Response>;
  /** False if the runtime cannot write to a response while it handles another request. @default true */
  readonly supportsStreaming?: boolean;
}

/** An answer that takes longer counts as lost, milliseconds. */
const ANSWER_MS = 10_000;

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
  /** A text or a stream is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A series of requests to one endpoint. */
export interface Conversation {
  readonly endpoint: HttpEndpoint;
  /** Every exchange so far. */
  readonly exchanges: Exchange[];
  /** Sends a request and reads its answer to the end. @throws if there is no answer. */
  ask(method: string, path: string, asking?: Asking): Promise<Exchange>;
  /** Sends a request, and leaves the body and keeping the exchange to the caller. */
  send(method: string, path: string, asking: Asking, signal: AbortSignal): Promise<Response>;
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

function bodyOf(body: unknown): RequestInit & { duplex?: 'half' } {
  if (body === undefined) return {};
  if (body instanceof ReadableStream) return { body, duplex: 'half' };
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Makes a conversation. */
export function createConversation(endpoint: HttpEndpoint): Conversation {
  const exchanges: Exchange[] = [];
  const send: Conversation['send'] = (method, path, { token, body, headers }, signal) =>
    endpoint.fetch(`${endpoint.base}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...bodyOf(body),
      redirect: 'manual',
      signal,
    });
  return {
    endpoint,
    exchanges,
    send,
    async ask(method, path, asking = {}) {
      const [plainPath = path] = path.split('?');
      try {
        const response = await send(method, path, asking, AbortSignal.timeout(ANSWER_MS));
        const text = await readText(response);
        const { status, headers } = response;
        const exchange = { method, path: plainPath, status, headers, text, json: parsed(text) };
        exchanges.push(exchange);
        return exchange;
      } catch (cause) {
        throw new Error(
          `${method} ${plainPath}: expected an answer within ${String(ANSWER_MS / 1000)} s, got ${reasonOf(cause)}`,
          { cause },
        );
      }
    },
  };
}

/** Why a request got no answer, in the platform's words: `ECONNREFUSED`, or a message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
