/** Places where a browser gives a page no clipboard: a frame of another origin, and plain http. */
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { listenForTrouble } from './hostPage.js';
import { startHost, type Host } from './hostServer.js';

// This machine, under a name that browsers do not trust without TLS.
const PLAIN = 'pay.example';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP *.example 127.0.0.1`,
      // A browser that upgrades plain http by itself would meet no server here.
      '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
    ];
    await use({ ...launchOptions, args });
  },
});

let host: Host;

test.beforeEach(async () => {
  host = await startHost({ orders: { 'order-1': { orderId: '1', amountUsd: '20' } } });
  const tag =
    '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1" data-currency="USDT.Tron"></script>';
  host.setPage(
    '/pay.html',
    `<!doctype html><html lang="en"><title>t</title><body>${tag}<input aria-label="My wallet">`,
  );
});
test.afterEach(async () => {
  await host.close();
});

/** Presses both buttons; expects that what is pasted then is the machine form of what is shown. */
async function expectCopies(page: Page, place: Page | FrameLocator): Promise<void> {
  for (const [button, text] of [
    [en.copyAddress, /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
    [en.copyAmount, /^\d+(\.\d+)?$/],
  ] as const) {
    await place.getByRole('button', { name: button }).click();
    await expect(place.locator('[data-state=copied]')).toHaveCount(1);
    const field = place.getByRole('textbox', { name: 'My wallet' });
    await field.fill('');
    await field.press('Control+v');
    expect(await field.inputValue()).toMatch(text);
  }
  await expect(place.getByText(en.copyRefused)).toHaveCount(0);
  expect(page.url()).not.toContain('order-1');
}

/** The same where the second way fails too: neither button claims success, and what to copy is selected. */
async function expectHonestRefusal(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  for (const [button, group] of [
    [en.copyAddress, /USDT.*Tron/],
    [en.copyAmount, null],
  ] as const) {
    const answer = page.getByRole('status').filter({ hasText: en.copyRefused });
    // Pressed once more it says so once more: its own selection is not another's.
    for (const _ of ['first', 'again']) {
      await page.getByRole('button', { name: button }).click();
      await expect(answer).toHaveCount(1);
    }
    await expect(page.locator('[data-state=copied]')).toHaveCount(0);
    const selected = await page.evaluate(() => String(getSelection()));
    if (group === null) expect(selected).toMatch(/^[\d.,]+/);
    else expect(selected).toBe(await page.getByRole('group', { name: group }).textContent());
  }
}

test('on plain http the checkout works, and copies; where that fails too it says so', async ({
  page,
}) => {
  const trouble = await listenForTrouble(page);
  await page.goto(`${host.url.replace('127.0.0.1', PLAIN)}/pay.html`);
  await expect(page.getByRole('img', { name: /USDT.*Tron/ })).toBeVisible();
  expect(await page.evaluate('[isSecureContext, typeof navigator.clipboard]')).toEqual([
    false,
    'undefined',
  ]);
  await expectCopies(page, page);
  await expectHonestRefusal(page);
  expect(trouble).toEqual([]);
});

test('in a frame of another origin without permission it copies, too', async ({ page }) => {
  // The framed page is one that a browser trusts with a clipboard; only the permission is missing.
  host.setPage(
    '/shop.html',
    `<!doctype html><html lang="en"><title>t</title><body>
      <iframe src="${host.url}/pay.html" style="inline-size: 400px; block-size: 1000px"></iframe>`,
  );
  await page.goto(`${host.url.replace('127.0.0.1', 'localhost')}/shop.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('img', { name: /USDT.*Tron/ })).toBeVisible();
  const secure = await frame.locator('body').evaluate(() => isSecureContext);
  expect(secure).toBe(true);
  await expectCopies(page, frame);
});
