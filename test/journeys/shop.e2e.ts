/** The demo shop as a customer meets it: cart, checkout in React and by script tag, top-up, mishaps. */
import { expect, test, type Page } from '@playwright/test';
import { PAID } from '../../demo/paid.js';
import { en } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import { expectAccessible } from './officework.js';
import { pick, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** The shop's own word beside the checkout. */
const paidSign = (page: Page) => page.locator('.summary').getByText(PAID, { exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
/** The same order with the other kind of checkout. */
async function goToOtherPage(page: Page, link: string): Promise<void> {
  await more(page).click();
  await page.getByRole('link', { name: link }).click();
}
const address = (page: Page, code = 'USDT', network = 'Tron') =>
  page.getByRole('group', { name: en.addressLabel(code, network) });
const shownAddress = async (page: Page): Promise<string> =>
  (await address(page).innerText()).replace(/\s/g, '');

async function choose(page: Page, token?: string, network?: string): Promise<void> {
  await pick(page, token, network);
  await expect(address(page, token, network)).toBeVisible();
}

test('a cart becomes an order that costs what the shop says, and is paid', async ({ page }) => {
  await page.goto(demo.url);
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart: Postcard' }).click();
  await page.getByRole('button', { name: 'Add to cart: Linen tape' }).click();
  const cart = page.getByRole('region', { name: 'Your cart' });
  for (let n = 0; n < 2; n += 1) {
    await cart.getByRole('button', { name: 'One more: Postcard' }).click();
  }
  await expect(cart).toContainText('$3.60');
  // 3 × 1.20 + 6.35 + 5.50
  await expect(cart).toContainText('$15.45');

  await page.reload();
  await expect(cart).toContainText('$15.45');
  await cart.getByRole('button', { name: 'One more: Linen tape' }).click();
  await cart.getByRole('button', { name: 'One less: Linen tape' }).click();
  await expectAccessible(page);
  await cart.getByRole('button', { name: 'Checkout' }).click();

  await expect(page).toHaveTitle('Order 1042 · Paper & Pine');
  await expect(page.getByText('Order 1042', { exact: false }).first()).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('3 × Postcard');
  await expect(order).toContainText('$15.45');
  await choose(page);
  await expect(page.getByText('15.45 USDT').first()).toBeVisible();
  await expectAccessible(page);

  expect(await press(page, 'Pay')).toBe('Sent 15.45 USDT on Tron. Waiting for confirmation.');
  await expect(said(page, en.statusTitle.detected)).toBeVisible();
  await expect(paidSign(page)).toHaveCount(0);
  await press(page, 'Confirm');
  await expect(said(page, en.statusTitle.paid)).toBeVisible();
  await expect(paidSign(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(paidSign(page)).toBeVisible();

  await page.getByRole('link', { name: en.backToStore('Paper & Pine') }).click();
  await expect(page.getByText('Nothing in it yet', { exact: false })).toBeVisible();
});

test('a browser cannot say what an order costs', async ({ request }) => {
  const order = (data: unknown) => request.post(`${demo.url}/demo/orders`, { data });
  const ink = { id: 'ink', quantity: 1 };
  const made = await order({ items: [ink] });
  expect(made.status()).toBe(201);
  expect(await made.json()).toMatchObject({ amountUsd: '16.9', kind: 'order', sandbox: true });
  for (const cart of [
    { items: [ink], amountUsd: '0.01' },
    { items: [{ ...ink, priceUsd: '0.01' }] },
    { items: [{ ...ink, quantity: 0.01 }] },
    { items: [{ ...ink, id: 'free' }] },
    { items: [] },
    'ink',
  ]) {
    const refused = await order(cart);
    expect(refused.status(), JSON.stringify(cart)).toBe(400);
    expect(Object.keys((await refused.json()) as object)).toEqual(['message']);
  }
});

test('a customer tops up twice, on either page, and is never told that it is paid', async ({
  page,
}) => {
  await page.goto(demo.url);
  await page.getByRole('link', { name: 'Top up' }).click();
  await expect(page.getByRole('heading', { name: 'Account 7' })).toBeVisible();
  await pick(page);
  await expect(said(page, en.topUpTitle)).toBeVisible();
  const own = await shownAddress(page);
  await more(page).click();
  await expect(page.getByRole('button', { name: 'Pay twice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay late' })).toHaveCount(0);
  await more(page).click();

  await press(page, 'Pay twice');
  await press(page, 'Confirm');
  const deposits = page.getByRole('listitem').filter({ hasText: /^25\.00 USDT\s*Confirmed/ });
  await expect(deposits).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);

  await goToOtherPage(page, 'View as a script tag');
  await expect(deposits).toHaveCount(2);
  expect(await shownAddress(page)).toBe(own);
  await expect(said(page, en.statusTitle.paid)).toHaveCount(0);
});
