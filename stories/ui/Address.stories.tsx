/** Addresses as a person compares them. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Address } from '../../src/ui/Address.js';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import { ComponentCard } from '../scenes/ComponentCard.js';

const meta: Meta<typeof Address> = {
  title: 'Pieces/Address',
  component: Address,
  render: () => (
    <ComponentCard
      render={({ address }) => <Address address={address.address} label="Address of the order" />}
    />
  ),
  play: waitForScene,
};

export default meta;

/** Groups of four, beginning and end emphasised. The gaps are drawn: copying by hand has no spaces. */
export const OnTron: StoryObj = { parameters: inScene('pay_usdt_tron') };

/** Longer, in lower case. */
export const OnBitcoin: StoryObj = { parameters: inScene('pay_bitcoin') };

/** With the letters of its checksum (EIP-55). */
export const OnEthereum: StoryObj = { parameters: inScene('pay_ether') };

/** In a column of 240 pixels it wraps between groups. */
export const InNarrowColumn: StoryObj = {
  parameters: { ...inScene('pay_ether'), host: 'host-narrow' },
};
