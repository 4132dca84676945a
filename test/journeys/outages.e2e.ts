/** The service is away and comes back while a shopper's page waits: it goes on by itself, on every screen. */
import { expect, test, type Page } from '@playwright/test';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { en } from '../../src/ui/messages/en.js';
import { parts } from '../embed/hostPage.js';
import { buildStandalone, startHost, type Host } from '../embed/hostServer.js';

/** Faults of the service that pass, each a journey. A hanging one is found out by a deadline first. */
const FAULTS: readonly { readonly kind: FaultKind; readonly patienceMs?: number }[] = [
  { kind: 'status_500' },
  { kind: 'status_503' },
  { kind: 'html_page' },
  { kind: 'hang', patienceMs: 45_000 },
  { kind: 'database_down' },
  { kind: 'redis_down' },
];
/** Ten seconds, and some for a busy machine. */
const PATIENCE_MS = 20_000;
const MINUTE = 60_000;

let host: Host;

test.beforeAll(async () => {
  // No part of what a page is waited for.
  test.setTimeout(240_000);
  await buildStandalone();
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
const trying = (page: Page) => page.getByText('We keep trying.').first();
const qr = (page: Page) => page.getByRole('img', { name: en.qrLabel('USDT', 'Tron') });

for (const { kind, patienceMs: timeout = PATIENCE_MS } of FAULTS) {
  test(`${kind}: opening, choosing and a new price go on by themselves`, async ({ page }) => {
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

// What is open goes on while these last: only a new order has to wait.
for (const kind of ['rate_missing', 'processing_down'] as const) {
  test(`${kind}: a new order opens by itself once it is over`, async ({ page }) => {
    const { sandbox } = host.store;
    sandbox.fail({ kind });
    await open(page);
    await expect(trying(page)).toBeVisible({ timeout: PATIENCE_MS });
    sandbox.heal();
    await expect(parts.token(page)).toBeVisible({ timeout: PATIENCE_MS });
  });
}
