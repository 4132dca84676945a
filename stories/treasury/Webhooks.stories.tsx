/** Every state of webhooks. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Webhooks } from '../../src/treasury/panel/webhooks/Webhooks.js';
import { userEvent, within } from 'storybook/test';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Webhooks',
  component: Webhooks,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof Webhooks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One unmatched, one in conflict and a test among the accepted. */
export const Troubled: Story = { parameters: inOffice('webhooks_troubled') };

/** What one payment brings. */
export const OnePayment: Story = { parameters: inOffice('order_paid') };

/** One of them in the pane: its effect, what was kept, and what the shop was told. */
export const Open: Story = {
  parameters: inOffice('webhooks_told'),
  play: async (context) => {
    await arriveAtPart()(context);
    const [newest] = await within(context.canvasElement).findAllByRole('button', {
      name: /Payment received/,
    });
    if (newest) await userEvent.click(newest);
  },
};

/** What the shop was told: one delivered, one retrying. */
export const ToYourShop: Story = {
  parameters: inOffice('webhooks_told'),
  play: async (context) => {
    await arriveAtPart()(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'To your shop' }));
    await canvas.findByText('Retrying');
  },
};

/** The same for a person who may only look. */
export const ToldReader: Story = { parameters: inOffice('webhooks_told_reader') };

/** Nothing yet. */
export const None: Story = { parameters: inOffice('orders_none'), play: arriveAtPart('empty') };

/** The store connected no orders. */
export const WithoutOrders: Story = {
  parameters: inOffice('panel_without_orders'),
  play: arriveAtPart('error'),
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('webhooks_troubled'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('webhooks_troubled'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
