/** A checkout in a classic form: what the form submits, what holds it, and what never submits it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type * as render from '../../src/exports/render.js';
import type { CurrencyListing } from '../../src/contract/currencies.js';
import { en } from '../../src/ui/messages/en.js';
import { listenForTrouble, parts, payHeading } from './hostPage.js';
import { RENDER_FOLDER, startHost, type Host } from './hostServer.js';

const ORDERS = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-2': { orderId: '2', amountUsd: '45' },
};
const SCRIPTS = {
  'tillkit.js': '<script src="/tillkit.js"></script>',
  'tillkit.mjs': '<script type="module" src="/tillkit.mjs"></script>',
} as const;

let host: Host;
/** What the store's server got, in order: the bodies of the submitted forms. */
let submitted: string[] = [];

test.beforeEach(async () => {
  host = await startHost({ orders: ORDERS });
  submitted = [];
  host.setRoute('/order', async (request) => {
    submitted.push(await request.text());
    return new Response('<!doctype html><h1>Thanks</h1>', {
      headers: { 'content-type': 'text/html' },
    });
  });
});
test.afterEach(async () => {
  await host.close();
});

const element = (attributes: string, order = 'order-1') =>
  `<till-checkout endpoint="/api/till" order="${order}" currency="USDT.Tron" ${attributes}></till-checkout>`;

