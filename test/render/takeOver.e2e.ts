/** A checkout that a server has drawn: complete without a script, and taken over by either without a move. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { checkAddress } from '../../src/chains/address.js';
import type { OpenedCheckout } from '../../src/contract/checkout.js';
import type { CurrencyListing } from '../../src/contract/currencies.js';
import type * as render from '../../src/exports/render.js';
import { en } from '../../src/ui/messages/en.js';
import { listenForTrouble, parts, payHeading, shownAddress } from '../embed/hostPage.js';
import { hostPerTest } from '../embed/hostPerTest.js';
import { RENDER_FOLDER } from '../embed/hostServer.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { DARKENINGS, readClean } from '../stories/darkening.js';

const TERMS = { orderId: '1', amountUsd: '20' };
const NONCE = 'bm9uY2U';
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; " +
  `style-src 'self' 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types 'none'`;
const SCRIPTS = {
  'tillkit.js': '<script src="/tillkit.js" defer></script>',
  'tillkit.mjs': '<script type="module" src="/tillkit.mjs"></script>',
} as const;

const host = hostPerTest({ orders: { 'order-1': TERMS } });
/** What the page that was drawn last says to the store. */
let token = '';

const asksStore = async (path: string, init?: RequestInit): Promise<unknown> =>
  (await host().store.fetch(`${host().store.endpoint}${path}`, init)).json();

/** As the store's own route does after a choice. */
async function choose(currencyId: string): Promise<void> {
  const opened = await host().store.handler.open(TERMS);
  await asksStore('/checkout/currency', {
    method: 'PUT',
    headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currencyId }),
  });
}

