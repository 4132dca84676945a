/** The service fails and recovers while a shopper's page waits: the page continues without a reload. */
import { expect, test, type Page } from '@playwright/test';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { en } from '../../src/ui/messages/en.js';
import { parts } from '../embed/hostPage.js';
import { buildOnce, startHost, type Host } from '../embed/hostServer.js';
import { FULL } from '../support/runs.js';

/** Temporary faults of the service. */
const FAULTS: readonly FaultKind[] = [
  'status_500',
  'status_503',
  'html_page',
  'hang',
  'database_down',
  'redis_down',
];
/** A page asks after ten seconds again, and only a deadline detects a service that hangs. */
const timeout = 45_000;
const MINUTE = 60_000;

let host: Host;

test.beforeAll(async () => {
  // The build is not part of any test's time.
  test.setTimeout(240_000);
  await buildOnce();
});

test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(async () => {
  await host.close();
});

async function open(page: Page): Promise<void> {
  host.setPage(
    '/page.html',
    '<!doctype html><html lang="en"><title>t</title><body>' +
      '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1"></script>',
  );
  await page.goto(`${host.url}/page.html`);
}
const trying = (page: Page) => page.getByText('We’ll keep trying.').first();
const qr = (page: Page) => page.getByRole('img', { name: en.qrLabel('USDT', 'Tron') });

for (const kind of FULL ? FAULTS : FAULTS.slice(0, 1)) {
  test(`${kind}: opening, choosing and a new price continue without a reload`, async ({ page }) => {
    test.setTimeout(8 * timeout);
    const { sandbox } = host.store;
    sandbox.fail({ kind });
    await open(page);
    await expect(trying(page)).toBeVisible({ timeout });
    sandbox.heal();
    await expect(parts.token(page)).toBeVisible({ timeout });

    // A price list that has just come needs no call of the service.
    await sandbox.advance(MINUTE);
    sandbox.fail({ kind });
    await parts.choose(page);
    await expect(trying(page)).toBeVisible({ timeout });
    sandbox.heal();
    await expect(qr(page)).toBeVisible({ timeout });
    await expect(trying(page)).toHaveCount(0);

    await sandbox.advance(16 * MINUTE);
    const wish = page.getByRole('button', { name: en.newPrice });
    await expect(wish).toBeVisible({ timeout });
    sandbox.fail({ kind });
    await wish.click();
    await expect(trying(page)).toBeVisible({ timeout });
    sandbox.heal();
    await expect(qr(page)).toBeVisible({ timeout });
    expect((await host.store.getCheckout('order-1'))?.quote?.currencyId).toBe('USDT.Tron');
  });
}

// An open order continues during these: only a new order has to wait.
for (const kind of ['rate_missing', 'processing_down'] as const) {
  test(`${kind}: a new order opens once it is over`, async ({ page }) => {
    const { sandbox } = host.store;
    sandbox.fail({ kind });
    await open(page);
    await expect(trying(page)).toBeVisible({ timeout });
    sandbox.heal();
    await expect(parts.token(page)).toBeVisible({ timeout });
  });
}
