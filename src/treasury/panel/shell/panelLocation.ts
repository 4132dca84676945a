/** What is open in the panel, and the ways from one tab into another. Types only. */
import type { TreasurySession } from '../../contract/session.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
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
  /** A search that the list of orders has not taken over yet; null if there is none. */
  readonly search: string | null;
}

/** Props of every tab's content. */
export interface TabProps {
  readonly session: TreasurySession;
  readonly location: PanelLocation;
  /** Changes what is open, in the shown tab and in others. */
  readonly move: (to: Partial<PanelLocation>) => void;
  /** Shows another tab as it was left. */
  readonly show: (tab: TreasuryTab) => void;
  readonly openOrder: (order: OrderReference) => void;
  readonly openWithdrawal: (id: string) => void;
}
