/** The panel's tabs, and which of them is shown. */
import { useSyncExternalStore } from 'react';
import type { TreasurySession } from '../../contract/session.js';

/** All tabs, in order. */
export const TREASURY_TABS = [
  'overview',
  'orders',
  'withdrawals',
  'balances',
  'pending',
  'webhooks',
  'audit',
] as const;

/** Name of a tab. */
export type TreasuryTab = (typeof TREASURY_TABS)[number];

/** Tabs that need the store's orders. */
const OF_ORDERS: readonly TreasuryTab[] = ['orders', 'webhooks'];

/** The tabs of a store. Those of orders need a store with orders. */
export function tabsFor({ orders }: Pick<TreasurySession, 'orders'>): readonly TreasuryTab[] {
  return TREASURY_TABS.filter((tab) => orders || !OF_ORDERS.includes(tab));
}

/** Whether it is the name of a tab. */
export function isTreasuryTab(name: string): name is TreasuryTab {
  return (TREASURY_TABS as readonly string[]).includes(name);
}

/** Prefix of the tab's name in the hash. Other hashes are ignored. */
const PREFIX = '#treasury-';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * @param own shown if the hash names no tab; `setOwn` changes it.
 * @param inHash whether the tab is kept in the page's address.
 */
export function useShownTab(
  own: TreasuryTab,
  setOwn: (tab: TreasuryTab) => void,
  inHash: boolean,
): readonly [TreasuryTab, (tab: TreasuryTab) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const named = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '';
  if (!inHash) return [own, setOwn];
  return [
    isTreasuryTab(named) ? named : own,
    (tab) => {
      setOwn(tab);
      location.hash = `${PREFIX}${tab}`;
    },
  ];
}
