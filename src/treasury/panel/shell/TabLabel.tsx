/** What a tab shows of itself: icon, name and number. */
import { Icon } from '../../../ui/Icon.js';
import { walletIcon } from '../../../ui/payIcons.js';
import { linesShape, sendShape } from '../shapes.js';
import { useWords } from '../treasuryContext.js';
import type { TreasuryTab } from './treasuryTabs.js';

const houseShape =
  'M3.5 8.6L10 3.2l6.5 5.4v7.3a.9.9 0 0 1-.9.9H4.4a.9.9 0 0 1-.9-.9zM7.9 16.6v-4.7h4.2v4.7';
const sheetShape =
  'M5.6 2.8h8.8a1.5 1.5 0 0 1 1.5 1.5v11.4a1.5 1.5 0 0 1-1.5 1.5H5.6a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5zM7 7h6M7 10h6M7 13h3.5';

/** Lines of the icons, in a square of 20. */
const TAB_ICONS: Readonly<Record<TreasuryTab, string>> = {
  overview: houseShape,
  orders: sheetShape,
  withdrawals: sendShape,
  balances: walletIcon,
  activity: linesShape,
};

/** Props of {@link TabLabel}. */
export interface TabLabelProps {
  readonly tab: TreasuryTab;
  readonly count: number | undefined;
  /** Id of the number's text, for `aria-describedby`. */
  readonly countId: string;
}

/** Draws the label. The name stays the same whatever the number; the number describes it. */
export function TabLabel({ tab, count, countId }: TabLabelProps) {
  const { messages, locale } = useWords();
  const text = count === undefined ? null : new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <Icon of={TAB_ICONS[tab]} ahead={tab === 'withdrawals'} />
      <span className="till-tab-name">{messages.tabs[tab]}</span>
      {text !== null && (
        <>
          <span className="till-tab-count" aria-hidden="true">
            {text}
          </span>
          <span id={countId} hidden>
            {messages.countNeedsYou(text)}
          </span>
        </>
      )}
    </>
  );
}
