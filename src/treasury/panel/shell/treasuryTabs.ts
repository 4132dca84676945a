/** The panel's tabs. */
import type { TreasurySession } from '../../contract/session.js';

/** All tabs, in order. */
export const TREASURY_TABS = ['overview', 'orders', 'withdrawals', 'balances', 'activity'] as const;

/** Name of a tab. */
export type TreasuryTab = (typeof TREASURY_TABS)[number];

/** The tabs of a store. That of orders needs a store with orders. */
export function tabsFor({ orders }: Pick<TreasurySession, 'orders'>): readonly TreasuryTab[] {
  return TREASURY_TABS.filter((tab) => orders || tab !== 'orders');
}

/** Whether it is the name of a tab. */
export function isTreasuryTab(name: string): name is TreasuryTab {
  return (TREASURY_TABS as readonly string[]).includes(name);
}
