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

/** The chunks of a body, until it is longer than allowed. */
async function* chunksOf(
  response: Response,
  maxBytes: number,
  during: During,
): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader = response.body.getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await during(reader.read());
      if (done) return;
      length += value.byteLength;
      if (length > maxBytes) throw new BodyTooLargeError();
      yield value;
    }
  } finally {
    // A no-op at the end of the stream; otherwise it tells the service to stop.
    reader.cancel().catch(() => undefined);
  }
}

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
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of chunksOf(response, maxBytes, during)) text += decode(decoder, chunk);
  return text + decode(decoder);
}

/**
 * The same as bytes.
 *
 * @throws {@link BodyTooLargeError}, or what the stream or `during` rejects with.
 */
export async function readBytes(
  response: Response,
  maxBytes: number,
  during: During,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(response, maxBytes, during)) chunks.push(chunk);
  return joined(chunks);
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
