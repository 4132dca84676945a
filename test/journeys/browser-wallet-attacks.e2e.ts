/** What announces itself as a wallet and is an attack: nothing runs, nothing leaves, and the payment is the quote. */
import { expect, type Page } from '@playwright/test';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import {
  ANNOUNCEMENTS,
  announceWith,
  attackBy,
  ICONS,
  listenForAttacks,
  NAMES,
} from '../support/walletAttacks.js';
import { TEST_WALLET } from '../support/walletInPage.js';
import {
  elsewhere,
  expectAllowed,
  listenForRequests,
  openCheckout,
  payButton,
  saidByWallet,
  sendsOf,
  test,
  USDT,
  walletPart,
} from './walletShopping.js';

/** A page without a policy of its own: what stops an attack here is the checkout. */
const OPEN_PAGE = { file: 'wallet.html' };
/** As many as are drawn beside the test wallet. */
const AT_ONCE = 7;

const lines = (page: Page) => walletPart(page).getByRole('listitem');
const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

async function openList(page: Page): Promise<void> {
  await walletPart(page).getByRole('button', { name: enWallet.walletPay, exact: true }).click();
}

/** Pays with the wallet that the person chose, from a list or from the only button. */
async function payWithTestWallet(page: Page): Promise<void> {
  const only = payButton(page);
  const list = walletPart(page).getByRole('button', { name: enWallet.walletPay, exact: true });
  await expect(only.or(list)).toBeVisible();
  if (await only.isVisible()) await only.click();
  else {
    await list.click();
    await lines(page).getByRole('button', { name: TEST_WALLET.name, exact: true }).click();
  }
  await expect(saidByWallet(page)).toHaveText(enWallet.walletFates.included);
}

for (const chunk of chunksOf(Object.entries(ICONS))) {
  test(`pictures are images or nothing: ${chunk.map(([title]) => title).join(', ')}`, async ({
    page,
    host,
    installed: _,
  }) => {
    const reached = await listenForAttacks(page);
    const urls = listenForRequests(page);
    for (const [at, [, icon]] of chunk.entries()) {
      const uuid = `00000000-0000-4000-8000-00000000000${String(at)}`;
      await announceWith(page, { uuid, icon, name: `Odd ${String(at)}` });
    }
    await openCheckout(page, host, USDT, OPEN_PAGE);
    await openList(page);
    await expect(lines(page)).toHaveCount(chunk.length + 1);
    // Each is a picture that has loaded, or the drawing that stands for a wallet.
    const images = lines(page).locator('img');
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          all.every(
            (one) =>
              (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth > 0,
          ),
        ),
      )
      .toBe(true);
    const sources = await images.evaluateAll((all) =>
      all.map((one) => one.getAttribute('src') ?? ''),
    );
    expect(sources.filter((source) => !/^data:image\/(?:png|svg\+xml)[;,]/.test(source))).toEqual(
      [],
    );
    for (const tag of ['iframe', 'object', 'embed', 'script', 'foreignObject']) {
      await expect(walletPart(page).locator(tag)).toHaveCount(0);
    }
    expect(reached.scripts()).toBe(0);
    expect(reached.requests).toEqual([]);
    expect(elsewhere(urls, host.url)).toEqual([]);
    expect(urls.filter((url) => url.includes('wallet-icon.png'))).toEqual([]);
  });
}

for (const chunk of chunksOf(Object.entries(NAMES))) {
  test(`names are short plain text: ${chunk.map(([title]) => title).join(', ')}`, async ({
    page,
    host,
    installed: _,
  }) => {
    const reached = await listenForAttacks(page);
    for (const [at, [, name]] of chunk.entries()) {
      const uuid = `00000000-0000-4000-8000-00000000000${String(at)}`;
      await announceWith(page, { uuid, name });
    }
    await openCheckout(page, host, USDT, OPEN_PAGE);
    await openList(page);
    await expect(lines(page).first()).toBeVisible();
    const names = await lines(page).allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThanOrEqual(chunk.length + 1);
    for (const name of names) {
      expect(Array.from(name.trim()).length).toBeLessThanOrEqual(24);
      expect(name.trim()).not.toBe('');
      // A line break would be the layout's, not the name's.
      expect(name.trim()).not.toMatch(/\p{C}/u);
    }
    await expect(walletPart(page).locator('img[onerror], [onmouseover]')).toHaveCount(0);
    const overflow = await walletPart(page).evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(reached.scripts()).toBe(0);
  });
}

for (const attack of ANNOUNCEMENTS) {
  test(`the chosen wallet alone is asked, whatever else announces itself: ${attack}`, async ({
    page,
    host,
    wallet,
    installed: _,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const reached = await listenForAttacks(page);
    await attackBy(page, attack, TEST_WALLET.uuid);
    await openCheckout(page, host, USDT, OPEN_PAGE);
    await payWithTestWallet(page);
    expect(sendsOf(wallet)).toHaveLength(1);
    expectAllowed(wallet);
    // Its scripts include a provider that would hear if it were asked anything.
    expect(reached.scripts()).toBe(0);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => 'isPolluted' in {})).toBe(false);
  });
}

test('of a thousand wallets eight are drawn', async ({ page, host, installed: _ }) => {
  await attackBy(page, 'a thousand wallets', TEST_WALLET.uuid);
  await openCheckout(page, host, USDT, OPEN_PAGE);
  await openList(page);
  await expect(lines(page)).toHaveCount(8);
});

test('window.ethereum is never looked at, also where a page has replaced it', async ({
  page,
  host,
  wallet,
  installed: _,
}) => {
  const reached = await listenForAttacks(page);
  await page.addInitScript(() => {
    const hear = () => (globalThis as unknown as { hearScript: () => void }).hearScript();
    Object.defineProperty(globalThis, 'ethereum', {
      get() {
        hear();
        return { isMetaMask: true, request: hear, enable: hear, send: hear };
      },
    });
  });
  await openCheckout(page, host, USDT, OPEN_PAGE);
  await payWithTestWallet(page);
  expect(sendsOf(wallet)).toHaveLength(1);
  expect(reached.scripts()).toBe(0);
});
