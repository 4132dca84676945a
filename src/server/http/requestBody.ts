/** The one reader of what clients send: tokens, bodies, forms and queries, with limits and in UTF-8 alone. */
import { joined } from '../../api/body.js';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import { assertOrigin } from './originPolicy.js';
import { ProblemError } from './problemDetails.js';

/** The token of `Authorization: Bearer` (RFC 6750); undefined for any other authorization. */
export const bearerToken = ({ headers }: Request): string | undefined =>
  /^Bearer +(\S+) *$/iu.exec(headers.get('authorization') ?? '')?.[1];

/** The longest body that a browser may send. */
export const MAX_BROWSER_BYTES = 8 * 1024;

/**
 * How long a body may take, in milliseconds. 64 kB need a fraction of it. Without this limit a body that
 * stops halfway would be held until the server's own timeout, five minutes in Node.
 */
export const BODY_DEADLINE_MS = 10_000;

/** The problem for a body that broke off or took too long. */
export const tooSlow = (): ProblemError =>
  new ProblemError('bad_request', 'A body did not arrive in time.', {
    variant: { name: 'slow', title: 'The body did not arrive in time' },
  });

/** Firefox gives a request no stream, so a store that runs in the page reads the whole body first. */
async function streamOf(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  const body = request.body as Request['body'] | undefined;
  return body === undefined ? new Response(await request.blob()).body : body;
}

export interface BodyReading {
  /** Stops reading when it is aborted. */
  readonly signal?: AbortSignal;
  /** Called with the number of bytes of each part. */
  readonly onPart?: (bytes: number) => void;
}

/**
 * Reads a body up to a limit, for at most ten seconds.
 *
 * @throws ProblemError `payload_too_large`; `bad_request` if the body did not arrive in time or reading
 *   was aborted.
 */
export async function readBytes(
  request: Request,
  limit: number,
  { signal, onPart }: BodyReading = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = (): ProblemError =>
    new ProblemError('payload_too_large', `A body was longer than ${String(limit)} bytes.`);
  const body = await streamOf(request);
  if (!body) return new Uint8Array(0);
  // What says itself that it is too long need not be taken in.
  // eslint-disable-next-line money/no-floats -- a count of bytes
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const reader = body.getReader();
  const given = new AbortController();
  const giveUp = (): void => {
    given.abort();
    // Not awaited: for a cloned request it ends only once the other half is cancelled, too.
    reader.cancel().catch(() => undefined);
  };
  signal?.addEventListener('abort', giveUp);
  const cancelDeadline = unrefTimeout(BODY_DEADLINE_MS, giveUp);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (given.signal.aborted) throw tooSlow();
      if (done) break;
      length += value.byteLength;
      onPart?.(value.byteLength);
      if (length > limit) {
        giveUp();
        throw tooLarge();
      }
      chunks.push(value);
    }
  } finally {
    cancelDeadline();
  }
  return joined(chunks);
}

/** The media type of a body, lower case, and what its `charset` says. */
function typeOf(request: Request): { readonly type: string; readonly charsets: readonly string[] } {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').split(';');
  const charsets = parameters.flatMap((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    if (name.trim().toLowerCase() !== 'charset') return [];
    const said = value.join('=').trim();
    return [said.replace(/^"(.*)"$/u, '$1')];
  });
  return { type: type.trim().toLowerCase(), charsets };
}

/**
 * Every body is in UTF-8; one that says something else is not guessed at.
 *
 * @throws ProblemError `bad_request`
 */
export function assertUtf8(request: Request): void {
  const { charsets } = typeOf(request);
  if (charsets.length === 0) return;
  if (charsets.length === 1 && /^utf-?8$/iu.test(charsets[0] ?? '')) return;
  throw new ProblemError(
    'bad_request',
    'The content type names another charset than UTF-8, so the text could become another one. Send UTF-8.',
  );
}

function assertType(request: Request, wanted: string, message: string): void {
  if (typeOf(request).type !== wanted) throw new ProblemError('unsupported_media_type', message);
  assertUtf8(request);
}

/** Half of a pair becomes another sign, the same for all of them, where a text is stored. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The text of bytes in UTF-8. A byte order mark at the beginning is no part of it. @throws TypeError */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/**
 * Reads JSON so that no two readers can understand it differently: UTF-8 only, and each key of an object once,
 * however it is spelled.
 *
 * @returns the text, and its value as `JSON.parse` reads it: digits of long numbers may be lost.
 * @throws ProblemError `bad_request`, which quotes nothing of the body.
 */
