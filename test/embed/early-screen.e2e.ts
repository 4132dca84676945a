/** The split build's first half: what it draws by hand is what the widget draws, and is taken over. */
import { expect, test, type Page } from '@playwright/test';
import { en, type Messages } from '../../src/ui/messages/en.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { fetchesFailedModulesAgain } from '../support/browserFeatures.js';
import { drawn, listenForTrouble, parts, shownAddress } from './hostPage.js';
import { startHost, type Host } from './hostServer.js';

const ORDERS = {
  'order-1': { orderId: '1', amountUsd: '1234.5' },
  'order-2': { orderId: '2', amountUsd: '45' },
};
const WIDGET = '**/till-widget-*.mjs';

let host: Host;
let widgetAsked = false;
const asksForWidget = () => widgetAsked;

test.beforeEach(async () => {
  widgetAsked = false;
  // Letters stay as they are; the test of the pictures has its own store.
  host = await startHost({ orders: ORDERS, handler: { icons: false } });
});
test.afterEach(async () => {
  await host.close();
});

/** A tag with what it says. */
const tag = (attributes: string, src = '/tillkit.mjs') =>
  `<script type="module" src="${src}" data-endpoint="/api/till" data-order="order-1" ${attributes}></script>`;

/** Opens a page with this body, where the widget waits until it is released. */
async function openWithoutWidget(page: Page, body: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(WIDGET, async (route) => {
    widgetAsked = true;
    await held;
    await route.continue().catch(() => {});
  });
  host.setPage(
    '/page.html',
    `<!doctype html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`,
  );
  await page.goto(`${host.url}/page.html`);
  return release;
}

/** What a person sees of the pay screen, element by element. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const view = document
      .querySelector('till-checkout')
      ?.shadowRoot?.querySelector('.till-wallet-view')
      ?.cloneNode(true) as Element;
    // What few need comes in sheets, which are closed.
    for (const sheet of view.querySelectorAll('dialog:not([open])')) sheet.remove();
    // The clock goes on meanwhile.
    for (const clock of view.querySelectorAll('.till-price-clock')) {
      const text = clock.lastChild;
      if (text) text.textContent = (text.textContent ?? '').replace(/[\d:]+/, '');
      clock.querySelector('circle + circle')?.removeAttribute('stroke-dasharray');
    }
    // A generated name counts the components before it, of which the widget has more.
    for (const radio of view.querySelectorAll('[type=radio]')) radio.removeAttribute('name');
    for (const element of [view, ...view.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return view.outerHTML.replaceAll('><', '>\n<');
  });

/** The widget is there as soon as its line of what is awaited unfolds. */
const whenTakenOver = (page: Page, { statusTitle }: Pick<Messages, 'statusTitle'> = en) =>
  expect(parts.waiting(page)).toContainText(statusTitle.pay);

/** Where each part of the screen is, and the screen itself. */
const PLACES = [
  '.till-checkout',
  '.till-mark',
  '.till-qr-code',
  '.till-address',
  '.till-warn',
  '.till-waiting .till-price-clock',
  '.till-source',
  '.till-payment-status',
  '.till-indicator',
];
const boxes = (page: Page) => Promise.all(PLACES.map((place) => page.locator(place).boundingBox()));

const SCREENS = {
  'a token on Tron': 'data-currency="USDT.Tron"',
  'a token on Ethereum': 'data-currency="USDT.Ethereum"',
  'a coin with a link and simpler forms': 'data-currency="BTC.Bitcoin"',
  'another language and a look of its own': `data-currency="BTC.Bitcoin" data-locale="de" data-theme="dark" data-appearance='{"variables":{"colorAccent":"rgb(1, 2, 3)"}}'`,
};

for (const [name, attributes] of Object.entries(SCREENS)) {
  test(`${name}: drawn as the widget draws it, taken over without a move`, async ({ page }) => {
    const trouble = await listenForTrouble(page);
    const release = await openWithoutWidget(page, tag(attributes));
    const code = page.locator('.till-qr-code');
    await expect(code).toBeVisible();
    const early = { markup: await markup(page), boxes: await boxes(page) };
    expect(early.boxes).not.toContain(null);
    await code.evaluate((element) => Object.assign(globalThis, { early: element }));
    expect(await parts.waiting(page).count()).toBe(0);

    release();
    await whenTakenOver(page, attributes.includes('data-locale="de"') ? de : en);
    expect(await markup(page)).toBe(early.markup);
    expect(await boxes(page)).toEqual(early.boxes);
    expect(await code.evaluate((element) => element === Reflect.get(globalThis, 'early'))).toBe(
      true,
    );
    await expect(page.locator('.till-checkout')).toHaveCount(1);
    // What is read out by itself stands in an element of its own, which was there before.
    await expect(page.locator('.till-payment-status > [role=status]')).toHaveClass(
      'till-visually-hidden',
    );
    expect(trouble).toEqual([]);
  });
}

