/** A phone's first screen, also in the longest languages: the whole QR code within the first 560 px, also after a part payment. */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';
import { SCREEN_STORES } from '../../support/screens.js';

const PHONE = { width: 390, height: 844 };

/** How far down the widget the whole code may end. */
const FIRST_PX = 560;

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

afterEach(unmount);

describe.each(Object.entries(STORES))('%s', (_, store) => {
  it.each(PAINTED_LANGUAGES)('has its whole code on the first screen: %s', async (locale) => {
    const root = await renderInBrowser(store(), {
      width: PHONE.width,
      theme: 'light',
      props: { locale, storeName: 'Paper & Pine', returnUrl: '/orders', supportUrl: '/help' },
    });
    await page.viewport(PHONE.width, PHONE.height);
    await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
    await expect.poll(() => root.querySelector('.till-qr-code')).toBeTruthy();
    const code = root.querySelector('.till-qr-code')?.getBoundingClientRect();
    const top = root.closest('.till')?.getBoundingClientRect().top ?? NaN;
    expect((code?.bottom ?? NaN) - top).toBeLessThanOrEqual(FIRST_PX);
    expect(code?.width).toBeGreaterThanOrEqual(200);
  });
});
