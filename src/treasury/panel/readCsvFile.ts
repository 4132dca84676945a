/** Reads a CSV file to its end: an incomplete file must not be saved. */
import type { ClientProblemCode } from '../../contract/request.js';
import { TreasuryError } from './treasuryError.js';

/** Limits of {@link readCsvFile}. */
export interface ReadFileOptions {
  /** Milliseconds between two chunks; the whole file may take longer. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

const NO_CSV =
  'The answer is no CSV file, so nothing was saved. Check that `endpoint` is where the ' +
  'treasury handler is mounted and that no other page answers in its place.';

const BROKE_OFF =
  'The file broke off before its end, so nothing was saved: a part of it would look like ' +
  'all of it. Try again.';

const stalledAfter = (timeoutMs: number): string =>
  `Nothing more of the file came within ${String(timeoutMs)} ms, so it was given up and nothing ` +
  'was saved: a part of it would look like all of it. Try again, or raise `timeoutMs`.';

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads the next chunk. Rejects after the timeout, or with the reason of the caller's abort. */
function readChunk(reader: Reader, silence: () => Error, { timeoutMs, signal }: ReadFileOptions) {
  return new Promise<Awaited<ReturnType<Reader['read']>>>((resolve, reject) => {
    const timer = setTimeout(() => reject(silence()), timeoutMs);
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    void reader
      .read()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
  });
}

/**
 * @param body the `Response`, as the transport returns a stream.
 * @throws TreasuryError `unreadable` if it is not a CSV file, such as a sign-in page; `unreachable` if
 *   the connection broke; `timeout` if no further chunk came. An abort by the caller rejects with the
 *   signal's reason.
 */
export async function readCsvFile(body: unknown, limits: ReadFileOptions): Promise<Blob> {
  const response = body as Response;
  const { status } = response;
  const failed = (code: ClientProblemCode, message: string, cause?: unknown) =>
    new TreasuryError({ code, message, retryable: true, status, cause });
  const type = response.headers.get('content-type') ?? '';
  if (!/^text\/csv\b/i.test(type)) throw failed('unreadable', NO_CSV);
  const reader = response.body?.getReader() as Reader | undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const piece = await (reader &&
        readChunk(reader, () => failed('timeout', stalledAfter(limits.timeoutMs)), limits));
      if (!piece || piece.done) return new Blob(pieces, { type });
      pieces.push(piece.value);
    }
  } catch (cause) {
    // Not awaited: a stalled connection may not answer this either.
    reader?.cancel().catch(() => undefined);
    if (cause instanceof TreasuryError || limits.signal?.aborted) throw cause;
    throw failed('unreachable', BROKE_OFF, cause);
  }
}
