/**
 * A day in the demo's back office: two people, a part payment, a refund in two parts, a late payment, and the books;
 * and what somebody gets who is not one of them.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDecimal, parseDecimal } from '../../src/money/decimal.js';
import { TREASURY_ROUTES } from '../../src/treasury/contract/routes.js';
import { en } from '../../src/treasury/panel/messages/en.js';
import { en as checkout } from '../../src/ui/messages/en.js';
import { readCsv } from '../treasury/server/readCsv.js';
import { startDemo, type Demo } from './demoProcess.js';
import {
  atService,
  click,
  confirmTwice,
  enter,
  expectAccessible,
  headed,
  leave,
  openNewest,
  RECEIVER,
  show,
} from './officework.js';
import { placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

/** An order of 20 dollars, and what its customer does. @returns its number */
async function order(shopper: Page, ...presses: readonly string[]): Promise<string> {
  const number = await placeOrder(shopper, demo.url);
  await shopper.getByRole('searchbox').fill('usdt tron');
  await shopper
    .getByRole('option', { name: /^USDT .*Tron/ })
    .first()
    .click();
  await expect(shopper.getByRole('button', { name: checkout.copyAddress })).toBeVisible();
  for (const name of presses) await press(shopper, name);
  return number;
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('searchbox').first().fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('tabpanel').getByRole('button', { name: number }).first().click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
}

/** In the dialog: a part or the rest, and the link that the customer gets. */
async function makeLink(page: Page, coins: string, part?: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  if (part !== undefined) {
    await dialog.getByRole('textbox', { name: en.amount }).fill(part);
  }
  await dialog.getByRole('textbox', { name: en.formReason }).fill('Paid too much');
  await dialog.getByRole('button', { name: en.refundMakeFor(coins), exact: true }).click();
  const url = await dialog.locator('.till-refund-url').innerText();
  await expect(dialog.getByRole('link', { name: en.refundMailSend })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await dialog.getByRole('button', { name: en.refundLinkDone, exact: true }).click();
  return url;
}

async function confirmAddress(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByLabel('Your USDT address on Tron').fill(RECEIVER);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('This is my address, and it accepts USDT on Tron.').check();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'We have your address' })).toBeVisible();
  await page.close();
}

async function approveAndSend(grace: Page, coins: string): Promise<void> {
  const head = grace.locator('.till-withdrawal-head');
  await openNewest(grace, coins);
  await confirmTwice(grace, en.approveAmount(coins));
  await expect(head.getByText(en.withdrawalStatuses.ready, { exact: true })).toBeVisible();
  await confirmTwice(grace, en.send(coins));
  await expect(head.getByText(en.withdrawalStatuses.completed, { exact: true })).toBeVisible({
    timeout: 40_000,
  });
  await click(grace, en.closeWithdrawal);
}

