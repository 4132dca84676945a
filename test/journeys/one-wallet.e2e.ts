/** One new order, opened in ten tabs on two instances of the store at one moment: one wallet, one address. */
import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import { checkAddress } from '../../src/chains/address.js';
import type { RecordedCall } from '../../src/sandbox/service.js';
import { en } from '../../src/ui/messages/en.js';
import { connectControls } from '../../demo/sandboxControls.js';
import { payHeading } from '../embed/hostPage.js';
import { startDemo, type Demo } from './demoProcess.js';
import { press } from './shopping.js';

/** Five on each instance. */
const TABS = 10;
/** One of the demo's standing orders: both instances know it, and nobody has opened it. */
const ORDER = '1001';
/** A busy machine draws ten pages slowly. */
const PATIENCE_MS = 60_000;

let demo: Demo;

test.beforeEach(async () => {
  demo = await startDemo();
});
test.afterEach(async () => {
  await demo.stop();
});

/** Holds a request of each tab back until all of them ask, so that the stores hear them at one moment. */
async function meet(context: BrowserContext, path: string): Promise<void> {
  const held = new Map<Page, Route>();
  const goOn = (route: Route): Promise<void> => route.continue();
  await context.route(`**${path}`, async (route) => {
    if (held.size === TABS) return goOn(route);
    held.set(route.request().frame().page(), route);
    if (held.size === TABS) await Promise.all([...held.values()].map(goOn));
  });
}

const bitcoin = (page: Page) => page.getByRole('option', { name: /^BTC / });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** What the tab asks to be sent, and where to. */
async function asked(page: Page): Promise<{ readonly address: string; readonly amount: string }> {
  const address = await page
    .getByRole('group', { name: en.addressLabel('BTC', 'Bitcoin') })
    .innerText();
  const amount = await page.locator('.till-amount-figures').first().innerText();
  return { address: address.replace(/\s/g, ''), amount };
}

/**
 * How often the service was asked for a wallet while there was none. A tab that a busy machine brings
 * later than five seconds after the answer has the stores ask for the same wallet again, on purpose.
 */
async function firstWalletCalls(): Promise<number> {
  const response = await fetch(new URL('/sandbox/calls', demo.serviceUrl));
  const calls = (await response.json()) as readonly RecordedCall[];
  const times = calls.filter(({ operation }) => operation === 'createWallet').map(({ at }) => at);
  return times.filter((at) => at - Math.min(...times) < 3_000).length;
}

test('ten tabs of a new order on two instances share one wallet, and are paid once', async ({
  context,
}) => {
  test.setTimeout(5 * PATIENCE_MS);
  const service = connectControls(demo.serviceUrl);
  // As deployed: two calls at one time would make two wallets.
  await service.run('fail', { kind: 'race' });
  const instances = [demo.url, await demo.addStore()];
  // All pages are loaded before the first of them opens the order.
  for (const path of [
    `/demo/purchases/${ORDER}`,
    '/api/till/checkouts',
    '/api/till/checkout/currency',
  ])
    await meet(context, path);

  const first = await context.newPage();
  const others = Array.from({ length: TABS - 1 }, () => context.newPage());
  const tabs = [first, ...(await Promise.all(others))];
  const inEach = <T>(work: (page: Page) => Promise<T>): Promise<T[]> => Promise.all(tabs.map(work));
  const seen = (text: (page: Page) => ReturnType<typeof heading>): Promise<void[]> =>
    inEach((page) => expect(text(page)).toBeVisible({ timeout: PATIENCE_MS }));
  await Promise.all(
    tabs.map((page, tab) => page.goto(`${instances[tab % 2] ?? ''}/?order=${ORDER}`)),
  );
  await seen(bitcoin);
  expect(await firstWalletCalls()).toBe(1);

  await inEach((page) => bitcoin(page).click());
  await seen(payHeading);
  const answers = await inEach(asked);
  const { address, amount } = answers[0] ?? { address: '', amount: '' };
  expect(checkAddress('bitcoin', address)).toMatchObject({ status: 'valid' });
  expect(answers).toEqual(tabs.map(() => ({ address, amount })));
  // They have chosen the same, so none has changed anything for another.
  const changed = en.changedElsewhere(`${amount} BTC`);
  await inEach((page) => expect(page.getByText(changed)).toHaveCount(0));
  const { wallets } = await service.state();
  const made = wallets.flatMap(({ addresses }) =>
    addresses.filter(({ currencyId }) => currencyId === 'BTC.Bitcoin'),
  );
  expect(made.map((row) => row.address)).toEqual([address]);

  await press(first, 'Pay');
  await seen((page) => heading(page, en.statusTitle.detected));
  await press(first, 'Confirm');
  await seen((page) => heading(page, en.statusTitle.paid));
  const isPaid = `Order ${ORDER} is paid.`;
  await expect.poll(demo.output).toContain(isPaid);
  // The stores finish what they have begun.
  await demo.stop();
  expect(demo.output().split(isPaid)).toHaveLength(2);
});
