/** Reads the body of an answer, never more of it than allowed. */

/** Thrown when a body is longer than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Thrown when a body is not UTF-8. */
export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError';
}

/** Cancels a body that will not be read; a failure to do so is ignored. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

/** Waits for one chunk; rejects when the call is over. */
type During = <T>(work: Promise<T>) => Promise<T>;

/**
 * Reads a body as text, chunk by chunk.
 *
 * @param maxBytes longest body, after decompression.
 * @param during rejects when the call is over; each wait for a chunk ends with it.
 * @throws {@link BodyTooLargeError}, {@link BodyEncodingError}, or what the stream or `during`
 *   rejects with.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  during: During,
): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body.getReader();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await during(reader.read());
      if (done) return text + decode(decoder);
      length += value.byteLength;
      if (length > maxBytes) throw new BodyTooLargeError();
      text += decode(decoder, value);
    }
  } finally {
    // A no-op at the end of the stream; otherwise it tells the service to stop.
    reader.cancel().catch(() => undefined);
  }
}

/** The chunks as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new BodyEncodingError();
  }
}
