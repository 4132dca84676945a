/** The figures on screen, over the real handler: the tables say everything, and nothing unknown is zero. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { IncomeDay } from '../../../src/treasury/contract/figures.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { FiguresTiles } from '../../../src/treasury/panel/figures/FiguresTiles.js';
import { IncomeChart, incomeRecords } from '../../../src/treasury/panel/figures/IncomeChart.js';
import { NetworkBalances } from '../../../src/treasury/panel/figures/NetworkBalances.js';
import { pass } from '../../support/renderTreasury.js';
import { onFrozenPages, showScene } from './frozenPage.js';

onFrozenPages();

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('income by day', () => {
  it('is a table for screen readers, with today first and not over', async () => {
    await showScene(<IncomeChart />, 'figures');
    const rows = rowsOf('Income by day');
    expect(rows).toHaveLength(14);
    expect(rows[0]).toMatch(/, so far\$1,318\.403/);
    expect(rows[3]).toMatch(/^\w+, \w+ \d+\$2,390\.253\d/);
    expect(
      screen.getByText(/^Income by day, 14 days: \$22,461\.55 in total\. Highest: \$2,390\.25/),
    ).toBeInTheDocument();
    expect(screen.getByText('$22,461.55')).toBeVisible();
  });

  it('says which days are not known, and draws no zero for them', async () => {
    await showScene(<IncomeChart />, 'figures_huge_and_tiny');
    const rows = rowsOf('Income by day');
    expect(rows[3]).toContain('$98,765,432.10');
    expect(rows.slice(5).every((row) => row?.endsWith('Not known'))).toBe(true);
    expect(screen.getByText(/^10 days not known/)).toBeVisible();
  });

  it('is a file that leaves cells empty where nothing is known', () => {
    const empty = { payments: 0, amountUsd: parseDecimal('0'), unvalued: 0, currencies: [] };
    const days: IncomeDay[] = [
      { ...empty, day: '2026-02-28', known: false, over: true },
      { ...empty, day: '2026-03-01', known: true, over: false },
    ];
    expect(incomeRecords(days, 'UTC').slice(1)).toEqual([
      ['2026-02-28', 'UTC', 'yes', null, null, null, null, null, null],
      ['2026-03-01', 'UTC', 'no', null, null, '0', '0', '0', '0'],
    ]);
  });
});

describe('a silent network', () => {
  it('is named with since when, and is in no total', async () => {
    await showScene(<NetworkBalances />, 'figures_silent');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.at(-1)).toMatch(/^PolygonNo answer since .+ Not in the total\.$/);
    expect(rows.at(-1)).not.toContain('$');
  });
});

describe('the tiles', () => {
  it('give the figures of this moment', async () => {
    await showScene(<FiguresTiles />, 'figures_silent');
    const said = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(said).toEqual(
      expect.arrayContaining(['$1,318.40', '3 orders', 'Without Polygon: no answer']),
    );
  });

  it('keep what the store knows while the service is away, and show no zero for what it does not', async () => {
    await showScene(<FiguresTiles />, 'figures_away');
    await pass(20_000);
    const said = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(said).toContain('0 orders');
    expect(screen.getByText('Available').closest('div')).not.toHaveTextContent('$');
  });
});
