/** The script, the element and the mount function in a real browser, one behaviour at a time. */
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { listenForTrouble, parts, payHeading, shownAddress } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const ORDERS = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-2': { orderId: '2', amountUsd: '45' },
};
const TAG = '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1"></script>';

const host = hostPerTest({ orders: ORDERS });

/** Opens a page with this body. */
async function open(page: Page, body: string, head = ''): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>t</title>${head}</head><body>${body}</body></html>`;
  host().setPage('/page.html', html);
  await page.goto(`${host().url}/page.html`);
}

const count = (path: string) => host().requests.filter((one) => one.endsWith(path)).length;

test('loading the script twice keeps the first one and shows one checkout for each tag', async ({
  page,
}) => {
  const trouble = await listenForTrouble(page);
  await open(
    page,
    `<script src="/tillkit.js"></script><script>window.first = Tillkit</script>${TAG}`,
  );
  await expect(parts.token(page)).toHaveCount(1);
  expect(await page.evaluate('Tillkit === first')).toBe(true);
  expect(count('/tillkit.js')).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});

test('two checkouts on a page keep their orders apart', async ({ page }) => {
  await open(page, `${TAG}${TAG.replace('order-1', 'order-2')}`);
  const [first, second] = [
    page.locator('till-checkout').first(),
    page.locator('till-checkout').last(),
  ];
  await expect(first.getByText('Order 1')).toBeVisible();
  await expect(second.getByText('Order 2')).toBeVisible();
  await second.getByRole('option', { name: /^USDT/ }).click();
  await second.getByRole('option', { name: /USDT.*Tron/ }).click();
  await expect(second.getByRole('button', { name: en.copyAmount })).toBeVisible();
  await expect(first.getByRole('listbox')).toBeVisible();
  expect((await host().store.getCheckout('order-1'))?.quote).toBeNull();
});

test('another order starts clean: the old wallet is never drawn again', async ({ page }) => {
  await open(page, '<div id="here"></div><script src="/tillkit.js"></script>');
  await page.evaluate(() => {
    const options = { endpoint: '/api/till', order: 'order-1', currency: 'USDT.Tron' };
    Object.assign(globalThis, { mounted: Tillkit?.mount('#here', options) });
  });
  await expect(parts.code(page)).toBeVisible();
  const old = await shownAddress(page);

  // Every text that the checkout ever shows from here on is written down.
  await page.evaluate(() => {
    const seen: string[] = [];
    const shadow = document.querySelector('till-checkout')?.shadowRoot;
    const note = () => seen.push(shadow?.textContent ?? '');
    if (shadow)
      new MutationObserver(note).observe(shadow, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    const scope = globalThis as unknown as { mounted: { update: (o: object) => void } };
    scope.mounted.update({ order: 'order-2', currency: undefined });
    Object.assign(globalThis, { seen });
  });
  await expect(page.getByText('Order 2')).toBeVisible();
  await parts.choose(page);
  await expect(parts.code(page)).toBeVisible();
  expect(await shownAddress(page)).not.toBe(old);
  expect(await readQrCode(parts.code(page))).not.toBe(old);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((text) => text.replace(/\s/g, '').includes(old))).toEqual([]);
});

test('the whole way is open to the keyboard, and the focus follows the screens', async ({
  page,
}) => {
  await open(page, `<a href="#before">before</a>${TAG}<a href="#after">after</a>`);
  await expect(parts.token(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('usdt tron');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts.code(page)).toBeVisible();
  await expect(payHeading(page)).toBeFocused();
  // The last of the parts that the keys reach.
  await expect(parts.waiting(page)).toBeVisible();
  for (const next of [
    parts.change(page),
    page.getByRole('radio', { name: en.wallet }),
    page.getByRole('button', { name: en.copyAmount }),
    page.getByRole('button', { name: en.copyAddress }),
    parts.enlarge(page),
    parts.waiting(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.getByText('after').evaluate((link) => link === document.activeElement)) return;
  }
  throw new Error('The focus never leaves the checkout.');
});

test('a payment that is noticed does not pull the shopper out of a field of the page', async ({
  page,
}) => {
  await open(page, `${TAG}<input id="coupon" />`);
  await parts.choose(page);
  await expect(parts.code(page)).toBeVisible();
  await page.locator('#coupon').focus();
  await host().store.pay('order-1');
  await host().store.settle();
  await expect(parts.status(page)).toHaveAttribute('data-status', 'detected');
  await expect(page.locator('#coupon')).toBeFocused();
});

test('the element hears properties and tells events that bubble', async ({ page }) => {
  await open(
    page,
    `<main><till-checkout></till-checkout></main><script>
      const heard = [];
      for (const name of ['ready', 'change', 'statuschange', 'complete', 'error'])
        document.addEventListener('till-' + name, (event) => heard.push([event.type, event.detail.type]));
      const element = document.querySelector('till-checkout');
      // Before the script: the properties wait on the element.
      element.order = 'order-1';
      element.appearance = { variables: { colorAccent: 'rgb(1, 2, 3)' } };
      element.endpoint = '/api/till';
    </script><script src="/tillkit.js"></script>`,
  );
  await parts.choose(page);
  await expect(parts.code(page)).toBeVisible();
  await expect(page.getByText(en.change, { exact: true })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect
    .poll(() => page.evaluate('heard'))
    .toEqual([
      ['till-ready', 'ready'],
      ['till-change', 'change'],
      ['till-statuschange', 'status_change'],
    ]);
});

test('a ready-made look and the rules of a page are worn', async ({ page }) => {
  const wear = (look: string) =>
    open(
      page,
      TAG.replace('data-order', `data-currency="USDT.Tron" data-appearance='${look}' data-order`),
    );
  await wear('{"rules":{".Button":{"fontWeight":"800"}}}');
  await parts.enlarge(page).click();
  await expect(page.getByRole('button', { name: en.close })).toHaveCSS('font-weight', '800');
  await wear('midnight');
  const accent = () =>
    page
      .locator('.till-checkout')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--till-color-accent').trim());
  await expect.poll(accent).toContain('#5eead4');
});

test('moving the element keeps it, taking it out ends it', async ({ page }) => {
  await open(page, `<div id="a">${TAG}</div><div id="b"></div>`);
  await page.getByRole('searchbox').fill('tron');
  await page.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('till-checkout') as Node),
  );
  await expect(page.getByRole('searchbox')).toHaveValue('tron');
  await page.evaluate(() => {
    const element = document.querySelector('till-checkout');
    element?.remove();
    Object.assign(globalThis, { element });
  });
  expect(await page.evaluate('element.shadowRoot.childElementCount')).toBe(0);
});

test('in a dialog, which is as wide as what stands in it, there is room to pay', async ({
  page,
}) => {
  const tag = TAG.replace('data-order', 'data-currency="USDT.Tron" data-order');
  await open(page, `<dialog><button autofocus>x</button>${tag}</dialog>`);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await expect(parts.code(page)).toBeVisible();
  const width = async (part: string) => (await page.locator(part).boundingBox())?.width;
  expect(await width('.till-qr')).toBeGreaterThanOrEqual(200);
  expect(await width('.till-checkout')).toBeGreaterThanOrEqual(240);
  expect(await readQrCode(parts.code(page))).toBe(await shownAddress(page));
});

const ELEMENT = '<till-checkout endpoint="/api/till" order="order-1">';
/** Checkouts that a page moves into a frame, by what stands around them. */
const MOVED = {
  'of a tag': TAG.replace('<script', '<div id="moved"><script') + '</div>',
  'in a shadow root of the page': `<script src="/tillkit.js"></script><div id="moved"></div><script>
    document.querySelector('#moved').attachShadow({ mode: 'open' }).innerHTML = '${ELEMENT}'
  </script>`,
  'drawn by a server': `<div id="moved">${ELEMENT}
    <template shadowrootmode="open" shadowrootcustomelementregistry><p>Drawn</p></template></till-checkout></div>
    <script src="/tillkit.js"></script>`,
};

for (const [which, body] of Object.entries(MOVED)) {
  test(`in another document it starts again, with that one’s sheets: ${which}`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    await open(page, `${body}<iframe src="about:blank" width="400" height="900"></iframe>`);
    await expect(parts.token(page)).toBeVisible();
    const moved = await page.evaluateHandle(() => document.querySelector('#moved') as Element);
    await moved.evaluate((element) =>
      document.querySelector('iframe')?.contentDocument?.body.append(element),
    );
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('option', { name: /^USDT/ })).toHaveCSS('cursor', 'pointer');
    await inside.getByRole('option', { name: /^USDT/ }).click();
    await inside.getByRole('option', { name: /USDT.*Tron/ }).click();
    await expect(inside.getByRole('img', { name: /USDT.*Tron/ })).toBeVisible();
    await moved.evaluate((element) => document.body.append(element));
    await expect(parts.code(page)).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

test('a browser without constructed style sheets shows a plain checkout that can be paid', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  });
  await open(page, TAG);
  await parts.choose(page);
  expect(await readQrCode(parts.code(page))).toBe(await shownAddress(page));
});

test('the split build does the same in a module, and loads the picker only where it is needed', async ({
  page,
}) => {
  const trouble = await listenForTrouble(page);
  const tag = TAG.replace('src="/tillkit.js"', 'type="module" src="/tillkit.mjs"');
  await open(page, tag.replace('data-order', 'data-currency="USDT.Tron" data-order'));
  await expect(parts.code(page)).toBeVisible();
  await expect(parts.waiting(page)).toBeVisible();
  // What the code waits for is asked first: one script, one request.
  const asked = host().requests.slice(host().requests.lastIndexOf('/tillkit.mjs'));
  expect(asked[1]).toBe('/api/till/checkouts');
  expect(host().requests.filter((path) => path.includes('CurrencyPicker'))).toEqual([]);
  await parts.change(page).click();
  await expect(parts.token(page)).toBeVisible();
  expect(host().requests.filter((path) => path.includes('CurrencyPicker'))).toHaveLength(1);
  // Each late part has brought its rules.
  await expect(parts.token(page)).toHaveCSS('cursor', 'pointer');
  await expect(page.locator('.till-payment-status')).toHaveCSS('display', 'grid');
  expect(await page.evaluate('typeof Tillkit')).toBe('undefined');
  expect(trouble).toEqual([]);
});
