/** The currency that was chosen last in this browser. Its id is all that is kept. */
import { useSyncExternalStore } from 'react';

const KEY = 'till-last-currency';

/** A page may be denied its storage, also by throwing at its very name. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers a choice; where there is no storage, nothing is remembered. */
export function keepLastUsed(currencyId: string): void {
  try {
    localStorage.setItem(KEY, currencyId);
  } catch {
    // The picker works without it.
  }
}

const unchanged = () => () => undefined;

/** @returns the id, or null; on a server and while a page takes over its HTML always null. */
export function useLastUsed(): string | null {
  return useSyncExternalStore(unchanged, read, () => null);
}
