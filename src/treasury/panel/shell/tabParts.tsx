/** The content of each tab, in a chunk of its own that is loaded with the tab. */
import { lazyPart, type LazyPart } from '../../../ui/lazyPart.js';
import type { TabProps } from './usePanelLocation.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** All tabs. The build names the chunks after them (vite.config.ts). */
export const tabParts: Readonly<Record<TreasuryTab, LazyPart<TabProps>>> = {
  overview: lazyPart(async () => {
    const { Overview } = await import('../overview/Overview.js');
    return ({ openOrder, openWithdrawal, show }) => (
      <Overview onOpenOrder={openOrder} onOpenWithdrawal={openWithdrawal} onShow={show} />
    );
  }),
  orders: lazyPart(() => import('./OrdersTab.js').then(({ OrdersTab }) => OrdersTab)),
  withdrawals: lazyPart(() =>
    import('./WithdrawalsTab.js').then(({ WithdrawalsTab }) => WithdrawalsTab),
  ),
  balances: lazyPart(() => import('./BalancesTab.js').then(({ BalancesTab }) => BalancesTab)),
  pending: lazyPart(async () => {
    const { UnconfirmedTransfers } = await import('../balances/UnconfirmedTransfers.js');
    return ({ openOrder, session }) => (
      <UnconfirmedTransfers onOpenOrder={session.orders ? openOrder : undefined} />
    );
  }),
  webhooks: lazyPart(async () => {
    const { Webhooks } = await import('../webhooks/Webhooks.js');
    return ({ openOrder, openWithdrawal }) => (
      <Webhooks onOpenOrder={openOrder} onOpenWithdrawal={openWithdrawal} />
    );
  }),
  audit: lazyPart(async () => {
    const { Audit } = await import('../audit/Audit.js');
    return ({ openOrder, openWithdrawal }) => (
      <Audit onOpenOrder={openOrder} onOpenWithdrawal={openWithdrawal} />
    );
  }),
};
