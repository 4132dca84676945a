/** The built documentation site: its links, its pages in a browser, its first page, its live parts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const site = join(root, 'docs/.vitepress/dist');
const ORIGIN = 'https://docs.example';
/** Everything of the first page that is loaded before a live part, with gzip. */
const MOST_BYTES = 150_000;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

let pages: readonly string[] = [];

test.beforeAll(() => {
  pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html');
});

const htmlOf = (page: string): string => readFileSync(join(site, page), 'utf8');
const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** Answers from the built files, and nothing from anywhere else. @returns what else was asked for */
async function serve(context: BrowserContext): Promise<{ foreign: string[]; bytes: () => number }> {
  const foreign: string[] = [];
  const sizes = new Map<string, number>();
  await context.route(
    () => true,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const path = join(site, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
      if (origin !== ORIGIN || !existsSync(path)) {
        foreign.push(route.request().url());
        return route.fulfill({ status: 404 });
      }
      sizes.set(path, gzipSync(readFileSync(path)).length);
      return route.fulfill({ path });
    },
  );
  return { foreign, bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

/** What the page complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test('every link leads to a page and a heading that are there', () => {
  const anchors = new Map(
    pages.map((page) => {
      const ids = [...htmlOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id));
      return [page, new Set(ids)] as const;
    }),
  );
  const broken = pages.flatMap((page) =>
    [...htmlOf(page).matchAll(/<a [^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const url = new URL(unescaped(href), `${ORIGIN}/${page}`);
      if (url.origin !== ORIGIN) return [];
      const path = decodeURIComponent(url.pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
      const id = decodeURIComponent(url.hash.slice(1));
      const isThere = existsSync(join(site, path)) && (id === '' || anchors.get(path)?.has(id));
      return isThere ? [] : [`${page}: ${href}`];
    }),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect([...new Set(broken)]).toEqual([]);
});

/**
 * Axe for these pages, which have no frames of other origins: in one call, and with a place only for what it
 * complains of. On the longest page that takes a tenth of the time, and finds the same.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** In parts, so that they run side by side. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  const name = `${String(part + 1)} of ${String(PARTS)}`;
  test(`every page works, by axe too, in both themes and on a phone, ${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: ORIGIN });
    const { foreign } = await serve(context);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of pages.filter((_, at) => at % PARTS === part)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/${path}`);
      // Pages of the API are many and long, and made of the same parts: colours are measured on one.
      const isRepeated = /^reference\/api\/tillkit(?!\/render)/.test(path);
      const axe = axeOf(page).disableRules(isRepeated ? ['color-contrast'] : []);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      expect.soft(found, path).toEqual([]);
      if (!isRepeated) {
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await axeOf(page).withRules(['color-contrast']).analyze();
        const pale = dark.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
        expect.soft(pale, `${path}, dark`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path}: width on a phone`).toBeLessThanOrEqual(390);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
}

test('the first page is small, and loads the live part only when it is wanted', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const { bytes } = await serve(context);
  await context.addInitScript(() => {
    // Neither seen nor idle.
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    window.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes()).toBeGreaterThan(20_000);
  expect(bytes()).toBeLessThanOrEqual(MOST_BYTES);
  await expect(page.locator('.till')).toHaveCount(0);
  await context.close();
});

test('the first page and a guide can be read with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN, javaScriptEnabled: false });
  await serve(context);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const way of ['React', 'Script tag', 'Any other language']) {
    await expect(page.getByRole('heading', { name: way })).toBeVisible();
  }
  await expect(page.getByText('<CheckoutProvider endpoint="/api/till"')).toBeVisible();
  await expect(page.getByText('npx tillkit serve --sandbox')).toBeVisible();
  await page.goto('/guides/install.html');
  await expect(page.getByText('createCheckoutHandler({')).toBeVisible();
  await page.goto('/guides/going-live.html');
  await expect(page.getByText('The sandbox is off.')).toBeVisible();
  await context.close();
});

test('the checkout of the first page is paid', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  await serve(context);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/');
  await page.getByRole('option', { name: /^USDT/ }).click();
  await page.getByRole('option', { name: /USDT.*Tron/ }).click();
  const payer = page.getByRole('group', { name: 'Simulate the customer' }).getByRole('button');
  await expect(payer).toHaveText('Pay');
  await payer.click();
  await expect(payer).toHaveText('Confirm it');
  await payer.click();
  await expect(payer).toHaveText('Start over');
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the playground shows a look, a state and a language, with their code', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  await serve(context);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/playground.html');
  await page.getByRole('radio', { name: 'midnight' }).check();
  await page.getByLabel('State').selectOption('Paid');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Bezahlt' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'React' })).toContainText('locale="de"');
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** What people type into the search, and the page that answers it. */
const SEARCHES: Readonly<Record<string, string>> = {
  'thank you page': '/guides/page',
  'redirect after payment': '/guides/page',
  'hide the title': '/guides/page',
  'content security policy': '/guides/page',
  iframe: '/guides/page',
  'server side rendering': '/guides/page',
  CurrencyPicker: '/guides/parts',
  'custom layout': '/guides/headless',
  'next.js initial': '/guides/server',
  'minimum amount': '/guides/server',
  cors: '/guides/server',
  'brand colors': '/guides/appearance',
  'test mode': '/guides/sandbox',
  'webhook url': '/guides/webhooks',
  refund: '/treasury',
  underpaid: '/guides/bookkeeping',
  'expired payment': '/guides/bookkeeping',
  'payment link': '/guides/links',
  'React Native': '/guides/platforms',
  WordPress: '/guides/platforms',
  backup: '/guides/database',
};

test('the search finds what people type, within its first three results', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  await serve(context);
  const page = await context.newPage();
  await page.goto('/guides/install.html');
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('searchbox');
  const found = page.locator('.results a.result');
  for (const [words, answer] of Object.entries(SEARCHES)) {
    // So that no result is the last search's.
    await box.fill('');
    await expect(found).toHaveCount(0);
    await box.fill(words);
    await expect(found).not.toHaveCount(0);
    const links = await found.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const pages = links.slice(0, 3).map((link) => link?.replace(/\.html.*/, ''));
    expect.soft(pages, words).toContain(answer);
  }
  await context.close();
});

test('llms.txt names every page, and llms-full.txt holds them', () => {
  const list = readFileSync(join(site, 'llms.txt'), 'utf8');
  const whole = readFileSync(join(site, 'llms-full.txt'), 'utf8');
  const named = [...list.matchAll(/\]\((\S+\.md)\)/g)].map(([, path = '']) => path);
  expect(named.map((path) => path.replace('.md', '.html')).sort()).toEqual(
    pages.filter((page) => page !== 'index.html').sort(),
  );
  for (const path of named) {
    expect(existsSync(join(site, path)), path).toBe(true);
    const [heading = ''] = /^# .+$/m.exec(readFileSync(join(site, path), 'utf8')) ?? [];
    expect(whole).toContain(heading);
  }
  expect(whole).not.toContain('@include');
});

test('every link of a plain page leads to a file that is there', () => {
  const plain = [...pages.map((page) => page.replace('.html', '.md')), 'llms.txt', 'llms-full.txt'];
  const links = plain.flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/\]\(([^()\s]+)\)/g)]
      .filter(([, href = '']) => !/^(?:\w+:|#)/.test(href))
      .map(([, href = '']) => ({ file, href })),
  );
  const broken = links.filter(
    ({ file, href }) => !existsSync(join(site, file, '..', href.split('#')[0] ?? '')),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
