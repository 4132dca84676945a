/** Reads the body of an answer as text, never more of it than allowed. */

/** Thrown when a body is longer than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Thrown when a body is not UTF-8. */
export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError';
}

/** Lets go of a body that nobody will read; a failure to do so matters to nobody. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

/**
 * Reads a body chunk by chunk.
 *
 * @param maxBytes longest body, after decompression.
 * @param during rejects when the call is over; each wait for a chunk ends with it.
 * @throws {@link BodyTooLargeError}, {@link BodyEncodingError}, or what the stream or `during`
 *   rejects with.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  during: <T>(work: Promise<T>) => Promise<T>,
): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
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

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new BodyEncodingError();
  }
}
