/** Records that tell of every new event, so that no writer can forget the pages that wait for it. */
import type { Records } from '../checkouts/checkoutRecords.js';

/**
 * Wraps records.
 *
 * @param announce called after each append that was new, with the checkout's stream. Must not throw.
 */
export function announcingRecords(records: Records, announce: (stream: string) => void): Records {
  return {
    ...records,
    async append(stream, kind, key, body) {
      const outcome = await records.append(stream, kind, key, body);
      if (outcome === 'new') announce(stream);
      return outcome;
    },
  };
}
