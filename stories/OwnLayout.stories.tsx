/** A checkout that the store draws itself, from hooks; the code and the address are the widget's. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OwnCheckout } from './scenes/OwnCheckout.js';
import { inScene, openedScene } from './scenes/waitForScene.js';

const meta = {
  title: 'Checkout/Own layout',
  component: OwnCheckout,
  parameters: inScene('choose'),
} satisfies Meta<typeof OwnCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen, paid, confirmed. */
export const PayingAnOrder: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    const { store, order } = openedScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'USDT on Tron' }));
    await expect(await canvas.findByRole('img', { name: /QR code.*USDT.*Tron/ })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: /Address.*USDT.*Tron/ })).toBeVisible();
    const txHash = await store.pay(order);
    await store.settle();
    await waitFor(() => canvas.getByText('Your payment: detected'));
    store.sandbox.confirm(txHash);
    await store.settle();
    await waitFor(() => canvas.getByText('Thank you!'));
  },
};

/** The pay screen: the code keeps its white in the dark. */
export const Paying: Story = {
  parameters: inScene('pay_bitcoin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /QR code.*BTC/ })).toBeVisible();
  },
};
