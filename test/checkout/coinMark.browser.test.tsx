/** The coin's mark in a real browser: in front of the words in both directions, and never in their way. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeStore, PICTURED } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

afterEach(unmount);

const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not on the page.`);
  return found.getBoundingClientRect();
};

it.each([280, 320, 390, 1280])('stands in front of the words at %i pixels', async (width) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await renderInBrowser(createFakeStore({ chosen: 'USDT.Tron', currencies: PICTURED }), {
      width,
      theme: 'light',
      props: { dir },
    });
    await expect.element(page.getByText('Only USDT on Tron, or it may be lost.')).toBeVisible();
    const [card, mark, words] = ['.till-chosen', '.till-mark', '.till-choice-name > b'].map(boxOf);
    const [coin, network] = document.querySelectorAll('.till-mark > .till-letter');
    if (!card || !mark || !words || !coin || !network) throw new Error('Something is missing.');
    expect([coin.clientWidth, network.clientWidth]).toEqual([34, 14]);
    const corner = network.getBoundingClientRect();
    const isRight = dir === 'rtl';
    expect(isRight ? mark.left >= words.right : mark.right <= words.left).toBe(true);
    expect(isRight ? corner.left < mark.left : corner.right > mark.right).toBe(true);
    for (const box of [mark, corner, words]) {
      expect(box.left >= card.left && box.right <= card.right).toBe(true);
      expect(box.top >= card.top && box.bottom <= card.bottom).toBe(true);
    }
    unmount();
  }
});
