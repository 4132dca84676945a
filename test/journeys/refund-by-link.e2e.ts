/**
 * A refund by link through the demo, with three people in three browsers: a customer pays too much, Ada makes the
 * link, the customer names an address, Grace approves and sends.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { en } from '../../src/treasury/messages/en.js';
import { en as checkoutEn } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { atService, click, confirmTwice, enter, openNewest, RECEIVER, show } from './officework.js';
import { pick, placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

/** Somebody with a browser of their own. */
const someone = async (browser: Browser, scripts = true): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: scripts })).newPage();

/** Pays an order of 20 dollars with 25 USDT. @returns its number */
async function overpay(page: Page): Promise<string> {
  const number = await placeOrder(page, demo.url);
  await pick(page);
  await press(page, 'Pay too much');
  await press(page, 'Confirm');
  await expect(page.getByText(checkoutEn.statusTitle.paid, { exact: true }).first()).toBeVisible();
  return number;
}

/** Makes a link for what was paid too much. @returns its address */
async function makeLink(page: Page, number: string): Promise<string> {
  await show(page, 'orders');
  await page.getByRole('button', { name: new RegExp(`Order ${number}`) }).click();
  await click(page, en.primaryRefund('5.00 USDT'));
  await page.getByRole('textbox', { name: en.formReason }).fill('Paid too much');
  await click(page, en.refundMake);
  const made = page.getByRole('group', { name: en.refundLinkReady });
  return made.locator('code').innerText();
}

test('overpaid, refunded by link, approved by a second person, sent once', async ({ browser }) => {
  const ada = await someone(browser);
  const number = await overpay(ada);
  await enter(ada, demo, 'Ada');
  const link = await makeLink(ada, number);
  expect(link).toMatch(new RegExp(`^${demo.url}/refund/[\\w-]{64}$`));

  const customer = await someone(browser, false);
  await customer.goto(link);
  await expect(customer.getByText('You sent 5.00 USDT too much.')).toBeVisible();
  await customer.getByLabel('Your USDT address on Tron').fill(RECEIVER.toLowerCase());
  await customer.getByRole('button', { name: 'Continue' }).click();
  await expect(customer.getByText('Copy it again', { exact: false })).toBeVisible();
  await customer.getByLabel('Your USDT address on Tron').fill(RECEIVER);
  await customer.getByRole('button', { name: 'Continue' }).click();
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: 'Confirm address' }).click();
  await expect(customer.getByRole('heading', { name: 'We have your address' })).toBeVisible();
  await expect(customer.getByText('Not sent yet')).toBeVisible();
  expect((await atService(demo, '5')).withdrawals).toEqual([]);

  // Whoever comes second, with the same link.
  const thief = await someone(browser, false);
  await thief.goto(link);
  await expect(
    thief.getByRole('heading', { name: 'This link doesn’t work anymore' }),
  ).toBeVisible();

  // Ada made the link, so the draft is hers and needs another person.
  await openNewest(ada, '5.00');
  await expect(
    ada.getByRole('button', { name: en.approve, exact: true, disabled: false }),
  ).toHaveCount(0);

  const grace = await someone(browser);
  await enter(grace, demo, 'Grace');
  await openNewest(grace, '5.00');
  await confirmTwice(grace, en.approve);
  await expect(
    grace.locator('.till-withdrawal-head').getByText(en.withdrawalStatuses.ready),
  ).toBeVisible();
  await confirmTwice(grace, en.send('5.00 USDT'));

  // Her page follows it, and the customer's tells what she has learned.
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'Your refund was sent' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000, intervals: [5_000] });
  const { withdrawals } = await atService(demo, '5');
  expect(withdrawals).toHaveLength(1);
  await expect(customer.getByRole('link', { name: 'View transaction' })).toHaveAttribute(
    'href',
    new RegExp(withdrawals[0]?.txHash ?? 'none'),
  );

  // Staff find the order by the customer's e-mail.
  await show(grace, 'orders');
  await grace.getByRole('tabpanel').getByRole('searchbox').fill(`order-${number}@example.com`);
  await expect(grace.getByRole('button', { name: new RegExp(`Order ${number}`) })).toBeVisible();
});
