/** The content of each tab, in a chunk of its own that is loaded with the tab. */
import { lazyPart, type LazyPart } from '../../../ui/lazyPart.js';
import type { TabProps } from './usePanelLocation.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** All tabs. The build names the chunks after them (vite.config.ts). */
export const tabParts: Readonly<Record<TreasuryTab, LazyPart<TabProps>>> = {
  overview: lazyPart(async () => {
    const { Overview } = await import('../overview/Overview.js');
    return ({ openOrder, openWithdrawal, openActivity, move }) => (
      <Overview
        onOpenOrder={openOrder}
        onOpenWithdrawal={openWithdrawal}
        onOpenActivity={openActivity}
        onShow={(tab) => move({ tab })}
      />
    );
  }),
  orders: lazyPart(() => import('./OrdersTab.js').then(({ OrdersTab }) => OrdersTab)),
  withdrawals: lazyPart(() =>
    import('./WithdrawalsTab.js').then(({ WithdrawalsTab }) => WithdrawalsTab),
  ),
  balances: lazyPart(() => import('./BalancesTab.js').then(({ BalancesTab }) => BalancesTab)),
  activity: lazyPart(async () => {
    const { Activity } = await import('../activity/Activity.js');
    return ({ location, openOrder, openWithdrawal, session }) => (
      <Activity
        start={location.activity ?? undefined}
        onOpenOrder={session.orders ? openOrder : undefined}
        onOpenWithdrawal={openWithdrawal}
      />
    );
  }),
};
