/** What the page around the checkout hears of a payment from a browser wallet. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';

const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const HASH = `0x${'5c'.repeat(32)}`;

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [ACCOUNT],
  eth_accounts: [ACCOUNT],
  eth_chainId: '0x1',
  eth_getCode: '0x',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getTransactionCount: '0x0',
  eth_sendTransaction: HASH,
  eth_getTransactionReceipt: null,
  eth_getTransactionByHash: null,
};

let unplug: (() => void) | undefined;

function plugIn(): void {
  const provider = {
    request: ({ method }: { method: string }) => Promise.resolve(ANSWERS[method]),
  };
  const info = { uuid: 'w', name: 'Test Wallet', icon: '', rdns: 'example.wallet' };
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  addEventListener('eip6963:requestProvider', announce);
  unplug = () => removeEventListener('eip6963:requestProvider', announce);
}

beforeEach(async () => {
  // Frozen time does not wait for files.
  await Promise.all([lazyParts.payTools.preload(), lazyParts.walletPay.preload()]);
  useFrozenTime();
  plugIn();
});
afterEach(() => {
  unplug?.();
});

const payButton = () => screen.queryByRole('button', { name: 'Pay with Test Wallet' });

it('hears of a transaction once, and not that it is paid', async () => {
  const [onWalletSent, onComplete, onStatusChange] = [vi.fn(), vi.fn(), vi.fn()];
  const handlers = { onWalletSent, onComplete, onStatusChange };
  const store = createFakeStore({ chosen: 'ETH.Ethereum' });
  const { user } = await renderCheckout({ store, ...handlers });
  await settle();
  await user.click(screen.getByRole('button', { name: 'Pay with Test Wallet' }));
  await settle();
  expect(onWalletSent).toHaveBeenCalledTimes(1);
  expect(onWalletSent.mock.calls[0]?.[0]).toMatchObject({
    id: `wallet_sent:1001:${HASH}`,
    type: 'wallet_sent',
    txHash: HASH,
    currencyId: 'ETH.Ethereum',
    checkout: { paid: false, progress: 'awaiting' },
  });
  expect(onComplete).not.toHaveBeenCalled();
  expect(onStatusChange).not.toHaveBeenCalled();
});

it('is offered no wallet where the store does not want one', async () => {
  const store = createFakeStore({ chosen: 'ETH.Ethereum' });
  await renderCheckout({ store, browserWallets: false });
  await settle();
  expect(payButton()).toBeNull();
});

it('is offered no wallet for a top-up, which has no amount', async () => {
  await renderCheckout({ store: createFakeStore({ chosen: 'ETH.Ethereum', kind: 'top_up' }) });
  await settle();
  expect(payButton()).toBeNull();
});
