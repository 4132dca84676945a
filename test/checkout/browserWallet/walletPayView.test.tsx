/** What a shopper reads and presses in each state of paying from a browser wallet. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { WalletPayView } from '../../../src/checkout/browserWallet/WalletPay.js';
import type {
  AskingStep,
  BrowserWallet,
  Fate,
  WalletProblem,
  WalletState,
} from '../../../src/checkout/browserWallet/wallet.js';
import type { QuoteView } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { en } from '../../../src/ui/messages/en.js';
import { messages as ar } from '../../../src/ui/messages/languages/ar.js';
import { UiContext, type Ui } from '../../../src/ui/uiContext.js';

const HASH = `0x${'9f2a1c77'.repeat(8)}`;
const TRON_HASH = 'ab'.repeat(32);
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

const walletOf = (name: string, icon: string | null = null): BrowserWallet => ({
  id: name,
  name,
  icon,
  family: 'evm',
  provider: { request: () => Promise.reject(new Error('Nothing is asked by a screen.')) },
});
const metaMask = walletOf('MetaMask', ICON);
const rabby = walletOf('Rabby');

const QUOTE: QuoteView = {
  id: 'quote',
  currencyId: 'USDT.BNBSmartChain',
  code: 'USDT',
  blockchain: 'bsc',
  networkName: 'BNB Smart Chain',
  isNative: false,
  contractAddress: '0x55d398326f99059ff775485246999027b3197955',
  precision: 18,
  payable: parseDecimal('25.1'),
  rate: null,
  rateSource: null,
  quotedAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
};
const ENGLISH: Ui = { locale: 'en', language: 'en', messages: en, appearance: {} };
const ARABIC: Ui = { locale: 'ar', language: 'ar', dir: 'rtl', messages: ar, appearance: {} };

type Props = ComponentProps<typeof WalletPayView>;

/** Draws a state, and answers what was pressed and a way to the next state. */
function show(state: WalletState, more: Partial<Props> = {}, ui = ENGLISH) {
  const pressed = { onPay: vi.fn(), onAgain: vi.fn(), onBack: vi.fn() };
  const view = (next: WalletState, others: Partial<Props> = more) => (
    <UiContext.Provider value={ui}>
      <div dir={ui.dir}>
        <WalletPayView
          wallets={[metaMask]}
          state={next}
          quote={QUOTE}
          amount={parseDecimal('25.1')}
          {...pressed}
          {...others}
        />
      </div>
    </UiContext.Provider>
  );
  const { rerender } = render(view(state));
  return {
    ...pressed,
    go: (next: WalletState, others?: Partial<Props>) => rerender(view(next, others)),
  };
}

const user = userEvent.setup();
const ready: WalletState = { status: 'ready' };
const asking = (status: AskingStep, slow = false): WalletState => ({
  status,
  wallet: metaMask,
  slow,
});
const stopped = (problem: WalletProblem): WalletState => ({
  status: 'stopped',
  wallet: metaMask,
  problem,
});
const sent = (fate: Fate, txHash = HASH, network = 'bsc'): WalletState => ({
  ...{ status: 'sent', txHash, network, fate },
});

const group = () => screen.getByRole('group', { name: en.walletPay });
const live = () => within(group()).getAllByRole('status')[0];
const buttons = () => screen.queryAllByRole('button').map((one) => one.textContent);

describe('ready', () => {
  it('offers one wallet by its name, and says nothing yet', async () => {
    const { onPay } = show(ready);
    expect(live()).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Pay with MetaMask' }));
    expect(onPay.mock.calls).toEqual([[metaMask]]);
  });

  it('offers several behind one button, by keyboard as well', async () => {
    const { onPay } = show(ready, { wallets: [metaMask, rabby] });
    const more = screen.getByRole('button', { name: en.walletPay });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).toBeNull();
    await user.tab();
    expect(more).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2);
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(onPay.mock.calls).toEqual([[rabby]]);
    await user.click(more);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('offers nothing where nothing may be paid', () => {
    show(sent('failed'), { wallets: [] });
    const copy = screen.getByRole('button', { name: 'Copy transaction ID' });
    expect(screen.getAllByRole('button')).toEqual([copy]);
  });
});

describe('a wallet’s own words and picture', () => {
  it('are text and an image, whatever they hold', () => {
    const name = '<img src=x onerror=alert(1)>';
    const wallet = walletOf(name, `data:image/svg+xml,<svg onload="alert(1)"/>`);
    show(ready, { wallets: [wallet] });
    const button = screen.getByRole('button', { name: `Pay with ${name}` });
    const images = button.querySelectorAll('img');
    expect(images).toHaveLength(1);
    expect(images[0]).toHaveAttribute('src', wallet.icon);
    expect(images[0]).toHaveAttribute('alt', '');
    expect(
      document.querySelectorAll('object, embed, iframe, use, [onload], [onerror]'),
    ).toHaveLength(0);
  });

  it('stay inside an Arabic sentence', () => {
    show(asking('asking'), {}, ARABIC);
    const text = screen.getAllByRole('status')[0]?.textContent ?? '';
    for (const value of ['25.10 USDT', 'BNB Smart Chain', 'MetaMask']) {
      expect(text).toContain(`\u2068${value}\u2069`);
    }
  });

  it('are replaced by our own sign where there is no picture, or none that loads', () => {
    show(ready, { wallets: [metaMask] });
    const button = screen.getByRole('button');
    const image = button.querySelector('img');
    if (!image) throw new Error('There is no picture.');
    expect(button.querySelector('svg')).toBeNull();
    fireEvent.error(image);
    expect(button.querySelector('img')).toBeNull();
    expect(button.querySelector('svg')).toBeInTheDocument();
  });
});

