/** Every screen in a real browser: no overflow from 280 pixels on, contrast and names by axe. */
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SCREENS } from '../../src/checkout/screen.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(unmount);

/** Animations at their end, so that contrast is measured on what stays. */
const still = () => document.getAnimations().forEach((animation) => animation.cancel());

describe.each(SCREENS)('the screen "%s"', (screen) => {
  it.each(['light', 'dark'] as const)('fits and passes axe in %s', async (theme) => {
    const root = await renderInBrowser(SCREEN_STORES[screen](), { width: 280, theme });
    await expect.poll(() => root.getAttribute('data-status')).toBe(screen);
    for (const width of [280, 320, 390]) {
      await page.viewport(width, 1100);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    still();
    const { violations } = await axe.run(root);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});

it('keeps the figures of a transfer whole beside the words of a long language', async () => {
  const seen = 'Netwerkwaarnemingsbevestiging verwacht';
  const root = await renderInBrowser(SCREEN_STORES.detected(), {
    width: 280,
    theme: 'light',
    props: { messages: { transferStatus: { seen, confirmed: '', held: '' } } },
  });
  await expect.poll(() => root.querySelector('.till-transfer-list')).toBeTruthy();
  root.querySelectorAll('details').forEach((details) => (details.open = true));
  const list = root.querySelector('.till-transfer-list');
  expect(list?.querySelector('.till-muted')?.textContent).toContain(seen);
  const figures = list?.querySelector('.till-amount-figures');
  expect(figures?.getClientRects()).toHaveLength(1);
  const line = figures?.closest('.till-transfer');
  expect(line?.scrollWidth).toBe(line?.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
});
