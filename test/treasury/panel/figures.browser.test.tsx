/** The charts in a real browser: bars to scale, from the right where the page runs so, and gaps for the unknown. */
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BookedIncome } from '../../../src/exports/treasury.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { renderTreasuryInBrowser, unmountTreasury } from '../../support/renderTreasuryInBrowser.js';

afterEach(unmountTreasury);

/** The boxes of a chart's days, and of the bar of each; undefined for a gap. */
async function paint(scene: OfficeSceneName, direction: 'ltr' | 'rtl') {
  const look = { scene, direction, width: 280, height: 900, theme: 'light' } as const;
  await renderTreasuryInBrowser(<BookedIncome />, look);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  await expect.poll(() => all('.till-bars-period').length).toBe(14);
  await expect.poll(() => all('.till-bars-bar').length).toBeGreaterThan(0);
  return all('.till-bars-period').map((day) => ({
    room: day.querySelector('.till-bars-room')?.getBoundingClientRect(),
    bar: day.querySelector('.till-bars-bar')?.getBoundingClientRect(),
    said: day.title,
  }));
}

const amountOf = (said: string): number =>
  Number(/\$([\d,.]+)$/.exec(said)?.[1]?.replace(/,/g, ''));

describe('a chart', () => {
  it('is to the scale of its highest day', async () => {
    const days = await paint('figures', 'ltr');
    const known = days.filter(({ bar }) => bar);
    const most = Math.max(...known.map(({ said }) => amountOf(said)));
    for (const { bar, room, said } of known) {
      const expected = ((room?.height ?? 0) - 2) * (amountOf(said) / most);
      expect(Math.abs((bar?.height ?? 0) - Math.max(2, expected))).toBeLessThan(1);
      expect(bar?.bottom).toBeCloseTo((room?.bottom ?? 0) - 1, 1);
    }
    expect(document.querySelector('.till-bars-most')).toHaveTextContent(
      known.find(({ said }) => amountOf(said) === most)?.said.split(': ')[1] ?? '',
    );
  });

  it.each(['ltr', 'rtl'] as const)(
    'runs %s, with gaps for what is not known',
    async (direction) => {
      // The only days that are known are the last four.
      const days = await paint('figures_huge_and_tiny', direction);
      expect(days.slice(0, 9).every(({ bar, said }) => !bar && said === '')).toBe(true);
      const lefts = days.map(({ room }) => room?.left ?? 0);
      expect(lefts).toEqual(lefts.toSorted((a, b) => (direction === 'ltr' ? a - b : b - a)));
      // A label is longer than its bar is wide, and widens none.
      expect(new Set(days.map(({ room }) => Math.round(room?.width ?? 0))).size).toBe(1);
      // Less than a cent beside nearly a hundred million is a line, and not nothing.
      expect(days.filter(({ bar }) => bar?.height === 2).length).toBeGreaterThan(0);
    },
  );

  it('is hidden from assistive technology, which gets the table', async () => {
    await paint('figures', 'ltr');
    expect(document.querySelector('.till-bars')).toHaveAttribute('aria-hidden', 'true');
    await expect.element(page.getByRole('table', { name: 'Booked income' })).toBeVisible();
  });
});
