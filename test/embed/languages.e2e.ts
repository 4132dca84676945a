/** The script brings a shopper's language from beside itself, under any policy, and does without it. */
import { expect, test } from '@playwright/test';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { listenForTrouble, payHeading } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';
import { STRICT_POLICY } from './hostServer.js';

const host = hostPerTest();

const SCRIPTS = [
  ['tillkit.js', '<script src="./tillkit.js"'],
  ['tillkit.mjs', '<script type="module" src="./tillkit.mjs"'],
] as const;

for (const [name, tag] of SCRIPTS) {
  const body = `${tag} data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>`;
  const html = (lang: string) =>
    `<!doctype html><html lang="${lang}"><head><title>t</title></head><body>${body}</body></html>`;

  test(`${name} under a strict policy is in the page's language, by one file`, async ({ page }) => {
    const trouble = await listenForTrouble(page);
    host().setPage('/strict-page.html', html('de'));
    expect(STRICT_POLICY).toContain("require-trusted-types-for 'script'");
    await page.goto(`${host().url}/strict-page.html`);
    await expect(payHeading(page, de)).toBeVisible();
    await expect(page.locator('.till-checkout')).toHaveAttribute('lang', 'de');
    expect(host().requests.filter((path) => path.startsWith('/locales/'))).toEqual([
      '/locales/de.mjs',
    ]);
    expect(trouble).toEqual([]);
  });

  test(`${name} in English asks for no other file`, async ({ page }) => {
    host().setPage('/strict-page.html', html('en'));
    await page.goto(`${host().url}/strict-page.html`);
    await expect(payHeading(page)).toBeVisible();
    expect(host().requests.filter((path) => path.startsWith('/locales/'))).toEqual([]);
  });

  test(`${name} takes payments in English where the file is missing, and says so`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    await page.route('**/locales/*', (route) => route.fulfill({ status: 404 }));
    host().setPage('/strict-page.html', html('de'));
    await page.goto(`${host().url}/strict-page.html`);
    await expect(payHeading(page)).toBeVisible();
    await expect(page.locator('.till-checkout')).toHaveAttribute('lang', 'en');
    // The split build's second half asks once more.
    await expect.poll(() => trouble.join()).toContain('locales/de did not load');
  });
}
