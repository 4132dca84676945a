/** A shopper goes on with a payment on a phone: one code, one opening, one payment that both pages show. */
import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { PAID } from '../../demo/paid.js';
import { en } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { readQrCode } from './readQrCode.js';
import { pick, placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
const onPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile, hasTouch });
  return context.newPage();
};
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** The shop's own word beside the checkout. */
const paidSign = (page: Page) => page.locator('.summary').getByText(PAID, { exact: true });
const addressOn = async (page: Page): Promise<string> => {
  const address = page.getByRole('group', { name: en.addressLabel('USDT', 'Tron') });
  return (await address.innerText()).replace(/\s/g, '');
};
const amountOn = (page: Page) => page.locator('.till-amount-figures').first().innerText();

/** Places an order on the desk and reads the code for the phone off the screen, as a camera would. */
async function linkOnDesk(page: Page): Promise<string> {
  await placeOrder(page, demo.url);
  await pick(page);
  await expect(said(page, en.statusTitle.pay)).toBeVisible();
  await page.getByRole('button', { name: en.handOff, exact: true }).click();
  const code = page.getByRole('img', { name: en.handOffLabel });
  await expect(code).toBeVisible();
  const link = await readQrCode(code);
  expect(link).toMatch(/\/resume#till-order=till1r\.[\w-]{22}$/);
  expect(link.startsWith(demo.url)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  return link;
}

test('the phone shows the same payment, survives a reload, and both see it paid', async ({
  page,
  browser,
}) => {
  const link = await linkOnDesk(page);
  const phone = await onPhone(browser);
  const referrers: string[] = [];
  phone.on('request', (request) => {
    referrers.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await phone.goto(link);
  await expect(said(phone, en.statusTitle.pay)).toBeVisible();
  expect([await addressOn(phone), await amountOn(phone)]).toEqual([
    await addressOn(page),
    await amountOn(page),
  ]);
  expect(phone.url()).toBe(`${demo.url}/resume`);
  expect(referrers.filter((line) => line.includes('till1r'))).toEqual([]);
  // Whoever holds the phone has no use for a code to go on with on a phone.
  await phone.getByRole('button', { name: new RegExp(en.enlarge) }).click();
  await expect(phone.getByRole('button', { name: en.saveCard })).toBeVisible();
  await expect(phone.getByRole('button', { name: en.handOff })).toHaveCount(0);

  await phone.reload();
  await expect(said(phone, en.statusTitle.pay)).toBeVisible();
  expect(await addressOn(phone)).toBe(await addressOn(page));

  await press(page, 'Pay');
  for (const each of [page, phone]) {
    await expect(said(each, en.statusTitle.detected)).toBeVisible();
  }
  await phone.reload();
  await expect(said(phone, en.statusTitle.detected)).toBeVisible();
  await press(page, 'Confirm');
  for (const each of [page, phone]) {
    await expect(said(each, en.statusTitle.paid)).toBeVisible();
    await expect(paidSign(each)).toBeVisible();
    await expect(each.getByRole('link', { name: en.backToStore('Paper & Pine') })).toBeVisible();
  }
  await phone.context().close();
});
