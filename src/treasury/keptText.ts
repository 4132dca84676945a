/**
 * Texts that outlive the page: in the tab's own `sessionStorage`, so that a reload keeps them, another
 * tab does not share them, and they are gone with the tab.
 */

/** Where the browser refuses to keep anything: at least until the page is left. */
const inMemory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    // Reading the property itself throws where a page may not store.
    return null;
  }
}

/** @returns what was kept under the key, or null. */
export function readKept(key: string): string | null {
  return storage()?.getItem(key) ?? inMemory.get(key) ?? null;
}

/** Keeps a text. */
export function keep(key: string, text: string): void {
  try {
    const kept = storage();
    kept?.setItem(key, text);
    if (kept) inMemory.delete(key);
    else inMemory.set(key, text);
  } catch {
    // Full or forbidden: what is older there must not win over what is kept here.
    storage()?.removeItem(key);
    inMemory.set(key, text);
  }
}

/** Keeps it no longer. */
export function forget(key: string): void {
  inMemory.delete(key);
  storage()?.removeItem(key);
}

/** A key of several words, none of which can run into the next. */
export function keptKey(...words: readonly string[]): string {
  return words.map(encodeURIComponent).join('/');
}
