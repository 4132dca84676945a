/** Every state of the list of unconfirmed transfers. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnconfirmedTransfers } from '../../src/treasury/panel/balances/UnconfirmedTransfers.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/UnconfirmedTransfers',
  component: UnconfirmedTransfers,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof UnconfirmedTransfers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is on its way. */
export const None: Story = { parameters: inOffice('unconfirmed_none') };

/** The service as documented shows one: a shopper's payment coming in. */
export const One: Story = { parameters: inOffice('unconfirmed_one') };

/** The service as deployed shows what leaves the shoppers' addresses. */
export const Many: Story = { parameters: inOffice('unconfirmed_many') };

/** The same on a phone. */
export const OnAPhone: Story = {
  parameters: inOffice('unconfirmed_many'),
  globals: { width: '280' },
};

/** The service says so little of one that the store cannot read it: the list says that it is not whole. */
export const OneUnreadable: Story = { parameters: inOffice('unconfirmed_unreadable') };

/** The first answer is still on its way. */
export const Loading: Story = {
  parameters: inOffice('service_silent'),
  play: arriveAtPart('loading'),
};

/** The service does not answer. */
export const ServiceAway: Story = {
  parameters: inOffice('service_away'),
  play: arriveAtPart('error'),
};

/** Right to left: addresses and hashes keep their own direction. */
export const RightToLeft: Story = {
  parameters: inOffice('unconfirmed_one'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
};
