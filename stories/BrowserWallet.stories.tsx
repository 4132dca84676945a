/** Every state of paying from a wallet of the browser: on the pay screen as far as a silent wallet leads. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BrowserWallet, WalletState } from '../src/checkout/browserWallet/wallet.js';
import { WalletPayView } from '../src/checkout/browserWallet/WalletPay.js';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import {
  METAMASK,
  RABBY,
  SILENT,
  withWallets,
  type AnnouncedWallet,
} from './scenes/announceWallets.js';
import { ComponentCard } from './scenes/ComponentCard.js';
import { inScene, waitForScene, waitForText } from './scenes/waitForScene.js';

const meta: Meta = {
  title: 'Parts/Paying from a browser wallet',
  component: WalletPayView,
  // Off in test mode unless a store says so.
  parameters: { ...inScene('pay_bep20_token'), provider: { browserWallets: true } },
  play: waitForScene,
};

export default meta;

const walletOf = ({ uuid, name, icon }: AnnouncedWallet): BrowserWallet => ({
  ...{ id: uuid, name, icon },
  family: 'evm',
  provider: SILENT,
});
const wallet = walletOf(METAMASK);
const HASH = '0x9f2a1c77d04be84a3fd2c7d5b1a860e3d9c5a7f2e4b8c0d1f6a3e5b7c9d2f4a6';
const nothing = () => undefined;

/** The view alone, in a state. */
function inState(state: WalletState, wallets: readonly BrowserWallet[] = [wallet]): StoryObj {
  return {
    render: () => (
      <ComponentCard
        render={({ quote }) =>
          quote.payable && (
            <WalletPayView
              {...{ wallets, state, quote }}
              amount={quote.payable}
              onPay={nothing}
              onAgain={nothing}
              onBack={nothing}
            />
          )
        }
      />
    ),
  };
}

/** A wallet has announced itself: one press more than nothing. */
export const OneWallet: StoryObj = {
  render: () => <Checkout />,
  beforeEach: withWallets(METAMASK),
  play: async (story) => {
    await waitForScene(story);
    await expect(
      await story.canvas.findByRole('button', { name: 'Pay with MetaMask' }),
    ).toBeVisible();
  },
};

/** Several: one button, and the list behind it. */
export const SeveralWallets: StoryObj = {
  render: () => <Checkout />,
  beforeEach: withWallets(METAMASK, RABBY),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay with a browser wallet' }));
    await expect(canvas.getByRole('button', { name: 'Rabby Wallet' })).toBeVisible();
  },
};

/** The wallet is asked to connect. */
export const Connecting: StoryObj = {
  render: () => <Checkout />,
  beforeEach: withWallets(METAMASK),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitForScene(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay with MetaMask' }));
    await waitForText(story.canvasElement, /Approve the connection in MetaMask/);
  },
};

/** It is on another network, and is asked to change. */
export const Switching = inState({ status: 'switching', wallet, slow: false });

/** Whether the account can pay, before anything is asked. */
export const Checking = inState({ status: 'checking', wallet, slow: false });

/** It shows the payment, and the shopper confirms it there. */
export const Asking = inState({ status: 'asking', wallet, slow: false });

/** It has not answered for a while: its window may be behind the page. */
export const Slow = inState({ status: 'asking', wallet, slow: true });

/** The shopper said no, and may take another wallet. */
export const Refused = inState({ status: 'stopped', wallet, problem: 'refused' }, [
  wallet,
  walletOf(RABBY),
]);

/** Locked, or no account shown. */
export const Locked = inState({ status: 'stopped', wallet, problem: 'locked' });

/** An earlier request is open. */
export const Busy = inState({ status: 'stopped', wallet, problem: 'busy' });

/** It stayed on another network. */
export const WrongNetwork = inState({ status: 'stopped', wallet, problem: 'wrong_network' });

/** Less than the amount. */
export const NotEnough = inState({ status: 'stopped', wallet, problem: 'not_enough' });

/** Nothing to pay the network's fee with: the coin is named. */
export const NoFeeCoin = inState({ status: 'stopped', wallet, problem: 'no_fee_coin' });

/** A smart account, whose payments the service may not notice. */
export const ContractAccount = inState({ status: 'stopped', wallet, problem: 'contract_account' });

/** Another account was chosen meanwhile. */
export const AccountChanged = inState({ status: 'stopped', wallet, problem: 'account_changed' });

/** The token counts in other decimals than the listing says: trying again would not help. */
export const WrongToken = inState({ status: 'stopped', wallet, problem: 'wrong_token' });

/** A question stayed open. */
export const NoAnswer = inState({ status: 'stopped', wallet, problem: 'no_answer' });

/** An error, and nothing was sent. */
export const Failed = inState({ status: 'stopped', wallet, problem: 'failed' });

/** An error, and something may have been sent. */
export const Uncertain = inState({ status: 'stopped', wallet, problem: 'uncertain' });

/** A wallet was asked before, and what became of it is not known. */
export const AskedBefore = inState({ status: 'question', wallet, network: 'bsc', txHash: null });

/** A wallet has sent before: the shopper can look at it. */
export const SentBefore = inState({ status: 'question', wallet, network: 'bsc', txHash: HASH });

/** Sent. Never "paid": only the store says that. */
export const Sent = inState({ status: 'sent', network: 'bsc', txHash: HASH, fate: 'pending' });

/** The network has it, the store does not yet. */
export const Included = inState({ status: 'sent', network: 'bsc', txHash: HASH, fate: 'included' });

/** The network has turned it down, so it can be paid again. */
export const TurnedDown = inState({ status: 'sent', network: 'bsc', txHash: HASH, fate: 'failed' });

/** Sped up or cancelled in the wallet. */
export const Replaced = inState({ status: 'sent', network: 'bsc', txHash: HASH, fate: 'replaced' });

/** The network may have forgotten it. */
export const Dropped = inState({ status: 'sent', network: 'bsc', txHash: HASH, fate: 'dropped' });
