/** The picker as it is painted: nothing moves while one types, nothing is covered, no word is cut. */
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutWords } from '../../support/cutWords.js';
import { createFakeStore, CURRENCIES } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

afterEach(() => {
  unmount();
  document.documentElement.style.fontSize = '';
});

const longer = [
  ...CURRENCIES,
  ...['AAVE', 'CAKE', 'LTC', 'PEPE', 'SHIB', 'TRX'].flatMap((code) =>
    CURRENCIES.slice(0, 2).map((one) => ({ ...one, code, id: `${code}.${one.networkName}` })),
  ),
];

async function painted(width: number, locale = 'en', theme: 'light' | 'dark' = 'light') {
  // Another test of this browser may have chosen something.
  localStorage.clear();
  const store = createFakeStore({ currencies: longer });
  const root = await renderInBrowser(store, { width, theme, props: { locale } });
  await expect.poll(() => root.getAttribute('lang')).toBe(locale);
  await expect.poll(() => root.querySelectorAll('.till-option').length).toBeGreaterThan(5);
  return root;
}

const boxOf = (root: Element, selector: string): DOMRect => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
};

it.each([390, 1280])(
  'keeps box and rows in their place while one types, at %i px',
  async (width) => {
    const root = await painted(width);
    const places = () => [
      boxOf(root, '.till-heading').top,
      boxOf(root, '.till-input').top,
      boxOf(root, '.till-input').height,
      boxOf(root, '.till-option').top,
    ];
    const before = places();
    await userEvent.click(root.querySelector('.till-input') as Element);
    for (const letter of 'usdt') {
      await userEvent.keyboard(letter);
      expect(places()).toEqual(before);
    }
  },
);

describe.each([280, 320, 390])('at %i px', (width) => {
  // Letters that stand wider apart are a wider font.
  it.each(PAINTED_LANGUAGES)('%s: the switch covers no name, in any font', async (locale) => {
    const root = await painted(width, locale);
    const list = root.querySelector('.till-listbox') as HTMLElement;
    const range = document.createRange();
    for (const spacing of ['0', '0.12em', '0.4em']) {
      (root as HTMLElement).style.letterSpacing = spacing;
      for (const part of root.querySelectorAll<HTMLElement>('.till-group')) {
        // Each name stays at the top of the list while its rows pass below it.
        const { top } = part.parentElement?.getBoundingClientRect() ?? list.getBoundingClientRect();
        list.scrollTop += top - list.getBoundingClientRect().top;
        range.selectNodeContents(part);
        const name = range.getBoundingClientRect();
        const button = boxOf(root, '.till-toggle > span');
        const meets =
          name.left < button.right &&
          button.left < name.right &&
          name.top < button.bottom &&
          button.top < name.bottom;
        expect([spacing, part.textContent, meets]).toEqual([spacing, part.textContent, false]);
      }
    }
  });

  it.each(['100%', '200%'])('no word is cut with text of %s, in both steps', async (size) => {
    document.documentElement.style.fontSize = size;
    const root = await painted(width);
    expect(cutWords(root)).toEqual([]);
    await userEvent.click(root.querySelector('.till-option') as Element);
    await expect.poll(() => root.querySelector('.till-picked')).toBeTruthy();
    expect(cutWords(root)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('has rows, buttons and a box that a thumb can press', async () => {
  const root = await painted(390);
  for (const row of root.querySelectorAll('.till-option')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  }
  expect(boxOf(root, '.till-input').height).toBeGreaterThanOrEqual(44);
  expect(boxOf(root, '.till-toggle').height).toBeGreaterThanOrEqual(44);
  await userEvent.type(root.querySelector('.till-input') as Element, 'u');
  const clear = boxOf(root, '.till-search > button');
  expect([clear.width, clear.height]).toEqual([44, 44]);
  await userEvent.click(root.querySelector('.till-search > button') as Element);
  await userEvent.click(root.querySelector('.till-option') as Element);
  await expect.poll(() => root.querySelector('.till-back')).toBeTruthy();
  const [back, heading] = [boxOf(root, '.till-back'), boxOf(root, '.till-heading')];
  expect([back.width, back.height]).toEqual([44, 44]);
  // On the line of the heading, and not over it.
  expect(Math.abs(back.top + back.height / 2 - heading.top - heading.height / 2)).toBeLessThan(3);
  expect(back.right).toBeLessThanOrEqual(heading.left + 1);
});

it('stops a row that the keys reach neither below a name nor in the fade', async () => {
  await page.viewport(390, 700);
  const root = await painted(390);
  await page.viewport(390, 700);
  const list = root.querySelector('.till-listbox') as HTMLElement;
  list.focus();
  const inside = () => {
    const row = boxOf(root, '.till-option[data-active]');
    const { top, bottom } = list.getBoundingClientRect();
    return row.top >= top + 43 && row.bottom <= bottom - 23;
  };
  for (let step = 0; step < 9; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(inside).toBe(true);
  }
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(inside).toBe(true);
  }
});
