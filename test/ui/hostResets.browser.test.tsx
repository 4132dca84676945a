/**
 * What pages say of plain elements. Without a layer every property of everything in the widget is as
 * on a bare page; in the layer the page wins, as promised.
 */
import { afterEach, describe, expect, it } from 'vitest';
import layeredOffice from '../../src/treasury/styles.css?inline';
import office from '../../src/treasury/styles.unlayered.css?inline';
import layered from '../../src/ui/styles.css?inline';
import unlayered from '../../src/ui/styles.unlayered.css?inline';
import { drawn, drawnOtherwise, RESETS, takeSheetsOff, wearSheets } from '../support/hostSheets.js';
import { paint, wipe, type Paint } from '../support/paint.js';
import { SCREEN_STORES } from '../support/screens.js';

const SCREENS = ['choose_currency', 'pay', 'paid'] as const;
const WIDTH = 390;

afterEach(() => {
  wipe();
  takeSheetsOff();
});

/** The screen with everything unfolded. */
async function arrive(
  screen: (typeof SCREENS)[number],
  props: Paint['props'] = {},
): Promise<Element> {
  const root = await paint(SCREEN_STORES[screen](), { width: WIDTH, theme: 'light', props });
  await expect.poll(() => root.getAttribute('data-status')).toBe(screen);
  await expect.poll(() => root.querySelector('.till-skeleton')).toBeNull();
  for (const details of root.querySelectorAll('details')) details.open = true;
  await expect.poll(() => root.querySelector('details[open] > .till-skeleton')).toBeNull();
  return root;
}

const styleOf = (root: Element, selector: string) =>
  getComputedStyle(root.querySelector(selector) as Element);

describe.each(SCREENS)('without a layer, %s', (screen) => {
  it('is on every page as on a bare one, whichever sheet comes first', async () => {
    wearSheets(layered);
    const root = await arrive(screen);
    const bare = drawn(root);
    for (const [name, reset] of Object.entries(RESETS)) {
      for (const order of [
        [reset, unlayered],
        [unlayered, reset],
      ]) {
        wearSheets(...order);
        expect(drawnOtherwise(bare, drawn(root)), name).toEqual([]);
        expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(WIDTH);
      }
    }
  });

  it('beside the sheet of the back office is as in the layer beside it', async () => {
    wearSheets(layered, layeredOffice);
    const root = await arrive(screen);
    const before = drawn(root);
    wearSheets(unlayered, office);
    expect(drawnOtherwise(before, drawn(root))).toEqual([]);
    wearSheets(layeredOffice, layered);
    const after = drawn(root);
    wearSheets(office, unlayered);
    expect(drawnOtherwise(after, drawn(root))).toEqual([]);
  });
});

describe('without a layer', () => {
  it('the page still sets the variables, with a rule as light as any', async () => {
    wearSheets(unlayered, ':where(.till) { --till-color-accent: rgb(1, 2, 3) }');
    const root = await arrive('pay');
    expect(styleOf(root, '[data-kind=primary]').backgroundColor).toBe('rgb(1, 2, 3)');
  });

  it('what is important stays so: no rule of the page turns the code or changes an address', async () => {
    const page = '.till .till-address-text { text-transform: uppercase !important }';
    wearSheets(unlayered, `${page} .till .till-qr { background: #000 !important }`);
    const root = await arrive('pay');
    expect(styleOf(root, '.till-address-text').textTransform).toBe('none');
    expect(styleOf(root, '.till-qr').backgroundColor).toBe('rgb(255, 255, 255)');
  });

  it.each(['bootstrap5', 'theme'] as const)("the store's own look is worn: %s", async (name) => {
    wearSheets(unlayered, RESETS[name]);
    const root = await arrive('pay', {
      appearance: {
        theme: 'light',
        variables: { colorBackground: '#fffef0' },
        rules: { '.PrimaryButton': { borderRadius: '3px' }, '.Heading': { fontWeight: '900' } },
      },
    });
    await expect.poll(() => styleOf(root, '[data-kind=primary]').borderRadius).toBe('3px');
    expect(styleOf(root, '.till-heading').fontWeight).toBe('900');
    expect(getComputedStyle(root).backgroundColor).toBe('rgb(255, 254, 240)');
  });
});

describe('in the layer', () => {
  it.each(['tailwind3', 'bootstrap5', 'star', 'unset'] as const)(
    'the page wins, which is why there is the other sheet: %s',
    async (name) => {
      wearSheets(layered);
      const root = await arrive('pay');
      const bare = drawn(root);
      wearSheets(layered, RESETS[name]);
      expect(drawnOtherwise(bare, drawn(root))).not.toEqual([]);
    },
  );

  const LAYERS = '@layer theme, base, till, components, utilities;';
  const drawnAs = (root: Element) =>
    ['[data-kind=primary]', '.till-copy .till-button', '.till-address-card', '[data-kind=link]']
      .map((selector) => styleOf(root, selector))
      .map(({ backgroundColor, color, padding, borderWidth, borderRadius }) =>
        [backgroundColor, color, padding, borderWidth, borderRadius].join('; '),
      );

  it('the line for Tailwind 4 keeps the look, and its utilities still win', async () => {
    wearSheets(layered);
    const root = await arrive('pay');
    const bare = drawnAs(root);
    for (const order of [
      [LAYERS, layered, RESETS.tailwind4],
      [LAYERS, RESETS.tailwind4, layered],
    ]) {
      wearSheets(...order);
      expect(drawnAs(root)).toEqual(bare);
    }
    // Without it the order of the sheets decides.
    wearSheets(layered, RESETS.tailwind4);
    expect(drawnAs(root)).not.toEqual(bare);
    wearSheets(LAYERS, layered, '@layer utilities { .till-heading { color: rgb(1, 2, 3) } }');
    expect(styleOf(root, '.till-heading').color).toBe('rgb(1, 2, 3)');
  });
});
