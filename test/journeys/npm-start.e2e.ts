/** `npm start`: one address, a clean end, and no start with half a configuration. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/localServers.mjs';
import { placeOrder } from './shopping.js';

const root = resolve(import.meta.dirname, '../..');

/** Each start builds the pages, which takes a minute and a half on a machine that is busy. */
const BUILT_MS = 240_000;

test.describe.configure({ timeout: BUILT_MS + 60_000 });

interface Started {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  output(): string;
}

let folder = '';
let started: Started[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillkit-start-'));
  started = [];
});

test.afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ exit }) => exit));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what the `start` script of package.json runs. */
function npmStart(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TILL_FOLDER: folder,
      TILL_PAGES: join(folder, 'pages'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const run = { child, exit, output: () => output.join('') };
  started.push(run);
  return run;
}

async function ports(): Promise<{ TILL_PORT: string; TILL_SANDBOX_PORT: string }> {
  return {
    TILL_PORT: String(await freePort()),
    TILL_SANDBOX_PORT: String(await freePort()),
  };
}

test('it prints one address, serves a shop there, and ends with all its processes', async ({
  page,
  request,
}) => {
  const { TILL_PORT, TILL_SANDBOX_PORT } = await ports();
  const demo = npmStart({ TILL_PORT, TILL_SANDBOX_PORT });
  const url = `http://127.0.0.1:${TILL_PORT}`;
  await expect.poll(demo.output, { timeout: BUILT_MS }).toContain(`\n  ${url}\n`);
  // Said before the tools are loaded: on a busy machine that alone takes long.
  expect(demo.output()).toMatch(/^Building the pages/);
  expect(demo.output()).toContain('no real money moves');
  expect(demo.output().match(/^ {2}http.*$/gm)).toEqual([`  ${url}`]);

  await placeOrder(page, url);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Simulate the customer' })).toBeVisible();
  await expect(page.getByRole('listbox')).toBeVisible();

  // What was sold in the fortnight before, until today and no later.
  await page.goto(`${url}/office`);
  await page.getByRole('button', { name: 'Sign in as Ada' }).click();
  await expect(page.getByText(/^Order \d+ was overpaid/)).toBeVisible();
  const { now } = (await (
    await request.get(`http://127.0.0.1:${TILL_SANDBOX_PORT}/sandbox/state`)
  ).json()) as { now: number };
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  expect(demo.output()).not.toContain('callback_outran_lease');

  demo.child.kill('SIGTERM');
  expect(await demo.exit).toBe(0);
  for (const port of [TILL_PORT, TILL_SANDBOX_PORT]) {
    await expect(request.get(`http://127.0.0.1:${port}/`)).rejects.toThrow(/ECONNREFUSED/);
  }
});

test('it stops at half a configuration, before anything is built or served', async () => {
  const demo = npmStart({ ...(await ports()), TILL_API_KEY: 'canary-key' });
  expect(await demo.exit).toBe(1);
  expect(demo.output()).toContain('TILL_SECRET: ');
  expect(demo.output()).toContain('openssl rand -base64 32');
  expect(demo.output()).not.toContain('canary-key');
});

test('with a real service the sandbox is off, says so, and has no buttons', async ({
  page,
  request,
}) => {
  const service = await ports();
  const demo = npmStart({
    ...service,
    TILL_SERVICE_URL: 'http://127.0.0.1:9',
    TILL_API_KEY: 'canary-key',
    TILL_WEBHOOK_SECRET: 'q8fJ2mZx7WcR4tYv1LpK9sBn',
    TILL_SECRET: 'q7Zt0m3VxR8sJ1nKpY5uWc2aLd9eHfGb',
  });
  const url = `http://127.0.0.1:${service.TILL_PORT}`;
  await expect.poll(demo.output, { timeout: BUILT_MS }).toContain(url);
  expect(demo.output()).toContain('The sandbox is off');

  await page.goto(`${url}/?order=1001`);
  await expect(page.getByText('The sandbox is off', { exact: false })).toBeVisible();
  await expect(page.locator('demo-simulator')).toHaveCount(0);
  await page.goto(`${url}/plain?order=1001`);
  await expect(page.getByText('The sandbox is off', { exact: false })).toBeVisible();
  await expect(page.locator('demo-simulator')).toHaveCount(0);
  const pressed = await request.post(`${url}/demo/simulate/pay-exact`, { data: { order: '1001' } });
  expect(pressed.status()).toBe(404);
  // Nor is there a back office: its sign-in is a pretence, and this money is real.
  await page.goto(`${url}/office`);
  await expect(page.getByText('the back office of this demo is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign in/ })).toHaveCount(0);
  for (const path of ['/api/treasury/session', '/demo/office/session']) {
    expect((await request.get(`${url}${path}`)).status()).toBe(404);
  }
  const entered = await request.post(`${url}/demo/office/session`, { data: { person: 'ada' } });
  expect(entered.status()).toBe(404);
  await expect(
    request.get(`http://127.0.0.1:${service.TILL_SANDBOX_PORT}/sandbox/state`),
  ).rejects.toThrow(/ECONNREFUSED/);
  expect(demo.output()).not.toContain('canary-key');
});
