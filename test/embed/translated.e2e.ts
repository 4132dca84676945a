/** A page that a browser translates while a shopper pays: it stays up. */
import { expect, test, type Page } from '@playwright/test';
import { checkAddress } from '../../src/chains/address.js';
import { amountToSend } from '../../src/checkout/quote.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { formatCrypto } from '../../src/money/format.js';
import { en } from '../../src/ui/messages/en.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { listenForTrouble, parts, shownAddress } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const ORDERS = { 'order-1': { orderId: '1', amountUsd: '20' } };
const WAYS = {
  'tillkit.js':
    '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1"></script>',
  'tillkit.mjs':
    '<script type="module" src="/tillkit.mjs" data-endpoint="/api/till" data-order="order-1"></script>',
};

const host = hostPerTest({ orders: ORDERS });

/** Translates the page and each shadow root in it, as soon as something is drawn. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'font, [translate="no"], .notranslate, script, style, title, textarea';
    const known = new WeakSet<Node>();
    function translateIn(root: Node): void {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(`«${text.data}»`);
        text.replaceWith(outer);
      }
    }
    function watch(root: Node): void {
      if (known.has(root)) return;
      known.add(root);
      translateIn(root);
      new MutationObserver(() => translateIn(root)).observe(root, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    watch(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      watch(root);
      return root;
    };
  });
}

/** All words of the checkout that are neither translated nor said to stay as they are. */
const untranslated = (page: Page) =>
  page.locator('till-checkout').evaluate((host) => {
    const left: string[] = [];
    const walker = document.createTreeWalker(host.shadowRoot ?? host, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() && !parentElement?.closest('font, [translate="no"], style')) left.push(data);
    }
    return left;
  });

async function open(page: Page, body: string): Promise<void> {
  host().setPage(
    '/page.html',
    `<!doctype html><html lang="en"><head><title>t</title></head><body><h1>Shop</h1>${body}</body></html>`,
  );
  await page.goto(`${host().url}/page.html`);
}

const heading = (page: Page) => page.locator('[data-till-heading]');

for (const [way, body] of Object.entries(WAYS)) {
  test(`${way}: from the list to paid`, async ({ page }) => {
    const trouble = await listenForTrouble(page);
    await translate(page);
    await open(page, body);
    await expect(page.locator('body > h1')).toHaveText('«Shop»');
    await expect(heading(page)).toHaveText(/^«Pay \$/);
    // The words of a search come, change and go.
    await page.getByRole('searchbox').fill('tether');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.locator('[role="option"]').filter({ hasText: 'USDT' }).first().click();
    await page.locator('[role="option"]').filter({ hasText: 'Tron' }).first().click();

    await expect(parts.code(page)).toBeVisible();
    const address = await shownAddress(page);
    expect(checkAddress('tron', address)).toMatchObject({ status: 'valid' });
    expect(await readQrCode(parts.code(page))).toBe(address);
    const opened = await host().store.handler.open({ orderId: '1', amountUsd: '20' });
    const figures = page.locator('.till-pay-panel .till-amount-figures').first();
    const payable = formatCrypto(amountToSend(opened.checkout) ?? parseDecimal('0'), 'en');
    await expect(figures).toHaveText(payable);

    const txHash = await host().store.pay('order-1');
    await host().store.settle();
    await expect(parts.status(page)).toHaveAttribute('data-status', 'detected');
    await expect(heading(page)).toHaveText(`«${en.statusTitle.detected}»`);
    host().store.sandbox.confirm(txHash);
    await host().store.settle();
    await expect(parts.status(page)).toHaveAttribute('data-status', 'paid');
    await expect(heading(page)).toHaveText(`«${en.statusTitle.paid}»`);

    await expect.poll(() => untranslated(page)).toEqual([]);
    await expect(page.locator('body > h1')).toHaveText('«Shop»');
    expect(trouble).toEqual([]);
  });
}
