/** What right-to-left languages draw: figures and names in the order in which they are meant. */
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { networksOfShape } from '../../src/chains/addressShape.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { drawnLines } from '../support/drawnText.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(unmount);

/** The order "1001" in that language, on a phone, when its words are there. */
async function painted(store: FakeStore, locale: string): Promise<Element> {
  const root = await renderInBrowser(store, { width: 390, theme: 'light', props: { locale } });
  const language = locale.split('-')[0];
  await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(language);
  return root;
}

describe('two prices of an order', () => {
  it.each([
    ['en', 'EUR', '€44.90 · $48.50'],
    ['ar-EG', 'EUR', '44.90 € · 48.50 US$'],
    ['he', 'EUR', '44.90 € · 48.50 $'],
    ['fa', 'EUR', '€ 44.90 · $ 48.50'],
    // The name of the dirham is read from right to left: "د.إ.".
    ['ar', 'AED', '.إ.د 44.90 · 48.50 US$'],
  ])('each keep their own currency: %s, %s', async (locale, currency, drawn) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const display = { amount: parseDecimal('44.9'), currency };
    store.update('1001', {
      order: { reference: '1001', amountUsd: parseDecimal('48.5'), display },
    });
    store.choose('1001', 'USDT.Tron');
    store.detect('1001');
    const root = await painted(store, locale);
    await expect.poll(() => root.querySelector('.till-order > [dir]')).toBeTruthy();
    const price = root.querySelector('.till-order > [dir]') as Element;
    expect(drawnLines(price).map(({ text }) => text)).toEqual([drawn]);
  });
});

/** Types into the picker's search field. */
async function search(root: Element, text: string): Promise<HTMLInputElement> {
  await expect.poll(() => root.querySelector('[type=search]')).toBeTruthy();
  await userEvent.fill(page.getByRole('searchbox'), text);
  return root.querySelector('[type=search]') as HTMLInputElement;
}

it.each(['ar', 'he', 'fa', 'ur'])(
  'networks of an address follow each other in %s',
  async (locale) => {
    const root = await painted(createFakeStore(), locale);
    await search(root, ADDRESSES.ethereum);
    const names = networksOfShape(ADDRESSES.ethereum).map(({ name }) => name);
    const noteText = () =>
      [...root.querySelectorAll('p > span')]
        .flatMap(({ childNodes }) => [...childNodes])
        .find(({ textContent }) => textContent?.includes(names[0] ?? '?'));
    await expect.poll(noteText).toBeTruthy();
    const node = noteText() as Text;
    const range = document.createRange();
    const signAt = (at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    let side = 0;
    const drawn = names.map((name) => {
      const from = node.data.indexOf(name);
      return { first: signAt(from), last: signAt(from + name.length - 1) };
    });
    for (const [index, { first, last }] of drawn.entries()) {
      if (first.bottom === last.bottom) expect(first.left).toBeLessThan(last.left);
      const next = drawn[index + 1]?.first;
      if (next?.bottom !== last.bottom || first.bottom !== last.bottom) continue;
      expect(next.left).toBeLessThan(first.left);
      side += 1;
    }
    // Two lines at least have room for more than one.
    expect(side).toBeGreaterThan(1);
  },
);

it.each(['en', 'ar'])('in %s the mark of an opened disclosure points down', async (locale) => {
  const root = await painted(SCREEN_STORES.paid(), locale);
  await expect.poll(() => root.querySelector('.till-last .till-details')).toBeTruthy();
  (root.querySelector('.till-last') as HTMLDetailsElement).open = true;
  const details = root.querySelector('.till-last .till-details') as HTMLDetailsElement;
  /** Where its corner points, in degrees clockwise from the right. */
  const pointing = () => {
    const mark = getComputedStyle(details.querySelector('summary') as Element, '::before');
    const corner = parseFloat(mark.borderRightWidth) > 0 ? 45 : 135;
    return corner + parseFloat(mark.rotate);
  };
  expect(pointing()).toBe(locale === 'ar' ? 180 : 0);
  details.open = true;
  expect(pointing()).toBe(90);
});

it.each(['ar', 'he', 'fa', 'ur'])(
  'the names of a receipt begin at the right: %s',
  async (locale) => {
    const root = await painted(SCREEN_STORES.paid(), locale);
    await expect.poll(() => root.querySelector('.till-receipt > button')).toBeTruthy();
    root.querySelector<HTMLElement>('.till-receipt > button')?.click();
    await expect.poll(() => root.querySelector('.till-paper > dl')).toBeTruthy();
    const list = root.querySelector('.till-paper > dl') as Element;
    const { right } = list.getBoundingClientRect();
    const edgeOf = (element: Element) => right - (drawnLines(element)[0]?.right ?? 0);
    const names = [...list.querySelectorAll(':not([hidden]) > dt')];
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(Math.abs(edgeOf(name))).toBeLessThan(3);
    // Facts too: all in one column beside the names.
    const edges = names.map((name) => edgeOf(name.nextElementSibling as Element));
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(4);
    const facts = [...list.querySelectorAll('dd')].flatMap((fact) =>
      drawnLines(fact).map(({ text }) => text),
    );
    expect(root.querySelector('.till-paper-total')?.textContent).toContain('20.012 USDT');
    expect(facts.some((text) => text.includes('abababab…ababab'))).toBe(true);
  },
);

it.each(['en', 'ar'])('no ✕ of the browser stands in the search field: %s', async (locale) => {
  const root = await painted(createFakeStore(), locale);
  const field = await search(root, 'USDT');
  const { width, height } = field.getBoundingClientRect();
  const inset = parseFloat(getComputedStyle(field).paddingInlineEnd) + 6;
  const x = locale === 'ar' ? inset : width - inset;
  await userEvent.click(page.getByRole('searchbox'), { position: { x, y: height / 2 } });
  expect(field.value).toBe('USDT');
});
