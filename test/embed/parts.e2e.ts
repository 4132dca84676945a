/** What lies beside `tillkit.js`: there under any policy, and no shopper is stopped where it is not. */
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { listenForTrouble, parts, payHeading } from './hostPage.js';
import { startHost, STRICT_POLICY, type Host } from './hostServer.js';

let host: Host;

test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(async () => {
  await host.close();
});

async function open(page: Page, attributes = ''): Promise<void> {
  const tag = `<script src="./tillkit.js" data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron" ${attributes}></script>`;
  host.setPage(
    '/strict-page.html',
    `<!doctype html><html lang="en"><head><title>t</title></head><body>${tag}</body></html>`,
  );
  await page.goto(`${host.url}/strict-page.html`);
  await expect(payHeading(page)).toBeVisible();
}

const asked = () => host.requests.filter((path) => path === '/tillkit.parts.mjs');
const accent = (page: Page) =>
  page
    .locator('.till-checkout')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--till-color-accent').trim());

test('the helps with paying come in one file, under a strict policy, with their rules', async ({
  page,
}) => {
  expect(STRICT_POLICY).toContain("require-trusted-types-for 'script'");
  const trouble = await listenForTrouble(page);
  await open(page);
  await page.getByRole('button', { name: en.moreWays }).click();
  const sheet = page.getByRole('dialog', { name: en.moreWays });
  await sheet.getByText(en.checkTitle).click();
  await sheet.getByLabel(en.checkLabel).fill('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
  await expect(sheet.getByText(/^Don’t send\. This isn’t our address/)).toBeVisible();
  const input = sheet.getByLabel(en.checkLabel);
  expect(await input.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThan(40);
  await sheet.getByRole('button', { name: en.close }).click();
  await parts.enlarge(page).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('a ready-made look and the rules of a page are worn', async ({ page }) => {
  const look = {
    variables: { colorAccent: '#0a7d5a' },
    rules: { '.Button': { fontWeight: '800' } },
  };
  await open(page, `data-appearance='${JSON.stringify(look)}'`);
  await parts.enlarge(page).click();
  const button = page.getByRole('button', { name: en.close });
  await expect(button).toHaveCSS('font-weight', '800');
  await open(page, 'data-appearance="midnight"');
  await expect.poll(() => accent(page)).toContain('#5eead4');
});

for (const [name, answer] of [
  ['is missing', { status: 404 }],
  ['is of another version', { contentType: 'text/javascript', body: 'export const version = "0"' }],
] as const) {
  test(`where the file ${name} the page takes the payment without it, and says so`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    await page.route('**/tillkit.parts.mjs', (route) => route.fulfill(answer));
    await open(page, `data-appearance='{"variables":{"colorAccent":"#0a7d5a"}}'`);
    await expect(page.getByRole('button', { name: en.copyAddress })).toBeVisible();
    await expect.poll(() => trouble.join()).toContain('tillkit.parts.mjs did not load');
    expect(await accent(page)).toBe('#0a7d5a');
    await expect(page.getByText(en.notLoaded)).toHaveCount(0);
    // Who presses for what is in it is told so, and it comes as soon as it is there.
    await page.getByRole('button', { name: en.moreWays }).click();
    await expect(page.getByText(en.notLoaded)).toBeVisible();
    await expect(page.getByText(en.checkTitle)).toHaveCount(0);
    await expect(parts.code(page)).toBeVisible();
    await expect(parts.checkout(page)).toHaveCount(1);
    await page.unroute('**/tillkit.parts.mjs');
    await page.getByRole('button', { name: en.tryAgain }).click();
    const reload = page.getByRole('button', { name: en.reloadPage });
    await expect(page.getByText(en.checkTitle).or(reload)).toBeVisible();
    if (await reload.isVisible()) {
      // A browser may never ask again for a module that it has.
      await reload.click();
      await page.getByRole('button', { name: en.moreWays }).click();
    }
    await expect(page.getByText(en.checkTitle)).toBeVisible();
    await expect(page.getByText(en.notLoaded)).toHaveCount(0);
  });
}
