/** QR codes that every camera can read, in every theme. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { payTargetOf } from '../../src/checkout/payTarget.js';
import { QrCode } from '../../src/ui/QrCode.js';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import { ComponentCard, type CheckoutParts } from '../scenes/ComponentCard.js';

function draw({ snapshot, quote }: CheckoutParts) {
  const target = payTargetOf(snapshot);
  const [first] = target.status === 'ready' ? target.payload : [];
  return first && <QrCode value={first.text} label={`QR code to send ${quote.code}`} />;
}

const meta: Meta<typeof QrCode> = {
  title: 'Pieces/QrCode',
  component: QrCode,
  render: () => <ComponentCard render={draw} />,
  play: waitForScene,
};

export default meta;

/** A bare address. */
export const OfAddress: StoryObj = { parameters: inScene('pay_usdt_tron') };

/** A BIP-21 link with its amount. */
export const OfBitcoinLink: StoryObj = { parameters: inScene('pay_bitcoin') };

/** An EIP-681 link with its amount in wei. */
export const OfEtherLink: StoryObj = { parameters: inScene('pay_ether') };

/** Dark on white in the dark theme, too. */
export const InDarkTheme: StoryObj = {
  parameters: inScene('pay_bitcoin'),
  globals: { theme: 'dark' },
};
