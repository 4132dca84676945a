/** Which tab is shown: the one of the panel's place, or that of the hash of the page's address. */
import { useSyncExternalStore } from 'react';
import { isTreasuryTab, type TreasuryTab } from './treasuryTabs.js';

/** Before the tab's name in the hash, so that other hashes of the page stay theirs. */
const PREFIX = '#treasury-';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * @param own shown where the hash names none; `setOwn` changes it.
 * @param inHash whether the choice is kept in the page's address.
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
