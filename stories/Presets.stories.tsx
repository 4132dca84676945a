/** The ready-made looks, each by day and by night. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { appearancePreset, type AppearancePreset } from '../src/ui/theme/presets.js';
import { waitForScene, inScene } from './scenes/waitForScene.js';
import type { SceneName } from './scenes/scenes.js';

const meta = {
  title: 'Checkout/Presets',
  component: Checkout,
  parameters: inScene('pay_bitcoin'),
  play: waitForScene,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

function worn(preset: AppearancePreset, theme: 'light' | 'dark', scene?: SceneName): Story {
  return {
    globals: { theme },
    parameters: {
      ...(scene && inScene(scene)),
      provider: { appearance: appearancePreset(preset, { theme }) },
    },
  };
}

/** Round, warm and roomy. */
export const Soft: Story = worn('soft', 'light');

/** The same by night. */
export const SoftDark: Story = worn('soft', 'dark');

/** Square, black on white, close together. */
export const Sharp: Story = worn('sharp', 'light');

/** The same by night. */
export const SharpDark: Story = worn('sharp', 'dark');

/** Deep blue by day: pale blue with a green accent. */
export const Midnight: Story = worn('midnight', 'light');

/** Deep blue with mint. */
export const MidnightDark: Story = worn('midnight', 'dark');

/** Rows and letters keep to the preset's edges. */
export const SoftPicker: Story = worn('soft', 'light', 'choose');

/** A warning on a tinted ground, and the button that mends it. */
export const MidnightExpired: Story = worn('midnight', 'dark', 'pay_expired');

/** The end of a payment. */
export const SharpPaid: Story = worn('sharp', 'light', 'paid');
