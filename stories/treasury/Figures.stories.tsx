/** The figures and charts of the back office. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FiguresTiles } from '../../src/treasury/panel/figures/FiguresTiles.js';
import { IncomeChart } from '../../src/treasury/panel/figures/IncomeChart.js';
import { NetworkBalances } from '../../src/treasury/panel/figures/NetworkBalances.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

/** The parts as an office puts them together. */
function FiguresPage() {
  return (
    <div className="story-figures">
      <FiguresTiles />
      <IncomeChart />
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

/** Two weeks of income, and balances with two days on which nobody read them. */
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

/** The same figures as tables. */
export const AsTables: Story = {
  parameters: inOffice('figures'),
  play: async (story) => {
    await arriveAtPart()(story);
    for (const choice of story.canvas.getAllByText('Table')) {
      await story.userEvent.click(choice);
    }
    for (const name of ['Income by day']) {
      await expect(story.canvas.getByRole('table', { name })).toBeVisible();
    }
  },
};

/** Time runs from right to left too. */
export const RightToLeft: Story = {
  parameters: inOffice('figures_silent'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
};

/** The dark theme. */
export const Dark: Story = { parameters: inOffice('figures'), globals: { theme: 'dark' } };
