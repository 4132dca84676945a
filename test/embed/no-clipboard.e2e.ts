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

/** Presses both buttons; expects that neither claims success, and that what to copy is selected. */
async function expectHonestRefusal(page: Page, place: Page | FrameLocator): Promise<void> {
  /** What Ctrl+C puts where the person pastes it, straight after the refusal. */
  const copied = async () => {
    await page.keyboard.press('Control+c');
    const field = place.getByRole('textbox', { name: 'My wallet' });
    await field.fill('');
    await field.press('Control+v');
    return field.inputValue();
  };
  for (const [button, group] of [
    [en.copyAddress, /USDT.*Tron/],
    [en.copyAmount, null],
  ] as const) {
    await place.getByRole('button', { name: button }).click();
    const answer = place.getByRole('status').filter({ hasText: en.copyRefused });
    // What another button has selected meanwhile is no longer said of this one.
    await expect(answer).toHaveCount(1);
    // Pressed once more it says so once more: its own selection is not another's.
    await place.getByRole('button', { name: button }).click();
    await place
      .locator('body')
      .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await expect(answer).toHaveCount(1);
    await expect(place.locator('[data-state=copied]')).toHaveCount(0);
    for (const success of await place.getByText(en.copied, { exact: true }).all()) {
      await expect(success).toHaveCSS('opacity', '0');
      await expect(success).toHaveAttribute('aria-hidden', 'true');
    }
    if (group === null) expect(await copied()).toMatch(/^\d+(\.\d+)?$/);
    else {
      const shown = place.getByRole('group', { name: group });
      expect(await copied()).toBe(await shown.textContent());
      // A person who does not wait for the button to select it.
      await shown.locator('code').click({ clickCount: 3 });
      expect(await copied()).toBe(await shown.textContent());
    }
  }
  expect(page.url()).not.toContain('order-1');
}

test('on plain http the checkout works, and copying says that it did not', async ({ page }) => {
  const trouble = await listenForTrouble(page);
  await page.goto(`${host.url.replace('127.0.0.1', PLAIN)}/pay.html`);
  await expect(page.getByRole('img', { name: /USDT.*Tron/ })).toBeVisible();
  expect(await page.evaluate('[isSecureContext, typeof navigator.clipboard]')).toEqual([
    false,
    'undefined',
  ]);
  await expectHonestRefusal(page, page);
  expect(trouble).toEqual([]);
});

test('in a frame of another origin without permission, just the same', async ({ page }) => {
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
  await expectHonestRefusal(page, frame);
});
