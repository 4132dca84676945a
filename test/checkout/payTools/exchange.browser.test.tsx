/** Paying from an exchange in a real browser: two presses to a copied address, by thumb, by keyboard, by camera. */
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutWords } from '../../support/cutWords.js';
import { ADDRESSES, createFakeStore } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { readScreen } from '../../support/readScreen.js';
import {
  renderInBrowser,
  unmount,
  type BrowserRenderOptions,
} from '../../support/renderInBrowser.js';

const PHONE = { width: 390, height: 664 };
const DESK = { width: 1280, height: 800 };
const FACTS = {
  recipientName: 'Paper & Pine Ltd',
  recipientCountry: 'IE',
  walletType: 'hosted',
} as const;

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
  document.documentElement.removeAttribute('dir');
});

interface Painted extends Partial<BrowserRenderOptions> {
  readonly height?: number;
  readonly chosen?: string;
}

async function paint({ height = 900, chosen = 'USDT.Tron', ...given }: Painted) {
  const options = { width: PHONE.width, theme: 'light', ...given } as const;
  const store = createFakeStore({ chosen });
  store.update('1001', { canHandOff: true });
  store.choose('1001', chosen);
  const root = await renderInBrowser(store, options);
  await page.viewport(options.width, height);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  await expect.poll(() => find('.till-waiting-fold')).not.toBeNull();
  // The last of its parts.
  await expect.poll(() => find('.till-wide-foot')).not.toBeNull();
  return { root, find };
}
/** Chooses the exchange as a person would at that width. */
async function fromExchange(given: Painted = {}) {
  const drawn = await paint({ props: FACTS, ...given });
  const way = [
    ...drawn.root.querySelectorAll<HTMLElement>(
      '.till-exchange-row, .till-source > label:last-child',
    ),
  ].find((one) => one.checkVisibility());
  way?.click();
  await expect.poll(() => drawn.find('.till-source-row')).not.toBeNull();
  return drawn;
}
const half = (name: string) => page.getByRole('radio', { name });
const focused = () => document.activeElement;

it('on a phone it is two presses from the pay screen to a copied address', async () => {
  const write = vi.fn(() => Promise.resolve());
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: write,
  } as unknown as Clipboard);
  await paint(PHONE);
  await page.getByRole('button', { name: 'Paying from an exchange?' }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(write.mock.calls).toEqual([[ADDRESSES.tron]]);
});

it('on a phone it is a row, and the choice of two once it is chosen; elsewhere always the choice', async () => {
  const { find } = await paint(PHONE);
  const isDrawn = () =>
    [find('.till-source'), find('.till-exchange-row'), find('.till-wide-foot > button')].map(
      (one) => one?.checkVisibility() ?? false,
    );
  expect(isDrawn()).toEqual([false, true, false]);
  find('.till-exchange-row')?.click();
  await expect.poll(isDrawn).toEqual([true, false, false]);
  await page.getByText('Wallet', { exact: true }).click();
  await expect.poll(isDrawn).toEqual([false, true, false]);
  await page.viewport(DESK.width, DESK.height);
  expect(isDrawn()).toEqual([true, false, true]);
});

describe('by keyboard', () => {
  it('the focus goes with the choice on a phone, and back', async () => {
    const { find } = await paint(PHONE);
    find('.till-exchange-row')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(half('Exchange')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focused).toBe(find('.till-exchange-row'));
  });

  it('the arrows choose on a wide screen, and everything comes in the order of the eye', async () => {
    const { find } = await paint({ ...DESK, props: FACTS });
    find('.till-source :checked')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(half('Exchange')).toHaveFocus();
    await expect.element(half('Exchange')).toBeChecked();
    const order = [
      'Copy amount',
      'Copy address',
      'Waiting for payment',
      'Asked who you’re paying?',
    ];
    for (const name of order) {
      await userEvent.keyboard('{Tab}');
      expect(focused()?.getAttribute('aria-label') ?? focused()?.textContent).toContain(name);
    }
  });
});

it('the small code holds the bare address, and is read', async () => {
  const { find } = await fromExchange({ ...DESK, chosen: 'ETH.Ethereum' });
  expect(find('.till-exchange-code')?.checkVisibility()).toBe(true);
  expect(await readScreen()).toBe(ADDRESSES.ethereum);
});

it('both halves are of one height on a wide screen, so that nothing jumps', async () => {
  const { root } = await paint({ ...DESK, props: FACTS });
  const before = root.getBoundingClientRect().height;
  await page.getByText('Exchange', { exact: true }).click();
  await expect.element(page.getByText('Memo or tag')).toBeVisible();
  expect(Math.abs(root.getBoundingClientRect().height - before)).toBeLessThanOrEqual(4);
});

describe.each([
  [280, 653],
  [390, 664],
  [1280, 800],
])('at %i × %i', (width, height) => {
  it.each(['light', 'dark'] as const)('has no fault that axe finds, in %s', async (theme) => {
    const { root, find } = await fromExchange({ width, height, theme });
    find('.till-source-row summary')?.click();
    const { violations } = await axe.run(root);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('has room for a thumb on every control', async () => {
    const { root } = await fromExchange({ width, height });
    const targets = root.querySelectorAll<HTMLElement>('button, summary, .till-source > label');
    const small = [...targets].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().height < 44,
    );
    expect(small.map((one) => one.outerHTML)).toEqual([]);
  });

  it.each(PAINTED_LANGUAGES)('runs over no edge in %s', async (locale) => {
    const { root, find } = await fromExchange({ width, height, props: { ...FACTS, locale } });
    await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
    find('.till-source-row summary')?.click();
    const { left, right } = root.getBoundingClientRect();
    const over = [
      ...root.querySelectorAll(
        '.till-source *, .till-lines *, .till-exchange-side *, .till-source-row *',
      ),
    ].filter((one) => {
      const box = one.getBoundingClientRect();
      return (
        !one.closest('.till-visually-hidden') &&
        box.width > 0 &&
        (box.left < left || box.right > right)
      );
    });
    expect(over.map((one) => one.outerHTML)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it.each(['en', 'de', 'ru'])('cuts no word of twice the size on a phone, in %s', async (locale) => {
  document.documentElement.style.fontSize = '200%';
  const { root } = await fromExchange({ ...PHONE, props: { ...FACTS, locale } });
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
  const parts = root.querySelectorAll(
    '.till-source span, .till-fact-list, .till-exchange-fee, .till-source-row summary',
  );
  expect(parts.length).toBeGreaterThan(4);
  expect([...parts].flatMap(cutWords)).toEqual([]);
});
