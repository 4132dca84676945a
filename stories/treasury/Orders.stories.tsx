/** Every state of the list of orders. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Orders } from '../../src/treasury/panel/orders/Orders.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Orders',
  component: Orders,
  globals: { width: 'full' },
  args: { onOpen: () => undefined },
  // The list keeps its filter there.
  beforeEach: () => sessionStorage.clear(),
  play: arriveAtPart(),
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day's work: what needs a person first, with the reason; then the newest. */
export const WorkList: Story = { parameters: inOffice('orders_worklist') };

/** Of a store that keeps no e-mails. */
export const Mixed: Story = { parameters: inOffice('orders_mixed') };

/** One. */
export const One: Story = { parameters: inOffice('order_over') };

/** Two that this version of the store cannot read: they need a person, and the others are there. */
export const Unreadable: Story = {
  parameters: inOffice('orders_unreadable'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getAllByRole('button', { name: /^Order .*Unreadable/ })).toHaveLength(
      2,
    );
    await expect(story.canvas.getAllByRole('button', { name: /^Order/ })).toHaveLength(7);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Unreadable 2/ }));
    await waitFor(() =>
      expect(story.canvas.getAllByRole('button', { name: /^Order/ })).toHaveLength(2),
    );
  },
};

/** None yet. */
export const None: Story = {
  parameters: inOffice('orders_none'),
  play: async (story) => {
    await arriveAtPart('empty')(story);
    await expect(story.canvas.getByText('Ready for your first order')).toBeVisible();
  },
};

/** Only those that need attention. */
export const Filtered: Story = {
  parameters: inOffice('orders_mixed'),
  play: async (story) => {
    await arriveAtPart()(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Needs attention/ }));
    await expect(
      await story.canvas.findByRole('button', { name: /^Order 1045 .*On hold/ }),
    ).toBeVisible();
  },
};

/** Found by the beginning of a number. */
export const Searched: Story = {
  parameters: inOffice('orders_worklist'),
  play: async (story) => {
    await arriveAtPart()(story);
    await story.userEvent.type(
      story.canvas.getByRole('searchbox', { name: 'Search orders' }),
      '1046',
    );
    await expect(await story.canvas.findByText(/^1 of 1/)).toBeVisible();
  },
};

/** More than a page: older ones come when asked for. */
export const Many: Story = {
  parameters: inOffice('orders_many'),
  play: async (story) => {
    await arriveAtPart()(story);
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(50);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Show older ones' }));
    await expect(await story.canvas.findByText('10 more shown')).toBeInTheDocument();
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};

/** Signed out. */
export const NobodySignedIn: Story = {
  parameters: inOffice('nobody_signed_in'),
  play: arriveAtPart('error'),
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('orders_worklist'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('orders_worklist'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
