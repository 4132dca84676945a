/** The parts of the panel that a person may choose from. Pure. */
import type { TreasurySession } from '../../contract/treasury/session.js';

/** Every tab, in its order. */
export const TREASURY_TABS = [
  'balances',
  'transfers',
  'withdrawals',
  'orders',
  'deliveries',
  'audit',
] as const;

/** Name of a tab. */
export type TreasuryTab = (typeof TREASURY_TABS)[number];

/** Tabs that need the store's orders. */
const OF_ORDERS: readonly TreasuryTab[] = ['orders', 'deliveries'];

/** The tabs of a store: without orders there are none of theirs. */
export function tabsOf({ orders }: Pick<TreasurySession, 'orders'>): readonly TreasuryTab[] {
  return TREASURY_TABS.filter((tab) => orders || !OF_ORDERS.includes(tab));
}

/** Recognises a tab's name. */
export function isTreasuryTab(name: string): name is TreasuryTab {
  return (TREASURY_TABS as readonly string[]).includes(name);
}
