/** Holdings in a real browser: bars to scale and from the right side, and no sum cut in two. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  ExchangeBalances,
  ProcessingBalances,
  TreasuryProvider,
  UnconfirmedTransfers,
} from '../../src/exports/treasury.js';
import '../../src/treasury/styles.css';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  document.documentElement.dir = 'ltr';
  document.documentElement.style.fontSize = '';
});

const PARTS = {
  processing: ProcessingBalances,
  exchange: ExchangeBalances,
  unconfirmed: UnconfirmedTransfers,
} as const;

interface Paint {
  readonly theme: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly locale?: string;
}

async function paint(part: keyof typeof PARTS, name: OfficeSceneName, look: Paint) {
  const { theme, direction = 'ltr', locale = 'en' } = look;
  const office = await openOffice(name);
  document.documentElement.dir = direction;
  document.body.style.cssText = `margin:0;background:${theme === 'dark' ? '#000' : '#eceff3'}`;
  const host = document.body.appendChild(document.createElement('main'));
  const Part = PARTS[part];
  root = createRoot(host);
  flushSync(() =>
    root?.render(
      <TreasuryProvider client={office.client} locale={locale} appearance={{ theme }}>
        <Part />
      </TreasuryProvider>,
    ),
  );
  const element = () => document.querySelector('.till');
  await expect
    .poll(() => element()?.getAttribute('data-status'), { timeout: 15_000 })
    .toMatch(/ready|error/);
  return element() as HTMLElement;
}

describe('right to left', () => {
  it('bars grow from the right', async () => {
    await page.viewport(1280, 900);
    const element = await paint('processing', 'rich', { theme: 'light', direction: 'rtl' });
    const track = element.querySelector('.till-bar-track')?.getBoundingClientRect();
    const fills = element.querySelectorAll('.till-bar-fill');
    expect(fills).toHaveLength(9);
    for (const fill of fills) {
      expect(Math.round(fill.getBoundingClientRect().right)).toBe(Math.round(track?.right ?? 0));
    }
  });
});

it.each(['processing', 'exchange'] as const)(
  'text of twice the size cuts no sum in two (%s)',
  async (part) => {
    document.documentElement.style.fontSize = '200%';
    for (const width of [280, 360]) {
      await page.viewport(width, 900);
      const element = await paint(part, 'rich', { theme: 'light' });
      const sums = [...element.querySelectorAll('.till-money, .till-holdings .till-amount')];
      const shown = sums.filter((sum) => !sum.closest('.till-visually-hidden'));
      expect(shown.length).toBeGreaterThan(6);
      const cut = shown.filter((sum) => sum.getClientRects().length > 1);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
      root?.unmount();
      document.body.replaceChildren();
    }
  },
);

it('the bars are to scale', async () => {
  await page.viewport(1280, 900);
  const element = await paint('processing', 'rich', { theme: 'light' });
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
