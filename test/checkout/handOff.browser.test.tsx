/** "Continue on your phone" in a real browser: one code at a time, which a camera reads, with its own label. */
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeStore, type FakeStoreOptions } from '../support/fakeStore.js';
import { readScreen } from '../support/readScreen.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

const DESK = { width: 1280, height: 800 };
const name = 'Continue on your phone';
const button = (text: string) => page.getByRole('button', { name: text, exact: true });
/** The last row of a wide pay screen. */
const row = () => button(name);
const dialog = () => page.getByRole('dialog', { name });
const code = () =>
  page.getByRole('img', { name: /opens this payment on your phone, not for paying/ });

async function onDesk(options: FakeStoreOptions & { theme?: 'light' | 'dark' } = {}) {
  const { theme = 'light', ...rest } = options;
  const store = createFakeStore({ chosen: 'USDT.Tron', ...rest });
  store.update('1001', { canHandOff: true });
  store.choose('1001', rest.chosen ?? 'USDT.Tron');
  await renderInBrowser(store, { width: DESK.width, theme });
  await page.viewport(DESK.width, DESK.height);
  await expect.element(row()).toBeVisible();
  return store;
}

const linkNumber = async () => /#till-order=till1r\.(\d+)_/.exec((await readScreen()) ?? '')?.[1];
/** Modules of one side of the code on the screen, without its quiet zone. */
const modules = (): number =>
  (code().element().previousElementSibling as SVGSVGElement).viewBox.baseVal.width - 2 * 4;

describe('going on with the payment on a phone', () => {
  it.each(['light', 'dark'] as const)(
    'shows a code of its own, alone on the screen, in %s',
    async (theme) => {
      const store = await onDesk({ theme });
      expect(store.count('/checkout/link')).toBe(0);
      await row().click();
      await expect.element(code()).toBeVisible();
      expect(await linkNumber()).toBe('1');
      await expect.element(dialog().getByRole('heading', { name })).toBeVisible();
      await expect.element(dialog().getByText(/Don’t pay with this code/)).toBeVisible();
      await expect.element(dialog().getByText(/Works once, until /)).toBeVisible();
      // What lies behind a modal dialog is not there for a screen reader either.
      expect(dialog().element().matches(':modal')).toBe(true);
      const { violations } = await axe.run(dialog().element());
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each([
    [280, 653],
    [600, 800],
    [844, 480],
    [1280, 800],
  ])('fits into %i × %i, and is read there', async (width, height) => {
    await onDesk();
    await row().click();
    await expect.element(code()).toBeVisible();
    await page.viewport(width, height);
    expect(dialog().element().scrollWidth).toBeLessThanOrEqual(width);
    expect(code().element().getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
    expect(modules()).toBeLessThanOrEqual(33);
    expect(await linkNumber()).toBe('1');
  });

  it('asks for a new link each time, and closes by keyboard, back to its button', async () => {
    const store = await onDesk();
    await row().click();
    await expect.element(code()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe(name);
    await expect
      .poll(() => document.documentElement.innerHTML)
      .not.toContain('opens this payment on your phone');
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toBeVisible();
    expect(await linkNumber()).toBe('2');
    expect(store.count('/checkout/link')).toBe(2);
  });

  it('shows the error if the store gives none, and retries', async () => {
    const store = await onDesk();
    store.failNext('/checkout/link', 'rate_limited', 99);
    await row().click();
    await expect.element(dialog().getByText(/Too many attempts/)).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
    store.recover();
    await expect.element(code()).toBeVisible();
  });

  it('takes a code away that opens nothing any more, and offers a new one', async () => {
    const real = Date.now.bind(Date);
    let later = 0;
    // From the start: what the page's session keeps of its clock must be this one too.
    vi.spyOn(Date, 'now').mockImplementation(() => real() + later);
    await onDesk({ now: () => Date.now() - 20 * 60_000 });
    await row().click();
    await expect.element(code()).toBeVisible();
    later = 11 * 60_000;
    await expect.element(button('New code')).toBeVisible();
    expect(code().query()).toBeNull();
    // The clock is not set back: that would make the old code good once more.
    await button('New code').click();
    await expect.element(code()).toBeVisible();
    expect(await linkNumber()).toBe('2');
  });

  it('goes away with the payment: a code of a paid order is of no use', async () => {
    const store = await onDesk();
    await row().click();
    await expect.element(code()).toBeVisible();
    store.confirm('1001');
    await expect.element(page.getByText('Paid').first()).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  });

  it('is not offered where the store has no page for it', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderInBrowser(store, { width: DESK.width, theme: 'light' });
    await page.getByRole('button', { name: /Enlarge/ }).click();
    await expect.element(button('Save image')).toBeVisible();
    expect(row().query()).toBeNull();
  });

  it('is there for a network that we do not know, where nothing else can be shown', async () => {
    await onDesk({ chosen: 'ZZZ.Newchain' });
    await row().click();
    await expect.element(code()).toBeVisible();
    expect(await linkNumber()).toBe('1');
  });
});
