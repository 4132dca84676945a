/** A page of `tillkit serve` that is opened while its service fails: true at once, and whole soon after the end. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { en } from '../../src/ui/messages/en.js';
import { enStatus } from '../../src/ui/messages/enStatus.js';
import { FULL } from '../support/runs.js';
import { startListening, type ListeningServer } from './listening.js';

/** Until something true is read. The server itself waits two seconds for its service. */
const AT_ONCE_MS = 4_000;
/** From the end of the outage until the checkout is there, for a page that has only begun to wait. */
const RECOVERED_MS = 30_000;

type Outage = FaultKind | 'down';

const OUTAGES: readonly Outage[] = [
  ...(['hang', 'status_500', 'html_page', 'odd_code', 'missing_fields'] as const),
  ...(['key_revoked', 'rate_missing', 'processing_down', 'down'] as const),
];

let shop: ListeningServer;
test.beforeEach(async () => {
  shop = await startListening();
});
test.afterEach(() => shop.close());

const refuse = () => Promise.reject(new TypeError('fetch failed'));

function begin(kind: Outage): void {
  if (kind === 'down') shop.instead = refuse;
  else shop.sandbox.fail({ kind });
}

function end(): void {
  shop.instead = null;
  shop.sandbox.heal();
}

const trying = (page: Page) => page.getByText('We’ll keep trying.').first();

/** The checkout itself: currencies to choose from, as a list of the script or as a form without one. */
const currencies = (page: Page) =>
  page
    .getByRole('option', { name: /^USDT/ })
    .or(page.getByRole('button', { name: /^USDT/ }))
    .first();

const orderPage = () =>
  shop.createOrder({
    order_id: '1042',
    amount_usd: '20',
    return_url: 'https://shop.example/back',
    support_url: 'https://shop.example/help',
  });

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  for (const kind of FULL ? OUTAGES : OUTAGES.slice(0, 2)) {
    test(`${kind}, ${how} script: an order says so at once, and opens by itself`, async ({
      browser,
    }) => {
      const url = await orderPage();
      begin(kind);
      const page = await openPage(browser, javaScriptEnabled);
      const begun = Date.now();
      await page.goto(url, { waitUntil: 'commit' });
      await expect(trying(page)).toBeVisible({ timeout: AT_ONCE_MS });
      expect(Date.now() - begun).toBeLessThan(AT_ONCE_MS);
      await expect(page.getByRole('heading', { name: 'Paper & Pine' })).toBeVisible();
      await expect(
        page.getByRole('link', { name: enStatus.contactStore('Paper & Pine') }),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: enStatus.backToStore('Paper & Pine') }),
      ).toBeVisible();
      // Nothing that does nothing is offered.
      const retry = page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: en.tryAgain });
      await expect(retry).toBeVisible();
      end();
      await expect(currencies(page)).toBeVisible({ timeout: RECOVERED_MS });
      await page.context().close();
    });
  }
}

/** The sandbox's faults are of the operations; a payment link lives on the public routes. */
const AWAY: Readonly<Record<string, () => Promise<Response>>> = {
  'a service that hangs': () => new Promise(() => undefined),
  'a page of a proxy': () => Promise.resolve(new Response('<html>', { status: 502 })),
  'no connection': refuse,
};

for (const [what, answer] of Object.entries(AWAY).slice(0, FULL ? 3 : 1)) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`${what}, ${how} script: a payment link says so at once, and opens by itself`, async ({
      browser,
    }) => {
      const url = await shop.createPayLink('one');
      shop.instead = answer;
      const page = await openPage(browser, javaScriptEnabled);
      await page.goto(url, { waitUntil: 'commit' });
      await expect(trying(page)).toBeVisible({ timeout: AT_ONCE_MS });
      end();
      await expect(currencies(page)).toBeVisible({ timeout: RECOVERED_MS });
      await page.context().close();
    });
  }
}

test('a service that is only slow opens the page that has said so', async ({ page }) => {
  const url = await orderPage();
  shop.sandbox.fail({ kind: 'slow', ms: 3_000 });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(trying(page)).toBeVisible({ timeout: AT_ONCE_MS });
  await expect(currencies(page)).toBeVisible({ timeout: RECOVERED_MS });
});

for (const [width, height] of [
  [1280, 800],
  [390, 664],
] as const) {
  test(`in the language of the shopper, at ${String(width)} pixels`, async ({ browser }) => {
    const context = await browser.newContext({
      ...{ viewport: { width, height }, locale: 'de-AT', javaScriptEnabled: false },
    });
    const url = await orderPage();
    begin('down');
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByText('Wir versuchen es weiter.').first()).toBeVisible();
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await context.close();
  });
}