/** Opens a page with this form. */
async function open(page: Page, fields: string, more: { script?: string; lang?: string } = {}) {
  const { script = SCRIPTS['tillkit.js'], lang = 'en' } = more;
  const html =
    `<!doctype html><html lang="${lang}"><head><title>t</title></head><body>` +
    `<form method="post" action="/order"><input name="email" value="a@example.com">${fields}` +
    `<button>Place order</button></form>${script}</body></html>`;
  host.setPage('/page.html', html);
  await page.goto(`${host.url}/page.html`);
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks' });
const entries = (page: Page) =>
  page.evaluate(() => [...new FormData(document.forms[0])].map(([name, value]) => [name, value]));
const messageOf = (page: Page) =>
  page.evaluate(() => document.querySelector('till-checkout')?.validationMessage);
/** The form hears of a status in the turn after it is drawn. */
const letsGo = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.forms[0]?.matches(':valid'))).toBe(true);
/** What has the focus inside the checkout. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.querySelector('till-checkout')?.shadowRoot?.activeElement?.textContent,
  );

async function detect(): Promise<string> {
  const txHash = await host.store.pay('order-1');
  await host.store.settle();
  return txHash;
}

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`${name}: held while awaiting, with the focus on the checkout, and let go once detected`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    await open(page, element('name="payment" required'), { script });
    await expect(payHeading(page)).toBeVisible();
    await place(page).click();
    await expect.poll(() => focused(page)).toBe(en.payTitle('$20.00'));
    expect(await messageOf(page)).toBe(en.continueOnceDetected);
    expect(submitted).toEqual([]);

    await detect();
    await expect(page.getByRole('heading', { name: en.statusTitle.detected })).toBeVisible();
    await letsGo(page);
    expect(await messageOf(page)).toBe('');
    await place(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(submitted).toEqual(['email=a%40example.com&payment=order-1&payment_status=detected']);
    expect(trouble).toEqual([]);
  });
}

test('submits each status as it is shown, and a reset of the form changes nothing', async ({
  page,
}) => {
  await open(page, element('name="payment"'));
  const statusIs = (status: string) =>
    expect
      .poll(() => entries(page))
      .toEqual([
        ['email', 'a@example.com'],
        ['payment', 'order-1'],
        ['payment_status', status],
      ]);
  await expect(payHeading(page)).toBeVisible();
  await statusIs('awaiting');
  const txHash = await detect();
  await statusIs('detected');
  await page.evaluate(() => document.forms[0]?.reset());
  await statusIs('detected');
  host.store.sandbox.confirm(txHash);
  await host.store.settle();
  await statusIs('paid');
});

test('without a name nothing is submitted, and without `required` nothing is held', async ({
  page,
}) => {
  await open(page, element(''));
  await expect(payHeading(page)).toBeVisible();
  await place(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(submitted).toEqual(['email=a%40example.com']);
});

test('a page may go on by itself: at the event, the form is let go already', async ({ page }) => {
  await open(page, element('name="payment" required'));
  await expect(payHeading(page)).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('till-statuschange', () => document.forms[0]?.requestSubmit()),
  );
  await detect();
  await expect(thanks(page)).toBeVisible();
  expect(submitted).toEqual(['email=a%40example.com&payment=order-1&payment_status=detected']);
});

test('holds before the store has answered and where it cannot be reached', async ({ page }) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/till/**', async (route) => {
    await answered;
    await route.abort();
  });
  await open(page, element('name="payment" required'));
  await expect(page.locator('.till-skeleton').first()).toBeVisible();
  await place(page).click();
  // There is no heading yet: the focus goes to the box around all of it.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.querySelector('till-checkout')?.shadowRoot?.activeElement?.className,
      ),
    )
    .toBe('till-wall');
  answer();
  await expect(page.getByRole('heading', { name: en.openLater })).toBeVisible();
  await place(page).click();
  await expect.poll(() => focused(page)).toBe(en.openLater);
  expect(submitted).toEqual([]);
});

test('in a disabled fieldset it is neither submitted nor checked nor operable', async ({
  page,
}) => {
  await open(page, `<fieldset disabled>${element('name="payment" required')}</fieldset>`);
  await expect(payHeading(page)).toBeVisible();
  expect(await entries(page)).toEqual([['email', 'a@example.com']]);
  expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBeUndefined();
  }
  await page.evaluate(() => document.querySelector('fieldset')?.removeAttribute('disabled'));
  expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(false);
  await parts.enlarge(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('several in a form: each holds it and each is submitted under its own name', async ({
  page,
}) => {
  await open(
    page,
    element('name="order[payment]" required') + element('name="tip" required', 'order-2'),
  );
  await expect(page.getByText('Order 2')).toBeVisible();
  await expect(payHeading(page)).toBeVisible();
  await detect();
  await expect(page.getByRole('heading', { name: en.statusTitle.detected })).toBeVisible();
  await expect.poll(() => messageOf(page)).toBe('');
  await place(page).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('order')))
    .toBe('order-2');
  expect(submitted).toEqual([]);
  await host.store.pay('order-2');
  await host.store.settle();
  await expect(page.getByRole('heading', { name: en.statusTitle.detected })).toHaveCount(2);
  await letsGo(page);
  await place(page).click();
  await expect(thanks(page)).toBeVisible();
  expect([...new URLSearchParams(submitted[0])]).toEqual([
    ['email', 'a@example.com'],
    ['order[payment]', 'order-1'],
    ['order[payment_status]', 'detected'],
    ['tip', 'order-2'],
    ['tip_status', 'detected'],
  ]);
});

test('another order waits again, and one that was taken out of the page says nothing', async ({
  page,
}) => {
  await open(page, element('name="payment" required'));
  await expect(payHeading(page)).toBeVisible();
  await detect();
  await expect.poll(() => messageOf(page)).toBe('');
  const states = await page.evaluate(async () => {
    const checkout = document.querySelector('till-checkout');
    const form = document.forms[0];
    if (!checkout || !form) return [];
    const now = () => [...new FormData(form).entries()].slice(1).map(([, value]) => value);
    checkout.order = 'order-2';
    await Promise.resolve();
    const other = [now(), form.checkValidity()];
    checkout.order = null;
    await Promise.resolve();
    return [other, [now(), form.checkValidity()]];
  });
  expect(states).toEqual([
    [['order-2', 'awaiting'], false],
    [[], true],
  ]);
});

test('by keyboard alone: no button and no Enter in the checkout submits the form', async ({
  page,
}) => {
  await open(page, `${element('name="payment"').replace('currency="USDT.Tron"', '')}`);
  const search = page.getByRole('searchbox').or(page.getByRole('combobox'));
  await search.first().focus();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await search.first().fill('USDT');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /USDT.*Tron/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(parts.exchange(page)).toBeVisible();
  await expect(page.locator('till-checkout button:not([type="button"])')).toHaveCount(0);
  for (const button of await page.locator('till-checkout button:visible').all()) {
    if (!(await button.isVisible())) continue;
    await button.press('Enter');
    await page.keyboard.press('Escape');
  }
  expect(submitted).toEqual([]);
  expect(page.url()).toBe(`${host.url}/page.html`);

  await place(page).focus();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(submitted).toHaveLength(1);
});

test('code of the page that asks each field of a form gets an answer here too', async ({
  page,
}) => {
  await open(page, element('required'));
  await expect(payHeading(page)).toBeVisible();
  const answers = await page.evaluate(() => {
    const checkout = document.querySelector('till-checkout');
    const { form, validity, willValidate } = checkout ?? {};
    return {
      listed: [...(document.forms[0]?.elements ?? [])].includes(checkout as Element),
      form: form === document.forms[0],
      missing: validity?.valueMissing,
      willValidate,
      checked: checkout?.checkValidity?.(),
      reported: checkout?.reportValidity?.(),
      styled: checkout?.matches(':invalid'),
    };
  });
  expect(answers).toEqual({
    listed: true,
    form: true,
    missing: true,
    willValidate: true,
    checked: false,
    reported: false,
    styled: true,
  });
});

test('the script tag says it too, for the form that it stands in', async ({ page }) => {
  await open(
    page,
    '<script src="/tillkit.js" data-endpoint="/api/till" data-order="order-1" data-name="payment" data-required></script>',
    { script: '' },
  );
  await expect(parts.token(page)).toBeVisible();
  await place(page).click();
  expect(await messageOf(page)).toBe(en.continueOnceDetected);
  expect((await entries(page)).at(-2)).toEqual(['payment', 'order-1']);
  expect(submitted).toEqual([]);
});

test('a browser without form-associated elements takes payments, and submits nothing', async ({
  page,
}) => {
  const trouble = await listenForTrouble(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
    Reflect.deleteProperty(globalThis, 'ElementInternals');
  });
  await open(page, element('name="payment" required'));
  await expect(payHeading(page)).toBeVisible();
  await place(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(submitted).toEqual(['email=a%40example.com']);
  expect(trouble).toEqual([]);
});

test('drawn by a server inside a form: its own form chooses, and the script takes name and hold over', async ({
  page,
  browser,
}) => {
  const built = (await import(
    pathToFileURL(join(process.env[RENDER_FOLDER] ?? '', 'render.js')).href
  )) as typeof render;
  const opened = await host.store.handler.open(ORDERS['order-1']);
  const listing = await host.store.fetch(`${host.store.endpoint}/currencies`);
  const drawn = await built.renderCheckout(opened, {
    endpoint: '/api/till',
    order: 'order-1',
    name: 'payment',
    required: true,
    stylesheet: '/tillkit.css',
    picker: {
      action: '/choose',
      currencies: async () => (await listing.json()) as CurrencyListing,
    },
  });
  const chosen: string[] = [];
  host.setRoute('/choose', async (request) => {
    chosen.push(await request.text());
    return new Response('<!doctype html><h1>Chosen</h1>', {
      headers: { 'content-type': 'text/html' },
    });
  });
  await open(page, drawn);
  await expect(parts.token(page)).toBeVisible();
  await place(page).click();
  await expect.poll(() => messageOf(page)).toBe(en.continueOnceDetected);
  expect((await entries(page)).slice(1)).toEqual([
    ['payment', 'order-1'],
    ['payment_status', 'awaiting'],
  ]);
  expect(submitted).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${host.url}/page.html`);
  await still.getByRole('button', { name: /^USDT.*Tron/ }).click();
  await expect(still.getByRole('heading', { name: 'Chosen' })).toBeVisible();
  expect(chosen).toEqual(['currency=USDT.Tron']);
  expect(submitted).toEqual([]);
  await context.close();
});
