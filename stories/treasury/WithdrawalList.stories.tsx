/** Every state of the list of withdrawals. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalList } from '../../src/treasury/panel/withdrawals/WithdrawalList.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/WithdrawalList',
  component: WithdrawalList,
  globals: { width: 'full' },
  args: { onOpen: () => undefined },
  play: arriveAtPart(),
} satisfies Meta<typeof WithdrawalList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some of each state, newest first. */
export const Mixed: Story = { parameters: inOffice('withdrawals_mixed') };

/** One. */
export const One: Story = { parameters: inOffice('withdrawals_one') };

/** Two that this version of the store cannot read: named, and the others are there. */
export const Unreadable: Story = {
  parameters: inOffice('withdrawals_unreadable'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getByText('2 withdrawals couldn’t be read')).toBeVisible();
    await expect(story.canvas.getAllByRole('button', { name: /^Review/ })).toHaveLength(2);
    const notice = story.canvasElement.querySelector('.till-notice');
    await expect(notice).toHaveTextContent(/may or may not have been sent.*0003.*0002/);
  },
};

/** One has waited too long, and its wallet holds too little. */
export const Stuck: Story = {
  parameters: inOffice('withdrawal_stuck'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getByText('15.50 USDT has waited 41 minutes.')).toBeVisible();
    await expect(await story.canvas.findByText(/The Tron wallet holds 12\.25 USDT/)).toBeVisible();
  },
};

/** Of one filter only. */
export const Filtered: Story = {
  parameters: inOffice('withdrawals_mixed'),
  play: async (story) => {
    await arriveAtPart()(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Failed/ }));
    await expect(await story.canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

/** None yet. */
export const None: Story = {
  parameters: inOffice('withdrawals_none'),
  play: async (story) => {
    await arriveAtPart('empty')(story);
    await expect(story.canvas.getByText(/^No withdrawals yet\./)).toBeVisible();
  },
};

/** More than a page: older ones come when asked for. */
export const Many: Story = {
  parameters: inOffice('withdrawals_many'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(50);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Show older ones' }));
    await expect(await story.canvas.findByText('10 more shown')).toBeInTheDocument();
    const rows = story.canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(new Set(rows).size).toBe(60);
  },
};

/** Signed out. */
export const NobodySignedIn: Story = {
  parameters: inOffice('nobody_signed_in'),
  play: arriveAtPart('error'),
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('withdrawals_mixed'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('withdrawals_mixed'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
