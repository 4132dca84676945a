/** What a store sets once, around all widgets: look, language, words. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../src/checkout/CheckoutProvider.js';
import { messages as de } from '../src/ui/messages/languages/de.js';
import { waitForScene, waitForText, inScene } from './scenes/waitForScene.js';

const meta: Meta<typeof CheckoutProvider> = {
  title: 'Checkout/CheckoutProvider',
  component: CheckoutProvider,
  parameters: inScene('pay_bitcoin'),
  render: () => <Checkout />,
  play: waitForScene,
};

export default meta;

/** As it comes. */
export const Plain: StoryObj = {};

/** The dark theme, on any device. */
export const Dark: StoryObj = { globals: { theme: 'dark' } };

/** The store's own accent, corners and type. */
export const InStoresColours: StoryObj = {
  parameters: {
    ...inScene('choose'),
    provider: {
      appearance: {
        theme: 'light',
        variables: {
          colorAccent: '#8a1c4a',
          colorOnAccent: '#ffffff',
          colorBackground: '#fffaf5',
          borderRadius: '4px',
          fontFamily: 'Georgia, serif',
        },
      },
    },
  },
};

/** The store's own words in place of some of ours. */
export const InStoresWords: StoryObj = {
  parameters: {
    ...inScene('pay_bitcoin'),
    provider: {
      messages: {
        payTitle: (price: string) => `Almost yours: ${price}`,
        exchangeTitle: 'From an exchange',
      },
    },
  },
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /Almost yours: \$48\.50/);
  },
};

/** Sentences, numbers and dates in German; its sentences are loaded when they are asked for. */
export const InGerman: StoryObj = {
  globals: { locale: 'de' },
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, new RegExp(de.openWallet));
    await expect(story.canvasElement.textContent).toMatch(/0,000\d+/);
  },
};

/** Arabic, right to left; ticker and address stay in their own direction. */
export const RightToLeft: StoryObj = { globals: { locale: 'ar-EG', direction: 'rtl' } };

/** The service as deployed, whose numbers are texts and whose groups are shuffled: no difference. */
export const WithDeployedService: StoryObj = {
  parameters: inScene('paid_in_two_transfers'),
  globals: { dialect: 'deployed' },
};
