/** Links that lead to a page with the script alone: opened once, on a bad network too, and told in words. */
import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { listenForTrouble, parts, shownAddress } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const ORDERS = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-7': { orderId: '7', amountUsd: '45' },
};
const OPENINGS = '**/api/till/checkouts';

const host = hostPerTest({
  orders: ORDERS,
  handler: { handOff: { page: 'https://shop.example/resume.html' } },
});

/** The two scripts. */
const PAGES = {
  'tillkit.js': 'src="/tillkit.js"',
  'tillkit.mjs': 'type="module" src="/tillkit.mjs"',
};
type Script = keyof typeof PAGES;
const tag = (script: Script, attributes: string) =>
  `<script ${PAGES[script]} data-endpoint="/api/till" ${attributes}></script>`;

/** Serves a page with this body, and answers its address. */
function serve(body: string): string {
  const html = `<!doctype html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`;
  host().setPage('/page.html', html);
  return `${host().url}/page.html`;
}

/** An order whose currency was chosen elsewhere, and the link that a phone scans there. */
async function scannedLink(): Promise<string> {
  const ask = async (method: string, path: string, body: object, token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const init = { method, headers, body: JSON.stringify(body) };
    return (await host().store.fetch(`${host().store.endpoint}${path}`, init)).json();
  };
  const { token } = (await ask('POST', '/checkouts', { order: 'order-7' })) as { token: string };
  await ask('PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }, token);
  const { url } = (await ask('POST', '/checkout/link', {}, token)) as { url: string };
  return new URL(url).hash;
}

const anotherPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext()).newPage();
/** All that a page sends out but the body of a request. */
const heardBy = (request: Request) =>
  [request.url(), ...Object.values(request.headers())].join(' ');

for (const script of Object.keys(PAGES) as Script[]) {
  test(`${script}: a scanned link opens its payment, is nowhere to be read, and survives a reload`, async ({
    page,
    browser,
  }) => {
    const trouble = await listenForTrouble(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(heardBy(request)));
    const url = serve(tag(script, 'data-order="order-1" data-resume'));
    const link = await scannedLink();
    await page.goto(`${url}?lang=en${link}`);
    await expect(page.getByText('Order 7')).toBeVisible();
    expect(page.url()).toBe(`${url}?lang=en`);
    const { address } = (await host().store.getCheckout('order-7'))?.address ?? {};
    expect(await readQrCode(parts.code(page))).toBe(address);

    await page.reload();
    await expect(page.getByText('Order 7')).toBeVisible();
    expect(await shownAddress(page)).toBe(address);
    expect(sent.filter((line) => line.includes('till1r'))).toEqual([]);
    expect(await page.content()).not.toContain('till1r');
    expect(trouble).toEqual([]);

    const stranger = await anotherPage(browser);
    await stranger.goto(`${url}${link}`);
    await expect(stranger.getByText(en.finalTitle.link_used)).toBeVisible();
    expect(await stranger.locator('till-checkout').innerText()).not.toContain('Order 1');
    await stranger.context().close();

    // Another page of the tab is no part of it, and on the way back it is there again.
    await page.goto(`${host().url}/plain.html`);
    await expect(page.getByText('Order 1')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Order 7')).toBeVisible();
    expect(host().requests.filter((path) => path.includes('till1r'))).toEqual([]);
  });
}

test('the code is drawn early for a link too, and the widget that takes over goes on with its token', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/till-widget-*.mjs', async (route) => {
    await held;
    await route.continue();
  });
  const url = serve(tag('tillkit.mjs', 'data-order="order-1" data-resume'));
  await page.goto(`${url}${await scannedLink()}`);
  await expect(parts.code(page)).toBeVisible();
  await expect(page.getByText('Order 7')).toBeVisible();
  expect(page.url()).toBe(url);
  release();
  await expect(parts.waiting(page)).toBeVisible();
  expect(host().requests.filter((path) => path.endsWith('/checkouts'))).toHaveLength(1);
  const opened = page.waitForResponse(OPENINGS);
  await page.reload();
  expect((await opened).status()).toBe(200);
  await expect(parts.code(page)).toBeVisible();
});
