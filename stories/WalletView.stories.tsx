/** Every state of the wallet view. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PaymentFormName } from '../src/chains/paymentPayload.js';
import { WalletView } from '../src/checkout/WalletView/WalletView.js';
import {
  waitForDialog,
  waitForScene,
  waitForText,
  inScene,
  openedScene,
} from './scenes/waitForScene.js';
import { withoutClipboard } from './scenes/browserConditions.js';

const meta = {
  title: 'Parts/WalletView',
  component: WalletView,
  play: waitForScene,
} satisfies Meta<typeof WalletView>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayedStory = Parameters<NonNullable<Story['play']>>[0];

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

/** Opens the code over the whole screen. */
async function enlarge({ canvas, canvasElement, userEvent }: PlayedStory): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
  await waitForDialog(canvasElement);
}

/** Opens it, and one line below it. */
async function openTool(story: PlayedStory, title: string): Promise<void> {
  await enlarge(story);
  await story.userEvent.click(story.canvas.getByText(title));
}

/** Chooses the exchange. */
async function chooseExchange({ canvas, userEvent }: PlayedStory): Promise<void> {
  await userEvent.click(await canvas.findByText('Exchange'));
}

/** Chooses another form of the code, and sees that the code has the form. */
const choosing =
  (name: RegExp, form: PaymentFormName): NonNullable<Story['play']> =>
  async (story) => {
    await waitForScene(story);
    await openTool(story, 'Simpler QR code');
    await story.userEvent.click(story.canvas.getByRole('radio', { name }));
    await expect(story.canvasElement.querySelector('.till-code')).toHaveAttribute(
      'data-form',
      form,
    );
  };

/** Bitcoin, first step down: a link without the amount. */
export const BitcoinWithoutAmount: Story = {
  parameters: inScene('pay_bitcoin'),
  play: choosing(/without the amount/, 'bip21'),
};

/** The simpler codes for wallets that do not read the first. */
export const OfferingSimplerCodes: Story = {
  parameters: inScene('pay_bitcoin'),
  play: async (story) => {
    await choosing(/^Only the address/, 'address')(story);
    await expect(story.canvas.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  },
};

/** Ether, first step down: a link without the amount. */
export const EtherWithoutAmount: Story = {
  parameters: inScene('pay_ether'),
  play: choosing(/without the amount/, 'eip681'),
};

/** Ether on another network: some wallets ignore the network of a link, so the address comes first. */
export const ShowingEtherOnArbitrum: Story = { parameters: inScene('pay_ether_arbitrum') };

/** The same, one tap further: the link with the amount. */
export const EtherOnArbitrumWithAmount: Story = {
  parameters: inScene('pay_ether_arbitrum'),
  play: choosing(/with the amount/, 'eip681_amount'),
};

/** A token's link, which some wallets read as a payment to the contract: never without a tap. */
export const TokenLink: Story = {
  parameters: inScene('pay_bep20_token'),
  play: choosing(/with token and amount/, 'eip681_token'),
};

/** The code over the whole screen, dark on white in every theme, and below it what few need. */
export const ShowingLargeCode: Story = {
  parameters: inScene('pay_hand_off'),
  play: async (story) => {
    await waitForScene(story);
    await enlarge(story);
    await waitForText(story.canvasElement, /Your wallet needs a little TRX for the network fee/);
  },
};

/**
 * What to enter at an exchange, and what it asks about who is paid: `recipientName`, `recipientCountry` and
 * `walletType` of the provider. The code holds the bare address.
 */
export const PayingFromExchange: Story = {
  parameters: {
    ...inScene('pay_bitcoin'),
    provider: {
      recipientName: 'Paper & Pine Ltd',
      recipientCountry: 'IE',
      walletType: 'hosted',
    },
  },
  play: async (story) => {
    await waitForScene(story);
    await chooseExchange(story);
    await story.userEvent.click(await story.canvas.findByText('Asked who you’re paying?'));
    await waitForText(story.canvasElement, /Paper & Pine Ltd\s*Ireland/);
    await expect(story.canvas.getByText('Held by a company (hosted)')).toBeVisible();
  },
};

/** The same where the store says nothing of itself: network, amount and memo. */
export const PayingFromExchangeToUnnamed: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    await waitForScene(story);
    await chooseExchange(story);
    await waitForText(story.canvasElement, /TRC20 \(Tron\) only/);
    await expect(story.canvas.queryByText('Asked who you’re paying?')).toBeNull();
  },
};

