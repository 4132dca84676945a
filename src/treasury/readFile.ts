/** A file of the store, read whole: half of one must never be taken for all of it. */
import { TreasuryError } from './treasuryError.js';

/** How long a file is waited for. */
export interface FileLimits {
  /** Milliseconds of silence, not of the whole: a long file may take as long as it keeps coming. */
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

function brokenOff({ status }: Response, cause: unknown): TreasuryError {
  const message =
    'The file broke off before its end, so nothing was saved: a part of it would look like ' +
    'all of it. Try again.';
  return new TreasuryError({ code: 'unreachable', message, retryable: true, status, cause });
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** The next piece, or a rejection by what comes first: the end of patience or the caller's own. */
function nextPiece(reader: Reader, silence: () => Error, { timeoutMs, signal }: FileLimits) {
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
 * @param body the answer itself, as the transport hands on a stream.
 * @throws TreasuryError `unreadable` for what is no such file, such as a page to sign in on;
 *   `unreachable` where it broke off; `timeout` where it stopped coming. The caller's own abort
 *   rejects with the signal's reason.
 */
export async function readFile(body: unknown, limits: FileLimits): Promise<Blob> {
  const response = body as Response;
  requireCsv(response);
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader() as Reader | undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const piece = await (reader &&
        nextPiece(reader, () => stalled(response, limits.timeoutMs), limits));
      if (!piece || piece.done) return new Blob(pieces, { type });
      pieces.push(piece.value);
    }
  } catch (cause) {
    // Not waited for: a connection that is silent may be silent about this, too.
    reader?.cancel().catch(() => undefined);
    if (cause instanceof TreasuryError || limits.signal?.aborted) throw cause;
    throw brokenOff(response, cause);
  }
}
