/** What the widget takes from the browser's own paragraphs and lists, no part needs to take back. */
import { afterEach, expect, it } from 'vitest';
import base from '../../src/ui/base.css?inline';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(() => {
  unmount();
  document.getElementById('late')?.remove();
});

/** What the reset sets, of every element. */
const boxes = (root: Element): string[] =>
  [...root.querySelectorAll('*')].map((element) => {
    const { margin, padding, borderWidth, boxSizing, unicodeBidi } = getComputedStyle(element);
    return `${element.className}: ${[margin, padding, borderWidth, boxSizing, unicodeBidi].join('; ')}`;
  });

it.each(['choose_currency', 'pay', 'paid'] as const)(
  'gives way in whatever order the style sheets come: %s',
  async (screen) => {
    const root = await renderInBrowser(SCREEN_STORES[screen](), { width: 390, theme: 'light' });
    await expect.poll(() => root.getAttribute('data-status')).toBe(screen);
    await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
    const group = Object.assign(document.createElement('p'), { className: 'till-group' });
    root.append(group);
    document.getAnimations().forEach((animation) => animation.cancel());
    const inOrder = boxes(root);
    expect(getComputedStyle(group).paddingTop).toBe('12px');
    const late = Object.assign(document.createElement('style'), { id: 'late', textContent: base });
    document.head.append(late);
    expect(boxes(root)).toEqual(inOrder);
  },
);
