/** The demo's back office in a real browser: who may do what, and one withdrawal whatever happens. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { TREASURY_ROUTES } from '../../src/contract/treasury/routes.js';
import { en } from '../../src/treasury/messages/en.js';
import { TREASURY_TABS } from '../../src/treasury/panel/treasuryTabs.js';
import { en as checkoutEn } from '../../src/ui/messages/en.js';
import { findSecret } from '../threats/secretSearch.js';
import { startDemo, type Demo } from './demoProcess.js';
import {
  arrived,
  atService,
  click,
  confirmTwice,
  draft,
  enter,
  expectAccessible,
  headed,
  leave,
  openNewest,
  RECEIVER,
  show,
} from './officework.js';
import { pick, placeOrder, press } from './shopping.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const status = (page: Page, name: keyof typeof en.withdrawalStatuses) =>
  page.locator('.till-withdrawal-head').getByText(en.withdrawalStatuses[name], { exact: true });

/** Puts a receiver's address into the form of a refund. */
async function fillRefundAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: en.addressRefund }).fill(RECEIVER);
}

test('Ada drafts, Grace approves and sends, and it is followed to its hash', async ({ page }) => {
  await enter(page, demo, 'Ada');
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  await expect(page.locator('.till-value-rows').first()).toContainText('Tron');
  await page.getByRole('radio', { name: en.asTable, exact: true }).first().check();
  await expect(page.getByRole('table', { name: en.balanceTitle })).toBeVisible();
  const table = page.getByRole('table', { name: en.walletsTitle });
  await expect(table.getByRole('row', { name: /^Tron/ })).toBeVisible();

  await draft(page, '15.5');
  await expect(status(page, 'needs_approval')).toBeVisible();
  await expect(page.getByRole('button', { name: en.approve, exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Send / })).toHaveCount(0);
  expect((await atService(demo, '15.5')).withdrawals).toEqual([]);
  await leave(page);

  await enter(page, demo, 'Grace');
  await openNewest(page, '15.5');
  await expect(status(page, 'needs_approval')).toBeVisible();
  const before = (await atService(demo, '15.5')).creations;
  await confirmTwice(page, en.approve);
  await expect(status(page, 'ready')).toBeVisible();
  expect((await atService(demo, '15.5')).withdrawals).toEqual([]);

  await confirmTwice(page, en.send('15.50 USDT'));
  await expect(status(page, 'completed')).toBeVisible({ timeout: 40_000 });
  const { withdrawals, creations } = await atService(demo, '15.5');
  expect(withdrawals).toHaveLength(1);
  expect(creations - before).toBe(1);
  const hash = withdrawals[0]?.txHash ?? '';
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByText(hash, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await show(page, 'audit');
  for (const action of ['draftWithdrawal', 'approveWithdrawal', 'sendWithdrawal'] as const) {
    await expect(
      // In the list itself: the filter above it names the actions too.
      page
        .getByRole('listitem')
        .getByText(en.auditActions[action] ?? '', { exact: true })
        .first(),
    ).toBeVisible();
  }
});

test('a lost answer and a double click make one withdrawal, which a person settles', async ({
  page,
}) => {
  await enter(page, demo, 'Grace');
  const before = (await atService(demo, '7.25')).creations;
  await draft(page, '7.25');
  await expect(status(page, 'ready')).toBeVisible();
  expect(await press(page, 'Lose the next answer')).toContain('its answer will be lost');
  await confirmTwice(page, en.send('7.25 USDT'));
  await expect(status(page, 'unknown')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await openNewest(page, '7.25');
  await expect(status(page, 'unknown')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send / })).toHaveCount(0);
  const { withdrawals, creations } = await atService(demo, '7.25');
  expect(withdrawals).toHaveLength(1);
  expect(creations - before).toBe(1);
  // What the person looks for in the service's own list.
  const request = withdrawals[0]?.requestId ?? 'none';
  await expect(page.getByText(request, { exact: true }).first()).toBeVisible();

  await page.getByRole('radio', { name: en.settleCreated }).check();
  await page.getByRole('textbox', { name: en.settleReason }).fill('Seen in its list of today.');
  await click(page, en.settle);
  await expect(status(page, 'unknown')).toHaveCount(0);
  expect((await atService(demo, '7.25')).creations - before).toBe(1);
});

