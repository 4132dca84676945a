/** The numbers beside the names of the tabs: of what a person has to act on. */
import type { TreasurySession } from '../../contract/session.js';
import type { TaskView } from '../../contract/tasks.js';
import { useOrderCounts, useTasks } from '../storeReads.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** Numbers by tab. A tab whose number is not known or zero is absent. */
export type TabCounts = Partial<Record<TreasuryTab, number>>;

/** Every number of the panel. Another tab's number is added here. */
export function useTabCounts({ orders }: Pick<TreasurySession, 'orders'>): TabCounts {
  const { data: counted } = useOrderCounts({}, { enabled: orders });
  const { data: listed } = useTasks();
  const isMine = ({ withdrawal, actions }: TaskView) => withdrawal !== null && actions.length > 0;
  const counts = {
    overview: listed?.total ?? 0,
    orders: counted?.counts?.find(({ view }) => view === 'attention')?.count ?? 0,
    // What waits for somebody else is no task; one that this person may only look at is not counted.
    withdrawals: listed?.tasks.filter(isMine).length ?? 0,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
