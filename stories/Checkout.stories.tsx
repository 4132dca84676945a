/** Every state of the whole checkout. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { waitForScene, waitForStatus, waitForText, inScene } from './scenes/waitForScene.js';
import { withoutNetwork } from './scenes/browserConditions.js';

const meta = {
  title: 'Checkout/Checkout',
  component: Checkout,
  play: waitForScene,
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A token on Tron: the code holds the bare address, because an amount in it could be lost. */
export const WaitingForTransfer: Story = { parameters: inScene('pay_usdt_tron') };

/** The first step: every currency with the very amount that choosing it would freeze. */
export const ChoosingCurrency: Story = { parameters: inScene('choose') };

/** The service answers late: the place of what comes is kept, and a screen reader is told. */
export const StoreAnswersLate: Story = { parameters: inScene('slow_service') };

/** The service failed when the order was opened for the first time, so there is nothing to keep. */
export const ServiceUnavailable: Story = { parameters: inScene('service_down') };

/** An error page of some machine in between stands where the service's answer should be. */
export const ServiceAnswersWithPage: Story = { parameters: inScene('service_error_page') };

/** The service says that all is well by a code that the document does not know: not believed. */
export const ServiceAnswersOddly: Story = { parameters: inScene('service_odd_answer') };

/** The answer lacks what a payment needs. Nothing of it is shown. */
export const ServiceAnswersIncompletely: Story = {
  parameters: inScene('service_incomplete_answer'),
};

/** The service's database is down: it answers 401, as to a revoked key. The page keeps trying. */
export const ServiceWithoutDatabase: Story = { parameters: inScene('database_down') };

/** The service's Redis is down: it has no rates, and answers 400. The page keeps trying. */
export const ServiceWithoutRates: Story = { parameters: inScene('redis_down') };

/** The service cannot make a new wallet, and answers 400. The page keeps trying. */
export const ServiceWithoutProcessing: Story = { parameters: inScene('processing_down') };

/** The store's key was revoked. The shopper is told nothing of keys. */
export const KeyRevoked: Story = { parameters: inScene('key_revoked') };

/** The service makes two wallets where two calls meet: the store never calls it twice at once. */
export const ParallelCalls: Story = { parameters: inScene('parallel_calls') };

/** The service has no price for one of its currencies, and refuses the whole wallet. */
export const PriceMissing: Story = { parameters: inScene('price_missing') };

/** The store's `resolveOrder` answered `null`: not this shopper's order. */
export const UnknownOrder: Story = { parameters: inScene('unknown_order') };

/** The store cannot be reached at the first opening. */
export const StoreUnreachable: Story = { parameters: inScene('store_unreachable') };

/** The same with a device that knows it has no network. */
export const Offline: Story = {
  parameters: inScene('store_unreachable'),
  beforeEach: withoutNetwork,
  play: async (story) => {
    await waitForScene(story);
    await waitForText(story.canvasElement, /offline/i);
  },
};

/** The connection broke after the checkout was opened: everything stays, and we go on asking. */
export const ConnectionLost: Story = {
  parameters: inScene('connection_lost'),
  play: async (story) => {
    await waitForScene(story);
    await story.userEvent.click(story.canvas.getByText('Waiting for payment'));
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Check now' }));
    await waitForText(story.canvasElement, /Connection lost/);
  },
};

/** The store offers no currency at all. */
export const NothingToChoose: Story = { parameters: inScene('nothing_to_choose') };

/** Priced in euros by the store; the dollars are what was asked of the service. */
export const PricedInEuros: Story = { parameters: inScene('choose_in_euros') };

/** Bitcoin: the code is a BIP-21 link with the amount. */
export const WaitingForBitcoin: Story = { parameters: inScene('pay_bitcoin') };

/** Ether on its own chain: the code is an EIP-681 link with the amount. */
export const WaitingForEther: Story = { parameters: inScene('pay_ether') };

/** A token on BNB Smart Chain: bare address first, the token link one tap away. */
export const WaitingForBep20Token: Story = { parameters: inScene('pay_bep20_token') };

/** A coin worth very little: the amount is long and still the largest text. */
export const WaitingForManyCoins: Story = { parameters: inScene('pay_long_amount') };

/** The store named its service's minimum, below which nothing is noticed. */
export const WaitingAboveMinimum: Story = { parameters: inScene('pay_above_minimum') };

/** Somebody sent less than the service's minimum: no event came, so nothing is claimed. */
export const TooSmallToNotice: Story = { parameters: inScene('too_small_to_notice') };

