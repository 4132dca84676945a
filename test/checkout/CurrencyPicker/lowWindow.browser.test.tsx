/** The list of currencies in a low window: beside it, and past its end, the page can be moved. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeStore } from '../../support/fakeStore.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

afterEach(unmount);

it.each([
  [320, 256],
  [568, 320],
  [844, 330],
])('leaves 80 px of %i × %i to the page, and holds no scrolling back', async (width, height) => {
  const root = await renderInBrowser(createFakeStore(), { width, theme: 'light' });
  await page.viewport(width, height);
  await expect.poll(() => root.querySelectorAll('.till-option').length).toBeGreaterThan(3);
  const list = root.querySelector('.till-listbox') as Element;
  list.append(...[...list.children].map((row) => row.cloneNode(true)));
  expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(height - 80);
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(getComputedStyle(list).overscrollBehaviorY).toBe('auto');
});
