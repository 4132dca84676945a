/** What is open in the panel: per person, and kept in the tab while they sign in again. */
import { useCallback, useEffect, useState } from 'react';
import * as s from '../../../contract/schema.js';
import { readSavedJson, save, savedKey } from '../savedText.js';
import { TREASURY_TABS, type TreasuryTab } from './treasuryTabs.js';
import type { TreasurySession } from '../../contract/session.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { ActivityStart } from '../activity/Activity.js';
import type { OrderReference } from '../client.js';

/** What {@link usePanelLocation} takes. */
export interface PanelLocationOptions {
  readonly endpoint: string;
  /** Name of the person; undefined while unknown. */
  readonly who: string | undefined;
  readonly initialTab: TreasuryTab;
  /** Whether the store answered `unauthorized`. */
  readonly isClosed: boolean;
}

/** What {@link usePanelLocation} returns. */
export interface PanelLocationState {
  readonly location: PanelLocation;
  /** Whether a person has been signed in since the panel was mounted. */
  readonly wasOpen: boolean;
  /** Whether a session has ended since then. */
  readonly hasEnded: boolean;
  readonly move: (to: Partial<PanelLocation>) => void;
}

interface OwnedLocation {
  readonly endpoint: string;
  readonly who: string;
  readonly at: PanelLocation;
  readonly hasEnded: boolean;
}

/** The location of the signed-in person, or of the last one after the session has ended. */
export function usePanelLocation(options: PanelLocationOptions): PanelLocationState {
  const { endpoint, who, initialTab, isClosed } = options;
  const [owned, own] = useState<OwnedLocation | null>(null);
  const begin: PanelLocation = {
    tab: initialTab,
    withdrawals: { view: 'list' },
    order: null,
    search: null,
    activity: null,
  };
  let place = owned;
  if (who !== undefined && (owned?.who !== who || owned.endpoint !== endpoint)) {
    const at = readSavedLocation({ endpoint, who }) ?? begin;
    place = { endpoint, who, at, hasEnded: owned?.hasEnded ?? false };
    own(place);
  } else if (owned && isClosed && !owned.hasEnded) {
    place = { ...owned, hasEnded: true };
    own(place);
  }
  useEffect(() => {
    if (!place) return;
    // The person may leave this page to sign in.
    if (isClosed) saveLocation(place, place.at);
    else if (who === place.who) removeSavedLocation(place);
  }, [place, isClosed, who]);
  const move = useCallback(
    (to: Partial<PanelLocation>) => own((now) => now && { ...now, at: { ...now.at, ...to } }),
    [],
  );
  return {
    location: place?.at ?? begin,
    wasOpen: place !== null,
    hasEnded: place?.hasEnded ?? false,
    move,
  };
}

const savedLocationSchema = s.strictObject({
  tab: s.oneOf(TREASURY_TABS),
  /** Id of the open withdrawal. */
  withdrawal: s.nullable(s.string()),
  isNew: s.boolean,
  order: s.nullable(s.strictObject({ kind: s.string(), reference: s.string() })),
});

/** Whose location it is: it is not shown to the next person who signs in. */
interface LocationOwner {
  readonly endpoint: string;
  readonly who: string;
}

const keyOf = ({ endpoint, who }: LocationOwner) => savedKey('tillkit:place', endpoint, who);

function withdrawalsOf(withdrawal: string | null, isNew: boolean): WithdrawalsLocation {
  if (isNew) return { view: 'new' };
  return withdrawal === null ? { view: 'list' } : { view: 'one', id: withdrawal };
}

/** @returns the saved location, or null if there is none or it is invalid. */
function readSavedLocation(owner: LocationOwner): PanelLocation | null {
  const kept = readSavedJson(keyOf(owner), savedLocationSchema);
  if (!kept) return null;
  const { tab, withdrawal, isNew, order } = kept;
  return {
    tab,
    withdrawals: withdrawalsOf(withdrawal, isNew),
    order,
    search: null,
    activity: null,
  };
}

/** Saves the location. A new withdrawal like another one is saved as that other one. */
function saveLocation(owner: LocationOwner, { tab, withdrawals, order }: PanelLocation): void {
  const like = withdrawals.view === 'new' ? withdrawals.like : undefined;
  const withdrawal = withdrawals.view === 'one' ? withdrawals.id : (like?.id ?? null);
  const isNew = withdrawals.view === 'new' && !like;
  save(keyOf(owner), JSON.stringify({ tab, withdrawal, isNew, order }));
}

/** Removes the saved location. */
function removeSavedLocation(owner: LocationOwner): void {
  save(keyOf(owner), null);
}

/** What the withdrawals tab shows: the list, the form, or one withdrawal. */
export type WithdrawalsLocation =
  | { readonly view: 'list' }
  | { readonly view: 'new'; readonly like?: WithdrawalView; readonly edit?: WithdrawalView }
  | {
      readonly view: 'one';
      readonly id: string;
      /** Whether it was opened from another tab. */
      readonly fromElsewhere?: boolean;
    };

/** What is open in the panel. */
export interface PanelLocation {
  readonly tab: TreasuryTab;
  readonly withdrawals: WithdrawalsLocation;
  /** The order that is open; null for the list. */
  readonly order: OrderReference | null;
  /** What is begun when the order is opened. */
  readonly begin?: 'refund' | undefined;
  /** A search that the list of orders has not taken over yet; null if there is none. */
  readonly search: string | null;
  /** What the list of activity begins with; null for everything. */
  readonly activity: ActivityStart | null;
}

/** Props of every tab's content. */
export interface TabProps {
  readonly session: TreasurySession;
  readonly location: PanelLocation;
  /** Changes what is open, in the shown tab and in others. */
  readonly move: (to: Partial<PanelLocation>) => void;
  /** Shows another tab as it was left. */
  readonly show: (tab: TreasuryTab) => void;
  readonly openOrder: (order: OrderReference, begin?: 'refund') => void;
  readonly openWithdrawal: (id: string) => void;
  readonly openActivity: (start: ActivityStart) => void;
}
