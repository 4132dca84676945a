/** How a tab's number is written and read out. */
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TabCount } from './tabCounts.js';

/** @returns writes a number, and says what it counts. */
export function useCountText(): (of: TabCount) => {
  readonly text: string;
  readonly description: string;
} {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return ({ count, isAtLeast, isUrgent }) => {
    const number = new Intl.NumberFormat(locale).format(count);
    const text = isAtLeast ? messages.atLeast(number) : number;
    return { text, description: isUrgent ? messages.countNeedsYou(text) : text };
  };
}