test('two people bring a day to its end, and the books add up to what was sold', async ({
  browser,
}) => {
  const [shopper, ada, grace] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext()).newPage()),
  );
  if (!shopper || !ada || !grace) throw new Error('No pages.');
  await enter(ada, demo, 'Ada');
  await enter(grace, demo, 'Grace');

  // Too little, seen by staff, and the rest after they have written.
  const short = await order(shopper, 'Pay part', 'Confirm');
  await show(ada, 'overview');
  await expect(ada.getByText(new RegExp(`^Order ${short} is part paid`))).toBeVisible();
  for (const name of ['Pay', 'Confirm']) await press(shopper, name);
  await expect(ada.getByText(new RegExp(`^Order ${short} is part paid`))).toHaveCount(0);

  // Five dollars too much, and they go back in two parts.
  const over = await order(shopper, 'Pay too much', 'Confirm');
  await openOrder(ada, over);
  const before = await atService(demo, '3');
  await click(ada, en.primaryRefund('5.00 USDT'));
  await confirmAddress(browser, await makeLink(ada, '2.00 USDT', '2'));
  // While it is under way, nothing offers the same money again, and the rest stays a decision.
  await expect(ada.getByRole('button', { name: /^Refund / })).toHaveText(
    en.primaryRefund('3.00 USDT'),
  );
  await approveAndSend(grace, '2.00 USDT');
  await click(ada, en.orderActionsMenu);
  await ada.getByRole('menuitem', { name: en.actionRefundLink }).click();
  await confirmAddress(browser, await makeLink(ada, '3.00 USDT'));
  await approveAndSend(grace, '3.00 USDT');
  const { withdrawals, creations } = await atService(demo, '3');
  expect([withdrawals.length - before.withdrawals.length, creations - before.creations]).toEqual([
    1, 2,
  ]);
  await openNewest(grace, '3.00 USDT');
  await expect(grace.getByText(withdrawals.at(-1)?.txHash ?? '', { exact: true })).toBeVisible();
  await expectAccessible(grace);
  await expect(ada.getByText(/^−[23]\.00 USDT$/)).toHaveCount(2);

  // Too late, and taken all the same.
  const late = await order(shopper, 'Pay late', 'Confirm');
  await openOrder(ada, late);
  await click(ada, en.actionMark);
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en.formReason }).fill('Only a little late');
  await dialog.getByRole('button', { name: en.mark, exact: true }).click();
  await expect(ada.getByText(en.decideTitle)).toHaveCount(0);

  // Three orders of 20 dollars are booked; what was never income is not deducted.
  await show(ada, 'overview');
  await ada.getByRole('radio', { name: en.columnMonth, exact: true }).check();
  const [file] = await Promise.all([
    ada.waitForEvent('download'),
    click(ada, en.bookedTotals.month),
  ]);
  expect(file.suggestedFilename()).toMatch(/^monthly-totals-\d{4}-\d\d-to-\d{4}-\d\d\.csv$/);
  const [head = [], ...months] = readCsv(readFileSync(await file.path(), 'utf8'));
  expect([months.at(-1)?.[0], months.at(-1)?.[head.indexOf('net_usd')]]).toEqual(['total', '60']);

  // The bookings add up to the same.
  const [single] = await Promise.all([ada.waitForEvent('download'), click(ada, en.bookedEntries)]);
  const [columns = [], ...bookings] = readCsv(readFileSync(await single.path(), 'utf8'));
  const amounts = bookings.map((row) => row[columns.indexOf('amount_usd')] ?? '');
  expect(addDecimal(...amounts.filter(Boolean).map(parseDecimal))).toBe('60');
});

test('who is not signed in gets a choice of people, and nothing else', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${demo.url}/office`);
  await expect(page.getByRole('button', { name: 'Sign in as Ada' })).toBeVisible();
  await expect(page.getByText('Demo sign-in. Choose a person.', { exact: false })).toBeVisible();
  await expect(page.locator('.till, demo-simulator')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/treasury'))).toEqual([]);
  await expectAccessible(page);

  const nothing = async (): Promise<void> => {
    for (const { method, path } of Object.values(TREASURY_ROUTES)) {
      const url = `${demo.url}/api/treasury${path.replaceAll(/:\w+/g, 'payment')}`;
      const answer = await page.request.fetch(url, {
        method,
        headers: { origin: demo.url },
        ...(method === 'GET' ? {} : { data: {} }),
      });
      expect(answer.status(), `${method} ${path}`).toBe(401);
    }
    const pressed = await page.request.post(`${demo.url}/demo/office/simulate/empty`, { data: {} });
    expect(pressed.status()).toBe(401);
  };
  await nothing();

  await page.getByRole('button', { name: 'Sign in as Grace' }).click();
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('office'));
  if (!cookie) throw new Error('Signing in has set no cookie.');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  // The signature is that of another name.
  await context.addCookies([{ ...cookie, value: cookie.value.replace('grace', 'ada') }]);
  await nothing();
  await context.addCookies([cookie]);
  await page.reload();
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  await leave(page);
  await expect(page.locator('.till, demo-simulator')).toHaveCount(0);
  await nothing();
});