export function readJsonText(bytes: Uint8Array) {
  try {
    const text = textOf(bytes);
    const value: unknown = JSON.parse(text);
    assertKeysOnce(text);
    return { text, value };
  } catch {
    throw new ProblemError(
      'bad_request',
      'The body is no JSON in UTF-8, or gives one key twice. Nothing was stored.',
    );
  }
}

/** Strings and the signs that make structure; the rest of a valid text decides nothing here. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gu;

const unquote = (token: string): string =>
  token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);

/** @param text valid JSON. @throws TypeError for a key that is given twice */
function assertKeysOnce(text: string): void {
  // For each open bracket the keys of its object; null for a list.
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    if (token === '}' || token === ']') open.pop();
    const keys = open.at(-1);
    if (keys && isKey && token.startsWith('"')) {
      const key = unquote(token);
      if (keys.has(key)) throw new TypeError('A key is given twice.');
      keys.add(key);
    }
    isKey = token === '{' || (token === ',' && keys instanceof Set);
  }
}

/** Whether a text of valid JSON cannot be stored as it is: in UTF-8 only an escape can be half of a pair. */
const hasHalves = (text: string): boolean =>
  Array.from(text.matchAll(TOKEN)).some(
    ([token]) => token.includes('\\u') && LONE_SURROGATE.test(unquote(token)),
  );

/** The part of a schema of the contract that is used here. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/**
 * Reads a JSON body.
 *
 * @throws ProblemError `unsupported_media_type`, `payload_too_large`, `bad_request`.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  assertType(request, 'application/json', 'Send JSON with content-type: application/json.');
  const { text, value } = readJsonText(await readBytes(request, limit));
  if (!hasHalves(text)) return value;
  throw new ProblemError('bad_request', 'A text of the body has half of a surrogate pair.');
}

/**
 * Reads a browser's JSON body. The schema refuses unknown keys.
 *
 * @throws ProblemError `unsupported_media_type`, `payload_too_large`, `bad_request`.
 */
export async function readJson<T>(request: Request, schema: Schema<T>): Promise<T> {
  const parsed = schema.safeParse(await readJsonBody(request, MAX_BROWSER_BYTES));
  if (!parsed.success) throw new ProblemError('bad_request', 'A body had wrong or unknown keys.');
  return parsed.data;
}

/** Fields of a form or a query, each once. */
export type Fields = ReadonlyMap<string, string>;

/** Names and values as they stand in a form's body or behind a `?`. @throws URIError if they are not UTF-8 */
function pairsOf(text: string): (readonly [string, string])[] {
  const read = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [read(pair), ''] : [read(pair.slice(0, at)), read(pair.slice(at + 1))];
    });
}

function fieldsOf(text: string, what: string): Fields {
  const bad = (why: string): ProblemError =>
    new ProblemError('bad_request', `The ${what} ${why}. Nothing was done.`);
  try {
    const pairs = pairsOf(text);
    const fields = new Map(pairs);
    if (fields.size === pairs.length) return fields;
  } catch {
    throw bad('is no text in UTF-8');
  }
  throw bad('gives one name twice');
}

/**
 * Reads the query of a request.
 *
 * @throws ProblemError `bad_request` if it is not in UTF-8 or gives one name twice.
 */
export const readQueryFields = (request: Request): Fields =>
  fieldsOf(new URL(request.url).search.slice(1), 'query');

/**
 * The query of a request in which a name may stand several times; the caller says how often.
 *
 * @throws ProblemError `bad_request` if it is not in UTF-8.
 */
export function readQueryText(request: Request): URLSearchParams {
  const { search, searchParams } = new URL(request.url);
  try {
    pairsOf(search.slice(1));
  } catch {
    throw new ProblemError('bad_request', 'The query is no text in UTF-8.');
  }
  return searchParams;
}

/**
 * Reads a form that one of our own pages has posted. Every form of every page is read here, so that none takes
 * one of another site.
 *
 * @throws ProblemError `forbidden_origin`, `unsupported_media_type`, `payload_too_large`, `bad_request`.
 */
export async function readForm(request: Request, limit: number): Promise<Fields> {
  assertOrigin(request, []);
  assertType(request, 'application/x-www-form-urlencoded', 'A form came as another type.');
  const bytes = await readBytes(request, limit);
  let text: string;
  try {
    text = textOf(bytes);
  } catch {
    throw new ProblemError('bad_request', 'The form is no text in UTF-8. Nothing was done.');
  }
  return fieldsOf(text, 'form');
}
