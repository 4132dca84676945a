/** What a tab shows of itself: icon, name and number. */
import { Icon } from '../../../ui/Icon.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { TAB_ICONS } from './tabIcons.js';
import type { TabCount } from './tabCounts.js';
import type { TreasuryTab } from './treasuryTabs.js';
import { useCountText } from './useCountText.js';

/** Props of {@link TabLabel}. */
export interface TabLabelProps {
  readonly tab: TreasuryTab;
  readonly count: TabCount | undefined;
  /** Id of the number's text, for `aria-describedby`. */
  readonly countId?: string;
}

/** Draws the label. The name stays the same whatever the number; the number describes it. */
export function TabLabel({ tab, count, countId }: TabLabelProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <Icon of={TAB_ICONS[tab]} ahead={tab === 'withdrawals'} />
      <span className="till-tab-name">{messages.tabs[tab]}</span>
      {count && <Count of={count} id={countId} />}
    </>
  );
}

interface CountProps {
  readonly of: TabCount;
  readonly id: string | undefined;
}

/** Draws the number. @selector [data-urgent] a person has to act */
function Count({ of: count, id }: CountProps) {
  const { text, description } = useCountText()(count);
  return (
    <>
      <span className="till-tab-count" data-urgent={count.isUrgent || undefined} aria-hidden="true">
        {text}
      </span>
      <span id={id} hidden>
        {description}
      </span>
    </>
  );
}