test('a queued one is deleted, and one that fails says why', async ({ page }) => {
  await enter(page, demo, 'Grace');
  await press(page, 'Hold the queue');
  await draft(page, '3');
  await confirmTwice(page, en.send('3.00 USDT'));
  await expect(status(page, 'queued')).toBeVisible();
  expect((await atService(demo, '3')).withdrawals).toHaveLength(1);
  await click(page, en.discard);
  await click(page, en.discard);
  await expect(status(page, 'cancelled')).toBeVisible();
  expect((await atService(demo, '3')).withdrawals).toEqual([]);

  await click(page, en.anotherOne);
  await click(page, en.closeWithdrawal);
  await draft(page, '4');
  await confirmTwice(page, en.send('4.00 USDT'));
  await expect(status(page, 'queued')).toBeVisible();
  expect(await press(page, 'Fail the newest')).toContain('has failed');
  await expect(status(page, 'failed')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('transfer rejected by the network');
  await press(page, 'Let it go');
});

test('an order that was paid over is refunded from its page', async ({ page }) => {
  const number = await placeOrder(page, demo.url);
  await pick(page);
  await press(page, 'Pay too much');
  await press(page, 'Confirm');
  await expect(page.getByText(checkoutEn.statusTitle.paid, { exact: true }).first()).toBeVisible();

  await enter(page, demo, 'Grace');
  await show(page, 'orders');
  await page.getByRole('button', { name: new RegExp(`Order ${number}`) }).click();
  await click(page, en.orderActionsMenu);
  await page.getByRole('menuitem', { name: en.actionRefundAddress }).click();
  await expectAccessible(page);
  await fillRefundAddress(page);
  await click(page, en.review);
  await expect(status(page, 'ready')).toBeVisible();
  await confirmTwice(page, en.send('5.00 USDT'));
  await expect(status(page, 'completed')).toBeVisible({ timeout: 40_000 });
  expect((await atService(demo, '5')).withdrawals).toHaveLength(1);

  await click(page, en.backToOrder);
  await expect(page.getByText(en.noRefunds)).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`^${en.movementRefund}`) })).toContainText(
    en.withdrawalStatuses.completed,
  );
  await expectAccessible(page);
});

test('Linus looks at everything and is offered nothing to change', async ({ page }) => {
  await enter(page, demo, 'Grace');
  await draft(page, '6.5');
  await expect(status(page, 'ready')).toBeVisible();
  await leave(page);

  await enter(page, demo, 'Linus');
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  await show(page, 'withdrawals');
  await expect(headed(page, en.withdrawals)).toBeVisible();
  await expect(page.getByRole('button', { name: en.anotherOne })).toBeDisabled();
  await openNewest(page, '6.5');
  await expect(status(page, 'ready')).toBeVisible();
  await expect(page.getByRole('button', { name: en.send('6.50 USDT') })).toBeDisabled();
  for (const name of [en.edit, en.discard, en.approve]) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }

  const refused = await page.request.post(`${demo.url}/api/treasury/withdrawals`, {
    headers: { origin: demo.url },
    data: {
      id: crypto.randomUUID(),
      currencyId: 'USDT.Tron',
      amount: '1',
      addressTo: RECEIVER,
    },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'forbidden' });
});

