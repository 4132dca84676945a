/** What can be open in the panel. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import type { ActivityStart } from '../activity/Activity.js';
import type { OrderReference } from '../client.js';
import type { TreasuryTab } from './treasuryTabs.js';

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
