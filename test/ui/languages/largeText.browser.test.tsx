/** Text of twice the size on a phone, in every language that has spaces: no word and no figure is cut in two. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../../../src/ui/messages/checkoutLanguages.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { paint, wipe } from '../../support/paint.js';
import { SCREEN_STORES } from '../../support/screens.js';

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

async function painted(locale: string, store: FakeStore, waitsFor: string) {
  const root = await paint(store, { width: PHONE.width, theme: 'light', props: { locale } });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
  await expect.poll(() => root.querySelector(waitsFor)).toBeTruthy();
  return root;
}

const isForReaders = (box: Element) => box.closest('.till-visually-hidden') !== null;
const sizeOf = (root: Element, part: string) =>
  Number.parseFloat(getComputedStyle(root.querySelector(part) ?? root).fontSize);

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
    const root = await painted(locale, createFakeStore(), '.till-option');
    expect(root.querySelectorAll('.till-switch span, .till-option').length).toBeGreaterThan(3);
    expect(cut(root, '.till-switch span, .till-option')).toEqual([]);
  });

  it.each(['ETH.Ethereum', 'BTC.Bitcoin'])('has a whole amount and card: %s', async (chosen) => {
    const root = await painted(locale, createFakeStore({ chosen }), '.till-qr-code');
    expect(root.querySelector('.till-amount-figures')?.textContent).toMatch(/\d{5}/);
    expect(cut(root, '.till-amount-figures, .till-send-only, .till-button')).toEqual([]);
    const card = root.querySelector('.till-address-card');
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

  it('has whole words in what came of it', async () => {
    const root = await painted(locale, SCREEN_STORES.paid(), '.till-status-head');
    expect(cut(root, '.till-heading, .till-ribbon, .till-button, .till-transfer')).toEqual([]);
  });
});

it('finds a word that is cut', async () => {
  const root = await painted('en', createFakeStore(), '.till-option');
  const narrow = root.appendChild(document.createElement('p'));
  narrow.style.cssText = 'inline-size: 3em; overflow-wrap: anywhere';
  narrow.textContent = 'Kryptowährung';
  expect(cut(root, 'p')).toContain('Kryptowährung');
});
