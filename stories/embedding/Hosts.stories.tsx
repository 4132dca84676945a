/** The checkout on pages that do not help it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import { arrive, inScene } from '../scenes/arrive.js';
import './hosts.css';

const meta = {
  title: 'Embedding/Hosts',
  component: Checkout,
  parameters: inScene('pay_bitcoin'),
  play: arrive,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of the widget reaches past its own edge. */
const fits: NonNullable<Story['play']> = async (story) => {
  await arrive(story);
  const widget = story.canvasElement.querySelector('.till') as HTMLElement;
  await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
};

/** A column of 240 pixels. */
export const InNarrowColumn: Story = {
  parameters: { ...inScene('pay_bitcoin'), host: 'host-narrow' },
  play: fits,
};

/** The same with the longest amount. */
export const InNarrowColumnWithLongAmount: Story = {
  parameters: { ...inScene('pay_long_amount'), host: 'host-narrow' },
  play: fits,
};

/** Half of a grid, beside the store's own summary. */
export const BesideSummary: Story = {
  parameters: { ...inScene('choose'), host: 'host-grid' },
  globals: { width: 'full' },
  render: () => (
    <>
      <Checkout />
      <p>One blue teapot, delivered on Tuesday.</p>
    </>
  ),
};

/** A dark page with large type, and the widget told to be dark. */
export const OnDarkPage: Story = {
  parameters: { ...inScene('pay_bitcoin'), host: 'host-dark' },
  globals: { theme: 'dark' },
};

/** A dark page and a light widget: it brings its own background. */
export const LightOnDarkPage: Story = {
  parameters: { ...inScene('pay_bitcoin'), host: 'host-dark' },
  globals: { theme: 'light' },
};

/**
 * A page with rules for bare elements. Its rules win, because the widget's are in a layer; the
 * payment can still be read and made. Where that is not enough, use the script tag: it has a shadow
 * root.
 */
export const OnHostilePage: Story = {
  parameters: { ...inScene('pay_usdt_tron'), host: 'host-hostile' },
  play: fits,
};

/** A page written from right to left. */
export const OnRightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (story) => {
    await fits(story);
    const address = story.canvasElement.querySelector('.till-address') as HTMLElement;
    await expect(getComputedStyle(address).direction).toBe('ltr');
  },
};

/** The narrowest phone in the dark. */
export const OnNarrowPhone: Story = { globals: { width: '280', theme: 'dark' }, play: fits };