test('who is not signed in gets a choice of people, and nothing else', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${demo.url}/office`);
  await expect(page.getByRole('button', { name: 'Sign in as Ada' })).toBeVisible();
  await expect(
    page.getByText('A pretend sign-in, without passwords', { exact: false }),
  ).toBeVisible();
  await expect(page.locator('.till, demo-simulator')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/treasury'))).toEqual([]);
  await expectAccessible(page);

  const nothing = async (): Promise<void> => {
    for (const { method, path } of Object.values(TREASURY_ROUTES)) {
      const url = `${demo.url}/api/treasury${path.replaceAll(/:\w+/g, 'payment')}`;
      const answer = await page.request.fetch(url, {
        method,
        headers: { origin: demo.url },
        ...(method === 'GET' ? {} : { data: {} }),
      });
      expect(answer.status(), `${method} ${path}`).toBe(401);
    }
    const pressed = await page.request.post(`${demo.url}/demo/office/simulate/empty`, { data: {} });
    expect(pressed.status()).toBe(401);
  };
  await nothing();

  await page.getByRole('button', { name: 'Sign in as Grace' }).click();
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('office'));
  if (!cookie) throw new Error('Signing in has set no cookie.');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  // The signature is that of another name.
  await context.addCookies([{ ...cookie, value: cookie.value.replace('grace', 'ada') }]);
  await nothing();
  await context.addCookies([cookie]);
  await page.reload();
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  await leave(page);
  await expect(page.locator('.till, demo-simulator')).toHaveCount(0);
  await nothing();
});

/** The store keeps what the service answered for some seconds. */
async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(headed(page, en.exchangeTitle)).toBeVisible();
    await arrived(page);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('empty wallets and no exchange are calm, and the buttons say what they did', async ({
  page,
}) => {
  await enter(page, demo, 'Linus');
  await show(page, 'balances');
  expect(await press(page, 'Disconnect')).toContain('No exchange');
  await reloadUntil(page, page.getByText(en.exchangeNone));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'Empty');
  await reloadUntil(page, page.getByRole('tabpanel').getByText('$0.00').first());
  await expectAccessible(page);
  await press(page, 'Connect');
  await press(page, 'Fill');
  expect(await press(page, 'Move clock 20 min')).toContain('Twenty minutes');
  await reloadUntil(page, page.getByRole('tabpanel').getByText('1,250.33').first());
  await expect(page.getByText(en.exchangeNone)).toHaveCount(0);
});

test('no secret reaches the back office, also while the service is broken', async ({ page }) => {
  const received = new Map<string, string>();
  page.on('response', (response) => {
    const name = `${response.request().method()} ${response.url()} #${String(received.size)}`;
    received.set(name, JSON.stringify(response.headers()));
    response.text().then(
      (text) => received.set(name, `${received.get(name) ?? ''}\n${text}`),
      () => undefined,
    );
  });
  await enter(page, demo, 'Grace');
  for (const button of ['Break service', 'Heal service']) {
    await press(page, button);
    for (const tab of TREASURY_TABS) {
      await show(page, tab);
      await arrived(page);
    }
  }
  await draft(page, '2');
  await confirmTwice(page, en.send('2.00 USDT'));
  await expect(status(page, 'completed')).toBeVisible({ timeout: 40_000 });

  const paths = [...received.keys()].join('\n');
  for (const path of [
    'balances/processing',
    'balances/exchange',
    'withdrawals',
    'audit',
    'orders',
    'webhooks',
  ]) {
    expect(paths).toContain(`/api/treasury/${path}`);
  }
  const all = new Map([...received, ['what the processes wrote', demo.output()]]);
  all.set('what the page holds', await page.content());
  for (const secret of Object.values(demo.secrets)) expect(findSecret(secret, all)).toEqual([]);
  // The search itself, proved on what was collected.
  all.set('planted', `{"name":"${demo.secrets.apiKey}"}`);
  expect(findSecret(demo.secrets.apiKey, all)).toEqual(['planted']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part fits a phone of 390 pixels and is accessible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await enter(page, demo, 'Grace');
    for (const tab of TREASURY_TABS) {
      await show(page, tab);
      await arrived(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(390);
      await expectAccessible(page);
    }
    await draft(page, '0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
}

/** Scripts and style sheets that a page loads, as one text. */
async function loadedBy(page: Page, url: string): Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) texts.push(response.text());
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(texts)).join('\n');
}

test('the shop leads there, and downloads none of it', async ({ page }) => {
  expect(await loadedBy(page, `${demo.url}/office`)).toContain('till-treasury');
  const shop = await loadedBy(await page.context().newPage(), demo.url);
  expect(shop).toContain('till-');
  expect(shop).not.toContain('till-treasury');
  await page.goto(demo.url);
  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(`${demo.url}/office`);
});
