/** Holdings in a real browser: no overflow from 280 pixels on, both themes, both directions, axe. */
import axe from 'axe-core';
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
import { treasuryLanguages } from '../../src/treasury/messages/treasuryLanguages.js';
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

async function problemsOf(element: HTMLElement): Promise<string[]> {
  document.getAnimations().forEach((animation) => animation.cancel());
  const { violations } = await axe.run(element);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

const STATES = [
  ['processing', 'rich'],
  ['processing', 'network_missing'],
  ['processing', 'many_tokens'],
  ['processing', 'address_refused'],
  ['processing', 'unknown_network'],
  ['processing', 'nobody_signed_in'],
  ['exchange', 'rich'],
  ['exchange', 'no_exchange'],
  ['unconfirmed', 'unconfirmed_none'],
  ['unconfirmed', 'unconfirmed_one'],
  ['unconfirmed', 'unconfirmed_many'],
] as const;

describe.each(STATES)('%s in the scene "%s"', (part, scene) => {
  it.each(['light', 'dark'] as const)('fits every width and passes axe in %s', async (theme) => {
    const element = await paint(part, scene, { theme });
    for (const width of [280, 390, 1280]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await problemsOf(element)).toEqual([]);
    }
  });
});

describe('right to left', () => {
  it.each([
    ['processing', 'worth_unknown'],
    ['unconfirmed', 'unconfirmed_one'],
  ] as const)('%s fits, and addresses keep their own direction', async (part, scene) => {
    await treasuryLanguages.load('ar');
    const element = await paint(part, scene, {
      theme: 'light',
      direction: 'rtl',
      locale: 'ar-EG',
    });
    for (const width of [280, 1280]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    const addresses = [...element.querySelectorAll('.till-address')];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(getComputedStyle(address).direction).toBe('ltr');
  });

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

it('every button and link is large enough for a finger that is careful (WCAG 2.5.8)', async () => {
  await page.viewport(390, 900);
  const element = await paint('unconfirmed', 'unconfirmed_one', { theme: 'light' });
  const targets = element.querySelectorAll('button, a, select, summary');
  expect(targets.length).toBeGreaterThan(1);
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(24);
  }
});

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
