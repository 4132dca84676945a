/**
 * What pages say of plain elements. Without a layer every property of everything in the widget is as
 * on a bare page; in the layer the page wins, as promised.
 */
import { afterEach, describe, expect, it } from 'vitest';
import layeredOffice from '../../src/treasury/panel/styles.css?inline';
import office from '../../src/treasury/panel/styles.unlayered.css?inline';
import layered from '../../src/ui/styles.css?inline';
import unlayered from '../../src/ui/styles.unlayered.css?inline';
import {
  computedStyles,
  changedStyles,
  RESETS,
  removeSheets,
  applySheets,
} from '../support/hostStyles.js';
import { createFakeStore } from '../support/fakeStore.js';
import { renderInBrowser, unmount, type BrowserRenderOptions } from '../support/renderInBrowser.js';
import { SCREEN_STORES } from '../support/screens.js';

const SCREENS = ['choose_currency', 'pay', 'paid'] as const;
const WIDTH = 390;

afterEach(() => {
  unmount();
  removeSheets();
});

/** A payment with a wallet to open, the one button of its screen. */
const withWallet = () => createFakeStore({ chosen: 'BTC.Bitcoin' });

/** The screen with everything unfolded, its sheet as well. */
async function arrive(
  screen: (typeof SCREENS)[number],
  props: BrowserRenderOptions['props'] = {},
  store = SCREEN_STORES[screen](),
): Promise<Element> {
  const root = await renderInBrowser(store, {
    width: WIDTH,
    theme: 'light',
    props,
  });
  await expect.poll(() => root.getAttribute('data-status')).toBe(screen);
  await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
  const openers = {
    choose_currency: null,
    pay: '.till-code-button',
    paid: '.till-receipt > button',
  };
  const opener = openers[screen];
  if (opener !== null) {
    await expect.poll(() => root.querySelector(opener)).not.toBeNull();
    root.querySelector<HTMLElement>(opener)?.click();
    await expect.poll(() => root.querySelector('dialog[open] > *')).not.toBeNull();
  }
  for (const details of root.querySelectorAll('details')) details.open = true;
  await expect.poll(() => root.querySelector('details[open] > .till-skeleton')).toBeNull();
  return root;
}

const styleOf = (root: Element, selector: string) =>
  getComputedStyle(root.querySelector(selector) as Element);

describe.each(SCREENS)('without a layer, %s', (screen) => {
  it('is on every page as on a bare one, whichever sheet comes first', async () => {
    applySheets(layered);
    const root = await arrive(screen);
    const bare = computedStyles(root);
    for (const [name, reset] of Object.entries(RESETS)) {
      for (const order of [
        [reset, unlayered],
        [unlayered, reset],
      ]) {
        applySheets(...order);
        expect(changedStyles(bare, computedStyles(root)), name).toEqual([]);
        expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(WIDTH);
      }
    }
  });

  it('beside the sheet of the back office is as in the layer beside it', async () => {
    applySheets(layered, layeredOffice);
    const root = await arrive(screen);
    const before = computedStyles(root);
    applySheets(unlayered, office);
    expect(changedStyles(before, computedStyles(root))).toEqual([]);
    applySheets(layeredOffice, layered);
    const after = computedStyles(root);
    applySheets(office, unlayered);
    expect(changedStyles(after, computedStyles(root))).toEqual([]);
  });
});

describe('without a layer', () => {
  it('the page still sets the variables, with a rule as light as any', async () => {
    applySheets(unlayered, ':where(.till) { --till-color-accent: rgb(1, 2, 3) }');
    const root = await arrive('pay', {}, withWallet());
    expect(styleOf(root, '[data-kind=primary]').backgroundColor).toBe('rgb(1, 2, 3)');
  });

  it('what is important stays so: no rule of the page turns the code or changes an address', async () => {
    const page = '.till .till-address-text { text-transform: uppercase !important }';
    applySheets(unlayered, `${page} .till .till-qr { background: #000 !important }`);
    const root = await arrive('pay');
    expect(styleOf(root, '.till-address-text').textTransform).toBe('none');
    expect(styleOf(root, '.till-qr').backgroundColor).toBe('rgb(255, 255, 255)');
  });

  it.each(['bootstrap5', 'theme'] as const)("the store's own look is worn: %s", async (name) => {
    applySheets(unlayered, RESETS[name]);
    const appearance = {
      theme: 'light',
      variables: { colorBackground: '#fffef0' },
      rules: { '.PrimaryButton': { borderRadius: '3px' }, '.Heading': { fontWeight: '900' } },
    } as const;
    const root = await arrive('pay', { appearance }, withWallet());
    await expect.poll(() => styleOf(root, '[data-kind=primary]').borderRadius).toBe('3px');
    expect(styleOf(root, '.till-heading').fontWeight).toBe('900');
    expect(getComputedStyle(root).backgroundColor).toBe('rgb(255, 254, 240)');
  });
});

describe('in the layer', () => {
  const PICO = `p { margin: 0 0 20px; font-weight: 300 } h2 { margin: 0 0 20px; font: 700 1.75rem/1.1 serif }
    code, kbd { display: inline-block; padding: 6px; background: #f3f5f7; color: #646b79; font: 14px monospace }`;

  it.each(['light', 'dark'] as const)(
    'what is paid stands firm where pages speak of code, titles and paragraphs: %s',
    async (theme) => {
      applySheets(layered);
      const store = createFakeStore();
      store.choose('1001', 'USDT.Tron');
      store.update('1001', { sandbox: true });
      const root = await arrive('pay', { appearance: { theme } }, store);
      const drawn = () =>
        new Map(
          ['.till-ribbon', '.till-row-text > .till-amount', '.till-address', '.till-qr'].flatMap(
            (part) =>
              [...computedStyles(root.querySelector(part) as Element)].map(
                ([name, style]) => [`${part} ${name}`, style] as const,
              ),
          ),
        );
      const bare = drawn();
      for (const page of [RESETS.vite, RESETS.bootstrap5, PICO]) {
        applySheets(layered, page);
        // What lies under the canvas is placed absolutely: neither moves it.
        const moving = changedStyles(bare, drawn()).filter(
          (one) => !/ (box-sizing|vertical-align): /.test(one),
        );
        expect(moving).toEqual([]);
      }
    },
  );

  const LAYERS = '@layer theme, base, till, components, utilities;';
  const drawnAs = (root: Element) =>
    ['[data-kind=primary]', '.till-copy-button', '.till-lines', '[data-kind=link]']
      .map((selector) => styleOf(root, selector))
      .map(({ backgroundColor, color, padding, borderWidth, borderRadius }) =>
        [backgroundColor, color, padding, borderWidth, borderRadius].join('; '),
      );

  it('the line for Tailwind 4 keeps the look, and its utilities still win', async () => {
    applySheets(layered);
    const root = await arrive('pay', {}, withWallet());
    const bare = drawnAs(root);
    for (const order of [
      [LAYERS, layered, RESETS.tailwind4],
      [LAYERS, RESETS.tailwind4, layered],
    ]) {
      applySheets(...order);
      expect(drawnAs(root)).toEqual(bare);
    }
    // Without it the order of the sheets decides.
    applySheets(layered, RESETS.tailwind4);
    expect(drawnAs(root)).not.toEqual(bare);
    applySheets(LAYERS, layered, '@layer utilities { .till-heading { color: rgb(1, 2, 3) } }');
    expect(styleOf(root, '.till-heading').color).toBe('rgb(1, 2, 3)');
  });
});
