/** The composed checkout, from the first screen to the last, as a shopper meets it. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const root = () => screen.getByRole('region', { name: 'Checkout' });

describe('from choosing to paid', () => {
  it('chooses a currency, shows the wallet, sees the transfer and says paid', async () => {
    const { store, user } = await renderCheckout();
    expect(root()).toHaveAttribute('data-status', 'choose_currency');
    await user.click(screen.getByRole('option', { name: /USDT.*2 networks/ }));
    await user.click(screen.getByRole('option', { name: /Tron.*TRC-20/ }));
    await settle();
    expect(root()).toHaveAttribute('data-status', 'pay');
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toHaveFocus();
    expect(screen.getByText('Only USDT on Tron.')).toBeVisible();
    expect(screen.getByRole('button', { name: /USDT Tron \(TRC-20\) Change/ })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code to send USDT on Tron' })).toBeVisible();
    const address = screen.getByRole('group', { name: 'Address for USDT on Tron' });
    expect(address).toHaveTextContent(ADDRESSES.tron);

    store.detect('1001');
    await advance(3_000);
    expect(root()).toHaveAttribute('data-status', 'detected');
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body).not.toHaveTextContent(ADDRESSES.tron);

    store.confirm('1001');
    await advance(3_000);
    expect(root()).toHaveAttribute('data-status', 'paid');
    expect(within(root()).getByRole('heading', { name: 'Paid' })).toHaveFocus();
    const asked = store.count('/checkout');
    await advance(60_000);
    expect(store.count('/checkout')).toBe(asked);
  });

  it('stays on the screen where a sentence of the store fails', async () => {
    const reported: string[] = [];
    vi.stubGlobal('reportError', ({ message }: Error) => reported.push(message));
    const fails = () => {
      throw new TypeError('Cannot read properties of undefined');
    };
    const messages = { priceLocked: fails, lastChecked: fails };
    const store = createFakeStore();
    store.choose('1001', 'USDT.Tron');
    store.update('1001', { lastCheckedAt: new Date().toISOString() });
    await renderCheckout({ store, messages });
    expect(screen.getByText(/^Price locked for 1/)).toBeVisible();
    screen.getByText('Waiting for payment').click();
    expect(screen.getByText(/^Last updated/)).toBeVisible();
    expect(reported).toEqual([
      'messages.priceLocked must return text.',
      'messages.lastChecked must return text.',
    ]);
  });

  it('opens the order once, under StrictMode too', async () => {
    const store = createFakeStore();
    await renderCheckout({ store });
    expect(store.count('/checkouts')).toBe(1);
  });
});
