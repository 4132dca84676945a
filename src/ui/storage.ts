/** Texts in a browser's storage. Where it is blocked or full, a text lasts until the page is left. */
const inMemory = new Map<string, string>();

/** For all pages of the site, or for one tab. */
type Place = 'localStorage' | 'sessionStorage';

/** @returns the text of a key; null if there is none. Never throws. */
export function readStorage(place: Place, key: string): string | null {
  try {
    // Where it is blocked, even its name throws.
    return inMemory.get(key) ?? globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text of a key, or removes it with null. Never throws. */
export function writeStorage(place: Place, key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    globalThis[place].removeItem(key);
    if (text !== null) globalThis[place].setItem(key, text);
  } catch {
    if (text !== null) inMemory.set(key, text);
  }
}
