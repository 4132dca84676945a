/** Every state of one order. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderDetail } from '../../src/treasury/panel/orders/OrderDetail.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';
import type { OfficeSceneName } from './officeScenes.js';
import { SHOWN_ACCOUNT, SHOWN_ORDER } from './orderScenes.js';

const meta = {
  title: 'Treasury/OrderDetail',
  component: OrderDetail,
  globals: { width: 'full' },
  args: { order: SHOWN_ORDER, onOpenWithdrawal: () => undefined },
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story that is in a scene and ends in a state. */
function inState(scene: OfficeSceneName, status: string): Story {
  return { parameters: inOffice(scene), play: arriveAtPart(status) };
}

/** Opened, and no currency chosen. */
export const NotChosen: Story = inState('order_not_chosen', 'unpaid');

/** A price is fixed and nothing has come. */
export const Open: Story = inState('order_open', 'unpaid');

/** A transfer has been seen. */
export const Seen: Story = inState('order_seen', 'pending');

/** Too little. */
export const Partial: Story = inState('order_partial', 'partial');

/** Too much: the excess can go back. */
export const Over: Story = inState('order_over', 'over');

/** The same, in a store that sends links: the customer names the address. */
export const RefundOffered: Story = inState('order_refund_offered', 'over');

/** A link was made, and opened. */
export const RefundLink: Story = inState('order_refund_link', 'paid');

/** The customer has confirmed an address, and the draft waits for another person. */
export const RefundClaimed: Story = inState('order_refund_claimed', 'paid');

/** After the price had expired. */
export const Late: Story = inState('order_late', 'late');

/** In a currency that was not chosen. */
export const WrongCurrency: Story = inState('order_wrong_currency', 'wrong_currency');

/** Stopped by the service. */
export const Held: Story = inState('order_held', 'held');

/** The same, after a person has ended the hold. */
export const Released: Story = inState('order_released', 'paid');

/** Paid in one transfer. */
export const Paid: Story = inState('order_paid', 'paid');

/** Paid by the store's word. */
export const Marked: Story = inState('order_marked', 'paid');

/** The store's word does not end a hold. */
export const MarkedAndHeld: Story = inState('order_marked_held', 'held');

/** Closed. */
export const Closed: Story = inState('order_closed', 'closed');

/** Money is on its way back. */
export const Refunded: Story = inState('order_refunded', 'paid');

/** What went back is not known: the refund is only named. */
export const RefundUnreadable: Story = inState('order_refund_unreadable', 'over');

/** A link that asks for an address cannot be read: it is only named, and nothing else can go back by a link. */
export const LinkUnreadable: Story = inState('order_link_unreadable', 'over');

/** Seen by one who may change nothing. */
export const SeenOnly: Story = inState('order_read_only', 'held');

/** A customer's deposits. */
export const Account: Story = {
  ...inState('order_account', 'pending'),
  args: { order: SHOWN_ACCOUNT },
};

/** There is no such order. */
export const Absent: Story = inState('orders_none', 'error');

/** Everything that can be done, with the reason where it cannot. */
export const Actions: Story = {
  ...inState('order_refund_offered', 'over'),
  play: async (story) => {
    await arriveAtPart('over')(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Actions' }));
    await expect(await story.canvas.findByRole('menu')).toBeVisible();
  },
};

/** What follows is said before it is pressed. */
export const Marking: Story = {
  ...inState('order_late', 'late'),
  play: async (story) => {
    await arriveAtPart('late')(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Mark as paid…' }));
    const dialog = within(await story.canvas.findByRole('dialog'));
    await story.userEvent.type(dialog.getByLabelText(/^Reason/), 'Paid in cash, seen by Ada');
  },
};

/** What goes back, why, and how long the link works. */
export const RefundingByLink: Story = {
  ...inState('order_refund_offered', 'over'),
  play: async (story) => {
    await arriveAtPart('over')(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Refund 12/ }));
    await expect(await story.canvas.findByRole('dialog')).toBeVisible();
  },
};

/** The excess, filled in; the shopper's address is asked for. */
export const Refunding: Story = {
  ...inState('order_over', 'over'),
  play: async (story) => {
    await arriveAtPart('over')(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: /^Refund 12/ }));
    await expect(await story.canvas.findByLabelText('Customer’s refund address')).toHaveValue('');
  },
};

/** Opened from a list: the way back. */
export const FromTheList: Story = {
  ...inState('order_over', 'over'),
  args: {
    list: { name: 'Needs attention', onBack: () => undefined },
  },
};

/** On a narrow phone. */
export const OnAPhone: Story = { ...inState('order_held', 'held'), globals: { width: '280' } };

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  ...inState('order_over', 'over'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
