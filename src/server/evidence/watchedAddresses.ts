/** The addresses of open checkouts, and which checkout each belongs to. */
import { LRUCache } from 'lru-cache';
import { endIn, mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import { checkAddress } from '../../chains/address.js';
import type { WatchedCheckout } from './evidenceSource.js';

/** A checkout that was not read for this long is no longer watched. */
const WATCH_MS = 10 * 60_000;
/** A checkout that is read again within this time need not be added again. */
const WATCH_AGAIN_MS = 30_000;
/** Addresses; a wallet has about six, because currencies of one network share theirs. */
const MAX_WATCHED = 200_000;
/** Most checkouts whose checked addresses are kept. */
const MAX_CHECKOUTS = 30_000;

/** The checkout of an address, and the currencies that the service gave it for. */
interface Owner {
  readonly stream: string;
  readonly currencyIds: Set<string>;
}

/** An address where money for a checkout may arrive. */
interface WatchedAddress {
  readonly currencyId: string;
  readonly blockchain: string;
  readonly address: string;
}

/** Also those of quotes: money on its way to a replaced address still arrives there. */
const addressesOf = ({ state }: WatchedCheckout): readonly WatchedAddress[] => [
  ...(state.wallet?.addresses ?? []),
  ...state.quotes,
];

/** The same text for the same addresses. */
const fingerprint = (addresses: readonly WatchedAddress[]): string =>
  addresses.map((one) => `${one.currencyId} ${one.blockchain} ${one.address}`).join('\n');

function ownersOf(
  stream: string,
  addresses: readonly WatchedAddress[],
  addressKey: (blockchain: string, address: string) => string,
): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { currencyId, blockchain, address } of addresses) {
    const key = addressKey(blockchain, address);
    const owner = owners.get(key) ?? { stream, currencyIds: new Set<string>() };
    owner.currencyIds.add(currencyId);
    owners.set(key, owner);
  }
  return owners;
}

/** The addresses that are watched now. */
export interface WatchedAddresses {
  /** Watches a checkout that still waits for something; stops if it is paid or closed. */
  watch(checkout: WatchedCheckout): void;
  /** The checkout that waits for this currency at this address, or null. */
  ownerOf(blockchain: string, address: string, currencyId: string): string | null;
  /** Whether nothing is watched, after dropping what was not read for a while. */
  isEmpty(): boolean;
  /** A cheap form of `isEmpty` without dropping: may still be true when nothing is watched. */
  mayWait(): boolean;
}

interface Known {
  readonly name: string;
  readonly owners: ReadonlyMap<string, Owner>;
  readonly isOver: boolean;
  readonly at: number;
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
): WatchedAddresses {
  const now = createSteadyClock(clock);
  const watched = new LRUCache<string, Owner>({
    ...mostEntries(MAX_WATCHED),
    ...endIn(WATCH_MS, now),
  });
  // Fingerprints by state: a polled checkout is watched every few seconds with the same state.
  const names = new WeakMap<object, string>();
  // Checking an address is slow. An append makes a new state, often with the same addresses, so the
  // checked ones are kept by stream.
  const known = new LRUCache<string, Known>(mostEntries(MAX_CHECKOUTS));

  /** The checked form of an address, because it may be spelled in several ways. */
  function addressKey(blockchain: string, address: string): string {
    const checked = check(blockchain, address);
    return checked.status === 'invalid' ? address : checked.address;
  }

  return {
    watch(checkout) {
      const { stream, state } = checkout;
      const before = known.get(stream);
      const at = now();
      const isOver = state.paid || state.closed;
      const name = names.get(state) ?? fingerprint(addressesOf(checkout));
      if (!names.has(state)) names.set(state, name);
      const isSame = before?.name === name;
      if (isSame && before.isOver === isOver && at - before.at < WATCH_AGAIN_MS) return;
      const owners = isSame ? before.owners : ownersOf(stream, addressesOf(checkout), addressKey);
      known.set(stream, { name, owners, isOver, at });
      for (const [address, owner] of owners) {
        if (!isOver) watched.set(address, owner);
        else if (watched.peek(address)?.stream === owner.stream) watched.delete(address);
      }
    },
    ownerOf(blockchain, address, currencyId) {
      const owner = watched.get(addressKey(blockchain, address));
      return owner?.currencyIds.has(currencyId) ? owner.stream : null;
    },
    isEmpty() {
      watched.purgeStale();
      return watched.size === 0;
    },
    mayWait: () => watched.size > 0,
  };
}
