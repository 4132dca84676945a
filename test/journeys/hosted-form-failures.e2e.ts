/**
 * Where the service's own hosted form fails (measured there: one failed poll ends tracking, a payment
 * first seen as confirmed is missed, a late opening, a reload after success, a rate by similar id),
 * this checkout does not. In a real browser against the real store.
 */
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { pick, placeOrder } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const qr = (page: Page) => page.getByRole('img', { name: en.qrLabel('USDT', 'Tron') });

async function choose(page: Page, token?: string, network?: string | null): Promise<void> {
  await placeOrder(page, demo.url);
  await pick(page, token, network);
  await expect(said(page, en.statusTitle.pay)).toBeVisible();
}

/** Presses a button of the simulator from outside the page, as the chain would go on without it. */
async function simulate(page: Page, action: string): Promise<void> {
  const order = new URL(page.url()).searchParams.get('order');
  const answer = await fetch(`${demo.url}/demo/simulate/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order }),
  });
  expect(answer.status).toBe(200);
}

test('one 500 on a status read does not end tracking', async ({ page }) => {
  // Without a stream of changes the page asks, as it does behind a proxy that lets none through.
  await page.route('**/api/till/checkout/events', (route) => route.fulfill({ status: 404 }));
  await choose(page);
  let failed = 0;
  await page.route('**/api/till/checkout', async (route) => {
    failed += 1;
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>oops</h1>' });
  }, { times: 1 }); // prettier-ignore
  await expect.poll(() => failed, { timeout: 15_000 }).toBe(1);
  await expect(qr(page)).toBeVisible();
  await simulate(page, 'pay-exact');
  await expect(said(page, en.statusTitle.detected)).toBeVisible({ timeout: 20_000 });
});

test('a payment first seen as confirmed completes the checkout', async ({ page, context }) => {
  await choose(page);
  // The page hears nothing between the two steps, so it sees the transfer confirmed at first sight.
  await context.setOffline(true);
  await simulate(page, 'pay-exact');
  await simulate(page, 'confirm');
  await context.setOffline(false);
  await expect(said(page, en.statusTitle.paid)).toBeVisible({ timeout: 20_000 });
});

test('a page opened while a payment is pending shows it, and never asks again', async ({
  page,
  context,
}) => {
  await choose(page);
  const { href } = new URL(page.url());
  await simulate(page, 'pay-exact');
  await page.close();
  const late = await context.newPage();
  await late.goto(href);
  await expect(said(late, en.statusTitle.detected)).toBeVisible();
  await expect(qr(late)).toHaveCount(0);
  await simulate(late, 'confirm');
  await expect(said(late, en.statusTitle.paid)).toBeVisible({ timeout: 20_000 });
});

test('a reload after success stays a success', async ({ page }) => {
  await choose(page);
  await simulate(page, 'pay-exact');
  await simulate(page, 'confirm');
  await expect(said(page, en.statusTitle.paid)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(said(page, en.statusTitle.paid)).toBeVisible();
  await expect(qr(page)).toHaveCount(0);
});

test('a coin is priced by its own rate, not by one whose id contains its ticker', async ({
  page,
}) => {
  await choose(page, 'BNB', null);
  const amount = page.getByText(/0\.0\d{3,}/).first();
  // About 20 dollars of a coin worth hundreds: another token of the same network would say 20.
  await expect(amount).toBeVisible();
});

test('a payment made while the browser is offline is there when it comes back', async ({
  page,
  context,
}) => {
  await choose(page);
  await context.setOffline(true);
  await expect(page.getByText(en.connectionLost).first()).toBeVisible({ timeout: 20_000 });
  // What was known stays on the screen.
  await expect(qr(page)).toBeVisible();
  await simulate(page, 'pay-exact');
  await context.setOffline(false);
  await expect(said(page, en.statusTitle.detected)).toBeVisible({ timeout: 20_000 });
});
