/** Holdings in a real browser: bars to scale and from the right side, and no sum cut in two. */
import { afterEach, expect, it } from 'vitest';
import { ExchangeBalances, ProcessingBalances } from '../../../src/exports/treasury.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

afterEach(() => {
  unmountTreasury();
  document.documentElement.style.fontSize = '';
});

const PARTS = { processing: <ProcessingBalances />, exchange: <ExchangeBalances /> } as const;

async function paint(part: keyof typeof PARTS, width: number, direction?: 'rtl') {
  const look = {
    scene: 'rich',
    theme: 'light',
    height: 900,
    ...(direction && { direction }),
  } as const;
  const element = await renderTreasuryInBrowser(PARTS[part], { ...look, width });
  await expect.poll(() => element.getAttribute('data-status'), { timeout: 15_000 }).toBe('ready');
  return element;
}

it('right to left, bars grow from the right', async () => {
  const element = await paint('processing', 1280, 'rtl');
  const track = element.querySelector('.till-bar-track')?.getBoundingClientRect();
  const fills = element.querySelectorAll('.till-bar-fill');
  expect(fills).toHaveLength(9);
  for (const fill of fills) {
    expect(Math.round(fill.getBoundingClientRect().right)).toBe(Math.round(track?.right ?? 0));
  }
});

it.each(['processing', 'exchange'] as const)(
  'text of twice the size cuts no sum in two (%s)',
  async (part) => {
    document.documentElement.style.fontSize = '200%';
    for (const width of [280, 360]) {
      const element = await paint(part, width);
      const sums = [...element.querySelectorAll('.till-money, .till-holdings .till-amount')];
      const shown = sums.filter((sum) => !sum.closest('.till-visually-hidden'));
      expect(shown.length).toBeGreaterThan(6);
      const cut = shown.filter((sum) => sum.getClientRects().length > 1);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
      unmountTreasury();
    }
  },
);

it('the bars are to scale', async () => {
  const element = await paint('processing', 1280);
  const bars = [...element.querySelectorAll('.till-value-row')].map((bar) => ({
    usd: Number.parseFloat(
      (bar.querySelector('.till-money')?.textContent ?? '').replace(/[$,]/g, ''),
    ),
    length: bar.querySelector('.till-bar-fill')?.getBoundingClientRect().width ?? 0,
  }));
  const [longest] = bars;
  expect(bars).toHaveLength(9);
  for (const { usd, length } of bars) {
    expect(length / (longest?.length ?? 1)).toBeCloseTo(usd / (longest?.usd ?? 1), 1);
  }
});
