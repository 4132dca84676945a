/** A shopper who has sent in time sees the price run out: no shopper is asked to pay twice, and the order is paid. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { parts, payHeading } from '../embed/hostPage.js';
import { buildOnce, startHost, type Host } from '../embed/hostServer.js';

const MINUTE = 60_000;

let host: Host;

test.beforeAll(async () => {
  // No part of what a page is waited for.
  test.setTimeout(240_000);
  await buildOnce();
});

test.afterEach(async () => {
  await host.close();
});

/** A page that waits for a payment by a service that says nothing before a confirmation. */
async function waitForPayment(page: Page, handler: { lookup?: false } = {}): Promise<void> {
  host = await startHost({ dialect: 'deployed', handler });
  // Its events come after the confirmation and name the time of the block.
  host.store.sandbox.configure({ datedByBlock: true });
  host.setPage(
    '/page.html',
    '<!doctype html><html lang="en"><title>t</title><body><main><h1>Pay</h1>' +
      '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1"></script>',
  );
  await page.goto(`${host.url}/page.html`);
  await parts.choose(page);
  await expect(payHeading(page)).toBeVisible();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const newPrice = (page: Page) => page.getByRole('button', { name: en.newPrice });

test('a payment whose block comes after the end of its price is paid, and was never asked for again', async ({
  page,
}) => {
  await waitForPayment(page, { lookup: false });
  const { sandbox } = host.store;
  const hash = await host.store.pay('order-1');
  await sandbox.advance(16 * MINUTE);
  // A page with a live connection asks for the store's clock every 15 seconds.
  await expect(heading(page, en.expiredTitle)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(en.expiredLead, { exact: true })).toBeVisible();
  await expect(newPrice(page)).toBeVisible();
  await expect(newPrice(page)).not.toHaveAttribute('data-kind', 'primary');
  await expect(page.getByRole('button', { name: en.copyAddress })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  sandbox.confirm(hash);
  await host.store.settle();
  await expect(heading(page, en.statusTitle.paid)).toBeVisible({ timeout: 20_000 });
});

test('a payment that only a look-up sees takes the place of the price that has run out', async ({
  page,
}) => {
  await waitForPayment(page);
  const { sandbox } = host.store;
  const hash = await host.store.pay('order-1');
  await sandbox.advance(16 * MINUTE);
  await expect(heading(page, en.statusTitle.detected)).toBeVisible({ timeout: 30_000 });
  await expect(newPrice(page)).toHaveCount(0);
  // Its block comes two hours later: the look-up has seen it in time.
  await sandbox.advance(2 * 60 * MINUTE);
  sandbox.confirm(hash);
  await host.store.settle();
  await expect(heading(page, en.statusTitle.paid)).toBeVisible({ timeout: 30_000 });
});