/** The store's page with the checkout in it. */
async function draw(opened: OpenedCheckout, script: string): Promise<Response> {
  const folder = process.env[RENDER_FOLDER] ?? '';
  const built = (await import(pathToFileURL(join(folder, 'render.js')).href)) as typeof render;
  const checkout = await built.renderCheckout(opened, {
    endpoint: '/api/till',
    order: 'order-1',
    stylesheet: '/tillkit.css',
    nonce: NONCE,
    refreshUrl: '/pay',
    storeName: 'Paper & Pine',
    returnUrl: '/orders',
    picker: {
      action: '/pay',
      currencies: async () => (await asksStore('/currencies')) as CurrencyListing,
    },
  });
  const html =
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">' +
    `<title>t</title></head><body>${checkout}<p>What the page says below.</p>${script}</body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  };
  return new Response(html, { headers });
}

/** Serves the store's page at /pay, which also takes the picker's form. */
function servePage(script: string): void {
  host().setRoute('/pay', async (request) => {
    if (request.method === 'POST') {
      await choose(String((await request.formData()).get('currency')));
      return new Response(null, { status: 303, headers: { location: '/pay' } });
    }
    const opened = await host().store.handler.open(TERMS);
    token = opened.token;
    return draw(opened, script);
  });
}

async function openWithoutScript(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  return context.newPage();
}

for (const width of [390, 1280]) {
  test(`without scripts, ${String(width)} pixels wide: chosen by a form, paid by its code, followed by a link`, async ({
    browser,
  }) => {
    servePage(SCRIPTS['tillkit.js']);
    const page = await openWithoutScript(browser, width);
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.goto(`${host().url}/pay`);
    await expect(payHeading(page)).toBeVisible();
    await page.getByRole('button', { name: /^USDT.*Tron/ }).click();

    await expect(parts.code(page)).toBeVisible();
    expect(page.url()).toBe(`${host().url}/pay`);
    const snapshot = await host().store.getCheckout('order-1');
    const address = snapshot?.address?.address ?? '';
    expect(checkAddress('tron', address)).toMatchObject({ status: 'valid' });
    expect(await shownAddress(page)).toBe(address);
    expect(await readQrCode(parts.code(page))).toBe(address);
    await expect(page.locator('.till-amount-figures')).toHaveText('20.00');
    await expect(page.getByText(en.sendOnly('USDT', 'Tron'))).toBeVisible();
    await expect(page.getByText('Order 1', { exact: true })).toBeVisible();
    await expect(page.locator('.till-waiting').getByText(/^Price locked until /)).toBeVisible();
    // Nothing is offered that needs a script, and every rule of the widget is there.
    for (const name of [en.copyAmount, en.copyAddress, en.exchangeTitle, en.change]) {
      await expect(page.getByText(name, { exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    await expect(page.locator('.till-payment-status')).toHaveCSS('display', 'grid');

    await host().store.pay('order-1');
    await host().store.settle();
    await page.getByRole('link', { name: en.checkNow }).click();
    await expect(page.getByRole('heading', { name: en.statusTitle.detected })).toBeVisible();
    await expect(parts.code(page)).toHaveCount(0);
    expect(heard).toEqual([]);
    await page.context().close();
  });
}

const readDarkened = async (page: Page): Promise<string> =>
  readClean(PNG.sync.read(await parts.code(page).screenshot()));

for (const [how, darken] of Object.entries(DARKENINGS)) {
  test(`${how}: the code is read before a script has come, and with one`, async ({ browser }) => {
    await choose('USDT.Tron');
    const address = (await host().store.getCheckout('order-1'))?.address?.address;
    // An extension's own rules are out of reach of a page's policy.
    const page = await browser.newPage({ bypassCSP: true });
    // The page waits for a script that never comes.
    servePage('<script src="/never.js" defer></script>');
    await page.goto(`${host().url}/pay`);
    await darken(page);
    expect(await readDarkened(page)).toBe(address);

    servePage(SCRIPTS['tillkit.js']);
    await page.goto(`${host().url}/pay`);
    await expect.poll(() => standing(page)).toEqual(['div.till-wall']);
    await darken(page);
    expect(await readDarkened(page)).toBe(address);
    await page.close();
  });
}

test('where no script may run, the code is read in the dark theme of the browser', async ({
  browser,
}) => {
  await choose('USDT.Tron');
  servePage(SCRIPTS['tillkit.js']);
  const page = await openWithoutScript(browser, 390);
  await page.goto(`${host().url}/pay`);
  await DARKENINGS["Chromium's dark theme"](page);
  expect(await readDarkened(page)).toBe(
    (await host().store.getCheckout('order-1'))?.address?.address,
  );
  await page.context().close();
});

/** What stands in the shadow root. */
const standing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...(document.querySelector('till-checkout')?.shadowRoot?.children ?? [])].map(
      ({ localName, className }) => `${localName}.${className}`,
    ),
  );

/** Hears every move of anything on the page that no press has caused. */
async function listenForShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifts });
  });
  return () => page.evaluate('shifts');
}

for (const [script, tag] of Object.entries(SCRIPTS)) {
  for (const width of [390, 1280]) {
    test(`${script}, ${String(width)} pixels wide: takes the pay screen over without a move or a question`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1200 });
      const trouble = await listenForTrouble(page);
      const shifts = await listenForShifts(page);
      await page.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => {
        const said = request.headers()['authorization'];
        if (said !== undefined) asked.push(said);
      });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/${script}`, async (route) => {
        await held;
        await route.continue();
      });
      await choose('USDT.Tron');
      servePage(tag);
      // A module and a deferred script hold the load back.
      await page.goto(`${host().url}/pay`, { waitUntil: 'commit' });
      await expect(parts.code(page)).toBeVisible();
      const address = (await host().store.getCheckout('order-1'))?.address?.address;
      expect(await readQrCode(parts.code(page))).toBe(address);
      const places = ['.till-checkout', '.till-qr-code', '.till-address', '.till-indicator'];
      const boxes = () =>
        Promise.all(places.map((place) => page.locator(place).first().boundingBox()));
      const before = await boxes();
      expect(await standing(page)).toContain('style.');

      release();
      await expect.poll(() => standing(page)).toEqual(['div.till-wall']);
      await expect(page.locator('.till-mark [data-icon] img')).toHaveCount(2);
      // The checkout hears the store, so all its parts have come.
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.clock.runFor(1_500);
      expect(await boxes()).toEqual(before);
      expect(await shifts()).toEqual([]);
      expect(await readQrCode(parts.code(page))).toBe(address);
      expect(new Set(asked)).toEqual(new Set([`Bearer ${token}`]));
      expect(host().requests.filter((path) => path.endsWith('/checkouts'))).toEqual([]);
      await expect(page.locator('.till-checkout')).toHaveCount(1);

      // The listening itself works.
      await page.evaluate(() => document.body.prepend(document.createElement('hr')));
      await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);

      await parts.waiting(page).click();
      await expect(page.getByRole('button', { name: en.checkNow })).toBeVisible();
      await parts.change(page).click();
      await expect(parts.token(page)).toBeVisible();
      expect(trouble).toEqual([]);
    });
  }

  test(`${script}: takes the form's place with the list, and the choice needs no page`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    servePage(tag);
    await page.goto(`${host().url}/pay`);
    await expect.poll(() => standing(page)).toEqual(['div.till-wall']);
    await expect(page.locator('form')).toHaveCount(0);
    await parts.choose(page);
    expect(await readQrCode(parts.code(page))).toBe(await shownAddress(page));
    expect(host().requests.filter((path) => path === '/pay')).toHaveLength(1);
    expect(host().requests.filter((path) => path.endsWith('/checkouts'))).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