/** A program has swapped the address in the clipboard; comparing shows where. */
export const FindingSwappedAddress: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await openTool(story, 'Verify the address');
    const field = canvas.getByRole('textbox', { name: 'Recipient in your wallet' });
    await userEvent.type(field, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await waitForText(
      story.canvasElement,
      /Don’t send. This isn’t the address to pay. From character 2/,
    );
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
    await openTool(story, 'Verify the address');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Recipient in your wallet' }));
    await userEvent.paste(right);
    await waitForText(story.canvasElement, /Address matches\./);
  },
};

/** The wallet shows something that is no address at all, or half of one. */
export const FindingNoAddress: Story = {
  parameters: inScene('pay_usdt_tron'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await openTool(story, 'Verify the address');
    const field = canvas.getByRole('textbox', { name: 'Recipient in your wallet' });
    await userEvent.type(field, 'TR7NHq');
    await waitForText(story.canvasElement, /isn’t a complete address on Tron/);
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
    await waitForText(story.canvasElement, /Couldn’t copy/);
    await expect(String(getSelection())).toMatch(/^T/);
  },
};

/** A second code, which opens this payment on a phone; the one to pay with is out of sight meanwhile. */
export const ContinuingOnPhone: Story = {
  parameters: inScene('pay_hand_off'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await enlarge(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue on your phone' }));
    await expect(await canvas.findByRole('img', { name: /opens this payment/ })).toBeVisible();
  },
};

/** What a top-up would be worth, either way round. */
export const ReckoningTopUp: Story = {
  parameters: inScene('top_up'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await openTool(story, 'Convert');
    const field = canvas.getByRole('textbox', { name: 'Amount in US dollars' });
    await userEvent.type(field, '100');
    await waitForText(story.canvasElement, /100\.00 USDT is worth/);
  },
};

/** The price ran out; the address steps back. */
export const PriceExpired: Story = {
  parameters: inScene('pay_expired'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /Price expired/);
    await expect(story.canvas.queryByRole('img')).toBeNull();
  },
};

/** Less than a minute of the price is left. */
export const PriceEndingSoon: Story = {
  parameters: inScene('pay_soon_expired'),
  play: async (story) => {
    await waitForScene(story);
    await expect(story.canvasElement.querySelector('.till-price-clock[data-soon]')).not.toBeNull();
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
    await waitForText(story.canvasElement, /This address failed our security check/);
    await expect(story.canvasElement.querySelector('.till-address, .till-qr')).toBeNull();
  },
};

/** Text only, on a network that we do not know. */
export const NetworkUnknown: Story = {
  parameters: inScene('pay_unknown_network'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /couldn’t check the address/);
    await expect(story.canvasElement.querySelector('.till-qr')).toBeNull();
  },
};

/** The rest of a part payment: a bar, how much has come, and what is left as the amount. */
export const AskingForRest: Story = {
  parameters: inScene('part_confirmed'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /[\d.]+ of 48\.50 USDT received/);
    await expect(story.canvasElement.querySelector('.till-progress-bar rect')).not.toBeNull();
    await expect(story.canvas.getByText('Left to pay')).toBeVisible();
  },
};

/** The same while the network has not confirmed the part: nothing is called received. */
export const AskingForRestOfDetected: Story = {
  parameters: inScene('part_seen'),
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /30\.00 of 48\.50 USDT detected/);
  },
};

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
