/** Every state of the overview. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../../src/treasury/panel/messages/en.js';
import { Overview } from '../../src/treasury/panel/overview/Overview.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Overview',
  component: Overview,
  globals: { width: 'full' },
  args: {
    onOpenOrder: () => undefined,
    onOpenWithdrawal: () => undefined,
    onShow: () => undefined,
    onOpenActivity: () => undefined,
  },
  play: arriveAtPart(),
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What needs a person, the most urgent first; then the figures and the newest orders. */
export const Busy: Story = {
  parameters: inOffice('overview_busy'),
  play: async (story) => {
    await arriveAtPart()(story);
    const needs = story.canvas.getByRole('region', { name: en.needsYou });
    await expect(needs).toHaveTextContent(en.taskApprove('2,400.00 USDT'));
    await expect(needs.querySelectorAll('[data-task]')).toHaveLength(7);
    await story.userEvent.click(story.canvas.getByRole('button', { name: en.showAllTasks }));
    await expect(needs.querySelectorAll('[data-task]').length).toBeGreaterThan(8);
  },
};

/** Nothing to do. */
export const AllCaughtUp: Story = {
  parameters: inOffice('overview_quiet'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getByText(en.allCaughtUp)).toBeVisible();
  },
};

/** A shop before its first order. */
export const FirstDay: Story = {
  parameters: inOffice('figures_empty'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getByText(en.firstOrder)).toBeVisible();
  },
};

/** The service doesn't answer: what is missing is named, and the rest is there. */
export const Unread: Story = {
  parameters: inOffice('overview_unread'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getByText(en.unread['balances'] ?? '')).toBeVisible();
    await expect(story.canvas.getByText(en.taskApprove('15.50 USDT'))).toBeVisible();
  },
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('overview_busy'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('overview_busy'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
