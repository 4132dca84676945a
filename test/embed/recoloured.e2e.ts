/** The code on a page that is darkened against its will: read from its pixels, whoever has drawn it. */
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { en } from '../../src/ui/messages/en.js';
import { DARKENINGS, readClean } from '../stories/darkening.js';
import { listenForTrouble, parts, shownAddress } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const ORDERS = { 'order-1': { orderId: '1', amountUsd: '20' } };
const WAYS = {
  'tillkit.js':
    '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>',
  'tillkit.mjs':
    '<script type="module" src="/tillkit.mjs" data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>',
  'the element':
    '<till-checkout endpoint="/api/till" order="order-1" currency="USDT.Tron"></till-checkout><script src="/tillkit.js"></script>',
};

const host = hostPerTest({ orders: ORDERS });

const codeOn = async (page: Page, within = '.till-pay-panel') =>
  readClean(PNG.sync.read(await page.locator(`${within} .till-qr-code`).first().screenshot()));

for (const [how, darken] of Object.entries(DARKENINGS)) {
  for (const [way, body] of Object.entries(WAYS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${how}, ${way}, a device that prefers ${colorScheme}: on the screen and enlarged`, async ({
        page,
      }) => {
        const trouble = await listenForTrouble(page);
        await page.emulateMedia({ colorScheme });
        host().setPage(
          '/page.html',
          `<!doctype html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`,
        );
        await page.goto(`${host().url}/page.html`);
        await expect(parts.code(page)).toBeVisible();
        await darken(page);
        const address = await shownAddress(page);
        expect(await codeOn(page)).toBe(address);
        await parts.enlarge(page).click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
        expect(await codeOn(page, 'dialog[open]')).toBe(address);
        await page.getByRole('button', { name: en.close, exact: true }).click();
        expect(trouble).toEqual([]);
      });
    }
  }
}
