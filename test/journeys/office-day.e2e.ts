/**
 * A day in the back office, with Ada and Grace in two browsers: a part payment chased, an overpayment refunded by
 * link, a late payment accepted, a withdrawal approved by a second person, the books exported.
 */
import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { en } from '../../src/treasury/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import {
  approveAndSend,
  atService,
  click,
  draft,
  enter,
  openNewest,
  RECEIVER,
  show,
} from './officework.js';
import { pick, placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

/** Somebody with a browser of their own. */
const someone = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Orders something for 20 dollars and chooses USDT. @returns the order's number */
async function order(page: Page): Promise<string> {
  const number = await placeOrder(page, demo.url);
  await pick(page);
  return number;
}

const tasks = (page: Page) => page.getByRole('region', { name: en.needsYou }).getByRole('listitem');

/** The task about an order. */
const taskOf = (page: Page, number: string) => tasks(page).filter({ hasText: number });

const panel = (page: Page) => page.getByRole('tabpanel');

/** Presses what downloads a file. @returns its lines */
async function download(page: Page, name: string): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await click(page, name);
  const file = await (await downloading).path();
  return (await readFile(file, 'utf8')).trim().split('\r\n');
}

test('what came in is settled, what goes out is approved, and the books say so', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [ada, grace] = [await someone(browser), await someone(browser)];
  const [short, over, late] = [
    await someone(browser),
    await someone(browser),
    await someone(browser),
  ];
  await enter(ada, demo, 'Ada');
  await enter(grace, demo, 'Grace');

  await test.step('a part payment is chased: the rest arrives, and nobody is needed', async () => {
    const number = await order(short);
    await press(short, 'Pay part');
    await press(short, 'Confirm');
    await expect(taskOf(ada, number)).toBeVisible();
    await taskOf(ada, number).getByRole('button').click();
    await expect(panel(ada)).toContainText(en.whyPartial('12.00 USDT', '20.00 USDT', '8.00 USDT'));
    await press(short, 'Pay');
    await press(short, 'Confirm');
    await expect(panel(ada)).toContainText(en.whyPaid('20.00 USDT', '20.00 USDT'));
    await show(ada, 'overview');
    await expect(taskOf(ada, number)).toHaveCount(0);
  });

  await test.step('an overpayment goes back by a link that the customer fills in', async () => {
    const number = await order(over);
    await press(over, 'Pay too much');
    await press(over, 'Confirm');
    await taskOf(ada, number)
      .getByRole('button', { name: /^Refund/ })
      .click();
    await click(ada, en.primaryRefund('5.00 USDT'));
    await ada.getByRole('textbox', { name: en.formReason }).fill('Paid two amounts at once');
    await click(ada, en.refundMake);
    const link = ada.getByRole('group', { name: en.refundLinkReady }).locator('code');
    await over.goto(await link.innerText());
    await over.getByLabel('Your USDT address on Tron').fill(RECEIVER);
    await over.getByRole('button', { name: 'Continue' }).click();
    await over.getByRole('checkbox').check();
    await over.getByRole('button', { name: 'Confirm address' }).click();
    await expect(over.getByRole('heading', { name: 'We have your address' })).toBeVisible();
    await openNewest(grace, '5.00');
    await approveAndSend(grace, '5.00 USDT');
    await expect
      .poll(async () => (await atService(demo, '5')).withdrawals.length, { timeout: 20_000 })
      .toBe(1);
  });

  await test.step('a withdrawal is drafted by one and approved by the other', async () => {
    await draft(ada, '15.5');
    await show(grace, 'overview');
    const approval = tasks(grace).filter({ hasText: en.taskApprove('15.50 USDT') });
    await approval.getByRole('button').click();
    await approveAndSend(grace, '15.50 USDT');
    await expect
      .poll(async () => (await atService(demo, '15.5')).withdrawals.length, { timeout: 20_000 })
      .toBe(1);
  });

  let accepted = '';
  await test.step('a payment that came too late is accepted, with a reason', async () => {
    accepted = await order(late);
    await press(late, 'Pay late');
    await press(late, 'Confirm');
    await show(ada, 'overview');
    await taskOf(ada, accepted).getByRole('button').click();
    await click(ada, en.orderActionsMenu);
    await ada.getByRole('menuitem', { name: en.actionMark }).click();
    await ada.getByRole('textbox', { name: en.formReason }).fill('Came ten minutes late');
    await click(ada, en.mark);
    await expect(panel(ada)).toContainText(en.whyMarked('Ada'));
  });

  await test.step('the books are exported, and say who did what', async () => {
    await show(grace, 'orders');
    const orders = await download(grace, en.exportOrders);
    // By its column: the digits of a number may be in a hash, too.
    const ofAccepted = orders.filter((line) => line.split(',')[1] === `"${accepted}"`);
    expect(ofAccepted).toHaveLength(1);
    await show(grace, 'audit');
    const audit = await download(grace, en.auditExport);
    const done = (who: string, action: string) =>
      audit.filter((line) => line.includes(who) && line.includes(action));
    expect(done('Ada', 'markPaid')).toHaveLength(1);
    expect(done('Ada', 'makeRefundLink')).toHaveLength(1);
    expect(done('Grace', 'approveWithdrawal')).toHaveLength(2);
    expect(done('Grace', 'sendWithdrawal')).toHaveLength(2);
    expect(done('Ada', 'sendWithdrawal')).toHaveLength(0);
  });
});
