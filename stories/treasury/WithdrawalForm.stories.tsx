/** Every step of the withdrawal form. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseDecimal } from '../../src/money/decimal.js';
import { en } from '../../src/treasury/panel/messages/en.js';
import { messages as ar } from '../../src/treasury/panel/messages/languages/ar.js';
import { WithdrawalForm } from '../../src/treasury/panel/withdrawals/WithdrawalForm.js';
import { arriveAtPart, inOffice, officeOf } from './arriveInOffice.js';
import { RECEIVERS } from './withdrawalScenes.js';

const meta = {
  title: 'Treasury/WithdrawalForm',
  component: WithdrawalForm,
  globals: { width: '480' },
  // The form keeps its state through reloads; a story begins without one.
  beforeEach: () => sessionStorage.clear(),
  play: arriveAtPart('details'),
} satisfies Meta<typeof WithdrawalForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Played, id: string, words = en): Promise<void> {
  const field = await canvas.findByRole('combobox', { name: words.currency });
  await userEvent.selectOptions(field, id);
}

/** @param words the sentences that the form is drawn with. */
async function fill(
  story: Played,
  amount = '15.5',
  address: string = RECEIVERS.tron,
  words = en,
): Promise<void> {
  await arriveAtPart('details')(story);
  await choose(story, 'USDT.Tron', words);
  await story.userEvent.type(story.canvas.getByLabelText(words.amount), amount);
  await story.userEvent.type(story.canvas.getByLabelText(words.address), address);
  await story.userEvent.tab();
}

async function review(story: Played): Promise<void> {
  await fill(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Save draft' }));
  await arriveAtPart('drafted')(story);
}

/** Nothing entered yet. */
export const Empty: Story = { parameters: inOffice('withdraw') };

/** Filled in, and understood. */
export const Filled: Story = { parameters: inOffice('withdraw'), play: (story) => fill(story) };

/** The whole balance. */
export const All: Story = {
  parameters: inOffice('withdraw_poor'),
  play: async (story) => {
    await arriveAtPart('details')(story);
    await choose(story, 'USDT.Tron');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: /^Max/ }));
    await expect(story.canvas.getByLabelText('Amount')).toHaveValue('12.25');
    await expect(story.canvas.getByText(/paid in TRX/)).toBeVisible();
  },
};

/** An amount that two countries read differently. */
export const Ambiguous: Story = {
  parameters: inOffice('withdraw'),
  play: async (story) => {
    await fill(story, '1,234');
    await expect(story.canvas.getByRole('button', { name: 'A whole number: 1234' })).toBeVisible();
  },
};

/** Everything wrong at once. */
export const Faulty: Story = {
  parameters: inOffice('withdraw'),
  play: async (story) => {
    await fill(story, '1.23456789', RECEIVERS.bitcoin);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Save draft' }));
    await expect(story.canvas.getByText('2 fields need attention.')).toBeVisible();
    await expect(story.canvas.getByText(/It’s a Bitcoin address/)).toBeVisible();
  },
};

/** Written down and not sent: to be compared. */
export const Review: Story = { parameters: inOffice('withdraw'), play: review };

/** The same where another person has to approve. */
export const ReviewForApproval: Story = {
  parameters: inOffice('withdraw_needs_approval'),
  play: review,
};

/** From the first field to the network's confirmation. */
export const Sent: Story = {
  parameters: inOffice('withdraw'),
  play: async (story) => {
    await review(story);
    await story.userEvent.click(story.canvas.getByRole('checkbox'));
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Send 15.50 USDT' }));
    await expect(await story.canvas.findByText('Queued')).toBeVisible();
    await expect(story.canvas.getByRole('heading', { name: '15.50 USDT' })).toHaveFocus();
  },
};

/** Somebody who may only look. */
export const MayNot: Story = {
  parameters: inOffice('withdraw_read_only'),
  play: arriveAtPart('forbidden'),
};

/** The currencies cannot be had. */
export const ServiceAway: Story = {
  parameters: inOffice('withdraw_service_away'),
  play: async (story) => {
    await arriveAtPart('details')(story);
    await expect(await story.canvas.findByText('The currencies couldn’t be loaded')).toBeVisible();
  },
};

/** Signed out while typing: nothing is lost. */
export const SignedOut: Story = {
  parameters: inOffice('withdraw'),
  play: async (story) => {
    await fill(story);
    officeOf(story).signIn(null);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await story.canvas.findByText(/Sign in again in another tab/)).toBeVisible();
    await expect(story.canvas.getByLabelText('Amount')).toHaveValue('15.5');
  },
};

/** The excess of an order goes back: the address is asked for. */
export const Refund: Story = {
  parameters: inOffice('withdraw'),
  args: {
    refundOf: { kind: 'payment', reference: '1042' },
    currencyId: 'USDT.Tron',
    amount: parseDecimal('4.125'),
  },
};

/** The narrowest column. */
export const Narrow: Story = {
  parameters: inOffice('withdraw'),
  globals: { width: '280' },
  play: (story) => fill(story),
};

/** Right to left, with its own figures. */
export const RightToLeft: Story = {
  parameters: inOffice('withdraw'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
  play: (story) => fill(story, '١٥٫٥', RECEIVERS.tron, ar),
};

/** The dark theme. */
export const Dark: Story = {
  parameters: inOffice('withdraw'),
  globals: { theme: 'dark' },
  play: (story) => fill(story),
};
