/** Pressing a copy button moves nothing: a second tap in the same place hits the same button. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

const LANGUAGES = { de: 'ltr', ar: 'rtl', th: 'ltr' } as const;

beforeEach(() => vi.restoreAllMocks());
afterEach(() => {
  unmount();
  document.documentElement.removeAttribute('dir');
});

const still =
  '.till-wallet-view *:not(.till-copy-answer, .till-visually-hidden, .till-price-clock, .till-price-clock *)';

/** Where everything stands, as far as it can be seen or pressed. */
const places = () =>
  [...document.querySelectorAll(still)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.className || element.tagName, x, y, width, height].join(' ');
  });

const copyButtons = () => [...document.querySelectorAll<HTMLElement>('.till-copy-button')];
const rowOf = (button: Element) => button.closest<HTMLElement>('.till-copy-row');
const answers = () => [...document.querySelectorAll<HTMLElement>('.till-copy-answer')];

function clipboard(writeText: () => Promise<void>): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
}

async function show(language: keyof typeof LANGUAGES, width: number, currencyId: string) {
  document.documentElement.dir = LANGUAGES[language];
  await renderInBrowser(createFakeStore({ chosen: currencyId }), {
    width,
    theme: 'light',
    props: { locale: language },
  });
  await expect
    .poll(() => document.querySelector('.till-wallet-view .till-large-code'))
    .not.toBeNull();
  await expect
    .poll(() => document.querySelector('.till-checkout')?.getAttribute('lang'))
    .toBe(language);
  await document.fonts.ready;
}

/** A long address on a narrow phone, a short one, and the other direction; stories have the other widths. */
const CASES = [
  ['USDT.Tron', 'de', 280],
  ['BTC.Bitcoin', 'ar', 280],
  ['USDT.Tron', 'th', 1280],
] as const;

describe.each(CASES)('%s in %s at %i', (currencyId, language, width) => {
  it('nothing moves where copying works, and the row itself says so', async () => {
    clipboard(() => Promise.resolve());
    await show(language, width, currencyId);
    const before = places();
    expect(copyButtons()).toHaveLength(2);
    for (const button of copyButtons()) {
      button.click();
      await expect.poll(() => rowOf(button)?.dataset.state).toBe('copied');
      expect(places()).toEqual(before);
      const [word, done] = button.children;
      if (!word || !done) throw new Error('There is no word.');
      expect([word, done].map((one) => getComputedStyle(one).visibility)).toEqual([
        'hidden',
        'visible',
      ]);
      expect(done.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      expect(rowOf(button)?.querySelector('[role="status"]')?.textContent).not.toBe('');
      const at = done.getBoundingClientRect();
      const row = rowOf(button)?.getBoundingClientRect();
      expect(row && at.left >= row.left && at.right <= row.right).toBe(true);
      // What is compared is not covered, but for the room above its letters.
      for (const text of document.querySelectorAll('.till-amount, .till-address-group')) {
        const { top, bottom, left, right } = text.getBoundingClientRect();
        const apart =
          at.right <= left || at.left >= right || at.bottom <= top + 4 || at.top >= bottom - 4;
        expect([text.textContent, apart]).toEqual([text.textContent, true]);
      }
    }
  });

  it('nothing moves where copying is refused, and the answer covers neither button nor text', async () => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await show(language, width, currencyId);
    const before = places();
    for (const button of copyButtons()) {
      button.click();
      await expect.poll(() => rowOf(button)?.dataset.state).toBe('refused');
      expect(places()).toEqual(before);
      await expect.poll(answers).toHaveLength(1);
      const answer = answers()[0]?.getBoundingClientRect() ?? new DOMRect();
      const card = document.querySelector('.till-wallet-view')?.getBoundingClientRect();
      expect(answer.left).toBeGreaterThanOrEqual(card?.left ?? Infinity);
      expect(answer.right).toBeLessThanOrEqual(card?.right ?? 0);
      expect(answer.top).toBeGreaterThanOrEqual(card?.top ?? Infinity);
      const kept = [...copyButtons(), ...document.querySelectorAll('.till-address, .till-amount')];
      for (const element of kept) {
        const box = element.getBoundingClientRect();
        const apart = box.bottom <= answer.top || box.top >= answer.bottom;
        expect([element.className, apart]).toEqual([element.className, true]);
      }
    }
    // What the answer lies over is wanted again with the next press, wherever that is.
    document.body.click();
    await expect.poll(answers).toHaveLength(0);
  });
});
