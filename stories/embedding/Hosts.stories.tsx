/** The checkout on pages that do not help it. */
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import unlayered from '../../src/ui/styles.unlayered.css?inline';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import './hosts.css';
import bootstrap5 from './resets/bootstrap5.css?inline';
import tailwind3 from './resets/tailwind3.css?inline';
import tailwind4 from './resets/tailwind4.css?inline';
import theme from './resets/theme.css?inline';

const meta = {
  title: 'Embedding/Hosts',
  component: Checkout,
  parameters: {
    ...inScene('pay_bitcoin'),
    docs: { description: { component: 'The checkout on pages that do not help it.' } },
  },
  play: waitForScene,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of the widget reaches past its own edge. */
const fits: NonNullable<Story['play']> = async (story) => {
  await waitForScene(story);
  const widget = story.canvasElement.querySelector('.till') as HTMLElement;
  await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
};

/** A page with rules for plain elements, and the sheet without a layer, which comes first: no order helps it. */
const onPageOf =
  (reset: string): Decorator =>
  // A decorator is called, and no component.
  (story) => (
    <>
      <style>{unlayered + reset}</style>
      {story()}
    </>
  );

/** What such a page says would reach every other story of its documentation. */
const alone = { docs: { story: { inline: false, height: '60rem' } } };

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
 * payment can still be read and made. Where that is not enough, take `tillkit/styles.unlayered.css`,
 * as the next four do, or the script tag: it has a shadow root.
 */
export const OnHostilePage: Story = {
  parameters: { ...inScene('pay_usdt_tron'), host: 'host-hostile' },
  play: fits,
};

/** A page with Tailwind 3: its preflight stands in no layer, and takes every button its ground and frame. */
export const OnTailwind3Page: Story = {
  parameters: { ...inScene('pay_usdt_tron'), ...alone },
  decorators: [onPageOf(tailwind3)],
  play: fits,
};

/** A page with Tailwind 4, whose layers need not be put in order for the sheet without one. */
export const OnTailwind4Page: Story = {
  parameters: { ...inScene('paid'), ...alone },
  decorators: [onPageOf(tailwind4)],
  play: fits,
};

/** A page with Bootstrap 5, which has a look of its own for titles, links, legends and code. */
export const OnBootstrap5Page: Story = {
  parameters: { ...inScene('choose'), ...alone },
  decorators: [onPageOf(bootstrap5)],
  play: fits,
};

/** An older shop's theme, which speaks of plain elements within its column. */
export const OnOlderThemePage: Story = {
  parameters: { ...inScene('pay_usdt_tron'), ...alone, host: 'entry-content' },
  decorators: [onPageOf(theme)],
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
