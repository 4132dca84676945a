/** The pages of `tillkit serve` in a real browser: shape, focus, keys and presses, as in every story, and axe. */
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { build } from 'vite';
import type { Sandbox } from '../../src/sandbox/createSandbox.js';
import { en } from '../../src/ui/messages/en.js';
import { payHeading, shownAddress } from '../embed/hostPage.js';
import { linkedLedger } from './linkedLedger.js';
import { startListening, type ListeningServer } from './listening.js';

const VIEWS = [
  [320, 568, 'light'],
  [1280, 720, 'dark'],
  [844, 390, 'light'],
] as const;

let looks = '';
let shop: ListeningServer;
let sandbox: Sandbox;
let origin = '';
let refundPath = '';

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
  const { ledger, path } = await linkedLedger();
  refundPath = path;
  shop = await startListening({ TILL_REFUND_PAGE: 'true' }, ledger);
  ({ origin, sandbox } = shop);
});

test.afterAll(() => shop.close());

/** @returns address of the order’s page */
const order = (): Promise<string> =>
  shop.createOrder({
    ...{ order_id: crypto.randomUUID(), amount_usd: '20' },
    ...{ return_url: 'https://shop.example/', support_url: 'https://shop.example/help' },
  });

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
  await page.goto(await shop.createPayLink('1'));
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
  await expect(page.getByRole('heading', { name: en.finalTitle.not_found })).toBeVisible();
  expect(await drawnFaults(page)).toEqual([]);
});
