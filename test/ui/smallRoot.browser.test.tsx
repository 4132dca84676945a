/** A page whose root is smaller than the shopper's own text: its checkout is not. */
import { afterEach, expect, it } from 'vitest';
import { createFakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

afterEach(() => {
  unmount();
  document.documentElement.removeAttribute('style');
});

it('has at 62.5 % the sizes that it has at 100 %, in two columns too, and grows with a larger root', async () => {
  const theme = 'light';
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const root = await renderInBrowser(store, { width: 1000, theme });
  await expect.poll(() => root.querySelector('.till-address')).not.toBeNull();
  const sizes = (percent: number) => {
    document.documentElement.style.fontSize = `${String(percent)}%`;
    const all = [root, ...root.querySelectorAll('.till-code, .till-heading, button, summary, svg')];
    return all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [one.getAttribute('class'), width, height, getComputedStyle(one).fontSize];
    });
  };
  const usual = sizes(100);
  expect(usual[0]?.[1]).toBeGreaterThan(640);
  expect(sizes(62.5)).toEqual(usual);
  expect(sizes(200)[0]?.[3]).toBe('32px');
});
