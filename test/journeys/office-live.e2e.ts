/** The back office stays up to date by itself: payments, other people's work, the end of a session. */
import { expect, test, type Page, type Request } from '@playwright/test';
import { en } from '../../src/treasury/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { enter, expectAccessible, leave, show } from './officework.js';
import { pick, placeOrder, press } from './shopping.js';

/** Half of the time after which a panel that is live asks by itself. */
const SOON_MS = 30_000;

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const needs = (page: Page) => page.getByRole('region', { name: en.needsYou });
const justNow = (page: Page) => page.getByRole('region', { name: en.justNow });

async function openLive(page: Page, name: 'Ada' | 'Grace'): Promise<void> {
  await enter(page, demo, name);
  await show(page, 'overview');
  await expect(page.getByText(en.live, { exact: true })).toBeVisible();
}

/** Requests of the page for lists, to see that it does not merely ask often. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/treasury/orders')) reads += 1;
  });
  return () => reads;
}

test('a payment appears in the office without a reload', async ({ page, context }) => {
  await openLive(page, 'Grace');
  await expectAccessible(page);
  const reads = countReads(page);
  const shop = await context.newPage();
  const number = await placeOrder(shop, demo.url);
  const row = justNow(page).getByRole('listitem').filter({ hasText: number });
  await expect(row).toBeVisible({ timeout: SOON_MS });
  await pick(shop);
  await press(shop, 'Pay too much');
  await expect(row).toContainText(en.orderStatuses['pending'] ?? '', { timeout: SOON_MS });
  await press(shop, 'Confirm');
  const task = needs(page).getByRole('listitem').filter({ hasText: number });
  await expect(task).toContainText('was overpaid by 5.00 USDT', { timeout: SOON_MS });
  expect(reads()).toBeLessThan(60);
  await task.getByRole('button', { name: /^Refund:/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText(number);
});

test('the end of the session ends the stream, and a lost line is said', async ({
  page,
  context,
}) => {
  const ended: string[] = [];
  const opened: string[] = [];
  const isLive = (url: string) => url.endsWith('/api/treasury/live');
  page.on('request', (request) => {
    if (isLive(request.url())) opened.push(request.url());
  });
  const end = (request: Request) => {
    if (isLive(request.url())) ended.push(request.url());
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await openLive(page, 'Grace');
  await context.setOffline(true);
  await expect(page.getByText(en.offlineTitle)).toBeVisible();
  await expect(page.getByText(en.offline, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(en.live, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(en.offlineTitle)).toHaveCount(0);
  await leave(page);
  await expect.poll(() => opened.length - ended.length).toBe(0);
});
