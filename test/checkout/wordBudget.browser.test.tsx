/** A screen answers one question: how many words and controls are in view on a phone, in English. */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeStore, PICTURED, type FakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(unmount);

const PHONE = { width: 390, height: 844 };

const CONTROLS = 'button, a[href], summary, input, select, textarea';

/** Drawn, and not for a screen reader alone. */
function isInView(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.till-visually-hidden') === null
  );
}

/** What is read: an address is compared, not read, and counts as one word. */
function wordsOf(root: Element): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement === null || !isInView(parentElement)) continue;
    if (parentElement.closest('.till-address, .till-letter, svg') === null) {
      texts.push(textContent ?? '');
    }
  }
  const addresses = [...root.querySelectorAll('.till-address')].filter(isInView);
  const words = texts.join(' ').split(/[\s·]+/);
  return [
    ...words.filter((word) => /[\p{L}\p{N}]/u.test(word)),
    ...addresses.map(() => '(address)'),
  ];
}

/** A row that is copied and its button are one. */
const controlsOf = (root: Element): readonly string[] =>
  [...root.querySelectorAll(CONTROLS)]
    .filter(isInView)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

async function onPhone(store: FakeStore, status: string): Promise<Element> {
  const root = await renderInBrowser(store, {
    width: PHONE.width,
    theme: 'light',
    props: {
      locale: 'en',
      storeName: 'Paper & Pine',
      returnUrl: '/orders',
      supportUrl: '/help',
    },
  });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => root.getAttribute('data-status')).toBe(status);
  await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
  const late = { pay: '.till-large-code', partial: '.till-large-code', paid: '.till-receipt' };
  const last = late[status as keyof typeof late] ?? '.till-notify';
  await expect.poll(() => root.querySelector(last)).not.toBeNull();
  await document.fonts.ready;
  return root;
}

/** With an amount that only a link tells the wallet, and one that the shopper types. */
const PAYING = ['USDT.Tron', 'USDT.Ethereum', 'BTC.Bitcoin'];
const paying = (currencyId: string) =>
  createFakeStore({ chosen: currencyId, currencies: PICTURED });

describe('in view at 390 pixels are', () => {
  it.each(PAYING)('at most 55 words and 6 controls where %s is paid', async (currencyId) => {
    const root = await onPhone(paying(currencyId), 'pay');
    expect(wordsOf(root).length, wordsOf(root).join(' ')).toBeLessThanOrEqual(55);
    // Where a wallet is opened, its link comes on top of change, amount, address, code, waiting and exchange.
    const most = currencyId === 'BTC.Bitcoin' ? 7 : 6;
    expect(controlsOf(root).length, controlsOf(root).join(', ')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['detected', 30, 'detected'],
    ['paid', 20, 'paid'],
    ['paid too much', 26, 'paid'],
    ['partial', 55, 'partial'],
  ] as const)('on the screen "%s" at most %i words', async (called, most, screen) => {
    const store = SCREEN_STORES[screen]();
    if (called === 'paid') store.update('1001', { exceptions: [], excess: null });
    const { quote } = store.snapshot('1001');
    if (called === 'detected' && quote) {
      store.update('1001', { quote: { ...quote, typicalMinutes: 2 } });
    }
    const root = await onPhone(store, screen);
    const words = wordsOf(root).join(' ');
    expect(wordsOf(root).length, words).toBeLessThanOrEqual(most);
    // No figure twice, but for what is entered after a scan.
    const figures = words.match(/(?<!Then enter )\$?\b\d[\d.]*\d/g) ?? [];
    expect(figures).toEqual([...new Set(figures)]);
    expect(root.querySelectorAll('h2')).toHaveLength(1);
  });

  it('the words that are drawn, and no others', async () => {
    const root = await onPhone(paying('USDT.Tron'), 'pay');
    const words = wordsOf(root).join(' ');
    expect(words).toContain('Pay $20.00');
    expect(words).toContain('20.012 USDT');
    expect(words.match(/\(address\)/g)).toHaveLength(1);
    // Behind a press, for a screen reader alone, or only after copying.
    for (const hidden of ['Check now', 'Enlarge', 'Copied']) {
      expect(words).not.toContain(hidden);
    }
  });
});