/** The price ran out. A new one comes only by the shopper's consent; the address is still watched. */
export const PriceExpired: Story = { parameters: inScene('pay_expired') };

/** The service replaced the address: the old one is never drawn again. */
export const AddressReplaced: Story = { parameters: inScene('pay_replaced_address') };

/** Two characters of the address were swapped on the way: its checksum says so, nothing is drawn. */
export const AddressRefused: Story = { parameters: inScene('pay_refused_address') };

/** A network that this version does not know: address as text, labelled, no code and no link. */
export const NetworkUnknown: Story = { parameters: inScene('pay_unknown_network') };

/** No signed events are set up: the panel says that the store will confirm, and never pretends. */
export const StoreWillConfirm: Story = { parameters: inScene('pay_store_confirms') };

/** The transfer is in the network: nothing asks for money any more. */
export const TransferSeen: Story = { parameters: inScene('seen') };

/** Seen by the service's list alone; no event will ever come. */
export const TransferSeenWithoutEvents: Story = { parameters: inScene('seen_without_events') };

/** The events of both steps were lost: what was seen stays seen, nothing is invented. */
export const EventsLost: Story = { parameters: inScene('seen_events_lost') };

/** The transfer left the network again. A disappearance proves nothing, so the screen stays. */
export const TransferVanished: Story = { parameters: inScene('seen_and_vanished') };

/** Less than the price arrived: the rest is asked for. */
export const PartHasArrived: Story = { parameters: inScene('part_confirmed') };

/** Less than the price was seen, and nothing is confirmed: nothing is called arrived. */
export const PartSeen: Story = { parameters: inScene('part_seen') };

/** The order is below every currency's minimum: each row says so, and the store can be reached. */
export const OrderTooSmall: Story = { parameters: inScene('order_too_small') };

/** What is left is below this currency's minimum, so it is asked for in another one. */
export const RestTooSmall: Story = { parameters: inScene('rest_too_small') };

/** What is left is below every currency's minimum: only the store can go on. */
export const RestTooSmallForAll: Story = { parameters: inScene('rest_too_small_for_all') };

/** The first part is confirmed and the rest is seen: nothing more is asked for. */
export const RestOnItsWay: Story = { parameters: inScene('rest_on_its_way') };

/** The transfer came after its price had expired: the store decides. */
export const TransferLate: Story = { parameters: inScene('late') };

/** A currency arrived that was never chosen: the store decides. */
export const WrongCurrency: Story = { parameters: inScene('wrong_currency') };

/** The service blocked the transfer. */
export const TransferHeld: Story = { parameters: inScene('held') };

/** Confirmed and complete. */
export const Paid: Story = { parameters: inScene('paid') };

/** Two transfers add up. */
export const PaidInTwoTransfers: Story = { parameters: inScene('paid_in_two_transfers') };

/** More than the price arrived: paid, and the surplus is named. */
export const PaidTooMuch: Story = { parameters: inScene('paid_too_much') };

/** The only event came after the confirmation and says the time of the block. */
export const PaidByBlock: Story = { parameters: inScene('paid_by_block') };

/** Each event arrived three times: counted once. */
export const PaidToldThrice: Story = { parameters: inScene('paid_told_thrice') };

/** The confirmation arrived before the news of the transfer: the state does not fall back. */
export const PaidToldBackwards: Story = { parameters: inScene('paid_told_backwards') };

/** A late transfer that the store accepted with `markPaid`. */
export const PaidByStoresWord: Story = { parameters: inScene('paid_by_the_stores_word') };

/** A held transfer that the store let go with `releaseHold`. */
export const PaidAfterReview: Story = { parameters: inScene('paid_after_review') };

/** The store closed the order. */
export const OrderClosed: Story = { parameters: inScene('closed') };

/** A customer's permanent address: no amount, no end. */
export const ToppingUp: Story = { parameters: inScene('top_up') };

/** The same with one deposit confirmed and one on its way. */
export const ToppingUpWithDeposits: Story = { parameters: inScene('top_up_with_deposits') };

/** Back in the list, with the chosen currency marked and a way to keep it. */
export const ChangingCurrency: Story = {
  parameters: inScene('pay_bitcoin'),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: /Change$/ }));
    await waitForStatus(canvasElement, 'choose_currency');
    const chosen = await canvas.findByRole('option', { selected: true });
    await expect(chosen).toBeVisible();
  },
};
