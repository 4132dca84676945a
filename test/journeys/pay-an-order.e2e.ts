/** A shopper pays an order, reloads at each step, and the store is killed in the middle. */
import { expect, test, type Page } from '@playwright/test';
import { checkAddress } from '../../src/chains/address.js';
import { en } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { expectAccessible } from './officework.js';
import { placeOrder, press } from './shopping.js';
import { readQrCode } from './readQrCode.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const option = (page: Page) => page.getByRole('option', { name: /USDT.*Tron/ });
const address = (page: Page) => page.getByRole('group', { name: en.addressLabel('USDT', 'Tron') });
const qr = (page: Page) => page.getByRole('img', { name: en.qrLabel('USDT', 'Tron') });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Every step must look the same after a reload. */
async function reloadAndFind(page: Page, text: string): Promise<void> {
  await page.reload();
  await expect(said(page, text)).toBeVisible();
}

test('a shopper pays with USDT on Tron, and nothing is lost on the way', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(demo.url) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });

  await placeOrder(page, demo.url);
  await reloadAndFind(page, 'By network');
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('usdt tron');
  await option(page).click();
  await expect(said(page, en.statusTitle.pay)).toBeVisible();
  const shown = (await address(page).innerText()).replace(/\s/g, '');
  expect(checkAddress('tron', shown)).toMatchObject({ status: 'valid' });
  expect(await readQrCode(qr(page))).toBe(shown);
  await expectAccessible(page);

  await reloadAndFind(page, en.statusTitle.pay);
  expect(await readQrCode(qr(page))).toBe(shown);

  await press(page, 'Pay');
  await expect(said(page, en.statusTitle.detected)).toBeVisible();
  await reloadAndFind(page, en.statusTitle.detected);

  await demo.killStore();
  await demo.startStore();
  await reloadAndFind(page, en.statusTitle.detected);

  await press(page, 'Confirm');
  await expect(said(page, en.statusTitle.paid)).toBeVisible();
  await reloadAndFind(page, en.statusTitle.paid);

  await demo.killStore();
  await demo.startStore();
  await reloadAndFind(page, en.statusTitle.paid);
  await expect(qr(page)).toHaveCount(0);
  await expectAccessible(page);

  expect(elsewhere).toEqual([]);
});

test('an order that the store did not give out is refused, and says what to do', async ({
  page,
}) => {
  await page.goto(`${demo.url}/?order=4711`);
  await expect(page.getByRole('heading', { name: 'We can’t find that order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
