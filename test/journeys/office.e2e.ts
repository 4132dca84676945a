/** The demo's back office in a real browser: who may do what, and one withdrawal whatever happens. */
import { expect, test, type Page } from '@playwright/test';
import { TREASURY_ROUTES } from '../../src/treasury/contract/routes.js';
import { en } from '../../src/treasury/panel/messages/en.js';
import { startDemo, type Demo } from './demoProcess.js';
import {
  atService,
  confirmTwice,
  draft,
  enter,
  expectAccessible,
  headed,
  leave,
  openNewest,
  show,
} from './officework.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(async () => {
  await demo.stop();
});

const status = (page: Page, name: keyof typeof en.withdrawalStatuses) =>
  page.locator('.till-withdrawal-head').getByText(en.withdrawalStatuses[name], { exact: true });

test('Ada drafts, Grace approves and sends, and it is followed to its hash', async ({ page }) => {
  await enter(page, demo, 'Ada');
  await show(page, 'balances');
  await expect(headed(page, en.processingTitle)).toBeVisible();
  await expect(page.locator('.till-value-rows').first()).toContainText('Tron');
  const table = page.getByRole('table', { name: en.walletsTitle });
  await expect(table.getByRole('row', { name: /^Tron/ })).toBeVisible();

  await draft(page, '15.5');
  await expect(status(page, 'needs_approval')).toBeVisible();
  await expect(page.getByText(en.withdrawalLeads.awaiting_approval)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Send|Approve) / })).toHaveCount(0);
  expect((await atService(demo, '15.5')).withdrawals).toEqual([]);
  await leave(page);

  await enter(page, demo, 'Grace');
  await openNewest(page, '15.5');
  const head = page.locator('.till-withdrawal-head');
  await expect(head.getByText(en.needsYourApproval, { exact: true })).toBeVisible();
  const before = (await atService(demo, '15.5')).creations;
  await confirmTwice(page, en.approveAmount('15.50 USDT'));
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

  await show(page, 'activity');
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

test('who is not signed in gets a choice of people, and nothing else', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${demo.url}/office`);
  await expect(page.getByRole('button', { name: 'Sign in as Ada' })).toBeVisible();
  await expect(page.getByText('Demo sign-in. Choose a person.', { exact: false })).toBeVisible();
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
