/** Says that no real money moves. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from '../../src/ui/Frame.js';
import { arrive, inScene } from '../scenes/arrive.js';
import { Piece } from '../scenes/Piece.js';

const meta: Meta<typeof Ribbon> = {
  title: 'Pieces/Ribbon',
  component: Ribbon,
  parameters: inScene('pay_usdt_tron'),
  render: () => <Piece draw={({ snapshot }) => snapshot.sandbox && <Ribbon />} />,
  play: arrive,
};

export default meta;

/** Drawn because the store's own snapshot says `sandbox`. */
export const InSandbox: StoryObj = {};

/** In the dark theme. */
export const InDarkTheme: StoryObj = { globals: { theme: 'dark' } };
