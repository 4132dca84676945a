/** Amounts: every digit, in figures of one width. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../src/ui/Amount.js';
import { waitForScene, waitForText, inScene } from '../scenes/waitForScene.js';
import { ComponentCard } from '../scenes/ComponentCard.js';

const meta: Meta<typeof Amount> = {
  title: 'Pieces/Amount',
  component: Amount,
  render: () => (
    <ComponentCard
      render={({ quote }) =>
        quote.payable && <Amount amount={quote.payable} code={quote.code} size="hero" />
      }
    />
  ),
  play: waitForScene,
};

export default meta;

/** A token worth a dollar. */
export const OfToken: StoryObj = { parameters: inScene('pay_usdt_tron') };

/** Eight decimals. */
export const OfBitcoin: StoryObj = { parameters: inScene('pay_bitcoin') };

/** Nine figures and eight decimals: smaller, never cut. */
export const OfManyCoins: StoryObj = { parameters: inScene('pay_long_amount') };

/** Figures as wallets show them, in every language; copying gives the machine form. */
export const InArabic: StoryObj = {
  parameters: inScene('pay_bitcoin'),
  globals: { locale: 'ar-EG', direction: 'rtl' },
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /^[^٠-٩]*0\.0004/);
  },
};
