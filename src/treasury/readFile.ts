/** A file of the store, read whole: half of one must never be taken for all of it. */
import { TreasuryError } from './treasuryError.js';

/**
 * @param body the answer itself, as the transport hands on a stream.
 * @throws TreasuryError `unreadable` for what is no such file, such as a page to sign in on;
 *   `unreachable` where it broke off.
 */
export async function readFile(body: unknown): Promise<Blob> {
  const response = body as Response;
  if (!/^text\/csv\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new TreasuryError({
      code: 'unreadable',
      message:
        'The answer is no CSV file, so nothing was saved. Check that `endpoint` is where the ' +
        'treasury handler is mounted and that no other page answers in its place.',
      retryable: true,
      status: response.status,
    });
  }
  try {
    return await response.blob();
  } catch (cause) {
    throw new TreasuryError({
      code: 'unreachable',
      message:
        'The file broke off before its end, so nothing was saved: a part of it would look like ' +
        'all of it. Try again.',
      retryable: true,
      status: response.status,
      cause,
    });
  }
}
