/** A payment link by hand: the page is opened, a currency is chosen, and what is sent is detected and confirmed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import { expect, test, type Page } from '@playwright/test';
import type * as render from '../../src/exports/render.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { createServer } from '../../src/serve/createServer.js';
import { createLog } from '../../src/serve/log.js';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { readSettings } from '../../src/serve/settings.js';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { en } from '../../src/ui/messages/en.js';
import { enStatus } from '../../src/ui/messages/enStatus.js';
import { listenForTrouble, payHeading, shownAddress } from '../embed/hostPage.js';
import { RENDER_FOLDER, STANDALONE_FOLDER } from '../embed/hostServer.js';

const SERVICE = 'https://service.test';

let sandbox: Sandbox;
let listening: ServerType;
let payUrl = '';
let serviceIsDown = false;

/** Listens on a free port, so that the address is known before the server is made. */
async function start(): Promise<void> {
  serviceIsDown = false;
  let answer = (_request: Request): Promise<Response> => Promise.resolve(new Response());
  const origin = await new Promise<string>((resolve) => {
    listening = serve(
      { port: 0, hostname: '127.0.0.1', fetch: (request) => answer(request) },
      ({ port }) => resolve(`http://127.0.0.1:${String(port)}`),
    );
  });
  sandbox = createSandbox({ dialect: 'deployed', payFormUrl: origin });
  const { renderCheckout } = (await import(
    pathToFileURL(join(process.env[RENDER_FOLDER] ?? '', 'render.js')).href
  )) as typeof render;
  const settings = readSettings({
    TILL_SERVICE_URL: SERVICE,
    TILL_API_KEY: sandbox.apiKey,
    TILL_SECRET: 'end-to-end-seal-0b6e4d2f8a1c9375-qrstuvwxyz',
    TILL_STORE_KEY: 'end-to-end-store-key-5d2f8a1c9375',
    TILL_URL: origin,
    TILL_STORE_NAME: 'Paper & Pine',
    TILL_PAY_FORM: 'true',
    TILL_STORE_ID: sandbox.storeId,
    TILL_SANDBOX: 'true',
  });
  const server = createServer(settings, {
    ledger: memoryLedger(),
    files: openScriptFiles('0', process.env[STANDALONE_FOLDER] ?? ''),
    version: '0',
    log: createLog({ write: () => undefined }),
    render: renderCheckout,
    serviceFetch: (request) =>
      serviceIsDown ? Promise.resolve(new Response(null, { status: 502 })) : sandbox.fetch(request),
  });
  answer = (request) => server.browsers(request, {});
  const { apiKey, fetch } = sandbox;
  const service = createServiceClient({ baseUrl: SERVICE, apiKey, fetch });
  payUrl = (await service.createWallet({ store_external_id: '1', amount: '20' })).pay_url ?? '';
}

test.beforeEach(start);
test.afterEach(() => new Promise<void>((done) => void listening.close(() => done())));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function choose(page: Page): Promise<string> {
  await page.getByRole('option', { name: /^USDT/ }).click();
  await page.getByRole('option', { name: /Tron/ }).click();
  await expect(payHeading(page)).toBeVisible();
  return shownAddress(page);
}

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`open, choose, pay, detected, confirmed, reloaded, at ${String(width)} pixels, ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
    const trouble = await listenForTrouble(page);
    await page.goto(payUrl);
    await expect(heading(page, 'Paper & Pine')).toBeVisible();
    await expect(page.getByText('Amount from the link: $20.00')).toBeVisible();
    const address = await choose(page);

    const { txHash } = sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20' });
    await expect(heading(page, en.statusTitle.detected)).toBeVisible();
    sandbox.confirm(txHash);
    await expect(heading(page, en.transferStatus['confirmed'] ?? '')).toBeVisible();
    await expect(page.getByText(enStatus.storeConfirms)).toBeVisible();
    await page.reload();
    await expect(heading(page, en.transferStatus['confirmed'] ?? '')).toBeVisible();
    await expect(page.getByText(en.statusTitle.paid, { exact: true })).toHaveCount(0);
    await expect(page.getByText(address)).toHaveCount(0);
    // The page asks for a stream, which is not offered here.
    expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
    await page.close();
  });
}

test('a visit outlasts an outage of the service', async ({ page }) => {
  await page.goto(payUrl);
  const address = await choose(page);
  serviceIsDown = true;
  await expect(page.getByText(enStatus.notCurrent).first()).toBeVisible({ timeout: 30_000 });
  serviceIsDown = false;
  sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20' });
  await expect(heading(page, en.statusTitle.detected)).toBeVisible({ timeout: 30_000 });
});
