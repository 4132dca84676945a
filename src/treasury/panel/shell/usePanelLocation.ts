/** What is open in the panel: per person, in the page's address if the host lets it, and kept while they sign in again. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStorage } from '../../../ui/storage.js';
import { save, savedKey } from '../savedText.js';
import { addressOf, placeIn } from './panelAddress.js';
import type { PanelLocation } from './panelLocation.js';
import type { TreasuryTab } from './treasuryTabs.js';
import type { TreasurySession } from '../../contract/session.js';
import type { ActivityStart } from '../activity/Activity.js';
import type { OrderReference } from '../client.js';

/** What {@link usePanelLocation} takes. */
export interface PanelLocationOptions {
  readonly endpoint: string;
  /** Name of the person; undefined while unknown. */
  readonly who: string | undefined;
  readonly initialTab: TreasuryTab;
  /** Whether it is kept in the page's address. */
  readonly isInHash: boolean;
  /** Whether the store answered `unauthorized`. */
  readonly isClosed: boolean;
}

/** What {@link usePanelLocation} returns. */
export type PanelLocationState = ReturnType<typeof usePanelLocation>;

/** Whose location it is: what was open is not shown to the next person who signs in. */
interface LocationOwner {
  readonly endpoint: string;
  readonly who: string;
}

interface OwnedLocation extends LocationOwner {
  /** Of the page's address, as it was looked at last. */
  readonly hash: string;
  readonly at: PanelLocation;
  readonly hasEnded: boolean;
}

const NOTHING_OPEN = {
  withdrawals: { view: 'list' },
  order: null,
  begin: undefined,
  search: null,
  activity: null,
} as const;

const keyOf = ({ endpoint, who }: LocationOwner) => savedKey('tillkit:place', endpoint, who);
/** Owner of an address that was opened before anybody had signed in. */
const nobodyAt = (endpoint: string): LocationOwner => ({ endpoint, who: '' });
const savedFor = (owner: LocationOwner) =>
  placeIn(readStorage('sessionStorage', keyOf(owner)) ?? '');

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const usePageHash = (isRead: boolean): string =>
  useSyncExternalStore(
    subscribe,
    () => (isRead ? window.location.hash : ''),
    () => '',
  );

/** Where the panel is after the page's address has changed. The host's own hashes change nothing. */
function follow(at: PanelLocation, hash: string, initialTab: TreasuryTab): PanelLocation {
  const named = hash === '' ? { tab: initialTab, ...NOTHING_OPEN } : placeIn(hash);
  const next = { ...at, begin: undefined, ...named };
  return addressOf(next) === addressOf(at) ? at : next;
}

/** The location of the signed-in person, or of the last one after the session has ended. */
export function usePanelLocation(options: PanelLocationOptions) {
  const { endpoint, who, initialTab, isInHash, isClosed } = options;
  const hash = usePageHash(isInHash);
  const [owned, own] = useState<OwnedLocation | null>(null);
  let place = owned;
  if (who !== undefined && (owned?.who !== who || owned.endpoint !== endpoint)) {
    const named = placeIn(hash) ?? savedFor({ endpoint, who }) ?? savedFor(nobodyAt(endpoint));
    const at = { tab: initialTab, ...NOTHING_OPEN, ...named };
    place = { endpoint, who, hash, at, hasEnded: owned?.hasEnded ?? false };
    own(place);
  } else if (owned && owned.hash !== hash) {
    place = { ...owned, hash, at: follow(owned.at, hash, initialTab) };
    own(place);
  } else if (owned && isClosed && !owned.hasEnded) {
    place = { ...owned, hasEnded: true };
    own(place);
  }
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
    // The person may leave this page to sign in.
    if (isClosed) saveLocation(place, { endpoint, hash });
    else if (place && who === place.who) {
      for (const owner of [place, nobodyAt(endpoint)]) save(keyOf(owner), null);
      if (isInHash && window.location.hash === '') writeAddress(place.at, initialTab);
    }
  }, [place, isClosed, who, endpoint, hash, isInHash, initialTab]);
  const move = useCallback(
    (to: Partial<PanelLocation>, replaces = false) => {
      if (!latest.current) return;
      const at = { ...latest.current.at, ...to };
      latest.current = { ...latest.current, at };
      own(latest.current);
      if (isInHash) writeAddress(at, initialTab, replaces);
    },
    [isInHash, initialTab],
  );
  const location: PanelLocation = place?.at ?? { tab: initialTab, ...NOTHING_OPEN };
  return {
    location,
    move,
    /** Whether a person has been signed in since the panel was mounted. */
    wasOpen: place !== null,
    /** Whether a session has ended since then. */
    hasEnded: place?.hasEnded ?? false,
  };
}

/**
 * Writes where the panel is into the page's address, unless that says so already.
 *
 * @param replaces whether "Back" leads past the address that was there.
 */
function writeAddress(at: PanelLocation, initialTab: TreasuryTab, replaces = false): void {
  const { hash, href } = window.location;
  const said = { tab: initialTab, ...NOTHING_OPEN, ...placeIn(hash) };
  if (addressOf(said) === addressOf(at)) return;
  if (!replaces) {
    window.location.hash = addressOf(at);
    return;
  }
  const next = new URL(href);
  next.hash = addressOf(at);
  window.location.replace(next);
}

/** Saves where the person was, or the address that was opened while nobody was signed in. */
function saveLocation(
  place: OwnedLocation | null,
  { endpoint, hash }: Pick<OwnedLocation, 'endpoint' | 'hash'>,
): void {
  const at = place ? addressOf(place.at) : placeIn(hash) && hash;
  if (at !== null) save(keyOf(place ?? nobodyAt(endpoint)), at);
}

/** Props of every tab's content. */
export interface TabProps {
  readonly session: TreasurySession;
  readonly storeName: string | undefined;
  readonly location: PanelLocation;
  /** Changes what is open, in the shown tab and in others. @param replaces whether "Back" leads past what was open */
  readonly move: (to: Partial<PanelLocation>, replaces?: boolean) => void;
  readonly openOrder: (order: OrderReference, begin?: 'refund') => void;
  readonly openWithdrawal: (id: string) => void;
  readonly openActivity: (start: ActivityStart) => void;
}
