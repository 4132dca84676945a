/** The books of the back office: booked income, and what is on its way. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FiguresTiles } from '../../src/treasury/panel/figures/FiguresTiles.js';
import { BookedIncome } from '../../src/treasury/panel/figures/BookedIncome.js';
import { MoneyOnTheWay } from '../../src/treasury/panel/figures/MoneyOnTheWay.js';
import { NetworkBalances } from '../../src/treasury/panel/figures/NetworkBalances.js';
import { en } from '../../src/treasury/panel/messages/en.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

/** The parts as an office puts them together. */
function FiguresPage() {
  return (
    <div className="story-figures">
      <FiguresTiles />
      <BookedIncome />
      <MoneyOnTheWay onOpenOrder={() => undefined} />
      <NetworkBalances />
    </div>
  );
}

const meta = {
  title: 'Treasury/Figures',
  component: FiguresPage,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof FiguresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two weeks of income in dollars and euros, with a refund and a deposit. */
export const Fortnight: Story = { parameters: inOffice('figures') };

/** On a phone. */
export const OnAPhone: Story = { parameters: inOffice('figures'), globals: { width: '280' } };

/** Polygon does not answer: it is in no total, and no bar falls because of it. */
export const OneNetworkSilent: Story = { parameters: inOffice('figures_silent') };

/** A day of nearly a hundred million beside one of less than a cent, and a payment of unknown value. */
export const HugeAndTiny: Story = { parameters: inOffice('figures_huge_and_tiny') };

/** A store on its first day. */
export const FirstDay: Story = { parameters: inOffice('figures_empty') };

/** The service does not answer: what the store knows itself stays. */
export const ServiceAway: Story = {
  parameters: inOffice('figures_away'),
};

/** By month, over half a year: the days before the first order are said in one line. */
export const ByMonth: Story = {
  parameters: inOffice('figures'),
  play: async (story) => {
    await arriveAtPart()(story);
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: en.columnMonth }));
    await expect(await story.canvas.findByText(/^No data for /)).toBeVisible();
  },
};

/** Every day of the fortnight. */
export const AllDays: Story = {
  parameters: inOffice('figures'),
  play: async (story) => {
    await arriveAtPart()(story);
    const all = await story.canvas.findByRole('button', { name: 'All 14 days' });
    const table = story.canvas.getByRole('table', { name: en.bookedTitle });
    const few = table.querySelectorAll('tbody > tr').length;
    await story.userEvent.click(all);
    await expect(table.querySelectorAll('tbody > tr')).toHaveLength(few + 8);
    await expect(story.canvas.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  },
};

/** Time runs from right to left too. */
export const RightToLeft: Story = {
  parameters: inOffice('figures_silent'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
};

/** The dark theme. */
export const Dark: Story = { parameters: inOffice('figures'), globals: { theme: 'dark' } };
