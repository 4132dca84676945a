/**
 * Texts in a browser's storage. Where it is blocked or full, a text lasts until the page is left; nothing here
 * throws.
 */
const inMemory = new Map<string, string>();

/** For all pages of the site, or for one tab. */
type Place = 'localStorage' | 'sessionStorage';

/** @returns the text of a key; null if there is none. */
export function readStorage(place: Place, key: string): string | null {
  try {
    // Where it is blocked, even its name throws.
    return inMemory.get(key) ?? globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text of a key, or removes it with null. */
export function writeStorage(place: Place, key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
  } catch {
    if (text === null) return;
    // After a reload the older text must not win over this one.
    writeStorage(place, key, null);
    inMemory.set(key, text);
  }
}
