/** Only the build's own files run: from the script's own address, and as they were made. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { en, type Messages } from '../../src/ui/messages/en.js';
import { listenForTrouble, payHeading } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';
import { buildOnce } from './hostServer.js';

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
const rest = `default-src 'none'; connect-src 'self'; img-src *; ${TRUSTED_TYPES}`;
const POLICIES = {
  'by origin': `script-src 'self'; ${rest}`,
  'by nonce': `script-src 'nonce-n1'; ${rest}`,
  'by nonce, strict-dynamic': `script-src 'nonce-n1' 'strict-dynamic'; ${rest}`,
} as const;
const SCRIPTS = {
  'tillkit.js': 'src="./tillkit.js"',
  'tillkit.mjs': 'type="module" src="./tillkit.mjs"',
} as const;
const EVIL =
  'globalThis.ran = "evil"; export const messages = {}; export const bring = () => ({});';

const host = hostPerTest();

interface Shown {
  readonly script: keyof typeof SCRIPTS;
  readonly policy?: keyof typeof POLICIES;
  readonly lang?: string;
  readonly before?: string;
  readonly attributes?: string;
}

async function open(page: Page, { script, policy, lang = 'de', before = '', ...more }: Shown) {
  const tag = `<script nonce="n1" ${SCRIPTS[script]} data-endpoint="/api/till" data-order="order-1"
    data-currency="USDT.Tron" ${more.attributes ?? ''}></script>`;
  await page.route('**/page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${lang}"><head><title>t</title></head><body>${before}${tag}</body></html>`,
      headers: policy ? { 'content-security-policy': POLICIES[policy] } : {},
    }),
  );
  await page.goto(`${host().url}/page.html`);
}

/** What `sri.json` says. */
async function listed(): Promise<Readonly<Record<string, string>>> {
  const file = join(await buildOnce(), 'sri.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** What an import map says of the files of these names. */
async function importMap(names: RegExp): Promise<string> {
  const files = Object.entries(await listed()).filter(([file]) => names.test(file));
  const integrity = Object.fromEntries(files.map(([file, hash]) => [`./${file}`, hash]));
  return `<script type="importmap" nonce="n1">${JSON.stringify({ integrity })}</script>`;
}

type Words = Pick<Messages, 'enlarge' | 'checkTitle'>;
const openTools = (page: Page, { enlarge }: Words) =>
  page.getByRole('button', { name: new RegExp(enlarge) }).click();
/** What only a late file draws. */
async function expectTools(page: Page, words: Words): Promise<void> {
  await openTools(page, words);
  await expect(page.getByText(words.checkTitle)).toBeVisible();
}

const ran = (page: Page) => page.evaluate('globalThis.ran');
/** With a line of somebody else's at its end. */
const tamper = (page: Page, file: string) =>
  page.route(`**/${file}`, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nglobalThis.ran = 'tampered';`;
    await route.fulfill({ response, body });
  });

for (const script of ['tillkit.js', 'tillkit.mjs'] as const) {
  for (const policy of Object.keys(POLICIES) as (keyof typeof POLICIES)[]) {
    test(`${script}, ${policy}: late files come without a word from the policy`, async ({
      page,
    }) => {
      const trouble = await listenForTrouble(page);
      await open(page, { script, policy });
      await expect(payHeading(page, de)).toBeVisible();
      // The chunks of the module are the bundler's imports, which nothing in the page can name.
      await expectTools(page, de);
      await expect(page.locator('head :is(link, script)')).toHaveCount(0);
      expect(trouble).toEqual([]);
    });
  }

  test(`${script}: a language that was changed does not run, and English takes the payment`, async ({
    page,
  }) => {
    const trouble = await listenForTrouble(page);
    await tamper(page, 'locales/de.mjs');
    // Of its own accord the module checks no late file.
    const before = script === 'tillkit.mjs' ? await importMap(/^locales/) : '';
    await open(page, { script, before });
    await expect(payHeading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: en.copyAddress })).toBeVisible();
    await expect.poll(() => trouble.join()).toContain('locales/de did not load');
    expect(await ran(page)).toBeUndefined();
  });

  test(`${script}: no element can name another place for its files`, async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: EVIL,
      });
    });
    const image = '<img name="currentScript" src="https://evil.example/" alt="">';
    await open(page, { script, policy: 'by nonce, strict-dynamic', before: image });
    await page.evaluate(() => {
      document.querySelector('till-checkout')?.remove();
      const element = document.createElement('till-checkout');
      const named = { endpoint: '/api/till', order: 'order-1', currency: 'USDT.Tron' };
      document.body.append(Object.assign(element, named));
    });
    await expectTools(page, de);
    expect(asked).toEqual(['https://evil.example/']);
    expect(await ran(page)).toBeUndefined();
  });
}

test('a browser whose links know no hash reads a language before it runs it', async ({ page }) => {
  const trouble = await listenForTrouble(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  const attributes = `integrity="${String((await listed())['tillkit.js'])}"`;
  const shown = { script: 'tillkit.js', policy: 'by origin', attributes } as const;
  await open(page, shown);
  await expect(payHeading(page, de)).toBeVisible();
  expect(trouble).toEqual([]);

  await tamper(page, 'locales/de.mjs');
  await open(page, shown);
  await expect(payHeading(page)).toBeVisible();
  await expect.poll(() => trouble.join()).toContain('locales/de did not load');
  expect(await ran(page)).toBeUndefined();
});

test('tillkit.mjs: no part runs that differs from what an import map says of it', async ({
  page,
}) => {
  const before = await importMap(/^till-/);
  const shown = { script: 'tillkit.mjs', policy: 'by nonce', lang: 'en', before } as const;
  await open(page, shown);
  await expectTools(page, en);

  await tamper(page, 'till-PayTools-*.mjs*');
  await open(page, shown);
  await openTools(page, en);
  await expect(page.getByText(en.notLoaded)).toBeVisible();
  expect(await ran(page)).toBeUndefined();
});

test('from another origin the script and its files come with what sri.json says of them', async ({
  page,
}) => {
  const folder = await buildOnce();
  const hashes = await listed();
  const hash = createHash('sha384').update(readFileSync(join(folder, 'tillkit.js')));
  expect(hashes['tillkit.js']).toBe(`sha384-${hash.digest('base64')}`);
  expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['locales/de.mjs', 'tillkit.mjs']));
  await page.route('https://files.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(join(folder, new URL(route.request().url()).pathname), 'utf8'),
    }),
  );
  const trouble = await listenForTrouble(page);
  const src = `src="https://files.example/tillkit.js" integrity="${String(hashes['tillkit.js'])}" crossorigin`;
  await page.route('**/page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><head><title>t</title></head><body>
        <script ${src} data-endpoint="${host().url}/api/till" data-order="order-1" data-currency="USDT.Tron"></script></body></html>`,
    }),
  );
  await page.goto(`${host().url}/page.html`);
  await expectTools(page, de);
  expect(trouble).toEqual([]);
});