test('the coin is marked by letters at once and by its pictures with the widget, and nothing moves', async ({
  page,
}) => {
  await host.close();
  host = await startHost({ orders: ORDERS });
  const trouble = await listenForTrouble(page);
  const release = await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  await expect(page.locator('.till-mark')).toHaveText('UT');
  const early = await boxes(page);
  expect(host.requests.filter((path) => path.includes('/icons/'))).toEqual([]);

  release();
  await whenTakenOver(page);
  await expect(page.locator('.till-mark [data-icon] img')).toHaveCount(2);
  await expect(page.locator('.till-mark')).toHaveText('');
  expect(await boxes(page)).toEqual(early);
  expect(trouble).toEqual([]);
});

test('the store is asked once, before the widget is asked for', async ({ page }) => {
  const release = await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  expect(host.requests.slice(1)).toEqual(['/tillkit.mjs', '/api/till/checkouts']);
  release();
  await whenTakenOver(page);
  expect(host.requests.filter((path) => path.endsWith('/checkouts'))).toHaveLength(1);
  // English needs no file of its own.
  expect(host.requests.filter((path) => path.startsWith('/locales/'))).toEqual([]);
});

/** The order, opened on the server with a currency chosen, as a page carries it. */
async function inlined(change: (text: string) => string = (text) => text): Promise<string> {
  const opened = await host.store.handler.open(ORDERS['order-1']);
  await host.store.fetch(`${host.store.endpoint}/checkout/currency`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currencyId: 'USDT.Tron' }),
  });
  const text = JSON.stringify(await host.store.handler.open(ORDERS['order-1']));
  return `<script type="application/json" data-till-initial>${change(text).replaceAll('<', '\\u003c')}</script>`;
}

