/** Where a browser wallet stands on the pay screen: in place of the link, in reach of a thumb, seen as it is focused. */
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  METAMASK,
  RABBY,
  withWallets,
  type AnnouncedWallet,
} from '../../../stories/scenes/announceWallets.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

const ends: (() => void)[] = [];
afterEach(() => {
  unmount();
  ends.splice(0).forEach((end) => end());
});

async function paying(width: number, wallets: readonly AnnouncedWallet[]) {
  ends.push(withWallets(...wallets)());
  const store = createFakeStore({ chosen: 'ETH.Ethereum' });
  const root = await renderInBrowser(store, { width, theme: 'light' });
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  await expect.poll(() => find('.till-foot')).toBeTruthy();
  return { root, find };
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;

it.each([320, 390, 1280])(
  'stands below the rows, the link beside the code, at %i px',
  async (width) => {
    const { find } = await paying(width, [METAMASK]);
    await expect.poll(() => find('.till-wallet-pay button')).toBeTruthy();
    const link = find('.till-code > a.till-button');
    expect(link?.checkVisibility()).toBe(true);
    // One button alone is filled.
    expect(getComputedStyle(link ?? document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const rows = find('.till-pay-panel > .till-lines');
    const places = [rows, find('.till-wallet-pay'), find('.till-waiting')];
    const tops = places.map(topOf);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it('leaves the link where there is no wallet', async () => {
  const { find } = await paying(390, []);
  expect(find('.till-wallet-pay')).toBeNull();
  expect(find('a.till-button')?.checkVisibility()).toBe(true);
});

it('is reached by the keyboard in the order in which it is seen, with room for a thumb', async () => {
  const { root, find } = await paying(390, [METAMASK, RABBY]);
  await expect.poll(() => find('.till-wallet-pay [aria-expanded]')).toBeTruthy();
  find('.till-wallet-pay [aria-expanded]')?.click();
  const targets = () => [...root.querySelectorAll('.till-wallet-pay button')];
  await expect.poll(targets).toHaveLength(3);
  for (const target of targets()) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  const tops: number[] = [];
  find('.till-copy-row button')?.focus();
  while (document.activeElement !== find('.till-foot')) {
    // With a mouse the code is seen first, and reached after what can be done here.
    if (!document.activeElement?.closest('.till-code')) tops.push(topOf(document.activeElement));
    await userEvent.tab();
  }
  expect(tops.length).toBeGreaterThanOrEqual(5);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
