/** The figures on screen, over the real handler: the table says everything, and nothing unknown is zero. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BookedIncome } from '../../../src/treasury/panel/figures/BookedIncome.js';
import { FiguresTiles } from '../../../src/treasury/panel/figures/FiguresTiles.js';
import { MoneyOnTheWay } from '../../../src/treasury/panel/figures/MoneyOnTheWay.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { pass } from '../../support/renderTreasury.js';
import { onFrozenPages, press, showScene } from './frozenPage.js';

onFrozenPages();
beforeEach(() => localStorage.clear());

const rows = () =>
  within(screen.getByRole('table', { name: en.bookedTitle }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const choose = async (name: RegExp | string) => {
  await press(screen.getByRole('radio', { name }));
  await pass(2_000);
};

describe('booked income', () => {
  it('is a table, the present day first, with refunds deducted and deposits beside it', async () => {
    await showScene(<BookedIncome />, 'figures');
    const [today, yesterday, deposits, ...rest] = rows();
    expect(today).toEqual(['Today', '3', '$1,318.40', '—', '$1,318.40', '€1,212.93']);
    expect(yesterday?.slice(0, 5)).toEqual(['yesterday', '3', '$844.00', '—', '$844.00']);
    expect(deposits).toEqual([
      expect.stringMatching(/^Deposits /),
      ...['1', '$250.00', '—', '$250.00', '—'],
    ]);
    expect(rest[1]?.slice(1, 5)).toEqual(['3', '$2,390.25', '-$97.50', '$2,292.75']);
    expect(rest.at(-2)?.slice(0, 5)).toEqual([
      ...['14 days', '42', '$22,461.55', '-$97.50', '$22,364.05'],
    ]);
    expect(rest.at(-1)?.slice(0, 5)).toEqual([
      ...['Deposits 14 days', '1', '$250.00', '—', '$250.00'],
    ]);
    expect(
      screen.getByText(/^Booked income, 14 days: \$22,364\.05 in total\. Highest: \$2,292\.75/),
    ).toBeInTheDocument();
  });

  it('is that of this month and of the last one at a press', async () => {
    await showScene(<BookedIncome />, 'figures');
    await choose('March');
    expect(rows().map(([name]) => name)).toEqual(['Today', 'March']);
    await choose('February');
    expect(rows().at(0)?.[0]).toBe('Feb 28');
    expect(rows().at(-2)?.[0]).toBe('February');
  });

  it('is also by month and between two dates, in the zone that was chosen, and remembers that', async () => {
    const { unmount } = await showScene(<BookedIncome />, 'figures');
    await choose('Month');
    expect(rows().at(0)?.[0]).toMatch(/, so far$/);
    await choose('Day');
    await choose('Dates');
    const [days] = rows().at(-2) ?? [];
    const field = screen.getByLabelText<HTMLInputElement>('First day');
    const shown = field.value;
    fireEvent.change(field, { target: { value: '' } });
    // What is shown is not what the fields say, so no file of it.
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-02-27' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-02-28' } });
    await pass(2_000);
    expect([days, rows().at(-2)?.[0] ?? rows().at(-1)?.[0]]).toEqual(['14 days', '2 days']);
    expect(shown).toMatch(/^2026-\d\d-\d\d$/);
    expect(screen.getAllByRole('button', { name: /^Export/ })).toHaveLength(2);
    const zone = screen.getByRole('combobox', { name: /Days in/ });
    fireEvent.change(zone, { target: { value: 'Pacific/Kiritimati' } });
    await pass(2_000);
    unmount();
    await showScene(<BookedIncome />, 'figures');
    expect(screen.getByRole('combobox', { name: /Days in/ })).toHaveValue('Pacific/Kiritimati');
  });

  it('says in one line which days are not known, and draws no zero for them', async () => {
    await showScene(<BookedIncome />, 'figures_huge_and_tiny');
    expect(rows().flat()).toContain('$98,765,432.10');
    expect(rows()).toHaveLength(4 + 1);
    expect(
      screen.getByText('No data for 10 days: before your first order, or deleted.'),
    ).toBeVisible();
  });
});

describe('money on the way', () => {
  it('is the newest payments, and what all of them are worth', async () => {
    await showScene(<MoneyOnTheWay onOpenOrder={() => undefined} />, 'figures');
    const said = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/28\.50 ETH .*\$28\.50/);
    expect(screen.getByText('$152.50')).toBeVisible();
  });

  it('says that there is none', async () => {
    await showScene(<MoneyOnTheWay onOpenOrder={() => undefined} />, 'figures_empty');
    expect(screen.getByText('No payment is on the way.')).toBeVisible();
  });
});

describe('the tiles', () => {
  const said = () => screen.getAllByRole('definition').map((one) => one.textContent);

  it('say what the books say, and what is without a network', async () => {
    await showScene(<FiguresTiles />, 'figures_silent');
    expect(said()).toEqual(
      expect.arrayContaining(['$1,318.40 €1,212.93', '3 orders', 'Without Polygon: no answer']),
    );
  });

  it('say yesterday in dollars and in euros, and how many orders that is of', async () => {
    await showScene(<FiguresTiles />, 'figures_huge_and_tiny');
    const yesterday = screen.getByText(en.bookedYesterday).closest('div');
    expect(yesterday).toHaveTextContent('$20.00 €18.401 of 2 orders had a price in EUR.');
  });

  it('keep what the store knows while the service is away, and show no zero for what it does not', async () => {
    await showScene(<FiguresTiles />, 'figures_away');
    await pass(20_000);
    expect(said()).toContain('0 payments, not confirmed yet');
    expect(screen.getByText('Available').closest('div')).not.toHaveTextContent('$');
  });
});
