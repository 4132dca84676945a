/** Live status in a real browser: one stream for all tabs, and no page that is away holds it. */
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { resolveChromium } from '../../scripts/chromium.mjs';
import { en } from '../../src/ui/messages/en.js';
import { goBack, restoresPages } from '../support/browserFeatures.js';
import { startDemo, type Demo } from './demoProcess.js';
import { placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const connection = (page: Page) => page.locator('.till-freshness');

/** What a page has asked the store for. */
function watchRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const count = (path: string) => paths.filter((asked) => asked === `/api/till${path}`).length;
  return { streams: () => count('/checkout/events'), reads: () => count('/checkout') };
}

/** A page with a chosen currency that hears the store. */
async function openLive(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await placeOrder(page, demo.url);
  await page.getByRole('searchbox').fill('usdt tron');
  await page.getByRole('option', { name: /USDT.*Tron/ }).click();
  await expect(said(page, en.statusTitle.pay)).toBeVisible();
  await expectLive(page);
  return page;
}

const expectLive = (page: Page): Promise<void> =>
  expect(connection(page)).toHaveAttribute('data-connection', 'live');

/** A browser without a window hides no tab by itself. */
async function turn(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibility);
}

test('two tabs share one stream, and the second takes it over when the first is closed', async ({
  context,
}) => {
  const first = await openLive(context);
  const second = await context.newPage();
  const asked = watchRequests(second);
  await second.goto(first.url());
  await expectLive(second);
  expect(asked.streams()).toBe(0);

  const reads = asked.reads();
  await press(first, 'Pay');
  await expect(said(second, en.statusTitle.detected)).toBeVisible();
  expect(asked.reads()).toBe(reads);

  await first.close();
  await expect.poll(asked.streams).toBe(1);
  await expectLive(second);
  await press(second, 'Confirm');
  await expect(said(second, en.statusTitle.paid)).toBeVisible();
  expect(asked.streams()).toBe(1);
});

test('a tab out of sight is told nothing and gives the stream to one that is seen', async ({
  context,
}) => {
  const first = await openLive(context);
  const second = await context.newPage();
  const asked = watchRequests(second);
  await second.goto(first.url());
  await expectLive(second);

  await turn(first, 'hidden');
  const hidden = watchRequests(first);
  await expect.poll(asked.streams).toBe(1);
  await press(second, 'Pay');
  await expect(said(second, en.statusTitle.detected)).toBeVisible();
  await first.clock.runFor(60_000);
  expect([hidden.streams(), hidden.reads()]).toEqual([0, 0]);
  await expect(said(first, en.statusTitle.pay)).toBeVisible();

  await turn(first, 'visible');
  await expect(said(first, en.statusTitle.detected)).toBeVisible();
  await expectLive(first);
  expect([hidden.streams(), hidden.reads()]).toEqual([0, 1]);
  await Promise.all([first.close(), second.close()]);
});

test('the store is killed and back: the page asks, and then hears again', async ({ context }) => {
  const page = await openLive(context);
  await demo.killStore();
  await expect(connection(page)).toHaveAttribute('data-connection', 'offline');
  await demo.startStore();
  // A page that got no answer asks after up to 30 seconds again.
  await page.clock.fastForward(30_000);
  await expectLive(page);
  await expect(page.getByText(en.connectionLost)).toHaveCount(0);
  await press(page, 'Pay');
  await expect(said(page, en.statusTitle.detected)).toBeVisible();
  await page.close();
});

/** The browser's own commands, for a page that leaves and comes back. */
async function browserHistory(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    run: async (expression: string): Promise<unknown> =>
      (await browser.send('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    go: (url: string) => browser.send('Page.navigate', { url }),
    back: () => goBack(browser),
  };
}

test('a page that was left is restored whole, and hears again', async () => {
  const browser = await chromium.launch({
    executablePath: (await resolveChromium()).path,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    // The runner switches off what is tested here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const isRestored = await restoresPages(
      await browser.newContext(),
      `${demo.url}/api/till/health`,
    );
    const page = await openLive(await browser.newContext());
    const order = page.url();
    const other = await page.context().newPage();
    const history = await browserHistory(page);
    await history.run(
      `addEventListener('pageshow', ({ persisted }) => (globalThis.restored = persisted))`,
    );
    await history.go(`${demo.url}/api/till/health`);
    // While the page is away, another tab has the stream, and money arrives.
    await other.goto(order);
    await expectLive(other);
    await press(other, 'Pay');
    await expect(said(other, en.statusTitle.detected)).toBeVisible();

    await history.back();
    const shown = `document.querySelector('.till-freshness')?.dataset.connection`;
    // Where the browser restores no page at all, it is opened again, and all else holds.
    if (isRestored) await expect.poll(() => history.run('globalThis.restored')).toBe(true);
    await expect
      .poll(() => history.run('document.body.innerText'))
      .toContain(en.statusTitle.detected);
    await expect.poll(() => history.run(shown)).toBe('live');
  } finally {
    await browser.close();
  }
});
