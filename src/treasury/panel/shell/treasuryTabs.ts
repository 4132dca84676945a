/** The panel's tabs, and which of them is shown. */
import { useSyncExternalStore } from 'react';
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

/** Prefix of the tab's name in the hash. Other hashes are ignored. */
const PREFIX = '#treasury-';

/** Names in addresses that were kept while these were tabs. */
const FORMER: Readonly<Record<string, TreasuryTab>> = {
  pending: 'balances',
  webhooks: 'activity',
  audit: 'activity',
};

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
  const written = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '';
  const named = FORMER[written] ?? written;
  if (!inHash) return [own, setOwn];
  return [
    isTreasuryTab(named) ? named : own,
    (tab) => {
      setOwn(tab);
      location.hash = `${PREFIX}${tab}`;
    },
  ];
}
