/**
 * A phone that is touched, in every language: rows and filled button within the first 560 px, all of the pay screen
 * within 664, and the code large enough for another device.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../../../src/contract/languages.js';
import { LONGEST_PAYMENTS } from '../../support/longestPayments.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

/** What a phone's browser leaves. */
const PHONE = { width: 390, height: 664 };
/** How far down the widget rows and filled button may end. */
const FIRST_PX = 560;

afterEach(unmount);

describe.each(Object.entries(LONGEST_PAYMENTS))('%s', (_, store) => {
  it.each(['en', ...LANGUAGES])('has everything on the first screen: %s', async (locale) => {
    const root = await renderInBrowser(store(), {
      width: PHONE.width,
      theme: 'light',
      props: { locale, storeName: 'Paper & Pine', returnUrl: '/orders', supportUrl: '/help' },
    });
    await page.viewport(PHONE.width, PHONE.height);
    await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
    await expect.poll(() => root.querySelector('.till-large-code')).toBeTruthy();
    const find = (selector: string) => [...root.querySelectorAll(selector)];
    const top = root.getBoundingClientRect().top;
    /** How far down the last of them ends. */
    const endOf = (selector: string) =>
      Math.max(...find(selector).map((one) => one.getBoundingClientRect().bottom - top));
    expect(find('.till-copy-row, .till-warn')).toHaveLength(3);
    const filled = '.till-copy-row, .till-warn, .till-button[data-kind="primary"]';
    expect(endOf(filled)).toBeLessThanOrEqual(FIRST_PX);
    expect(endOf('.till-code')).toBeGreaterThan(endOf(filled));
    expect(endOf('.till-code')).toBeLessThanOrEqual(PHONE.height);
    expect(find('.till-qr-code')[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
    // A part payment in Bitcoin has a bar as well as a button that opens a wallet.
    const hasBoth = find('.till-progress').length > 0 && find('a[data-kind="primary"]').length > 0;
    if (!hasBoth) expect(endOf('.till-waiting, .till-foot')).toBeLessThanOrEqual(PHONE.height);
  });
});
