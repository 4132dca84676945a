/** Every state of the wallet view. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PayloadForm } from '../src/chains/paymentPayload.js';
import { WalletView } from '../src/checkout/WalletView/WalletView.js';
import { waitForScene, waitForText, inScene, openedScene } from './scenes/waitForScene.js';
import { withoutClipboard } from './scenes/browserConditions.js';

const meta = {
  title: 'Parts/WalletView',
  component: WalletView,
  play: waitForScene,
} satisfies Meta<typeof WalletView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amount, code, address, price. */
export const ShowingToken: Story = { parameters: inScene('pay_usdt_tron') };

/** The checkout is being opened. */
export const Loading: Story = { parameters: inScene('slow_service') };

/** The checkout could not be opened. */
export const ServiceUnavailable: Story = { parameters: inScene('service_down') };

/** A BIP-21 code and a link for the wallet on this device. */
export const ShowingBitcoin: Story = { parameters: inScene('pay_bitcoin') };

/** An EIP-681 code. */
export const ShowingEther: Story = { parameters: inScene('pay_ether') };

/** Takes a step of the ladder, and sees that the code has the form. */
const choosing =
  (name: RegExp, form: PayloadForm): NonNullable<Story['play']> =>
  async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByText('Wallet does not read the code?'));
    await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvasElement.querySelector('.till-wallet-code')).toHaveAttribute(
      'data-form',
      form,
    );
  };

/** Bitcoin, first step down: a link without the amount. */
export const BitcoinWithoutAmount: Story = {
  parameters: inScene('pay_bitcoin'),
  play: choosing(/no amount/, 'bip21'),
};

/** The simpler codes for wallets that do not read the first. */
export const OfferingSimplerCodes: Story = {
  parameters: inScene('pay_bitcoin'),
  play: async (story) => {
    await choosing(/^Plain address/, 'address')(story);
    await expect(story.canvas.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  },
};

/** Ether, first step down: a link without the amount. */
export const EtherWithoutAmount: Story = {
  parameters: inScene('pay_ether'),
  play: choosing(/^Link without amount/, 'eip681'),
};

/** Ether on another network: some wallets ignore the network of a link, so the address comes first. */
export const ShowingEtherOnArbitrum: Story = { parameters: inScene('pay_ether_arbitrum') };

/** The same, one tap further: the link with the amount. */
export const EtherOnArbitrumWithAmount: Story = {
  parameters: inScene('pay_ether_arbitrum'),
  play: choosing(/^Link with amount/, 'eip681_amount'),
};

/** A token's link, which some wallets read as a payment to the contract: never without a tap. */
export const TokenLink: Story = {
  parameters: inScene('pay_bep20_token'),
  play: choosing(/^Token link/, 'eip681_token'),
};

/** What to type at an exchange; the code holds the bare address meanwhile. */
export const PayingFromExchange: Story = {
  parameters: inScene('pay_bitcoin'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Paying from an exchange? Mind its fee'));
    await waitForText(story.canvasElement, /The code holds the address only/);
  },
};

/** A program has swapped the address in the clipboard; comparing shows where. */
export const FindingSwappedAddress: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByText('Check the address in your wallet'));
    const field = canvas.getByRole('textbox', { name: 'Paste what your wallet shows' });
    await userEvent.type(field, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await waitForText(story.canvasElement, /Do not send: it is another address/);
  },
};

/** What the wallet shows is what the store gave. */
export const FindingSameAddress: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const { store, order } = openedScene(story);
    await waitForScene(story);
    const right = (await store.getCheckout(order))?.address?.address ?? '';
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByText('Check the address in your wallet'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Paste what your wallet shows' }));
    await userEvent.paste(right);
    await waitForText(story.canvasElement, /It is the same address/);
  },
};

/** The wallet shows something that is no address at all, or half of one. */
export const FindingNoAddress: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByText('Check the address in your wallet'));
    const field = canvas.getByRole('textbox', { name: 'Paste what your wallet shows' });
    await userEvent.type(field, 'TR7NHq');
    await waitForText(story.canvasElement, /no whole address on Tron/);
  },
};

/** The browser refuses to copy: it is said, and the address is selected for copying by hand. */
export const CopyingRefused: Story = {
  parameters: inScene('pay_usdt_tron'),
  beforeEach: withoutClipboard,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await waitForText(story.canvasElement, /Copying is blocked/);
    await expect(String(getSelection())).toMatch(/^T/);
  },
};

/** The code over the whole screen, dark on white in every theme. */
export const ShowingLargeCode: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Larger code' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

/** A second code, which opens this payment on a phone; the one to pay with is out of sight meanwhile. */
export const ContinuingOnPhone: Story = {
  parameters: inScene('pay_hand_off'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('Help with the transfer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue on your phone' }));
    await expect(await canvas.findByRole('img', { name: /opens this payment/ })).toBeVisible();
  },
};

/** What a top-up would be worth, either way round. */
export const ReckoningTopUp: Story = {
  parameters: inScene('top_up'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByText('What is it worth?'));
    const field = canvas.getByRole('textbox', { name: 'Amount in US dollars' });
    await userEvent.type(field, '100');
    await waitForText(story.canvasElement, /100 USDT is worth/);
  },
};

/** The price ran out; the address steps back. */
export const PriceExpired: Story = {
  parameters: inScene('pay_expired'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /This price has expired/);
    await expect(story.canvas.queryByRole('img')).toBeNull();
  },
};

/** Less than a minute of the price is left. */
export const PriceEndingSoon: Story = {
  parameters: inScene('pay_soon_expired'),
  play: async (story) => {
    await waitForScene(story);
    await expect(story.canvasElement.querySelector('.till-countdown[data-soon]')).not.toBeNull();
  },
};

/** A new price was asked for and did not come; the old one is still not to be paid. */
export const NewPriceNotHad: Story = {
  parameters: inScene('pay_expired_for_good'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a new price' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The store's own price in euros beside the dollars. */
export const PricedInEuros: Story = {
  parameters: inScene('pay_in_euros'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /€44\.90/);
  },
};

/** The service replaced the address. */
export const AddressReplaced: Story = { parameters: inScene('pay_replaced_address') };

/** The address fails its check and is drawn nowhere. */
export const AddressRefused: Story = {
  parameters: inScene('pay_refused_address'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /We refuse to show this address/);
    await expect(story.canvasElement.querySelector('.till-address, .till-qr')).toBeNull();
  },
};

/** Text only, on a network that we do not know. */
export const NetworkUnknown: Story = {
  parameters: inScene('pay_unknown_network'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /could not check the address/);
    await expect(story.canvasElement.querySelector('.till-qr')).toBeNull();
  },
};

/** The rest of a part payment. */
export const AskingForRest: Story = { parameters: inScene('part_confirmed') };

/** A permanent address without an amount. */
export const ToppingUp: Story = { parameters: inScene('top_up') };

/** The same with its deposits. */
export const ToppingUpWithDeposits: Story = { parameters: inScene('top_up_with_deposits') };

/** Once a transfer is seen there is nothing to send, so nothing is drawn. */
export const DrawingNothing: Story = {
  parameters: inScene('seen'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.till')).toBeNull());
  },
};
