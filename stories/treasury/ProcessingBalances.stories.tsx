/** Every state of the processing wallets. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessingBalances } from '../../src/treasury/panel/balances/ProcessingBalances.js';
import { arriveAtPart, inOffice, officeOf } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/ProcessingBalances',
  component: ProcessingBalances,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof ProcessingBalances>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Funds on nine networks. */
export const ManyNetworks: Story = { parameters: inOffice('rich') };

/** The same on a phone. */
export const OnAPhone: Story = { parameters: inOffice('rich'), globals: { width: '280' } };

/** One network that does not answer, and what it held before. */
export const LastKnown: Story = { parameters: inOffice('figures_silent') };

/** Wallets without anything in them. */
export const NothingThere: Story = { parameters: inOffice('holdings_empty') };

/** No wallet at all in the answer, as while the service's processing is away. */
export const NothingListed: Story = { parameters: inOffice('wallets_unlisted') };

/** Two networks that the service left out. */
export const NetworksLeftOut: Story = { parameters: inOffice('network_missing') };

/** Every currency of the service switched on. */
export const ManyTokens: Story = { parameters: inOffice('many_tokens') };

/** A network of which this version has not heard: its address is unchecked and has no code. */
export const UnknownNetwork: Story = { parameters: inOffice('unknown_network') };

/** An address that fails the check of its network is not shown. */
export const AddressRefused: Story = { parameters: inOffice('address_refused') };

/** Without a rate. */
export const WorthUnknown: Story = { parameters: inOffice('worth_unknown') };

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

/** The service does not accept the store's key. */
export const KeyRefused: Story = {
  parameters: inOffice('key_refused'),
  play: arriveAtPart('error'),
};

/** The owner has not finished the set-up at the service. */
export const NotReady: Story = {
  parameters: inOffice('processing_not_ready'),
  play: arriveAtPart('error'),
};

/** Signed out. */
export const NobodySignedIn: Story = {
  parameters: inOffice('nobody_signed_in'),
  play: arriveAtPart('error'),
};

/** The figures could not be renewed: they stay, and say that they are old. */
export const OldFigures: Story = {
  parameters: inOffice('rich'),
  play: async (story) => {
    await arriveAtPart()(story);
    officeOf(story).cutLine();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Refresh' }));
    await arriveAtPart('stale')(story);
  },
};

/** The service as deployed: figures of a network only where it has them. */
export const WithDeployedService: Story = {
  parameters: inOffice('rich'),
  globals: { dialect: 'deployed' },
};

/** Right to left, with its own figures. */
export const RightToLeft: Story = {
  parameters: inOffice('network_missing'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
};

/** The dark theme. */
export const Dark: Story = { parameters: inOffice('network_missing'), globals: { theme: 'dark' } };
