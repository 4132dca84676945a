/** Says that no real money moves. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from '../../src/ui/Frame.js';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import { ComponentCard } from '../scenes/ComponentCard.js';

const meta: Meta<typeof Ribbon> = {
  title: 'Pieces/Ribbon',
  component: Ribbon,
  parameters: inScene('pay_usdt_tron'),
  render: () => <ComponentCard render={({ snapshot }) => snapshot.sandbox && <Ribbon />} />,
  play: waitForScene,
};

export default meta;

/** Drawn because the store's own snapshot says `sandbox`. */
export const InSandbox: StoryObj = {};

/** In the dark theme. */
export const InDarkTheme: StoryObj = { globals: { theme: 'dark' } };
