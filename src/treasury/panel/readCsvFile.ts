/** Reads a CSV file to its end: an incomplete file must not be saved. */
import { TreasuryError } from './treasuryError.js';

/** Limits of {@link readCsvFile}. */
export interface ReadFileOptions {
  /** Milliseconds between two chunks; the whole file may take longer. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

function requireCsv({ headers, status }: Response): void {
  if (/^text\/csv\b/i.test(headers.get('content-type') ?? '')) return;
  throw new TreasuryError({
    code: 'unreadable',
    message:
      'The answer is no CSV file, so nothing was saved. Check that `endpoint` is where the ' +
      'treasury handler is mounted and that no other page answers in its place.',
    retryable: true,
    status,
  });
}

function stalled({ status }: Response, timeoutMs: number): TreasuryError {
  const message =
    `Nothing more of the file came within ${String(timeoutMs)} ms, so it was given up and nothing ` +
    'was saved: a part of it would look like all of it. Try again, or raise `timeoutMs`.';
  return new TreasuryError({ code: 'timeout', message, retryable: true, status });
}

function incomplete({ status }: Response, cause: unknown): TreasuryError {
  const message =
    'The file broke off before its end, so nothing was saved: a part of it would look like ' +
    'all of it. Try again.';
  return new TreasuryError({ code: 'unreachable', message, retryable: true, status, cause });
}

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
  requireCsv(response);
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader() as Reader | undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const piece = await (reader &&
        readChunk(reader, () => stalled(response, limits.timeoutMs), limits));
      if (!piece || piece.done) return new Blob(pieces, { type });
      pieces.push(piece.value);
    }
  } catch (cause) {
    // Not awaited: a stalled connection may not answer this either.
    reader?.cancel().catch(() => undefined);
    if (cause instanceof TreasuryError || limits.signal?.aborted) throw cause;
    throw incomplete(response, cause);
  }
}
