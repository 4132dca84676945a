/** When a page that could not be drawn is loaded again where no script runs: later each time. */

const FIRST_S = 5;
const LAST_S = 30;
/** In the page's address: how often it was loaded in vain. */
const AGAIN = 'again';

/** When, and where. */
export interface PageRetry {
  readonly seconds: number;
  /** The same page. */
  readonly url: string;
}

/** Reads the next try off the address of this one. @param atLeast seconds that a limit asks for */
export function nextTry(address: string, atLeast = 0): PageRetry {
  const url = new URL(address);
  const [, tries = '0'] = /^(\d{1,2})$/u.exec(url.searchParams.get(AGAIN) ?? '') ?? [];
  const before = parseInt(tries, 10);
  url.searchParams.set(AGAIN, String(Math.min(before + 1, 99)));
  const seconds = Math.min(LAST_S, Math.max(atLeast, FIRST_S * 2 ** before));
  return { seconds, url: `${url.pathname}${url.search}` };
}
