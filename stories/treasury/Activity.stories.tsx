/** Every state of activity. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity } from '../../src/treasury/panel/activity/Activity.js';
import { userEvent } from 'storybook/test';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Activity',
  component: Activity,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof Activity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What one payment brings: webhooks, and what the shop was told of it. */
export const OnePayment: Story = { parameters: inOffice('webhooks_told') };

/** One of them in the pane: what it changed, what was kept, and what the shop was told. */
export const Open: Story = {
  parameters: inOffice('webhooks_told'),
  play: async (context) => {
    await arriveAtPart()(context);
    const row = context.canvasElement.querySelector('[data-row][data-state="accepted"]');
    if (row) await userEvent.click(row);
  },
};

/** One unmatched, one in conflict and a test among the accepted. */
export const Failed: Story = {
  args: { start: { view: 'failed' } },
  parameters: inOffice('webhooks_troubled'),
};

/** Changes, refusals, and a stranger. */
export const Staff: Story = {
  args: { start: { view: 'act' } },
  parameters: inOffice('audit_worked'),
};

/** More than a page. */
export const Many: Story = { parameters: inOffice('withdrawals_many') };

/** What the shop was told, for a person who may only look. */
export const ToldReader: Story = {
  args: { start: { view: 'notification' } },
  parameters: inOffice('webhooks_told_reader'),
};

/** Nothing has happened. */
export const None: Story = { parameters: inOffice('orders_none'), play: arriveAtPart('empty') };

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('webhooks_troubled'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('audit_worked'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
