/** The currency that was chosen last in this browser. Only its id is stored. */
import { useSyncExternalStore } from 'react';

const KEY = 'till-last-currency';

/** Storage may be blocked; then even its name throws. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a choice, if the browser lets it. */
export function saveLastUsed(currencyId: string): void {
  try {
    localStorage.setItem(KEY, currencyId);
  } catch {
    // The picker works without storage.
  }
}

const unchanged = () => () => undefined;

/** @returns the id, or null; on a server and while a page takes over its HTML always null. */
export function useLastUsed(): string | null {
  return useSyncExternalStore(unchanged, read, () => null);
}
