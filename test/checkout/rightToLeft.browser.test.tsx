/** What right-to-left languages draw: figures and names in the order in which they are meant. */
import { afterEach, describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { drawnLines } from '../support/drawnText.js';
import { createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { paint, wipe } from '../support/paint.js';

afterEach(wipe);

/** The order "1001" in that language, on a phone, when its words are there. */
async function painted(store: FakeStore, locale: string): Promise<Element> {
  const root = await paint(store, { width: 390, theme: 'light', props: { locale } });
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
    const root = await painted(store, locale);
    await expect.poll(() => root.querySelector('.till-order-price')).toBeTruthy();
    const price = root.querySelector('.till-order-price') as Element;
    expect(drawnLines(price).map(({ text }) => text)).toEqual([drawn]);
  });
});
