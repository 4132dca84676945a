/** What can go wrong around an open page: each drawn, nothing lost, and always a way on. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../src/checkout/CheckoutProvider.js';
import { createCheckoutClient } from '../src/checkout/client.js';
import {
  waitForScene,
  waitForStatus,
  waitForText,
  inScene,
  SCENE_TIMEOUT,
  openedScene,
  type PlayContext,
} from './scenes/waitForScene.js';
import { pollOnce } from './scenes/scene.js';
import type { OpenedScene } from './scenes/openScene.js';
import { withoutNetwork } from './scenes/browserConditions.js';

const meta = {
  title: 'Checkout/When things go wrong',
  component: Checkout,
  parameters: {
    docs: {
      description: {
        component:
          'What can go wrong around an open page: each drawn, nothing lost, and always a way on.',
      },
    },
  },
  play: waitForScene,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the panel's own words on it. */
const until =
  (text: RegExp) =>
  async (story: PlayContext): Promise<void> => {
    await waitForScene(story);
    await waitForText(story.canvasElement, text);
  };

/** The device has no network. What is known stays, and so does the address. */
export const DeviceOffline: Story = {
  parameters: inScene('device_offline'),
  beforeEach: withoutNetwork,
  play: until(/You’re offline/),
};

/** Nothing has come for five seconds: it is said, and nobody gives up. */
export const StoreSlowToOpen: Story = {
  parameters: inScene('slow_service'),
  play: until(/Taking longer than usual/),
};

/** The page is open, and the store takes too long to answer. */
export const StoreSlowToAnswer: Story = {
  parameters: inScene('store_slow'),
  play: until(/This may be out of date/),
};

/** No answer twice in a row, on a device with a network: something may be in the way. */
export const RequestsBlocked: Story = {
  parameters: inScene('requests_blocked'),
  play: until(/ad blocker/),
};

/** Another machine answers in the store's place. The connection is not blamed for it. */
export const StoreStumbles: Story = {
  parameters: inScene('store_stumbles'),
  play: until(/The store is having a problem right now/),
};

/** The store no longer knows this page: an answer in place of the form, with nothing to pay to. */
export const SessionOver: Story = {
  parameters: { ...inScene('session_over'), provider: { returnUrl: '/orders' } },
  play: until(/Your session expired.*Reload to see the current address/),
};

/** The store raised the price while the page was open: both amounts in words, nothing old to pay. */
export const PriceChanged: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { store, order } = openedScene(story);
    await waitForScene(story);
    store.setOrder(order, { orderId: '1042', amountUsd: '52' });
    await pollOnce(store, order);
    await waitForText(story.canvasElement, /The price changed from \$48\.50 to \$52\.00/);
    await expect(story.canvas.queryByRole('img', { name: /QR/ })).toBeNull();
  },
};

/** The same order in two tabs: what is chosen and paid in one is on the other's screen. */
export const TwoTabs: Story = {
  parameters: inScene('choose'),
  render: (_, { loaded }) => (
    <>
      <Checkout />
      <hr />
      <SecondTab scene={openedScene({ loaded })} />
    </>
  ),
  play: async (story) => {
    const { store, order } = openedScene(story);
    await waitForScene(story);
    const tabs = () => [...story.canvasElement.querySelectorAll('.till-checkout')];
    const both = (status: string) =>
      waitFor(
        () =>
          expect(tabs().map((tab) => tab.getAttribute('data-status'))).toEqual([status, status]),
        SCENE_TIMEOUT,
      );
    await both('choose_currency');
    const client = createCheckoutClient(store);
    const { token } = await client.openCheckout({ order });
    await client.selectCurrency(token, 'USDT.Tron');
    await both('pay');
    store.sandbox.confirm(await store.pay(order));
    await store.settle();
    await both('paid');
  },
};

/** Named otherwise: in real life the two are not on one page. */
const SECOND = { checkout: 'Checkout in the second tab' };

function SecondTab({ scene }: { readonly scene: OpenedScene }) {
  return (
    <CheckoutProvider client={scene.client} order={scene.order} messages={SECOND}>
      <Checkout />
    </CheckoutProvider>
  );
}

/** Put away as a whole and brought back: what happened meanwhile is there at once. */
export const BackFromCache: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { store, order } = openedScene(story);
    await waitForScene(story);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    store.sandbox.confirm(await store.pay(order));
    await store.settle();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitForStatus(story.canvasElement, 'paid');
    await expect(story.canvas.queryByText(/Only USDT/)).toBeNull();
  },
};

/** The service replaced the address under an open page: the old one goes, and it is said aloud. */
export const AddressReplaced: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { store, order } = openedScene(story);
    await waitForScene(story);
    const old = (await store.getCheckout(order))?.address?.address ?? '';
    store.sandbox.rotate(old);
    await store.sandbox.advance(60_000);
    await pollOnce(store, order);
    await waitForText(story.canvasElement, /This is a new address/);
    await expect(story.canvasElement.textContent).not.toContain(old);
    const region = story.canvasElement.querySelector('[aria-live]');
    await waitFor(() => expect(region).toHaveTextContent(/This is a new address/), SCENE_TIMEOUT);
  },
};
