/** Amounts: every digit, in figures of one width. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../src/ui/Amount.js';
import { arrive, arriveAtText, inScene } from '../scenes/arrive.js';
import { Piece } from '../scenes/Piece.js';

const meta: Meta<typeof Amount> = {
  title: 'Pieces/Amount',
  component: Amount,
  render: () => (
    <Piece
      draw={({ quote }) =>
        quote.payable && <Amount amount={quote.payable} code={quote.code} size="hero" />
      }
    />
  ),
  play: arrive,
};

export default meta;

/** A token worth a dollar. */
export const OfToken: StoryObj = { parameters: inScene('pay_usdt_tron') };

/** Eight decimals. */
export const OfBitcoin: StoryObj = { parameters: inScene('pay_bitcoin') };

/** Nine figures and eight decimals: smaller, never cut. */
export const OfManyCoins: StoryObj = { parameters: inScene('pay_long_amount') };

/** Figures as wallets have them, whatever the language; copying gives the machine form. */
export const InArabic: StoryObj = {
  parameters: inScene('pay_bitcoin'),
  globals: { locale: 'ar-EG', direction: 'rtl' },
  play: async (story) => {
    await arrive(story);
    await arriveAtText(story.canvasElement, /^[^٠-٩]*0\.0004/);
  },
};
