/** The numbers beside the names of the tabs, and how they are written and read out. */
import type { TreasurySession } from '../../contract/session.js';
import { useUi } from '../../../ui/uiContext.js';
import { useOrderCounts, useTasks, useWithdrawals } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { isMoving, isOver } from '../../contract/withdrawalStatus.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** A number beside a tab's name. */
export interface TabCount {
  readonly count: number;
  /** Whether there may be more, because only a part was counted. */
  readonly isAtLeast: boolean;
  /** Whether a person has to act. */
  readonly isUrgent: boolean;
}

/** Numbers by tab. A tab whose number is not known or zero is absent. */
export type TabCounts = Partial<Record<TreasuryTab, TabCount>>;

/** Of a list only the page that is read anyway is counted. */
function useWaitingWithdrawals(): TabCount | null {
  const { data, hasNextPage } = useWithdrawals();
  if (!data) return null;
  const all = data.pages.flatMap(({ withdrawals }) => withdrawals);
  const waiting = all.filter((one) => !isOver(one) && !isMoving(one));
  return { count: waiting.length, isAtLeast: hasNextPage, isUrgent: true };
}

/** Every number of the panel. Another tab's number is added here. */
export function useTabCounts({ orders }: Pick<TreasurySession, 'orders'>): TabCounts {
  const { data: counted } = useOrderCounts({}, { enabled: orders });
  const { data: tasks } = useTasks();
  const attention = counted?.counts?.find(({ view }) => view === 'attention')?.count ?? 0;
  const counts: Partial<Record<TreasuryTab, TabCount | null>> = {
    overview: { count: tasks?.total ?? 0, isAtLeast: false, isUrgent: true },
    orders: { count: attention, isAtLeast: false, isUrgent: true },
    withdrawals: useWaitingWithdrawals(),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, one]) => one && one.count > 0));
}

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
