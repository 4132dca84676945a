/** Every state of the log of deliveries. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Webhooks } from '../../src/treasury/webhooks/Webhooks.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Webhooks',
  component: Webhooks,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof Webhooks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An orphan, a conflict and a test among what was taken in. */
export const Troubled: Story = { parameters: inOffice('deliveries_troubled') };

/** What one payment brings. */
export const OnePayment: Story = { parameters: inOffice('order_paid') };

/** Nothing yet. */
export const None: Story = { parameters: inOffice('orders_none'), play: arriveAtPart('empty') };

/** The store connected no orders. */
export const WithoutOrders: Story = {
  parameters: inOffice('panel_without_orders'),
  play: arriveAtPart('error'),
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('deliveries_troubled'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('deliveries_troubled'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
