/** Whole payments, played: the store and its chain are driven while a shopper looks on. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import {
  waitForScene,
  waitForStatus,
  waitForText,
  inScene,
  openedScene,
} from './scenes/waitForScene.js';

const meta = {
  title: 'Checkout/Journeys',
  component: Checkout,
  parameters: {
    ...inScene('choose'),
    docs: {
      description: {
        component:
          'Whole payments, played: the store and its chain are driven while a shopper looks on.',
      },
    },
  },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose, send, seen, confirmed. */
export const PayingAnOrder: Story = {
  play: async (story) => {
    const { canvas, canvasElement, step, userEvent } = story;
    const { store, order } = openedScene(story);
    await waitForScene(story);
    await step('choose a currency', async () => {
      await userEvent.click(
        await canvas.findByRole('option', { name: /^USDT Tether \d networks/ }),
      );
      await userEvent.click(await canvas.findByRole('option', { name: /USDT.*Tron/ }));
      await waitForStatus(canvasElement, 'pay');
      await expect(await canvas.findByRole('img', { name: /QR code.*USDT.*Tron/ })).toBeVisible();
    });
    const txHash = await store.pay(order);
    await step('the transfer is seen', async () => {
      await store.settle();
      await waitForStatus(canvasElement, 'detected');
      await expect(canvas.queryByRole('img')).toBeNull();
    });
    await step('the transfer is confirmed', async () => {
      store.sandbox.confirm(txHash);
      await store.settle();
      await waitForStatus(canvasElement, 'paid');
    });
  },
};

/** The same choice without a mouse: search, arrow, Enter; the focus follows to the next screen. */
export const ChoosingByKeyboard: Story = {
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    await waitForScene(story);
    (await canvas.findByRole('searchbox')).focus();
    await userEvent.keyboard('eth arbitrum');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitForStatus(canvasElement, 'pay');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pay $48.50' })).toHaveFocus());
    await waitForText(canvasElement, /Only ETH on Arbitrum/);
  },
};

/** The price expires; the shopper accepts a new one and pays that. */
export const AcceptingNewPrice: Story = {
  parameters: inScene('pay_expired'),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const { store, order } = openedScene(story);
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a new price' }));
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    store.sandbox.confirm(await store.pay(order));
    await store.settle();
    await waitForStatus(canvasElement, 'paid');
  },
};
