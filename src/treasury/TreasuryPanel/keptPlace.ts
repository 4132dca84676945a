/** What is open in the panel, kept in the tab while its person signs in anew on another page. */
import * as is from '../../contract/shape.js';
import type { OrderReference } from '../client.js';
import { forget, keep, keptKey, readKept } from '../keptText.js';
import { TREASURY_TABS, type TreasuryTab } from './treasuryTabs.js';
import type { WithdrawalsPlace } from './WithdrawalsTab.js';

/** Where a person is in the panel. */
export interface PanelPlace {
  readonly tab: TreasuryTab;
  readonly withdrawals: WithdrawalsPlace;
  /** The order that is open; null for the list. */
  readonly order: OrderReference | null;
}

const keptPlaceSchema = is.closed({
  tab: is.oneOf(TREASURY_TABS),
  /** Id of the open withdrawal. */
  withdrawal: is.nullable(is.text()),
  isNew: is.flag,
  order: is.nullable(is.closed({ kind: is.text(), reference: is.text() })),
});

/** Whose place it is: one person's is not for the next who signs in. */
export interface PlaceOwner {
  readonly endpoint: string;
  readonly who: string;
}

const keyOf = ({ endpoint, who }: PlaceOwner) => keptKey('tillkit:place', endpoint, who);

function withdrawalsOf(withdrawal: string | null, isNew: boolean): WithdrawalsPlace {
  if (isNew) return { view: 'new' };
  return withdrawal === null ? { view: 'list' } : { view: 'one', id: withdrawal };
}

/** @returns what was kept, or null where nothing sound is. */
export function readKeptPlace(owner: PlaceOwner): PanelPlace | null {
  const text = readKept(keyOf(owner));
  if (text === null) return null;
  try {
    const kept = keptPlaceSchema.safeParse(JSON.parse(text));
    if (!kept.success) return null;
    const { tab, withdrawal, isNew, order } = kept.data;
    return { tab, withdrawals: withdrawalsOf(withdrawal, isNew), order };
  } catch {
    return null;
  }
}

/** Keeps the place. One begun like another withdrawal is found again from that one. */
export function keepPlace(owner: PlaceOwner, { tab, withdrawals, order }: PanelPlace): void {
  const like = withdrawals.view === 'new' ? withdrawals.like : undefined;
  const withdrawal = withdrawals.view === 'one' ? withdrawals.id : (like?.id ?? null);
  const isNew = withdrawals.view === 'new' && !like;
  keep(keyOf(owner), JSON.stringify({ tab, withdrawal, isNew, order }));
}

/** Keeps it no longer. */
export function forgetPlace(owner: PlaceOwner): void {
  forget(keyOf(owner));
}
