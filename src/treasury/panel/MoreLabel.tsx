/** What the button for more tabs says, and what it and its menu take. */
import type { TreasurySession } from '../../contract/treasury/session.js';
import { Icon } from '../../ui/Icon.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TabCounts } from './tabCounts.js';
import { moreShape } from './tabIcons.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** Props of the button and of its menu. */
export interface MoreTabsProps {
  readonly tabs: readonly TreasuryTab[];
  readonly counts: TabCounts;
  readonly shown: TreasuryTab;
  readonly session: TreasurySession;
  readonly onShow: (tab: TreasuryTab) => void;
}

/** Draws what the button says. */
export function MoreLabel() {
  const messages = useTreasuryMessages();
  return (
    <>
      <Icon of={moreShape} />
      <span className="till-tab-name">{messages.moreTabs}</span>
    </>
  );
}
