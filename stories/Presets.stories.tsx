/** The ready-made looks, each by day and by night. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../src/checkout/CheckoutProvider.js';
import { appearancePreset, type AppearancePreset } from '../src/ui/theme/presets.js';
import type { OpenedScene } from './scenes/openScene.js';
import {
  waitForText,
  waitForScene,
  inScene,
  openedScene,
  SCENE_TIMEOUT,
} from './scenes/waitForScene.js';
import type { SceneName } from './scenes/scenes.js';
import './presets.css';

const meta = {
  title: 'Checkout/Presets',
  component: Checkout,
  parameters: {
    ...inScene('pay_bitcoin'),
    docs: {
      description: {
        component:
          "The ready-made looks, each by day and by night: `appearance={appearancePreset('soft')}`.",
      },
    },
  },
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

const PRESETS: readonly AppearancePreset[] = ['plain', 'soft', 'sharp', 'midnight'];

/** Each of them with a name of its own: in real life they are not on one page. */
function AllPresets({ scene }: { readonly scene: OpenedScene }) {
  return (
    <div className="presets">
      {PRESETS.map((preset) => (
        <CheckoutProvider
          key={preset}
          client={scene.client}
          order={scene.order}
          appearance={appearancePreset(preset)}
          messages={{ checkout: `Checkout, ${preset}` }}
        >
          <Checkout />
        </CheckoutProvider>
      ))}
    </div>
  );
}

/** Round, warm and roomy. */
export const Soft: Story = worn('soft', 'light');

/** All four beside one another. They differ in corners, gaps, letters and edges, and not in colour alone. */
export const SideBySide: Story = {
  parameters: { ...inScene('pay_usdt_tron'), ownProvider: true },
  globals: { width: 'full' },
  render: (_args, context) => <AllPresets scene={openedScene(context)} />,
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('.till-checkout[data-status=pay] .till-qr');
    await waitFor(() => expect(drawn()).toHaveLength(PRESETS.length), SCENE_TIMEOUT);
  },
};

/** The same by night. */
export const SoftDark: Story = worn('soft', 'dark');

/** Square, black on white, close together, in capitals. */
export const Sharp: Story = worn('sharp', 'light');

/** The same by night. */
export const SharpDark: Story = worn('sharp', 'dark');

/** Pale blue by day with a green accent, a bookish heading and dashed rows. */
export const Midnight: Story = worn('midnight', 'light');

/** Deep blue with mint. */
export const MidnightDark: Story = worn('midnight', 'dark');

/** Rows and letters keep to the preset's edges. */
export const SoftPicker: Story = worn('soft', 'light', 'choose');

/** A warning on a tinted ground, and the button that mends it. */
export const MidnightExpired: Story = worn('midnight', 'dark', 'pay_expired');

/** Paying from an exchange keeps to the preset. */
export const SoftExchange: Story = {
  ...worn('soft', 'light'),
  play: async (story) => {
    await waitForScene(story);
    await story.userEvent.click(await story.canvas.findByText('Exchange'));
    await waitForText(story.canvasElement, /Leave it empty/);
  },
};

/** The end of a payment. */
export const SharpPaid: Story = worn('sharp', 'light', 'paid');
