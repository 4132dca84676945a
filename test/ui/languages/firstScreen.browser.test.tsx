/** A narrow screen with a mouse, also in the longest languages: the whole QR code within the first 560 px, also after a part payment. */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LONGEST_PAYMENTS } from '../../support/longestPayments.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

const PHONE = { width: 390, height: 844 };

/** How far down the widget the whole code may end. */
const FIRST_PX = 560;

afterEach(unmount);

describe.each(Object.entries(LONGEST_PAYMENTS))('%s', (_, store) => {
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
