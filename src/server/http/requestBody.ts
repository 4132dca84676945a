/** Reads request bodies with limits, and JSON strictly. */
import { parse } from 'lossless-json';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import { ProblemError } from './problemDetails.js';

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
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The parser's own message quotes the body, so it is not passed on. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Refuses a key that occurs twice with different values: two readers could differ on it.
    parse(text);
    return JSON.parse(text);
  } catch {
    throw new ProblemError('bad_request', 'A body was no JSON in UTF-8, or gave one key twice.');
  }
}

/** The part of a schema of the contract that is used here. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/**
 * Reads a browser's JSON body. The schema refuses unknown keys.
 *
 * @throws ProblemError `unsupported_media_type`, `payload_too_large`, `bad_request`.
 */
export async function readJson<T>(request: Request, schema: Schema<T>): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new ProblemError('unsupported_media_type', 'A body came without the JSON content type.');
  }
  const bytes = await readBytes(request, MAX_BROWSER_BYTES);
  const value = parseJson(bytes);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ProblemError('bad_request', 'A body had wrong or unknown keys.');
  return parsed.data;
}
