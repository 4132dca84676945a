/** Fetches one picture within every bound: no redirect, no other type, no more bytes, no more time. */
import { BodyTooLargeError, discardBody, readBytes } from '../../../api/body.js';
import { startDeadline, type Deadline } from '../../../api/deadline.js';
import type { SendRequest } from '../../../api/transport.js';
import { imageType, type ImageType } from './imageType.js';

/** A picture that may be passed on. */
export interface Icon {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: ImageType;
  readonly etag: string;
}

/** Why there is none, in words for the store's log. */
export type IconRefusal =
  'no_answer' | 'redirect' | 'status' | 'too_large' | 'not_an_image' | 'too_slow';

/** Longest picture that is read, in bytes. */
const MAX_ICON_BYTES = 100_000;
/** A picture that takes longer is not worth a shopper's wait; a letter stands in its place. */
const DEADLINE_MS = 3_000;

async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

async function receive(response: Response, deadline: Deadline): Promise<Icon | IconRefusal> {
  const { status, headers } = response;
  // A browser shows a refused redirect as an answer without a status.
  const refusal = (status >= 300 && status < 400) || status === 0 ? 'redirect' : 'status';
  const announced = headers.get('content-length');
  const isLong = announced !== null && Number.parseInt(announced, 10) > MAX_ICON_BYTES;
  if (status !== 200 || isLong) {
    discardBody(response);
    return status === 200 ? 'too_large' : refusal;
  }
  const bytes = await readBytes(response, MAX_ICON_BYTES, deadline.during);
  const type = imageType(bytes);
  return type === null ? 'not_an_image' : { bytes, type, etag: await etagOf(bytes) };
}

/**
 * Fetches a picture. Nothing of the shopper goes along: no cookie, no address, no referrer.
 *
 * @param url checked: https, on a host that the store has named.
 * @returns why there is none instead of throwing, because a missing picture is no failure.
 */
export async function fetchIcon(url: string, send: SendRequest): Promise<Icon | IconRefusal> {
  const deadline = startDeadline(DEADLINE_MS, undefined);
  try {
    const request = new Request(url, {
      // Never followed: it could lead to an address inside the store's own network.
      redirect: 'manual',
      signal: deadline.signal,
      headers: { accept: 'image/png, image/webp, image/jpeg, image/svg+xml' },
    });
    return await receive(await deadline.during(send(request)), deadline);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return 'too_large';
    return deadline.ended ? 'too_slow' : 'no_answer';
  } finally {
    deadline.release();
  }
}
