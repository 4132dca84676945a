/** On every host page: the payment goes through, nothing is violated, the page stays as it was. */
import { expect, test } from '@playwright/test';
import { checkAddress } from '../../src/chains/address.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { HOST_PAGES, listenForTrouble, parts, shownAddress } from './hostPage.js';
import { pictureWithout } from './pixels.js';
import { hostPerTest } from './hostPerTest.js';
import { buildOnce } from './hostServer.js';

const host = hostPerTest();

/** Without a style of its own, with one, with a hostile one, and from right to left. */
const PAINTED = ['plain', 'bootstrap-like', 'hostile', 'rtl'] as const;

test.beforeAll(async () => {
  await buildOnce();
});

for (const name of HOST_PAGES) {
  test(`${name}: a shopper pays, and nothing is violated or logged`, async ({ page }) => {
    const trouble = await listenForTrouble(page);
    await page.goto(`${host().url}/${name}.html`);
    await parts.choose(page);

    const address = await shownAddress(page);
    expect(checkAddress('tron', address)).toMatchObject({ status: 'valid' });
    expect(await readQrCode(parts.code(page))).toBe(address);

    const txHash = await host().store.pay('order-1');
    await host().store.settle();
    await expect(parts.status(page)).toHaveAttribute('data-status', 'detected');
    await expect(parts.code(page)).toHaveCount(0);
    host().store.sandbox.confirm(txHash);
    await host().store.settle();
    await expect(parts.status(page)).toHaveAttribute('data-status', 'paid');

    expect(trouble).toEqual([]);
  });
}

for (const name of PAINTED) {
  test(`${name}: outside the checkout no pixel changes`, async ({ page }) => {
    await page.goto(`${host().url}/${name}.html`);
    await expect(parts.token(page)).toBeVisible();
    const left = [parts.checkout(page)];
    const box = await parts.checkout(page).boundingBox();
    const inside = await page.locator('.till-wall').boundingBox();
    const withCheckout = await pictureWithout(page, left);

    await page.route('**/tillkit.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: emptyBox(inside?.height) }),
    );
    await page.goto(`${host().url}/${name}.html`);
    await expect(page.locator('till-checkout')).toHaveAttribute('data-empty');
    expect(await parts.checkout(page).boundingBox()).toEqual(box);
    expect(await page.getByRole('option').count()).toBe(0);
    const without = await pictureWithout(page, left);

    expect(withCheckout.equals(without)).toBe(true);
  });
}

for (const name of ['plain', 'custom-element'] as const) {
  test(`${name}: the page gets one global and no style`, async ({ page }) => {
    const look = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(globalThis).sort(),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        head: document.head.childElementCount,
        // Only the element itself is added.
        body: document.querySelectorAll('body *:not(till-checkout)').length,
        root: [...document.documentElement.attributes, ...document.body.attributes].map(String),
      }));
    await page.route('**/tillkit.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'globalThis.Tillkit = { mount: () => undefined };',
      }),
    );
    await page.goto(`${host().url}/${name}.html`);
    const before = await look();
    await page.unroute('**/tillkit.js');
    await page.goto(`${host().url}/${name}.html`);
    await parts.choose(page);
    await expect(parts.code(page)).toBeVisible();
    expect(await look()).toEqual(before);
    expect(before.globals).toContain('Tillkit');
  });
}

test('the test of violations hears one when there is one', async ({ page }) => {
  const trouble = await listenForTrouble(page);
  await page.goto(`${host().url}/strict.html`);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red; }';
    document.head.append(style);
    try {
      document.body.innerHTML = '<p>never</p>';
    } catch {
      // Trusted Types refuse it, which is what is looked for.
    }
  });
  for (const directive of ['style-src-elem', 'require-trusted-types-for']) {
    await expect.poll(() => trouble.join('\n')).toContain(`violation: ${directive}`);
  }
});

/** A script that puts an empty box of the checkout's size where the checkout would stand. */
function emptyBox(height = 0): string {
  return `{
    const script = document.currentScript;
    const fill = (host) => {
      const shadow = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':host { display: block; } div { block-size: ${String(height)}px; }');
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(document.createElement('div'));
      host.dataset.empty = '';
      return host;
    };
    const place = () => fill(document.createElement('till-checkout'));
    globalThis.Tillkit = {
      mount: (target) => document.querySelector(target).append(place()),
    };
    const there = document.querySelector('till-checkout');
    if (there) fill(there);
    else if (script.dataset.endpoint) script.after(place());
  }`;
}
