/** The addresses of the checkouts that somebody is looking at, and whose they are. */
import { LRUCache } from 'lru-cache';
import { checkAddress } from '../../chains/address.js';
import type { WatchedCheckout } from './evidenceSource.js';

/** A checkout that nobody has asked for in this time is no longer watched. */
const WATCH_MS = 10 * 60_000;
/** A checkout that is read again within this time is watched anyway. */
const WATCH_AGAIN_MS = 30_000;
/** Addresses; a wallet has about six, because currencies of one network share theirs. */
const MAX_WATCHED = 200_000;

/** An address may be spelled in several ways; the checked form is one. */
function addressKey(blockchain: string, address: string): string {
  const check = checkAddress(blockchain, address);
  return check.status === 'invalid' ? address : check.address;
}

/** Whose address it is, and the currencies that the service gave it for. */
interface Owner {
  readonly stream: string;
  readonly currencyIds: Set<string>;
}

function ownersOf({ stream, state }: WatchedCheckout): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  // Quoted addresses too: what was on its way when the service replaced one still arrives there.
  for (const { currencyId, blockchain, address } of [
    ...(state.wallet?.addresses ?? []),
    ...state.quotes,
  ]) {
    const key = addressKey(blockchain, address);
    const owner = owners.get(key) ?? { stream, currencyIds: new Set<string>() };
    owner.currencyIds.add(currencyId);
    owners.set(key, owner);
  }
  return owners;
}

/** The addresses that are watched now. */
export interface WatchedAddresses {
  /** Watches a checkout that still waits for something; one that is paid or closed no longer. */
  watch(checkout: WatchedCheckout): void;
  /** The checkout that waits for this currency at this address, or null. */
  ownerOf(blockchain: string, address: string, currencyId: string): string | null;
  /** Whether nothing waits. What nobody has asked for in a while is forgotten first. */
  isEmpty(): boolean;
  /** Whether anything was watched the last time that somebody looked. */
  mayWait(): boolean;
}

/** Makes the list of one source. @param now milliseconds since the epoch. */
export function createWatchedAddresses(now: () => number): WatchedAddresses {
  const watched = new LRUCache<string, Owner>({
    max: MAX_WATCHED,
    ttl: WATCH_MS,
    perf: { now },
    ttlResolution: 0,
  });
  // Checking an address costs a hash or two, and a checkout is read every few seconds.
  const known = new WeakMap<WatchedCheckout, { owners: ReadonlyMap<string, Owner>; at: number }>();

  return {
    watch(checkout) {
      const before = known.get(checkout);
      const at = now();
      if (before && at - before.at < WATCH_AGAIN_MS) return;
      const owners = before?.owners ?? ownersOf(checkout);
      known.set(checkout, { owners, at });
      const isOver = checkout.state.paid || checkout.state.closed;
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
