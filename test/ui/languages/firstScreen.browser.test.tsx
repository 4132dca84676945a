/**
 * A phone's first screen, also in the longest languages and after a part payment: where it is touched, what is copied
 * and the filled button within the first 560 px and all of it within 664; with a mouse, the whole QR code within 560.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../../../src/contract/languages.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';
import { SCREEN_STORES } from '../../support/screens.js';
import { touchScreen } from '../../support/touchScreen.js';

const PHONE = { width: 390, height: 844 };

/** How far down the widget may end what is to be done first, and all of it where it is touched. */
const FIRST_PX = 560;
const WHOLE_PX = 664;

function onlySeen(): FakeStore {
  const store = SCREEN_STORES.partial();
  store.update('1001', { progress: 'detected', transfers: [store.transfer('1001')] });
  return store;
}

/** Bitcoin has the longest figures, and a button that opens the shopper's wallet. */
function bitcoinPart(confirmed: boolean): () => FakeStore {
  return () => {
    const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
    store.choose('1001', 'BTC.Bitcoin');
    if (confirmed) store.confirm('1001');
    else store.detect('1001');
    store.update('1001', {
      paid: false,
      exceptions: ['partial'],
      due: parseDecimal('0.00006053'),
      received: parseDecimal('0.00015'),
    });
    return store;
  };
}

/** The longest of what is paid: with an address of a network, with a link to a wallet, with a rest. */
const STORES: Readonly<Record<string, () => FakeStore>> = {
  tron: () => createFakeStore({ chosen: 'USDT.Tron' }),
  ethereum: () => createFakeStore({ chosen: 'ETH.Ethereum' }),
  bitcoin: () => createFakeStore({ chosen: 'BTC.Bitcoin' }),
  'a part payment': SCREEN_STORES.partial,
  'a part payment that was only seen': onlySeen,
  'a part payment in Bitcoin': bitcoinPart(true),
  'a part payment in Bitcoin that was only seen': bitcoinPart(false),
};

/** Of 390 pixels nothing may be missing in any of them. */
const ALL = ['en', ...LANGUAGES.filter((one) => one !== 'en')];

afterEach(async () => {
  unmount();
  await touchScreen(false);
});

async function paint(locale: string, store: FakeStore) {
  const root = await renderInBrowser(store, {
    width: PHONE.width,
    theme: 'light',
    props: { locale, storeName: 'Paper & Pine', returnUrl: '/orders', supportUrl: '/help' },
  });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
  await expect.poll(() => root.querySelector('.till-large-code')).toBeTruthy();
  const top = root.closest('.till')?.getBoundingClientRect().top ?? NaN;
  const find = (selector: string) => [...root.querySelectorAll(selector)];
  /** How far down the last of them ends. */
  const endOf = (selector: string) =>
    Math.max(...find(selector).map((one) => one.getBoundingClientRect().bottom - top));
  const widthOf = (selector: string) => find(selector)[0]?.getBoundingClientRect().width;
  return { find, endOf, widthOf };
}

describe.each(Object.entries(STORES))('%s', (_, store) => {
  it.each(PAINTED_LANGUAGES)('has its whole code on the first screen: %s', async (locale) => {
    const { endOf, widthOf } = await paint(locale, store());
    expect(endOf('.till-qr-code')).toBeLessThanOrEqual(FIRST_PX);
    expect(widthOf('.till-qr-code')).toBeGreaterThanOrEqual(200);
  });

  it.each(ALL)('has everything on the first screen, touched: %s', async (locale) => {
    await touchScreen(true);
    const { find, endOf, widthOf } = await paint(locale, store());
    expect(find('.till-copy-row, .till-warn')).toHaveLength(3);
    const filled = '.till-copy-row, .till-warn, .till-button[data-kind="primary"]';
    expect(endOf(filled)).toBeLessThanOrEqual(FIRST_PX);
    expect(endOf('.till-code')).toBeGreaterThan(endOf(filled));
    expect(widthOf('.till-qr-code')).toBeGreaterThanOrEqual(160);
    expect(endOf('.till-code')).toBeLessThanOrEqual(WHOLE_PX);
    // A part payment in Bitcoin has its bar and a button that opens a wallet as well.
    const rest = find('.till-progress').length * find('a[data-kind="primary"]').length;
    if (rest === 0) expect(endOf('.till-waiting, .till-foot')).toBeLessThanOrEqual(WHOLE_PX);
  });
});
