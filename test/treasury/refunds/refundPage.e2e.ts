/** The customer's page in a real browser, without scripts: the whole way, its looks, axe, and the strict policy. */
import { serve, type ServerType } from '@hono/node-server';
import { expect, test, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { documentResponse } from '../../../src/treasury/refunds/page/refundDocument.js';
import { messagesIn } from '../../../src/treasury/refunds/page/pageLanguage.js';
import {
  confirmPage,
  endedPage,
  formPage,
  noticePage,
  receivedPage,
  type RefundPage,
} from '../../../src/treasury/refunds/page/refundPages.js';
import type { RefundState } from '../../../src/treasury/refunds/refundProgress.js';
import { createRefundLinks } from '../../../src/treasury/refunds/refundLinks.js';
import { MINE, openRefunds, PAGE, type Refunds } from './openRefunds.js';

let office: Refunds;
let listening: ServerType;
let origin = '';

test.beforeEach(async () => {
  // No test mode is set here, and a ledger in memory is for one.
  const sandbox = true;
  office = openRefunds({
    store: { handler: { sandbox } },
    treasury: { sandbox },
    refunds: { sandbox, colorAccent: '#7A2D5C', supportUrl: 'mailto:help@shop.example' },
  });
  await office.paid('32.25');
  origin = await new Promise<string>((resolve) => {
    listening = serve(
      { port: 0, hostname: '127.0.0.1', fetch: (request) => answer(request) },
      ({ port }) => resolve(`http://127.0.0.1:${String(port)}`),
    );
  });
});
test.afterEach(() => new Promise<void>((done) => void listening.close(() => done())));

/** A page of a language in a state that takes long to reach. */
async function drawn(language: string, name: string): Promise<Response> {
  const { refunds } = await office.orderOf();
  const link = await createRefundLinks({ ledger: office.ledger, now: office.sandbox.now }).find(
    refunds[0]?.id ?? '',
  );
  if (!link) throw new Error('There is no link.');
  const context = {
    messages: await messagesIn(language),
    ...{ storeName: 'Paper & Pine', supportUrl: '/help', colorAccent: '#1a5f4a', sandbox: true },
  };
  const { messages } = context;
  const followed = (state: RefundState): RefundPage =>
    receivedPage(context, link, MINE, { state, txHash: state === 'sent' ? 'ab'.repeat(32) : null });
  const page = {
    form: () => formPage(context, link),
    error: () => formPage(context, link, 'x', 'contract'),
    confirm: () => confirmPage(context, link, MINE),
    missed: () => confirmPage(context, link, MINE, true),
    review: () => followed('review'),
    sending: () => followed('sending'),
    sent: () => followed('sent'),
    stopped: () => followed('stopped'),
    ended: () => endedPage(context),
    busy: () => noticePage(context, 429, messages.busyTitle, messages.busyLead),
  }[name];
  if (!page) throw new Error('There is no such page.');
  return documentResponse(context, page());
}

const STATES = 'form error confirm missed review sending sent stopped ended busy'.split(' ');

function answer(request: Request): Promise<Response> {
  const [, first, language = '', name = ''] = new URL(request.url).pathname.split('/');
  return first === 'drawn' ? drawn(language, name) : office.refunds.fetch(request);
}

const here = (url: string): string => url.replace(PAGE, `${origin}/refund`);

/** A page, and what the policy refused on it. */
async function open(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newPage']>[0] = {},
) {
  const page = await browser.newPage(options);
  const refused: string[] = [];
  page.on('console', (message) => void refused.push(message.text()));
  page.on('pageerror', (error) => void refused.push(String(error)));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(url);
  return { page, refused, asked };
}

async function expectSound(page: Page): Promise<void> {
  for (const width of [280, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const isWider = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate<boolean>(isWider), `wider than ${String(width)}`).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  const small = `[...document.querySelectorAll('a, button, textarea, .tick')].filter((one) =>
    one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)`;
  expect(await page.evaluate<string[]>(small)).toEqual([]);
  await page.evaluate(axe.source);
  const violations = await page.evaluate<string[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  );
  expect(violations).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`enter, correct, confirm and follow, ${colorScheme}`, async ({ browser }) => {
    const { url } = await office.link('excess', { as: 'treasurer' });
    const { page, refused, asked } = await open(browser, here(url), { colorScheme });
    await expect(page.getByRole('heading', { name: 'Your refund for order 1001' })).toBeVisible();
    await expectSound(page);

    const field = page.getByLabel('Your USDT address on Tron');
    const next = page.getByRole('button', { name: 'Continue' });
    await expect(next).toHaveCSS('background-color', 'rgb(122, 45, 92)');
    await expect(next).toBeInViewport({ ratio: 1 });
    const contact = page.getByRole('link', { name: 'Contact Paper & Pine' });
    await expect(contact).toHaveAttribute('href', 'mailto:help@shop.example');
    // In our words, not in the browser's.
    await next.click();
    await expect(field).toHaveAccessibleDescription(
      /^Enter your address\. Don’t use the address you paid/,
    );
    await field.fill(`${MINE.slice(0, -1)}9`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/There’s a typo in this address/);
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle('Check the address · Paper & Pine');
    await expectSound(page);

    await field.fill(`  ${MINE.slice(0, 10)} ${MINE.slice(10)}\n`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Your address' })).toContainText('TJRabPrwbZy4');
    await expectSound(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveValue(MINE);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByText('Tick the box if the address is yours.')).toBeVisible();
    await page.getByLabel('This is my address, and it accepts USDT on Tron.').check();
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: 'We have your address' })).toBeVisible();
    await expectSound(page);
    // A reload asks for nothing again, and the link itself is over.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We have your address' })).toBeVisible();
    await page.goto(here(url));
    await expect(
      page.getByRole('heading', { name: 'This link doesn’t work anymore' }),
    ).toBeVisible();
    await expectSound(page);

    expect(await office.withdrawals()).toMatchObject([
      { addressTo: MINE, state: 'awaiting_approval', amount: '12.25' },
    ]);
    // The browser asks for an icon by itself, and the answers say 422 and 410.
    const unexpected = refused.filter((text) => !/Failed to load resource/.test(text));
    expect(unexpected).toEqual([]);
    const elsewhere = asked.filter((one) => !one.startsWith(`${origin}/refund/`));
    expect(elsewhere.filter((one) => one !== `${origin}/favicon.ico`)).toEqual([]);
  });
}

test('works without scripts, by keys alone', async ({ browser }) => {
  const { url } = await office.link('excess');
  const { page } = await open(browser, here(url), { javaScriptEnabled: false });
  await page.keyboard.press('Tab');
  await page.keyboard.type(MINE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your address' })).toBeVisible();
  expect(await office.withdrawals()).toMatchObject([{ addressTo: MINE }]);
});

for (const language of ['en', 'ar', 'he', 'de', 'ru', 'ja']) {
  test(`is sound in every state: ${language}`, async ({ browser }) => {
    await office.link('excess');
    for (const name of STATES) {
      const { page, refused } = await open(browser, `${origin}/drawn/${language}/${name}`);
      const direction = 'getComputedStyle(document.querySelector("main")).direction';
      const isRtl = ['ar', 'he'].includes(language);
      expect(await page.evaluate<string>(direction)).toBe(isRtl ? 'rtl' : 'ltr');
      await expectSound(page);
      expect(refused.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
      await page.close();
    }
  });
}
