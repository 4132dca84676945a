/** The charts in a real browser: drawn in the page's colours, drawn again with them, and in no page's way. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  BalanceChart,
  ConfirmTimes,
  FiguresTiles,
  IncomeChart,
  NetworkBalances,
  TreasuryProvider,
} from '../../src/exports/treasury.js';
import '../../src/treasury/styles.css';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

function parts(theme: 'light' | 'dark', office: Awaited<ReturnType<typeof openOffice>>) {
  return (
    <TreasuryProvider client={office.client} locale="en" appearance={{ theme }}>
      <FiguresTiles />
      <IncomeChart />
      <BalanceChart />
      <NetworkBalances />
      <ConfirmTimes />
    </TreasuryProvider>
  );
}

const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('.till-plot canvas')];

async function paint(name: OfficeSceneName, theme: 'light' | 'dark', direction = 'ltr') {
  const office = await openOffice(name);
  const host = document.body.appendChild(document.createElement('main'));
  host.dir = direction;
  document.body.style.cssText = `margin:0;background:${theme === 'dark' ? '#000' : '#eceff3'}`;
  root = createRoot(host);
  root.render(parts(theme, office));
  await expect.poll(() => canvases().length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => document.querySelector('.till-skeleton'), { timeout: 20_000 }).toBeNull();
  return { host, office };
}

/** How many pixels of the income's canvas have about this colour, by half of the picture. */
function pixelsOf([red, green, blue]: readonly [number, number, number]): [number, number] {
  const [canvas] = canvases();
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  const counts: [number, number] = [0, 0];
  if (!canvas || !data) return counts;
  for (let at = 0; at < data.length; at += 4) {
    const far =
      Math.abs((data[at] ?? 0) - red) +
      Math.abs((data[at + 1] ?? 0) - green) +
      Math.abs((data[at + 2] ?? 0) - blue);
    if (far < 12 && (data[at + 3] ?? 0) > 200) {
      counts[(at / 4) % canvas.width < canvas.width / 2 ? 0 : 1] += 1;
    }
  }
  return counts;
}

const ACCENT = { light: [28, 79, 209], dark: [143, 179, 255] } as const;

describe('a chart', () => {
  it('has the colours of the page, and takes new ones', async () => {
    await page.viewport(1280, 900);
    const { office } = await paint('figures', 'light');
    await expect.poll(() => pixelsOf(ACCENT.light)[0]).toBeGreaterThan(1_000);
    expect(pixelsOf(ACCENT.dark)).toEqual([0, 0]);
    root?.render(parts('dark', office));
    await expect.poll(() => pixelsOf(ACCENT.dark)[0]).toBeGreaterThan(1_000);
    expect(pixelsOf(ACCENT.light)).toEqual([0, 0]);
  });

  it('runs from right to left, and leaves out days that are not known', async () => {
    await page.viewport(1280, 900);
    // The only days that are known are the last five.
    await paint('figures_huge_and_tiny', 'light', 'rtl');
    await expect.poll(() => pixelsOf(ACCENT.light)[0]).toBeGreaterThan(1_000);
    expect(pixelsOf(ACCENT.light)[1]).toBe(0);
  });

  it('is sharp on a dense screen', async () => {
    await page.viewport(1280, 900);
    await paint('figures', 'light');
    const [canvas] = canvases();
    expect(canvas?.width).toBe(Math.round((canvas?.clientWidth ?? 0) * devicePixelRatio));
  });

  it('is hidden from assistive technology, which gets the table', async () => {
    await paint('figures', 'light');
    for (const canvas of canvases()) expect(canvas.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(document.querySelectorAll('.till-chart table')).toHaveLength(2);
  });
});
