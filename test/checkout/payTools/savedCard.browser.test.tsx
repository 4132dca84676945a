/** A saved card is a PNG with all that is needed to pay: its code is read, and no line runs over its edge. */
import jsQR from 'jsqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Messages, OwnMessages } from '../../../src/ui/messages/en.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { PAINTED_LANGUAGES } from '../../support/paintedLanguages.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

const catalogues = import.meta.glob<Messages>('../../../src/ui/messages/languages/*.ts', {
  import: 'messages',
  eager: true,
});

const TRANSLATED = PAINTED_LANGUAGES.filter((language) => language !== 'en');

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

function paying(currencyId: string, change: Partial<CheckoutSnapshot> = {}): FakeStore {
  const store = createFakeStore();
  store.choose('1001', currencyId);
  store.update('1001', change);
  return store;
}

/** The file that the button saves, the lines that were written on it with their sizes, and its pixels. */
async function saved(store: FakeStore, locale = 'en', messages: OwnMessages = {}) {
  const word = catalogues[`../../../src/ui/messages/languages/${locale}.ts`]?.saveCard;
  const made = vi.spyOn(URL, 'createObjectURL');
  const lines: string[] = [];
  const sizes: number[] = [];
  const draw = CanvasRenderingContext2D.prototype.fillText;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function fillText(
    this: CanvasRenderingContext2D,
    ...drawn
  ) {
    lines.push(drawn[0]);
    sizes.push(Number(/(\d+)px/.exec(this.font)?.[1]));
    draw.apply(this, drawn);
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await renderInBrowser(store, { width: 390, theme: 'dark', props: { locale, messages } });
  const code = () => document.querySelector<HTMLElement>('.till-code-button');
  await expect.poll(code).toBeTruthy();
  code()?.click();
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('.till-tools button')].find(
      ({ textContent }) => textContent === (word ?? 'Save image'),
    );
  await expect.poll(button).toBeDefined();
  button()?.click();
  await expect.poll(() => made.mock.calls.length).toBe(1);
  const file = made.mock.calls[0]?.[0] as Blob;
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height);
  if (!pixels) throw new Error('This browser has no canvas.');
  return { name, file, pixels, lines, sizes };
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

