/** The pay screen on a phone that is touched: what comes first, how large each target is, and that nothing moves. */
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { METAMASK, withWallets } from '../../stories/scenes/announceWallets.js';
import { createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

const ends: (() => void)[] = [];
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
  ends.splice(0).forEach((end) => end());
});

const paying = (currencyId = 'BTC.Bitcoin') => createFakeStore({ chosen: currencyId });

async function touched(store: FakeStore, width = 390, theme: 'light' | 'dark' = 'light') {
  const root = await renderInBrowser(store, { width, theme });
  await page.viewport(width, 664);
  await expect.poll(() => root.querySelector('.till-large-code')).toBeTruthy();
  await expect.poll(() => root.querySelector('.till-waiting-fold')).toBeTruthy();
  await document.fonts.ready;
  return root;
}

const CONTROLS = 'button, a[href], summary';
const seen = (root: Element, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
const boxes = (root: Element, selector: string) =>
  seen(root, selector).map((one) => one.getBoundingClientRect());

it('is a screen that no pointer hovers over', () => {
  expect(matchMedia('(hover: none)').matches).toBe(true);
});

it.each([280, 390])('has room for a thumb on every control, at %i px', async (width) => {
  const root = await touched(paying(), width);
  expect(boxes(root, CONTROLS)).toHaveLength(7);
  for (const control of seen(root, CONTROLS)) {
    const { width: wide, height } = control.getBoundingClientRect();
    expect([control.textContent, Math.min(wide, height) >= 44]).toEqual([
      control.textContent,
      true,
    ]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('is reached by the keyboard in the order in which it is seen', async () => {
  ends.push(withWallets(METAMASK)());
  const root = await touched(paying('ETH.Ethereum'));
  await expect.poll(() => seen(root, '.till-wallet-pay button')).toHaveLength(1);
  expect(seen(root, '[data-kind="primary"]')).toHaveLength(1);
  const order = seen(root, CONTROLS);
  const tops: number[] = [];
  order[0]?.focus();
  for (const control of order) {
    expect(document.activeElement).toBe(control);
    tops.push(control.getBoundingClientRect().top);
    await userEvent.tab();
  }
  // The second wallet stands beside the code.
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

it.each(['light', 'dark'] as const)('passes axe in %s, and fits twice as large', async (theme) => {
  const root = await touched(paying(), 280, theme);
  document.getAnimations().forEach((animation) => animation.cancel());
  const { violations } = await axe.run(root);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  document.documentElement.style.fontSize = '200%';
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
  expect(boxes(root, '.till-qr-code')[0]?.width).toBeGreaterThanOrEqual(160);
});

it('holds its ribbon of the sandbox, and the code gives way', async () => {
  const store = paying();
  store.choose('1001', 'BTC.Bitcoin');
  store.update('1001', { sandbox: true });
  const root = await touched(store);
  expect(boxes(root, '.till-ribbon')).toHaveLength(1);
  expect(boxes(root, '.till-qr-code')[0]?.width).toBeGreaterThanOrEqual(160);
  expect(root.getBoundingClientRect().height).toBeLessThanOrEqual(664);
});

/** All but what is read aloud and a clock. */
const STILL = '.till-pay-panel *:not(.till-visually-hidden, .till-visually-hidden *)';

describe('a row that is pressed', () => {
  it.each([
    [390, '.till-row-text'],
    [280, '.till-copy-button'],
  ])('says so in the place of its button, and nothing moves: %i px, %s', async (width, target) => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    const root = await touched(paying(), width);
    const before = boxes(root, STILL);
    for (const pressed of seen(root, target)) pressed.click();
    await expect.poll(() => seen(root, '[data-state="copied"]')).toHaveLength(2);
    expect(writeText.mock.calls).toHaveLength(2);
    const words = seen(root, '.till-copy-button > span').filter(
      (word) => getComputedStyle(word).visibility === 'visible',
    );
    expect(words.map(({ textContent }) => textContent)).toEqual(['Copied', 'Copied']);
    const after = boxes(root, STILL);
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  });
});
