/** Where a person is in the panel: theirs alone, and theirs again after a session that has ended. */
import { useEffect, useState } from 'react';
import { forgetPlace, keepPlace, readKeptPlace, type PanelPlace } from './keptPlace.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** What {@link usePanelPlace} takes. */
export interface PanelPlaceOptions {
  readonly endpoint: string;
  /** Name of the person; undefined while it is not known. */
  readonly who: string | undefined;
  readonly initialTab: TreasuryTab;
  /** Whether nobody is signed in. */
  readonly isClosed: boolean;
}

/** What {@link usePanelPlace} returns. */
export interface PanelPlaceState {
  readonly at: PanelPlace;
  /** Whether somebody was signed in since the panel has been on the page. */
  readonly wasOpen: boolean;
  /** Whether a session has ended since then. */
  readonly hasEnded: boolean;
  readonly move: (to: Partial<PanelPlace>) => void;
}

interface OwnedPlace {
  readonly endpoint: string;
  readonly who: string;
  readonly at: PanelPlace;
  readonly hasEnded: boolean;
}

/** The place of whoever is there, and of whoever was there last while nobody is. */
export function usePanelPlace(options: PanelPlaceOptions): PanelPlaceState {
  const { endpoint, who, initialTab, isClosed } = options;
  const [owned, own] = useState<OwnedPlace | null>(null);
  const begin: PanelPlace = { tab: initialTab, withdrawals: { view: 'list' }, order: null };
  let place = owned;
  if (who !== undefined && (owned?.who !== who || owned.endpoint !== endpoint)) {
    const at = readKeptPlace({ endpoint, who }) ?? begin;
    place = { endpoint, who, at, hasEnded: owned?.hasEnded ?? false };
    own(place);
  } else if (owned && isClosed && !owned.hasEnded) {
    place = { ...owned, hasEnded: true };
    own(place);
  }
  useEffect(() => {
    if (!place) return;
    // The page may be left for the store's own page to sign in.
    if (isClosed) keepPlace(place, place.at);
    else if (who === place.who) forgetPlace(place);
  }, [place, isClosed, who]);
  return {
    at: place?.at ?? begin,
    wasOpen: place !== null,
    hasEnded: place?.hasEnded ?? false,
    move: (to) => own((now) => now && { ...now, at: { ...now.at, ...to } }),
  };
}
