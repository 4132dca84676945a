/** The pages of `tillkit serve` in a real browser: shape, focus, keys and presses, as in every story, and axe. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { build } from 'vite';
import type * as render from '../../src/exports/render.js';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { createServer, type Server } from '../../src/serve/createServer.js';
import { createLog } from '../../src/serve/log.js';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { readSettings } from '../../src/serve/settings.js';
import { en } from '../../src/ui/messages/en.js';
import { payHeading, shownAddress } from '../embed/hostPage.js';
import { RENDER_FOLDER, STANDALONE_FOLDER } from '../embed/hostServer.js';
import { linkedLedger } from './linkedLedger.js';

const SERVICE = 'https://service.test';
const STORE_KEY = 'end-to-end-store-key-5d2f8a1c9375';
const VIEWS = [
  [320, 568, 'light'],
  [1280, 720, 'dark'],
  [844, 390, 'light'],
] as const;

let looks = '';
let sandbox: Sandbox;
let server: Server;
let origin = '';
let refundPath = '';
let listening: ServerType;

/** The looks as a script: the pages’ own policy lets a test evaluate, and load nothing. */
async function bundleLooks(): Promise<string> {
  const entry = join(import.meta.dirname, 'pageLooks.ts');
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'looks' } },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  return bundle?.output[0].code ?? '';
}

test.beforeAll(async () => {
  looks = await bundleLooks();
  let answer = (_request: Request): Promise<Response> => Promise.resolve(new Response());
  origin = await new Promise<string>((resolve) => {
    listening = serve(
      { port: 0, hostname: '127.0.0.1', fetch: (request) => answer(request) },
      ({ port }) => resolve(`http://127.0.0.1:${String(port)}`),
    );
  });
  sandbox = createSandbox({
    ...{ dialect: 'deployed', payFormUrl: origin, webhookUrl: `${origin}/api/till/webhook` },
    deliver: (input, init) => server.browsers(new Request(input, init), {}),
  });
  const folder = process.env[RENDER_FOLDER] ?? '';
  const file = pathToFileURL(join(folder, 'render.js')).href;
  const { renderCheckout } = (await import(file)) as typeof render;
  const { ledger, path } = await linkedLedger();
  refundPath = path;
  const settings = readSettings({
    TILL_SERVICE_URL: SERVICE,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'end-to-end-seal-0b6e4d2f8a1c9375-qrstuvwxyz',
    TILL_STORE_KEY: STORE_KEY,
    TILL_URL: origin,
    TILL_ORIGINS: 'https://shop.example',
    TILL_STORE_NAME: 'Paper & Pine',
    TILL_PAY_FORM: 'true',
    TILL_STORE_ID: sandbox.storeId,
    TILL_REFUND_PAGE: 'true',
    TILL_SANDBOX: 'true',
  });
  server = createServer(settings, {
    ledger,
    files: openScriptFiles('0', process.env[STANDALONE_FOLDER] ?? ''),
    version: '0',
    log: createLog({ write: () => undefined }),
    render: renderCheckout,
    serviceFetch: sandbox.fetch,
  });
  answer = (request) => server.browsers(request, {});
});

test.afterAll(async () => {
  await server.close(1);
  await new Promise<void>((done) => void listening.close(() => done()));
});

/** @returns address of the order’s page */
async function order(): Promise<string> {
  const answer = await server.store(
    new Request('http://127.0.0.1/v1/orders', {
      method: 'POST',
      headers: { authorization: `Bearer ${STORE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ order_id: crypto.randomUUID(), amount_usd: '20' },
        ...{ return_url: 'https://shop.example/', support_url: 'https://shop.example/help' },
      }),
    }),
  );
  return String(((await answer.json()) as { page_url?: unknown }).page_url);
}

/** Shape, focus and what is in it, which need none of the page’s own scripts. */
async function drawnFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${looks}; globalThis.looks = looks; undefined`);
  const faults: string[] = [];
  for (const [width, height, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A browser shows the focus from the first key on.
    await page.keyboard.press('F8');
    const found = await page.evaluate<string[]>('looks.drawnFaults()');
    faults.push(...found.map((fault) => `${String(width)} px: ${fault}`));
  }
  return faults;
}

async function expectSound(page: Page, entered = false): Promise<void> {
  const faults = await drawnFaults(page);
  // The checkout stands in a shadow root, into which each look goes.
  expect(await page.evaluate<number>('looks.reached()')).toBeGreaterThan(0);
  await page.evaluate(axe.source);
  faults.push(
    ...(await page.evaluate<string[]>(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
    )),
    ...(await page.evaluate<string[]>('looks.usedFaults()')),
    ...(entered ? await page.evaluate<string[]>('looks.enteredFaults()') : []),
  );
  expect(faults).toEqual([]);
}

test('an order: token, network, payment, paid', async ({ page }) => {
  await page.goto(await order());
  await expect(page.getByRole('option', { name: /^USDT/ })).toBeVisible();
  await expectSound(page);
  await page.getByRole('option', { name: /^USDT/ }).click();
  await expect(page.getByRole('option', { name: /Tron/ })).toBeVisible();
  await expectSound(page);
  await page.getByRole('option', { name: /Tron/ }).click();
  await expect(payHeading(page)).toBeVisible();
  await expectSound(page);
  const address = await shownAddress(page);
  const { txHash } = sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20' });
  sandbox.confirm(txHash);
  await sandbox.settle();
  await expect(page.getByRole('heading', { name: en.statusTitle.paid, exact: true })).toBeVisible();
  await expectSound(page);
});

test('an order without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(await order());
  await expect(page.getByRole('button', { name: /^USDT.*Tron/ })).toBeVisible();
  expect(await drawnFaults(page)).toEqual([]);
  await page.close();
});

test('a payment link', async ({ page }) => {
  const { apiKey, fetch } = sandbox;
  const service = createServiceClient({ baseUrl: SERVICE, apiKey, fetch });
  const { pay_url } = await service.createWallet({ store_external_id: '1', amount: '20' });
  await page.goto(pay_url ?? '');
  await expect(page.getByRole('option', { name: /^USDT/ })).toBeVisible();
  await expectSound(page, true);
});

test('a refund link: its form, a typing error, the question', async ({ page }) => {
  await page.goto(origin + refundPath);
  const field = page.getByLabel('Your USDT address on Tron');
  await expect(field).toBeVisible();
  await expectSound(page, true);
  await field.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv9');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
  await field.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('checkbox')).toBeVisible();
  await expectSound(page, true);
});

test('no order', async ({ page }) => {
  await page.goto(`${origin}/pay/none`);
  await expect(page.getByRole('heading', { name: 'No order here' })).toBeVisible();
  expect(await drawnFaults(page)).toEqual([]);
});