describe('while the wallet is asked', () => {
  it.each([
    ['connecting', 'Approve the connection in MetaMask.'],
    ['switching', 'Switch to BNB Smart Chain in MetaMask.'],
    ['checking', 'Checking…'],
    ['asking', 'Confirm 25.10 USDT on BNB Smart Chain in MetaMask.'],
  ] as const)('%s says what to do there', (status, text) => {
    show(asking(status));
    expect(live()).toHaveTextContent(text);
    expect(buttons()).toEqual([]);
  });

  it('says where to look when it is slow, and lets the shopper stop waiting', async () => {
    const { onBack, onPay } = show(asking('asking', true));
    expect(live()).toHaveTextContent('Nothing happening? Open MetaMask.');
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(onPay).not.toHaveBeenCalled();
  });
});

describe('a problem', () => {
  it('leads to another try, unless that could not help', async () => {
    const { go, onPay } = show(stopped('locked'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onPay.mock.calls).toEqual([[metaMask]]);
    go(stopped('wrong_token'));
    expect(buttons()).toEqual([]);
  });

  it('of which nobody knows whether money moved does not invite to try again', () => {
    show(stopped('uncertain'));
    expect(buttons()).toEqual(['Pay again']);
    expect(live()).not.toHaveTextContent('Nothing was sent');
  });

  it('with one of several wallets leads back to the others', async () => {
    const { onBack } = show(stopped('refused'), { wallets: [metaMask, rabby] });
    await user.click(screen.getByRole('button', { name: 'Another wallet' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('before a second request', () => {
  it('asks first, and names no transaction where none is known', async () => {
    const { onAgain, onBack, onPay } = show({
      status: 'question',
      wallet: metaMask,
      network: 'bsc',
      txHash: null,
    });
    expect(live()).toHaveTextContent(/^You may have paid already.*you could pay twice/);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(onAgain).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(onAgain).toHaveBeenCalledOnce();
    expect(onPay).not.toHaveBeenCalled();
  });

  it('shows the one that was sent', () => {
    show({ status: 'question', wallet: metaMask, network: 'bsc', txHash: HASH });
    expect(screen.getByRole('link')).toHaveAttribute('href', `https://bscscan.com/tx/${HASH}`);
    expect(live()).toHaveTextContent('already sent from a wallet');
  });
});

describe('what was sent', () => {
  const fates: Readonly<Record<Fate, RegExp>> = {
    pending: /^Sent\. Waiting for the network\.$/,
    included: /On the network. Waiting for the store/,
    failed: /failed on the network. The amount wasn’t sent/,
    replaced: /sped up or cancelled in your wallet. Check your wallet/,
    dropped: /may have dropped this payment. Check your wallet/,
  };
  const all = Object.keys(fates) as Fate[];

  it.each(all)('%s has its sentence, and none says paid', (fate) => {
    show(sent(fate));
    expect(live()).toHaveTextContent(fates[fate]);
    expect(live()?.textContent).not.toMatch(/\bpaid\b|complete|success/i);
  });

  it('can be copied whole, and looked up', async () => {
    show(sent('pending'));
    await user.click(screen.getByRole('button', { name: 'Copy transaction ID' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(HASH);
    expect(document.querySelector('code')).toHaveTextContent(HASH);
    const link = screen.getByRole('link', { name: 'View transaction' });
    expect(link).toHaveAttribute('href', `https://bscscan.com/tx/${HASH}`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has no link where the hash is of another form', () => {
    show(sent('pending', `javascript:alert(1)//${HASH}`));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is looked up on its own network, whatever the quote is on now', () => {
    show(sent('pending', TRON_HASH, 'tron'));
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `https://tronscan.org/#/transaction/${TRON_HASH}`,
    );
  });

  it.each(all)('%s offers to pay again only if it may not arrive', (fate) => {
    show(sent(fate));
    const offered = screen.queryByRole('button', { name: 'Pay with MetaMask' });
    if (fate === 'pending' || fate === 'included') expect(offered).toBeNull();
    else expect(offered).not.toHaveAttribute('data-kind', 'primary');
  });
});

describe('for who does not see the screen', () => {
  it('one region announces each change, and holds nothing to press', () => {
    const { go } = show(ready);
    const region = live();
    const states = [asking('connecting'), asking('asking', true), stopped('busy'), sent('pending')];
    const said = states.map((state) => {
      go(state);
      expect(live()).toBe(region);
      expect(region?.querySelector('button, a')).toBeNull();
      return region?.textContent;
    });
    expect(new Set(said).size).toBe(states.length);
    expect(said).not.toContain('');
  });

  it('the focus stays here when the button that had it is gone', async () => {
    const { go } = show(ready);
    await user.click(screen.getByRole('button'));
    go(asking('connecting'));
    expect(group()).toHaveFocus();
    go(asking('connecting', true));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Stop waiting' })).toHaveFocus();
    go(sent('pending'));
    expect(group()).toHaveFocus();
  });

  it('the focus is not taken from elsewhere', async () => {
    const { go } = show(ready);
    await user.click(screen.getByRole('button'));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    go(asking('connecting'));
    expect(field).toHaveFocus();
    field.remove();
  });

  it('the focus is not taken by a state that comes by itself', () => {
    const { go } = show(ready);
    go(sent('pending'));
    expect(document.body).toHaveFocus();
  });
});
