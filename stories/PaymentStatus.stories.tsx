/** Every state of the payment-status panel. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentStatus } from '../src/checkout/PaymentStatus/PaymentStatus.js';
import { waitForDialog, waitForScene, waitForText, inScene } from './scenes/waitForScene.js';

const meta = {
  title: 'Parts/PaymentStatus',
  component: PaymentStatus,
  play: waitForScene,
} satisfies Meta<typeof PaymentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the line of what is awaited: behind it is what few ask for. */
const unfold: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByText('Waiting for payment'));

/** Seen, not confirmed. */
export const TransferSeen: Story = { parameters: inScene('seen') };

/** The checkout is being opened. */
export const Loading: Story = { parameters: inScene('slow_service') };

/** The checkout could not be opened. */
export const ServiceUnavailable: Story = { parameters: inScene('service_down') };

/** No currency is chosen yet: the panel is empty, and its live region is already there. */
export const BeforeChoosing: Story = { parameters: inScene('choose') };

/** Nothing has arrived yet. */
export const WaitingForTransfer: Story = { parameters: inScene('pay_usdt_tron') };

/** Only the store can confirm the payment. */
export const StoreWillConfirm: Story = { parameters: inScene('pay_store_confirms') };

/** Part confirmed, the rest is asked for. */
export const PartHasArrived: Story = { parameters: inScene('part_confirmed') };

/** Part confirmed, the rest seen. */
export const TransferConfirmed: Story = { parameters: inScene('rest_on_its_way') };

/** Arrived after its price had expired. */
export const TransferLate: Story = { parameters: inScene('late') };

/** Arrived in another currency. */
export const WrongCurrency: Story = { parameters: inScene('wrong_currency') };

/** Held by the service. */
export const TransferHeld: Story = { parameters: inScene('held') };

/** Complete. */
export const Paid: Story = { parameters: inScene('paid') };

/** Complete with a surplus. */
export const PaidTooMuch: Story = { parameters: inScene('paid_too_much') };

/** Closed by the store. */
export const OrderClosed: Story = { parameters: inScene('closed') };

/** A permanent address waits for ever. */
export const ToppingUp: Story = { parameters: inScene('top_up_with_deposits') };

/** Somebody looked, and nothing has changed: it is said. */
export const NothingNew: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    await waitForScene(story);
    await unfold(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Check now' }));
    await waitForText(story.canvasElement, /Nothing new/);
  },
};

/** Seen two hours ago and still not confirmed: what to do before sending anything again. */
export const WaitingLong: Story = {
  parameters: inScene('seen_and_vanished'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /Detected 2 hours ago, still unconfirmed/);
  },
};

/** A late transfer that the store accepted. */
export const PaidByStoresWord: Story = { parameters: inScene('paid_by_the_stores_word') };

/** A held transfer that was released. */
export const PaidAfterReview: Story = { parameters: inScene('paid_after_review') };

/** The shopper wants to be told: one control, and what it means. */
export const TellingWhenItArrives: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    await waitForScene(story);
    await unfold(story);
    await story.userEvent.click(await story.canvas.findByRole('switch', { name: 'Notify me' }));
    await expect(story.canvas.getAllByText(/Keep this page open/)).not.toHaveLength(0);
    // The next story begins in a tab that remembers nothing.
    await story.userEvent.click(story.canvas.getByRole('switch', { name: 'Notify me' }));
  },
};

/** The receipt in its sheet: to read, to print and to keep. */
export const ShowingReceipt: Story = {
  parameters: {
    ...inScene('paid_in_two_transfers'),
    provider: { storeName: 'Rosa’s Records', returnUrl: '/orders/1042' },
  },
  play: async (story) => {
    await waitForScene(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Receipt' }));
    await waitForDialog(story.canvasElement, 'Receipt');
    await expect(story.canvas.getByText(/This receipt isn’t an invoice/)).toBeVisible();
  },
};

/** Who said what, and when. */
export const ShowingEvidence: Story = {
  parameters: inScene('paid_in_two_transfers'),
  play: async (story) => {
    await waitForScene(story);
    await story.userEvent.click(await story.canvas.findByText('Details'));
    await story.userEvent.click(await story.canvas.findByText('History'));
    await expect(story.canvas.getAllByText(/Payment service/).length).toBeGreaterThan(1);
  },
};
