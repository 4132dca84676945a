/** The wallet view: what is drawn to pay to, and above all what is not. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

/** A store on the pay screen, with something changed. */
function paying(currencyId: string, change: Partial<CheckoutSnapshot> = {}) {
  const store = createFakeStore();
  store.choose('1001', currencyId);
  store.update('1001', change);
  return store;
}
const at = (blockchain: string, address: string, replaced = false) => ({
  address: { address, blockchain, check: 'valid', replaced },
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What is read of the clock; below the panel it is drawn. */
const lockedFor = (time: string) =>
  screen.getByText(`Price locked for ${time}`, { ignore: '[aria-hidden] *' });

describe('what to send', () => {
  it('copies the address and the amount in machine form', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin') });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy amount'));
    await user.click(button('Copy address'));
    await settle();
    expect(write.mock.calls).toEqual([['0.00021053'], [ADDRESSES.bitcoin]]);
    expect(screen.getByText('Copied. Send only BTC on Bitcoin.')).toBeVisible();
  });

  it('copies the checked address, even if another script has changed the text', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin') });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    write.mockClear();
    for (const group of document.querySelectorAll('.till-address-group'))
      group.textContent = '0x00';
    await user.click(button('Copy address'));
    expect(write).toHaveBeenLastCalledWith(ADDRESSES.bitcoin);
  });

  it('offers a link with the amount where that is safe, and simpler forms', async () => {
    const { user } = await renderCheckout({ store: paying('BTC.Bitcoin') });
    const link = () => screen.queryByRole('link', { name: 'Open in wallet' });
    expect(link()).toHaveAttribute('href', `bitcoin:${ADDRESSES.bitcoin}?amount=0.00021053`);
    await user.click(screen.getByRole('button', { name: /Enlarge/ }));
    await user.click(screen.getByText('Simpler QR code'));
    await user.click(screen.getByRole('radio', { name: 'Only the address, for any wallet' }));
    expect(link()).toBeNull();
    expect(screen.getAllByText(/Then enter 0.00021053 BTC/)).toHaveLength(2);
  });

  it('offers no link for a token', async () => {
    await renderCheckout({ store: paying('USDT.Ethereum') });
    expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  });

  it('names rate, source and time', async () => {
    const { user } = await renderCheckout({ store: paying('USDT.Tron') });
    await user.click(screen.getByRole('button', { name: /Enlarge/ }));
    expect(screen.getByText(/^1 USDT = \$0.9994 \(Binance, 12:00\sPM\)$/)).toBeVisible();
  });
});

describe('an address', () => {
  it('that fails its check is nowhere in the page', async () => {
    const bad = `${ADDRESSES.tron.slice(0, -1)}9`;
    await renderCheckout({ store: paying('USDT.Tron', at('tron', bad)) });
    expect(screen.getByRole('alert')).toHaveTextContent('This address failed our security check');
    expect(button('Change currency or network')).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain(bad);
    expect(document.documentElement.outerHTML).not.toContain(bad.slice(0, 8));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull();
  });

  it('that fails its check is not waited for either, until another one comes', async () => {
    const store = paying('USDT.Tron', at('tron', `${ADDRESSES.tron.slice(0, -1)}9`));
    await renderCheckout({ store });
    expect(screen.queryByText('Waiting for payment')).toBeNull();
    store.update('1001', at('tron', ADDRESSES.tron));
    await advance(3_000);
    expect(screen.getByText('Waiting for payment')).toBeVisible();
  });

  it('of an unknown network is text only and says so', async () => {
    await renderCheckout({ store: paying('ZZZ.Newchain') });
    expect(screen.getByText(/couldn’t check the address/)).toBeVisible();
    expect(screen.getByRole('group', { name: /Address for ZZZ/ })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('in lower case is drawn with its checksum', async () => {
    const lower = ADDRESSES.ethereum.toLowerCase();
    await renderCheckout({ store: paying('ETH.Ethereum', at('ethereum', lower)) });
    expect(document.body).toHaveTextContent(ADDRESSES.ethereum);
    expect(document.body).not.toHaveTextContent(lower);
  });

  it('of a top-up is called permanent only until it was replaced', async () => {
    const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
    await renderCheckout({ store });
    expect(screen.getByText(/This address is yours to keep/)).toBeVisible();
    store.update('1001', at('tron', ADDRESSES.tron, true));
    await advance(10_000);
    expect(screen.getByText(/This is a new address/)).toBeVisible();
    expect(screen.queryByText(/yours to keep/)).toBeNull();
  });
});

describe('what another page of this checkout has changed', () => {
  const CHANGED = /You changed this in another tab or on another device/;
  const change = async (to: string, payable?: string) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const view = await renderCheckout({ store });
    expect(screen.queryByText(CHANGED)).toBeNull();
    store.choose('1001', to, payable);
    await advance(4_000);
    return view;
  };
  const liveRegion = () => document.querySelector('[aria-live="polite"]');

  it.each([
    ['BTC.Bitcoin', undefined, '0.00021053 BTC'],
    ['USDT.Tron', '20.5', '20.50 USDT'],
  ])('is said on the screen and aloud: %s', async (to, at, what) => {
    const { user } = await change(to, at);
    const sentence = `Send ${what} to the address below.`;
    expect(document.querySelector('.till-pay-panel .till-notice')).toHaveTextContent(sentence);
    expect(liveRegion()).toHaveTextContent(sentence);
    await user.click(button(/Change$/));
    await user.click(screen.getByRole('option', { name: /^ETH/ }));
    await settle();
    localStorage.clear();
    expect(screen.queryByText(CHANGED)).toBeNull();
  });
});

describe('the end of a quote', () => {
  it('hides the code, moves the address into details, and asks before a new price', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron', quoteMs: 120_000 });
    const { user } = await renderCheckout({ store });
    expect(lockedFor('02:00')).toBeVisible();
    await advance(60_000);
    expect(screen.getByText('One minute left at this price.')).toHaveAttribute('role', 'status');
    await advance(61_000);
    expect(screen.queryByRole('img')).toBeNull();
    expect(
      screen.getByText(/still watching this address/, { selector: '.till-answer *' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Price expired' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(document.querySelector('.till-amount')).toBeNull();
    expect(screen.queryByText('Waiting for payment')).toBeNull();
    expect(button(/Change$/)).toBeVisible();
    expect(screen.getByText('Show address').closest('details')).not.toHaveAttribute('open');
    expect(document.body).toHaveTextContent(ADDRESSES.tron);
    expect(store.count('/checkout/quote')).toBe(0);
    await user.click(button('Get a new price'));
    await settle();
    expect(screen.getAllByText('20.50')[0]).toBeVisible();
    expect(screen.getByText('New price: 20.50 USDT.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toHaveFocus();
  });

  it('goes by the clock of the store, not by a wrong one of the device', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron', now: () => Date.now() - 3_600_000 });
    await renderCheckout({ store });
    expect(lockedFor('15:00')).toBeVisible();
  });
});

it('of a top-up shows the address at any progress, no amount, and the deposits', async () => {
  const store = createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' });
  await renderCheckout({ store });
  expect(screen.getByText('No deposits yet')).toBeVisible();
  expect(screen.queryByText('Amount')).toBeNull();
  store.update('1001', {
    progress: 'confirmed',
    transfers: [store.transfer('1001', { amount: parseDecimal('12.5'), status: 'confirmed' })],
  });
  await advance(10_000);
  expect(screen.getByText('12.50')).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.queryByText('Paid')).toBeNull();
});