test('what the server opened is drawn without a request', async ({ page }) => {
  await openWithoutWidget(page, (await inlined()) + tag(''));
  await expect(parts.code(page)).toBeVisible();
  expect(await readQrCode(parts.code(page))).toBe(await shownAddress(page));
  expect(host.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('an address that fails its check is drawn by neither', async ({ page }) => {
  const address = /"address":"(T\w+)"/;
  let bad = '';
  const wrong = await inlined((text) => {
    const [, good = ''] = address.exec(text) ?? [];
    bad = `${good.slice(0, -1)}${good.endsWith('a') ? 'b' : 'a'}`;
    return text.replaceAll(good, bad);
  });
  await page.route('**/api/till/**', () => {
    // The store is not heard: what the page says is all there is.
  });
  const release = await openWithoutWidget(page, wrong + tag(''));
  await expect.poll(asksForWidget).toBe(true);
  expect(bad).toMatch(/^T\w{33}$/);
  expect(await page.locator('.till-qr').count()).toBe(0);
  release();
  await expect(page.getByText(en.addressRefusedTitle)).toBeVisible();
  expect(await page.locator('till-checkout').innerText()).not.toContain(bad.slice(0, 4));
});

test('an amount below the currency’s minimum is asked for by neither', async ({ page }) => {
  const small = await inlined((text) =>
    text.replace('"quotedAt":', '"unmetMinimumUsd":"2000","quotedAt":'),
  );
  await page.route('**/api/till/**', () => {
    // The store is not heard: what the page says is all there is.
  });
  const release = await openWithoutWidget(page, small + tag(''));
  await expect.poll(asksForWidget).toBe(true);
  expect(await page.locator('.till-qr').count()).toBe(0);
  release();
  await expect(page.getByText(en.minimum('$2,000.00'))).toBeVisible();
  expect(await page.locator('.till-qr').count()).toBe(0);
});

test('what is not a plain pay screen is left to the widget', async ({ page }) => {
  const answered = page.waitForResponse('**/api/till/checkouts');
  const release = await openWithoutWidget(page, tag(''));
  await (await answered).finished();
  await drawn(page);
  expect(await page.locator('.till-wall > *').count()).toBe(0);
  release();
  await expect(parts.token(page)).toBeVisible();
});

const EARLY_PRESSES = {
  'of the currency': [parts.change, parts.token],
  'of the code': [parts.enlarge, (page: Page) => page.getByRole('dialog').getByRole('img')],
  'of the row to the exchange': [parts.exchange, (page: Page) => page.getByText(en.exchangeMemo)],
} as const;

for (const [name, [button, outcome]] of Object.entries(EARLY_PRESSES)) {
  test(`a press ${name} that comes too early does its work as soon as it can`, async ({ page }) => {
    const release = await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
    await button(page).click();
    await expect(parts.code(page)).toBeVisible();
    expect(await outcome(page).count()).toBe(0);
    release();
    await expect(outcome(page)).toBeVisible();
  });
}

test('another order before the widget is there takes the first one from the screen', async ({
  page,
}) => {
  const release = await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  const first = await shownAddress(page);
  await page
    .locator('till-checkout')
    .evaluate((element) => ((element as HTMLElement & { order: string }).order = 'order-2'));
  await expect(page.getByText('Order 2')).toBeVisible();
  expect(await shownAddress(page)).not.toBe(first);
  const second = await shownAddress(page);
  release();
  await whenTakenOver(page);
  expect(await shownAddress(page)).toBe(second);
});

test('taken away early it leaves nothing, and nothing comes later', async ({ page }) => {
  const trouble = await listenForTrouble(page);
  await page.clock.install();
  const release = await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('till-checkout');
    element?.destroy();
    Object.assign(globalThis, { element });
  });
  const answered = page.waitForResponse(WIDGET);
  release();
  // It is the same module, so that whoever waits for it longer has gone on.
  await page.evaluate((widget) => import(widget), (await answered).url());
  await drawn(page);
  expect(await page.evaluate('element.shadowRoot.childElementCount')).toBe(0);
  expect(await page.evaluate('element.shadowRoot.adoptedStyleSheets.length')).toBe(0);
  const asked = host.requests.length;
  await page.clock.runFor(60_000);
  await drawn(page);
  expect(host.requests.slice(asked)).toEqual(['/page.html']);
  expect(trouble).toEqual([]);
});

test('where the widget does not load, the code stays and it can be asked for again', async ({
  page,
}) => {
  let broken = true;
  await page.route(WIDGET, (route) => (broken ? route.abort() : route.continue()));
  host.setPage(
    '/page.html',
    `<!doctype html><title>t</title>${'<body>'}${tag('data-currency="USDT.Tron"')}`,
  );
  await page.goto(`${host.url}/page.html`);
  await expect(page.getByRole('alert')).toContainText(en.notLoaded);
  await expect(parts.code(page)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: en.tryAgain }).click();
  if (!(await fetchesFailedModulesAgain(page))) {
    // An older Chromium has not asked for it: what can be paid stays, and a reload brings the rest.
    await expect(page.getByRole('alert')).toContainText(en.notLoaded);
    await expect(parts.code(page)).toBeVisible();
    const reload = page.getByRole('button', { name: en.reloadPage });
    await expect(reload).toBeFocused();
    await reload.click();
  }
  await whenTakenOver(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(parts.code(page)).toHaveCount(1);
});

test('a late part that did not load comes when it is asked for again, whatever the browser remembers', async ({
  page,
}) => {
  let broken = true;
  await page.route(/\/till-CurrencyPicker-/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  host.setPage('/page.html', `<!doctype html><title>t</title><body>${tag('')}`);
  await page.goto(`${host.url}/page.html`);
  await expect(page.getByText(en.notLoaded)).toBeVisible();
  // A part that is drawn after a failed preload asks once more by itself, in the turn after it is drawn.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
  await expect(page.getByText(en.notLoaded)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: en.tryAgain }).click();
  await parts.choose(page);
  await expect(parts.code(page)).toBeVisible();
  await expect(page.getByText(en.notLoaded)).toHaveCount(0);
});

test('where the widget never comes, a price that is over does not stay on the screen', async ({
  page,
}) => {
  await page.clock.install();
  await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  await page.clock.fastForward('14:00');
  await expect(parts.code(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(parts.code(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.copyAmount })).toHaveCount(0);
});

test('where the widget never comes, a price that holds for a month is drawn once', async ({
  page,
}) => {
  await host.close();
  host = await startHost({ orders: ORDERS, handler: { quoteLifetimeMs: 30 * 86_400_000 } });
  await page.clock.install();
  await openWithoutWidget(page, tag('data-currency="USDT.Tron"'));
  await expect(parts.code(page)).toBeVisible();
  const drawn = await parts.code(page).elementHandle();
  // Longer than any timer takes.
  for (const time of [100, 25 * 86_400_000]) {
    expect(await drawn?.evaluate((code) => code.isConnected)).toBe(true);
    await page.clock.fastForward(time);
  }
  await expect(parts.code(page)).toBeVisible();
  await page.clock.fastForward(5 * 86_400_000);
  await expect(parts.code(page)).toHaveCount(0);
});

test('under a strict policy nothing is violated, and there is no global', async ({ page }) => {
  const trouble = await listenForTrouble(page);
  const dark = `data-currency="USDT.Tron" data-appearance='{"variables":{"colorAccent":"red"}}'`;
  host.setPage('/strict-module.html', `<!doctype html><title>t</title><body>${tag(dark)}`);
  const globals = () => page.evaluate('Object.getOwnPropertyNames(globalThis).length');
  await page.goto(`${host.url}/strict-empty.html`).catch(() => undefined);
  const before = await globals();
  await page.goto(`${host.url}/strict-module.html`);
  await whenTakenOver(page);
  expect(await globals()).toBe(before);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a tag whose address has a query works as well, though its file is loaded twice', async ({
  page,
}) => {
  const trouble = await listenForTrouble(page);
  const versioned = tag('data-currency="USDT.Tron"', '/tillkit.mjs?v=1');
  host.setPage('/page.html', `<!doctype html><title>t</title><body>${versioned}`);
  await page.goto(`${host.url}/page.html`);
  await whenTakenOver(page);
  await expect(page.locator('.till-payment-status')).toHaveCSS('display', 'grid');
  await expect(page.locator('till-checkout')).toHaveCount(1);
  await expect(parts.code(page)).toHaveCount(1);
  expect(host.requests.filter((path) => path.endsWith('/checkouts'))).toHaveLength(1);
  expect(trouble).toEqual([]);
});
