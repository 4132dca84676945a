/** What a test does on a host page, and what it listens for while it is there. */
import type { Locator, Page } from '@playwright/test';
import { parseDecimal } from '../../src/money/decimal.js';
import { formatMoney } from '../../src/money/format.js';
import { en, type Messages } from '../../src/ui/messages/en.js';

/** Every host page of public/. */
export const HOST_PAGES = [
  'plain',
  'custom-element',
  'bootstrap-like',
  'hostile',
  'dark',
  'rtl',
  'strict',
  'resume',
] as const;

/** Everything that went wrong on a page: violations of its policy, errors, words on the console. */
export async function listenForTrouble(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  await page.exposeFunction('hearViolation', (text: string) => heard.push(`violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const hear = (globalThis as unknown as { hearViolation: (text: string) => void })
        .hearViolation;
      hear(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return heard;
}

/** The checkout's parts by role, on a page in any language that keeps the names of coins. */
export const parts = {
  checkout: (page: Page): Locator => page.locator('till-checkout'),
  /** The first of the two steps: the token. */
  token: (page: Page): Locator => page.getByRole('option', { name: /^USDT/ }),
  /** Both steps: the token, then its network. */
  async choose(page: Page): Promise<void> {
    await parts.token(page).click();
    await page.getByRole('option', { name: /USDT.*Tron/ }).click();
  },
  code: (page: Page): Locator => page.getByRole('img', { name: /USDT.*Tron/ }),
  address: (page: Page): Locator => page.getByRole('group', { name: /USDT.*Tron/ }),
  status: (page: Page): Locator => page.locator('.till-checkout'),
  /** The currency in use, which leads back to the list. */
  change: (page: Page): Locator => page.locator('button.till-chosen'),
  /** The code, which a press enlarges. */
  enlarge: (page: Page): Locator =>
    page.getByRole('button', { name: new RegExp(`USDT.*Tron.*${en.enlarge}`) }),
  /** The row of narrow screens, the choice of wide ones. */
  exchange: (page: Page): Locator =>
    page.locator('.till-exchange-row, .till-source > label:last-child').filter({ visible: true }),
  /** The line below the pay screen: what is awaited, and behind it when that was last checked. */
  waiting: (page: Page): Locator => page.locator('.till-waiting-fold > summary'),
};

/** The heading of the pay screen. @param dollars decimal string; the price of `order-1`. */
export function payHeading(
  page: Page,
  messages: Pick<Messages, 'payTitle' | 'language'> = en,
  dollars = '20',
): Locator {
  const price = formatMoney(parseDecimal(dollars), 'USD', messages.language);
  return page.getByRole('heading', { name: messages.payTitle(price), exact: true });
}

/** The address on the screen, without the gaps that are drawn for reading. */
export async function shownAddress(page: Page): Promise<string> {
  return (await parts.address(page).innerText()).replace(/\s/g, '');
}

/** Waits until the page has drawn what it was sent so far: it has dealt with an answer that it asked for later. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch(location.href)).text();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
