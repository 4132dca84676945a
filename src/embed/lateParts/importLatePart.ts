/** Imports the late parts of the module, again after a failure. */
import { latePartUrl } from '../scriptFiles.js';

/** Whether an import map of the page says what the file must be, which counts for this very address alone. */
const isPinned = (url: string): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes(url.slice(url.lastIndexOf('/'))),
  );

/**
 * Imports a late part of the module. A browser may remember that a module did not load and never ask for it
 * again, so a failed part is asked for under another address.
 *
 * @throws if it does not load.
 */
export async function importLatePart(name: string): Promise<unknown> {
  const url = latePartUrl(name);
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    if (isPinned(url)) throw error;
    return import(/* @vite-ignore */ `${url}?${String(Date.now())}`);
  }
}
