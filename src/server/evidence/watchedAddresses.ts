/** The addresses of open checkouts, and which checkout each belongs to. */
import { LRUCache } from 'lru-cache';
import { endIn, mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import { checkAddress } from '../../chains/address.js';
import type { WatchedCheckout } from './evidenceSource.js';

/** A checkout that was not read for this long is no longer watched. */
const WATCH_MS = 10 * 60_000;
/** Addresses; a wallet has about six, because currencies of one network share theirs. */
const MAX_WATCHED = 200_000;
/** The checkout of an address, and the currencies that the service gave it for. */
interface Owner {
  readonly stream: string;
  readonly currencyIds: Set<string>;
}

/**
 * Makes the list of one source.
 *
 * @param clock milliseconds since the epoch.
 * @param check normalizes an address. @default checkAddress
 */
export function createWatchedAddresses(
  clock: () => number,
  check: typeof checkAddress = checkAddress,
) {
  const now = createSteadyClock(clock);
  const watched = new LRUCache<string, Owner>({
    ...mostEntries(MAX_WATCHED),
    ...endIn(WATCH_MS, now),
  });
  // Checking an address is slow, and a polled checkout is watched every few seconds.
  const checkedForms = new LRUCache<string, string>(mostEntries(MAX_WATCHED));

  /** The checked form of an address, because it may be spelled in several ways. */
  function addressKey(blockchain: string, address: string): string {
    const name = `${blockchain} ${address}`;
    const known = checkedForms.get(name);
    if (known !== undefined) return known;
    const checked = check(blockchain, address);
    const key = checked.status === 'invalid' ? address : checked.address;
    checkedForms.set(name, key);
    return key;
  }

  return {
    /** Watches a checkout that still waits for something; stops if it is paid or closed. */
    watch({ stream, state }: WatchedCheckout): void {
      // Also the addresses of quotes: money on its way to a replaced address still arrives there.
      for (const one of [...(state.wallet?.addresses ?? []), ...state.quotes]) {
        const key = addressKey(one.blockchain, one.address);
        const owner = watched.peek(key);
        const isMine = owner?.stream === stream;
        if (state.paid || state.closed) {
          if (isMine) watched.delete(key);
          continue;
        }
        const currencyIds = isMine ? owner.currencyIds : new Set<string>();
        watched.set(key, { stream, currencyIds: currencyIds.add(one.currencyId) });
      }
    },
    /** The checkout that waits for this currency at this address, or null. */
    ownerOf(blockchain: string, address: string, currencyId: string): string | null {
      const owner = watched.get(addressKey(blockchain, address));
      return owner?.currencyIds.has(currencyId) ? owner.stream : null;
    },
    /** Whether nothing is watched, after dropping what was not read for a while. */
    isEmpty(): boolean {
      watched.purgeStale();
      return watched.size === 0;
    },
    /** A cheap form of `isEmpty` without dropping: may still be true when nothing is watched. */
    mayWait: (): boolean => watched.size > 0,
  };
}