describe('the payment card', () => {
  it('holds order, amount, network, address, deadline and code, and is a PNG', async () => {
    const { name, file, lines, pixels } = await saved(paying('USDT.Tron'));
    expect(name).toBe('payment.png');
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual(SIGNATURE);
    expect(lines).toEqual([
      'Order 1001 · \u2066$20.00\u2069',
      '20.012 USDT',
      'Only USDT on Tron, or it may be lost.',
      'TJRa bPrw bZy4 5sba vfcj inPJ',
      'C18k jpRT v8',
      expect.stringMatching(/^Price locked until /),
    ]);
    expect(jsQR(pixels.data, pixels.width, pixels.height)?.data).toBe(ADDRESSES.tron);
  });

  it('has a code of pure black and white, whose modules are whole pixels', async () => {
    const { pixels } = await saved(paying('BTC.Bitcoin'));
    const { data, width, height } = pixels;
    const code = jsQR(data, width, height);
    expect(code?.data).toBe(`bitcoin:${ADDRESSES.bitcoin}?amount=0.00021053`);
    const { topLeftCorner: from, bottomRightCorner: to } = code?.location ?? {};
    const [left, top] = [Math.round(from?.x ?? 0), Math.round(from?.y ?? 0)];
    const shades = new Set<number | undefined>();
    for (let y = top; y < Math.round(to?.y ?? 0); y += 1) {
      for (let x = left; x < Math.round(to?.x ?? 0); x += 1) shades.add(data[4 * (y * width + x)]);
    }
    expect([...shades].sort()).toEqual([0, 255]);
  });

  it('has the sandbox note, for any name of the order', async () => {
    const odd = { reference: '<b>&"7"', amountUsd: parseDecimal('20'), display: null };
    const { lines } = await saved(paying('USDT.Tron', { sandbox: true, order: odd }));
    expect(lines.slice(0, 2)).toEqual([
      'Test mode. Don’t send real funds.',
      'Order <b>&"7" · \u2066$20.00\u2069',
    ]);
  });

  it.each([
    ['ar', '\u206844.90 €\u2069 · \u206848.50 US$\u2069'],
    ['he', '\u206844.90 €\u2069 · \u206848.50 $\u2069'],
    ['fa', '\u200e€ 44.90 · \u200e$ 48.50'],
  ])('keeps two prices and the number apart in %s', async (language, prices) => {
    const display = { amount: parseDecimal('44.9'), currency: 'EUR' };
    const order = { reference: '1001', amountUsd: parseDecimal('48.5'), display };
    const { lines } = await saved(paying('USDT.Tron', { order }), language);
    expect(lines[0]?.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(` \u20681001\u2069 · \u2066${prices.replaceAll('$', '\\$')}\u2069$`),
    );
  });

  it('has its warning as large as the rest: broken rather than small', async () => {
    const sandbox = 'Environnement de test : aucun argent réel. Ne payez pas.';
    const only = 'Envoyez uniquement des USDT, et uniquement sur le réseau Tron (TRC-20)';
    const own = { sandbox, sendOnly: () => only };
    const { lines, sizes } = await saved(paying('USDT.Tron', { sandbox: true }), 'fr', own);
    expect(lines.slice(0, 2).join(' ')).toBe(sandbox);
    expect(lines.slice(4, 6)).toEqual([
      'Envoyez uniquement des USDT, et',
      'uniquement sur le réseau Tron (TRC-20)',
    ]);
    expect(Math.min(...sizes)).toBe(40);
  });

  it.each(TRANSLATED)('has no small sentence in %s, and none is lost', async (language) => {
    const { lines, sizes } = await saved(paying('USDT.Tron', { sandbox: true }), language);
    const said = catalogues[`../../../src/ui/messages/languages/${language}.ts`];
    const plain = (text = '') => text.replace(/[\s\u2066-\u2069]/g, '');
    for (const sentence of [said?.sandbox, said?.sendOnly('USDT', 'Tron')]) {
      expect(plain(lines.join(''))).toContain(plain(sentence));
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
    for (const line of lines) {
      expect(line.match(/[\u2066-\u2068]/g)?.length).toBe(line.match(/\u2069/g)?.length);
    }
  });

  it('has neither amount nor deadline for a top-up', async () => {
    const { lines } = await saved(createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' }));
    expect(lines).toHaveLength(4);
    expect(lines[0]).not.toMatch(/[·\u2066]/);
  });

  it.each(TRANSLATED)('of %s stays within its edges, however long a line is', async (language) => {
    const order = { reference: 'W'.repeat(60), amountUsd: parseDecimal('20'), display: null };
    const { pixels } = await saved(paying('ETH.Ethereum', { sandbox: true, order }), language);
    const { data, width, height } = pixels;
    for (let y = 0; y < height; y += 1) {
      for (const x of [0, 20, 40, width - 41, width - 21, width - 1]) {
        expect([x, y, data[4 * (y * width + x)]]).toEqual([x, y, 255]);
      }
    }
  });

  it('is not offered where the browser makes noise of what a page reads of a canvas', async () => {
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
      (_left, _top, width, height) => {
        const noise = crypto.getRandomValues(new Uint8ClampedArray(4 * width * height));
        return new ImageData(noise, width, height);
      },
    );
    await renderInBrowser(paying('USDT.Tron'), { width: 390, theme: 'light' });
    const code = () => document.querySelector<HTMLElement>('.till-code-button');
    await expect.poll(code).toBeTruthy();
    code()?.click();
    const lines = () =>
      [...document.querySelectorAll('.till-tools :is(summary, button)')].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(lines).toContain('Verify the address');
    expect(lines()).not.toContain('Save image');
  });
});
