/** Request bodies, bounded before they are read and strict before they are believed. */
import { parse } from 'lossless-json';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import { ProblemError } from './problemDetails.js';

/** Nothing a browser may say is longer. */
export const MAX_BROWSER_BYTES = 8 * 1024;

/**
 * How long a body may take, in milliseconds. One of 64 kB needs a fraction of it; a body that is sent by
 * halves would be held until the server's own time is up, which is five minutes in Node.
 */
export const BODY_DEADLINE_MS = 10_000;

/** The refusal of a body that broke off or took too long. */
export const tooSlow = (): ProblemError =>
  new ProblemError('bad_request', 'A body did not arrive in time.', {
    variant: { name: 'slow', title: 'The body did not arrive in time' },
  });

/** Firefox gives a request no stream, so there a store in the page reads the whole of it first. */
async function streamOf(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  const body = request.body as Request['body'] | undefined;
  return body === undefined ? new Response(await request.blob()).body : body;
}

/** How a body is read. */
export interface BodyReading {
  /** Gives the body up when it is aborted. */
  readonly signal?: AbortSignal;
  /** Hears how many bytes each part has. */
  readonly onPart?: (bytes: number) => void;
}

/**
 * Reads a body up to a limit, for ten seconds at most.
 *
 * @throws ProblemError `payload_too_large`; `bad_request` for a body that did not arrive in time, or was
 *   given up.
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
    // Not awaited: of a request that was cloned it ends only when the other half is let go too.
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

/** The parser's own words quote the body, so they are not passed on. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Refuses a key that is given twice with different values: two readers could differ on it.
    parse(text);
    return JSON.parse(text);
  } catch {
    throw new ProblemError('bad_request', 'A body was no JSON in UTF-8, or gave one key twice.');
  }
}

/** What a schema of the contract offers. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/**
 * Reads a JSON body of a browser. An unknown key is refused, so nothing can be smuggled in.
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
