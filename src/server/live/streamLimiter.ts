/** How many streams there are, in all and by address: whoever finds no seat polls. */
import { bucketOf } from '../http/ipAddress.js';
import { ProblemError } from '../http/problemDetails.js';
import type { LiveLimits } from './liveOptions.js';

/** Seconds after which it is worth trying again; until then the client polls. */
const RETRY_AFTER_S = '30';

/** The seats of one instance. */
export interface Seats {
  /**
   * Takes a seat, before anything is read for it.
   *
   * @param ip address of the client. Where it is not known, or is that of a proxy that nobody named,
   *   only the instance's limit counts: a whole shop would share the seats of one client. Each of its
   *   streams still needs the token of a checkout, and a checkout has few.
   * @returns gives the seat back; a second call does nothing.
   * @throws ProblemError `store_unavailable` or `rate_limited`, with `Retry-After`.
   */
  take(ip: string | null): () => void;
  /** Seats that are taken. */
  taken(): number;
}

/** Makes the seats. */
export function createSeats({ maxStreams, maxPerAddress }: LiveLimits): Seats {
  const byAddress = new Map<string, number>();
  const headers = { 'retry-after': RETRY_AFTER_S };
  let taken = 0;

  function count(address: string | null, change: 1 | -1): void {
    taken += change;
    if (address === null) return;
    const now = (byAddress.get(address) ?? 0) + change;
    if (now === 0) byAddress.delete(address);
    else byAddress.set(address, now);
  }

  return {
    take(ip) {
      if (taken >= maxStreams) {
        throw new ProblemError('store_unavailable', 'Every live stream is taken.', { headers });
      }
      const address = bucketOf(ip);
      if (address !== null && (byAddress.get(address) ?? 0) >= maxPerAddress) {
        throw new ProblemError('rate_limited', 'One address holds too many live streams.', {
          headers,
        });
      }
      count(address, 1);
      let held = true;
      return () => {
        if (held) count(address, -1);
        held = false;
      };
    },
    taken: () => taken,
  };
}
