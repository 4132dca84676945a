/**
 * Text of twice the size on a phone, or a store's own large font, in languages that have spaces: no
 * word and no figure is cut in two.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cutWords } from '../../support/cutWords.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';
import { SCREEN_STORES } from '../../support/screens.js';

const PHONE = { width: 390, height: 844 };
/** Their lines may end within what is between two spaces. */
const WITHOUT_SPACES: readonly string[] = ['ja', 'ko', 'th', 'zh', 'zh-TW'];
const SPACED = PAINTED_LANGUAGES.filter((language) => !WITHOUT_SPACES.includes(language));

afterEach(() => {
  unmount();
  document.documentElement.style.fontSize = '';
});

async function painted(locale: string, store: FakeStore, waitsFor: string) {
  const root = await renderInBrowser(store, {
    width: PHONE.width,
    theme: 'light',
    props: { locale },
  });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
  await expect.poll(() => root.querySelector(waitsFor)).toBeTruthy();
  return root;
}

const isForReaders = (box: Element) => box.closest('.till-visually-hidden') !== null;
const sizeOf = (root: Element, part: string) =>
  Number.parseFloat(getComputedStyle(root.querySelector(part) ?? root).fontSize);

/** What is cut in these of its parts. */
const cut = (root: Element, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].flatMap(cutWords);

describe.each(SPACED)('%s, twice as large', (locale) => {
  beforeEach(() => {
    document.documentElement.style.fontSize = '200%';
  });

  it('has whole words in the picker', async () => {
    const root = await painted(locale, createFakeStore(), '.till-option');
    expect(root.querySelectorAll('.till-toggle, .till-option').length).toBeGreaterThan(3);
    expect(cut(root, '.till-toggle, .till-option')).toEqual([]);
  });

  it.each(['ETH.Ethereum', 'BTC.Bitcoin'])('has a whole amount and card: %s', async (chosen) => {
    const root = await painted(locale, createFakeStore({ chosen }), '.till-qr-code');
    expect(root.querySelector('.till-amount-figures')?.textContent).toMatch(/\d{5}/);
    expect(
      cut(root, '.till-chosen, .till-amount-figures, .till-warn, .till-button, .till-foot'),
    ).toEqual([]);
    const card = root.querySelector('.till-pay-panel > .till-lines');
    const { left, right } = card?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const boxes = [...(card?.querySelectorAll('*') ?? [])].filter((box) => !isForReaders(box));
    expect(boxes.length).toBeGreaterThan(10);
    for (const box of boxes) {
      const { left: from, right: to } = box.getBoundingClientRect();
      expect([box.className, from >= left && to <= right]).toEqual([box.className, true]);
    }
    const [figures, code] = ['.till-amount-figures', '.till-amount-code'].map((part) =>
      sizeOf(root, part),
    );
    expect(figures).toBeGreaterThan(sizeOf(root, '.till-heading'));
    expect(code).toBeGreaterThanOrEqual(2 * 12);
  });

  it('has whole words in its outcome', async () => {
    const root = await painted(locale, SCREEN_STORES.paid(), '.till-receipt');
    expect(
      cut(root, '.till-heading, .till-ribbon, .till-button, .till-lead, .till-transfer'),
    ).toEqual([]);
  });
});

/** Each size that a store may give, on phones from the narrowest on. */
const OWN_SIZES = [16, 18, 20, 24, 28];
const WIDTHS = [288, 320, 360, 390];

async function eachSize(root: Element, look: (size: string) => void): Promise<void> {
  for (const width of WIDTHS) {
    await page.viewport(width, PHONE.height);
    for (const size of OWN_SIZES) {
      (root as HTMLElement).style.setProperty('--till-font-size', `${String(size)}px`);
      look(`${String(size)} px at ${String(width)}`);
    }
  }
}

/** Prices that are drawn over the name of their row. The box of a font may reach into the next line a little. */
function covered(root: Element): readonly string[] {
  return [...root.querySelectorAll('.till-option')].flatMap((row) => {
    const words = [...row.querySelectorAll('.till-option-name > *')].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect();
    });
    const price = row.querySelector('.till-option-price > *')?.getBoundingClientRect();
    const meets = words.some(
      (word) =>
        price &&
        price.left < word.right &&
        word.left < price.right &&
        Math.min(price.bottom, word.bottom) - Math.max(price.top, word.top) > price.height / 3,
    );
    return meets ? [row.textContent] : [];
  });
}

describe.each(SPACED)('%s, in a store’s own size', (locale) => {
  it('has whole words in the picker, and no price over a name', async () => {
    const root = await painted(locale, createFakeStore(), '.till-option');
    await eachSize(root, (size) => {
      expect([size, cut(root, '.till-toggle, .till-option')]).toEqual([size, []]);
      expect([size, covered(root)]).toEqual([size, []]);
    });
  });

  it('has an amount that is larger than anything else, and whole', async () => {
    const root = await painted(locale, createFakeStore({ chosen: 'BTC.Bitcoin' }), '.till-qr-code');
    await eachSize(root, (size) => {
      const figures = sizeOf(root, '.till-amount-figures');
      const others = [
        '.till-heading',
        '.till-head > .till-muted',
        '.till-choice-name',
        '.till-warn',
      ];
      const larger = others.filter((part) => sizeOf(root, part) >= figures);
      expect([size, larger]).toEqual([size, []]);
      expect([size, cut(root, '.till-amount-figures')]).toEqual([size, []]);
    });
  });

  it('has whole words in its outcome', async () => {
    const root = await painted(locale, SCREEN_STORES.paid(), '.till-transfer');
    root.querySelectorAll('details').forEach((details) => (details.open = true));
    await eachSize(root, (size) => expect([size, cut(root, '.till-transfer')]).toEqual([size, []]));
    await page.viewport(280, PHONE.height);
    (root as HTMLElement).style.removeProperty('--till-font-size');
    if (root.parentElement) root.parentElement.style.padding = '16px';
    expect(cut(root, '.till-transfer')).toEqual([]);
  });
});

it('finds a word that is cut', async () => {
  const root = await painted('en', createFakeStore(), '.till-option');
  const narrow = root.appendChild(document.createElement('p'));
  narrow.style.cssText = 'inline-size: 3em; overflow-wrap: anywhere';
  narrow.textContent = 'Kryptowährung';
  expect(cut(root, 'p')).toContain('Kryptowährung');
});
