/** Every state of the exchange account. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExchangeBalances } from '../../src/treasury/panel/balances/ExchangeBalances.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/ExchangeBalances',
  component: ExchangeBalances,
  globals: { width: '480' },
  play: arriveAtPart(),
} satisfies Meta<typeof ExchangeBalances>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Funds in three currencies. */
export const Connected: Story = { parameters: inOffice('rich') };

/** A ticker that only the exchange knows. */
export const UnknownTicker: Story = { parameters: inOffice('exchange_unknown_ticker') };

/** No exchange is connected: a calm state. */
export const NotConnected: Story = { parameters: inOffice('no_exchange') };

/** Connected and empty. */
export const Empty: Story = { parameters: inOffice('exchange_empty') };

/** The first answer is still on its way. */
export const Loading: Story = {
  parameters: inOffice('service_silent'),
  play: arriveAtPart('loading'),
};

/** The service answers with an error page. */
export const ServiceConfused: Story = {
  parameters: inOffice('service_confused'),
  play: arriveAtPart('error'),
};

/** The service as deployed: all figures are texts. */
export const WithDeployedService: Story = {
  parameters: inOffice('rich'),
  globals: { dialect: 'deployed' },
};
