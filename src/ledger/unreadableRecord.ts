/** What this version cannot read, told apart from a ledger that fails. */
import * as z from 'zod';

/**
 * What a reading of stored events comes to, or why one of them cannot be read: it has another form than
 * this version knows.
 *
 * @throws what the ledger itself fails with, which is everybody's trouble and not this one's.
 */
export async function orUnreadable<T>(reading: Promise<T>): Promise<T | z.ZodError> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof z.ZodError) return error;
    throw error;
  }
}
