/** Words that wrap stand alike in what looks alike: a link that is drawn as a button, and a button. */
import { afterEach, expect, it } from 'vitest';
import { createFakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

afterEach(unmount);

/** By how much the first and the last line of the words are off the middle, and from where they start. */
function linesOf(button: Element) {
  const words = document.createRange();
  words.selectNodeContents(button);
  const boxes = [...words.getClientRects()].filter(({ width }) => width > 1);
  const { left, right } = button.getBoundingClientRect();
  return boxes.map((box) => ({
    offMiddle: Math.abs(left + right - box.left - box.right) / 2,
    from: Math.round(box.left),
  }));
}

it('is in the middle of both, and at the start of what looks like a link', async () => {
  const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
  const root = await renderInBrowser(store, { width: 390, theme: 'light' });
  await expect.poll(() => root.querySelector('a.till-button')).toBeTruthy();
  const checkNow = () => root.querySelector('.till-freshness > [data-kind="link"]');
  await expect.poll(checkNow).toBeTruthy();
  root.querySelectorAll('details').forEach((details) => (details.open = true));
  const check = checkNow();
  const link = root.querySelector('a.till-button');
  const button = document.createElement('button');
  button.className = 'till-button';
  link?.after(button);
  for (const part of [link, button, check]) {
    if (!(part instanceof HTMLElement)) throw new Error('Nothing to press.');
    part.textContent = 'A few words, several lines';
    part.style.inlineSize = '9rem';
    const lines = linesOf(part);
    expect(lines.length).toBeGreaterThan(1);
    if (part === check) expect(new Set(lines.map(({ from }) => from)).size).toBe(1);
    else for (const { offMiddle } of lines) expect(offMiddle).toBeLessThan(3);
  }
});
