/** A payment link by hand: the page is opened, a currency is chosen, and what is sent is detected and confirmed. */
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { enStatus } from '../../src/ui/messages/enStatus.js';
import { listenForTrouble, payHeading, shownAddress } from '../embed/hostPage.js';
import { startListening, type ListeningServer } from './listening.js';

let shop: ListeningServer;
let payUrl = '';

test.beforeEach(async () => {
  shop = await startListening();
  payUrl = await shop.createPayLink('1');
});
test.afterEach(() => shop.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function choose(page: Page): Promise<string> {
  await page.getByRole('option', { name: /^USDT/ }).click();
  await page.getByRole('option', { name: /Tron/ }).click();
  await expect(payHeading(page)).toBeVisible();
  return shownAddress(page);
}

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`open, choose, pay, detected, confirmed, reloaded, at ${String(width)} pixels, ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
    const trouble = await listenForTrouble(page);
    await page.goto(payUrl);
    await expect(heading(page, 'Paper & Pine')).toBeVisible();
    await expect(page.getByText('Check that $20.00 matches your order.')).toBeVisible();
    const address = await choose(page);

    const { txHash } = shop.sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20' });
    await expect(heading(page, en.statusTitle.detected)).toBeVisible();
    shop.sandbox.confirm(txHash);
    await expect(heading(page, en.transferStatus['confirmed'] ?? '')).toBeVisible();
    await expect(page.getByText(enStatus.storeConfirms)).toBeVisible();
    await page.reload();
    await expect(heading(page, en.transferStatus['confirmed'] ?? '')).toBeVisible();
    await expect(page.getByText(en.statusTitle.paid, { exact: true })).toHaveCount(0);
    await expect(page.getByText(address)).toHaveCount(0);
    // The page asks for a stream, which is not offered here.
    expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
    await page.close();
  });
}
