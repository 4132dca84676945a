/**
 * What the Chromium that runs the tests can do. The one from the npm registry restores no page as a whole,
 * and, like each Chromium of its age, never asks again for a module that once failed to load.
 */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { until } from './until.js';

/** Whether a page that was left comes back as it was, scripts and all. */
export async function restoresPages(context: BrowserContext, url: string): Promise<boolean> {
  const page = await context.newPage();
  await page.goto(url);
  const browser = await context.newCDPSession(page);
  const read = async (expression: string) =>
    (await browser.send('Runtime.evaluate', { expression, returnByValue: true })).result
      .value as unknown;
  await read(`globalThis.wasHere = true`);
  await browser.send('Page.navigate', { url: `${url}?other` });
  const isAt = (search: string) => async () => (await read('location.search')) === search;
  await until('the page was left', isAt('?other'));
  await goBack(browser);
  await until('the page is back', isAt(''));
  const restores = (await read('globalThis.wasHere')) === true;
  await page.close();
  return restores;
}

/** One step back, by the browser's own command: the runner loses sight of a page that is restored. */
export async function goBack(browser: CDPSession): Promise<void> {
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', {
    entryId: entries[currentIndex - 1]?.id ?? -1,
  });
}

/** Whether a module that could not be fetched is fetched when it is imported again. */
export async function fetchesFailedModulesAgain(page: Page): Promise<boolean> {
  const broken = '**/fails-once.mjs';
  let isFirst = true;
  await page.route(broken, (route) => {
    if (!isFirst) return route.fulfill({ contentType: 'text/javascript', body: 'export {};' });
    isFirst = false;
    return route.abort();
  });
  const imported = () =>
    page.evaluate(() =>
      import(`${location.origin}/fails-once.mjs`).then(
        () => true,
        () => false,
      ),
    );
  if (await imported()) throw new Error('The module did not fail the first time.');
  return imported();
}
