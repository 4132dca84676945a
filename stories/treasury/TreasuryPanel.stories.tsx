/** The whole back office, in every state of it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabFailed } from '../../src/treasury/panel/shell/PanelPage.js';
import { TreasuryPanel } from '../../src/treasury/panel/shell/TreasuryPanel.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/TreasuryPanel',
  component: TreasuryPanel,
  globals: { width: 'full' },
  // A tab remembers how its list was narrowed.
  beforeEach: () => sessionStorage.clear(),
  play: arriveAtPart(),
} satisfies Meta<typeof TreasuryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What needs a person, and what is held. */
export const Overview: Story = {
  parameters: inOffice('orders_mixed'),
  args: { storeName: 'Paper & Pine' },
};

/** What is held. */
export const Balances: Story = {
  parameters: inOffice('rich'),
  args: { initialTab: 'balances' },
};

/** Transfers on their way, beside the balances. */
export const Transfers: Story = {
  parameters: inOffice('unconfirmed_many'),
  args: { initialTab: 'balances' },
  play: async (story) => {
    await arriveAtPart()(story);
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('radio', { name: /^On the way/ }));
  },
};

/** Withdrawals. */
export const Withdrawals: Story = {
  parameters: inOffice('withdrawals_mixed'),
  args: { initialTab: 'withdrawals' },
};

/** Orders. */
export const OrdersTab: Story = {
  parameters: inOffice('orders_mixed'),
  args: { initialTab: 'orders' },
};

/** From an order to its refund, and back to the list. */
export const FromOrderToRefund: Story = {
  parameters: inOffice('order_refunded'),
  args: { initialTab: 'orders' },
  play: async (story) => {
    await arriveAtPart()(story);
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: /^Order 1042/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Open: / }));
    await expect(canvas.getByRole('tab', { name: 'Withdrawals' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByText('Refund of order 1042')).toBeVisible();
  },
};

/** What happened. */
export const ActivityTab: Story = {
  parameters: inOffice('webhooks_troubled'),
  args: { initialTab: 'activity' },
};

/** Somebody whose drafts need the approval of another. */
export const NeedsApproval: Story = {
  parameters: inOffice('panel_clerk'),
  args: { initialTab: 'withdrawals' },
};

/** Somebody who only looks. */
export const Reader: Story = {
  parameters: inOffice('panel_reader'),
  args: { initialTab: 'withdrawals' },
};

/** The store connected no orders. */
export const WithoutOrders: Story = { parameters: inOffice('panel_without_orders') };

/** Signed out. */
export const NobodySignedIn: Story = {
  parameters: inOffice('nobody_signed_in'),
  args: { signInUrl: '/login' },
  play: arriveAtPart('unauthorized'),
};

/** Signed in, and not let in. */
export const MayNot: Story = {
  parameters: inOffice('panel_forbidden'),
  args: { signInUrl: '/login', storeName: 'Paper & Pine' },
  play: arriveAtPart('forbidden'),
};

/** The code of a tab could not be loaded. */
export const TabNotLoaded: Story = {
  parameters: inOffice('rich'),
  render: () => (
    <section className="till till-treasury" data-status="ready" aria-label="Back office">
      <TabFailed retry={() => undefined} inVain={false} />
    </section>
  ),
};

/** The store cannot be reached. */
export const StoreAway: Story = {
  parameters: inOffice('panel_away'),
  play: arriveAtPart('error'),
};

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('orders_mixed'),
  args: { initialTab: 'orders' },
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('rich'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
