/** Text of twice the size on a phone, in every language that has spaces: no word and no figure is cut in two. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../../../src/ui/messages/checkoutLanguages.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { paint, wipe } from '../../support/paint.js';

const PHONE = { width: 390, height: 844 };
/** Their lines may end within what is between two spaces. */
const WITHOUT_SPACES: readonly string[] = ['ja', 'ko', 'th', 'zh', 'zh-TW'];
const SPACED = ['en', ...LANGUAGES].filter((language) => !WITHOUT_SPACES.includes(language));

beforeEach(() => {
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => {
  wipe();
  document.documentElement.style.fontSize = '';
});

async function painted(locale: string, chosen: string | undefined, waitsFor: string) {
  const store = createFakeStore(chosen === undefined ? {} : { chosen });
  const root = await paint(store, { width: PHONE.width, theme: 'light', props: { locale } });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
  await expect.poll(() => root.querySelector(waitsFor)).toBeTruthy();
  return root;
}

/** What stands on more than one line, of what the elements hold. */
function cut(root: Element, selector: string): readonly string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
  }
  return found;
}

describe.each(SPACED)('%s', (locale) => {
  it('has whole words in the picker', async () => {
    const root = await painted(locale, undefined, '.till-option');
    expect(root.querySelectorAll('.till-switch span, .till-option').length).toBeGreaterThan(3);
    expect(cut(root, '.till-switch span, .till-option')).toEqual([]);
  });

  it('has a whole amount, and whole words about where it goes', async () => {
    const root = await painted(locale, 'ETH.Ethereum', '.till-qr-code');
    expect(root.querySelector('.till-amount-figures')?.textContent).toMatch(/\d{5}/);
    expect(cut(root, '.till-amount-figures, .till-send-only, .till-button')).toEqual([]);
  });
});

it('finds a word that is cut', async () => {
  const root = await painted('en', undefined, '.till-option');
  const narrow = root.appendChild(document.createElement('p'));
  narrow.style.cssText = 'inline-size: 3em; overflow-wrap: anywhere';
  narrow.textContent = 'Kryptowährung';
  expect(cut(root, 'p')).toContain('Kryptowährung');
});
