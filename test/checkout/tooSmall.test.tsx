/** A rest below a currency's minimum: it is not asked for there, and there is always a way on. */
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const FOR_ALL = /^The amount left is too small to pay in any currency here\. Contact the store\.$/;
const CHANGE = /Change$/;
const contact = () => screen.queryByRole('link', { name: 'Contact the store' });

/** Part of the order is paid in USDT, and the rest is below the minimum of these currencies. */
function partlyPaid(
  isBelow: (currencyId: string) => boolean,
  more: Partial<CheckoutSnapshot> = {},
) {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose('1001', 'USDT.Tron');
  const { quote, choices } = store.snapshot('1001');
  store.update('1001', {
    quote: quote && { ...quote, unmetMinimumUsd: parseDecimal('10') },
    choices: choices.map((choice) =>
      isBelow(choice.currencyId) ? { ...choice, unavailable: 'below_minimum' } : choice,
    ),
    transfers: [store.transfer('1001', { status: 'confirmed' })],
    exceptions: ['partial'],
    progress: 'confirmed',
    received: parseDecimal('12'),
    due: parseDecimal('8.012'),
    ...more,
  });
  return store;
}
const show = (store: ReturnType<typeof partlyPaid>) =>
  renderCheckout({ store, supportUrl: '/help', returnUrl: '/orders' });

const inUse = (currencyId: string) => currencyId === 'USDT.Tron';
const all = () => true;
const panel = () => document.querySelector('.till-pay-panel');
const notice = () => document.querySelector<HTMLElement>('.till-notice') as HTMLElement;

describe('the currency in use', () => {
  it('is not asked for: no code, no amount to copy, but the received amount and the reason', async () => {
    await show(partlyPaid(inUse));
    expect(screen.getByText(/^12.00 of 20.012 USDT received$/)).toBeVisible();
    expect(notice()).toHaveTextContent('Amount too small');
    expect(notice()).toHaveTextContent('Minimum $10.00. We may not see smaller payments.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(panel()).not.toHaveTextContent('Left to pay');
    expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  });

  it('keeps its address for who has sent already, one step away', async () => {
    await show(partlyPaid(inUse));
    const details = screen.getByText('Show address').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent(ADDRESSES.tron);
  });

  it('leads to another one', async () => {
    const { user, store } = await show(partlyPaid(inUse));
    await user.click(screen.getByRole('button', { name: CHANGE }));
    await settle();
    expect(screen.queryByText(FOR_ALL)).toBeNull();
    expect(contact()).toBeNull();
    await user.click(screen.getByRole('option', { name: /^BTC/ }));
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('BTC.Bitcoin');
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('offers no new price once its own has expired', async () => {
    await show(partlyPaid(inUse));
    await advance(16 * 60_000);
    expect(screen.queryByRole('button', { name: 'Get a new price' })).toBeNull();
    expect(screen.getAllByRole('button', { name: CHANGE })).toHaveLength(1);
  });

  it('is shown before any part was sent, too, and the amount is not asked for', async () => {
    const none = { transfers: [], exceptions: [], progress: 'awaiting' } as const;
    await show(partlyPaid(inUse, { ...none, transfers: [], exceptions: [] }));
    expect(notice()).toHaveTextContent('Amount too small');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: CHANGE })).toBeVisible();
  });
});

describe('every currency', () => {
  it('on the pay screen: the rest is not asked for, and the store is the next step', async () => {
    await show(partlyPaid(all));
    expect(screen.getByText(FOR_ALL)).toBeVisible();
    expect(screen.getByText(/^12.00 of 20.012 USDT received$/)).toBeVisible();
    expect(panel()).not.toHaveTextContent('Left to pay');
    expect(contact()).toHaveClass('till-button');
  });

  it('in the list: a sentence, a reason in each row, and a link to the store', async () => {
    await show(partlyPaid(all, { quote: null, address: null }));
    expect(screen.getByText(FOR_ALL)).toBeVisible();
    expect(screen.getAllByText('Amount too small')).not.toHaveLength(0);
    expect(contact()).toHaveAttribute('href', '/help');
  });

  it('of an order to which nothing was sent: that is all there is, and nothing is awaited', async () => {
    const none = { transfers: [], exceptions: [], progress: 'awaiting' } as const;
    const store = partlyPaid(all, { ...none, quote: null, address: null });
    await show(store);
    const heading = 'This order is too small to pay in crypto here';
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText(FOR_ALL)).toBeNull();
    expect(contact()).toHaveAttribute('data-kind', 'primary');
    const asked = store.count('/checkout');
    await advance(120_000);
    expect(store.count('/checkout')).toBe(asked);
    expect(document.body).not.toHaveTextContent(/Waiting|Watching/);
  });
});

describe('the minimum of the whole store', () => {
  beforeEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The real store: 18 of an order's 20 dollars are paid, and less than the minimum is never noticed. */
  async function partlyPaidAt(minimumUsd: string) {
    const store = createSandboxStore({
      minimalPaymentUsd: minimumUsd,
      orders: { 'order-1': { orderId: '1', amountUsd: '20' } },
      handler: { minimumUsd },
    });
    store.sandbox.setRate('USDT', '1');
    const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
    const { token } = await client.openCheckout({ order: 'order-1' });
    const { address } = await client.selectCurrency(token, 'USDT.Tron');
    const to = { address: address?.address ?? '', currencyId: 'USDT.Tron' };
    store.sandbox.confirm(store.sandbox.pay({ ...to, amount: '18' }).txHash);
    await store.sandbox.settle();
    const view = render(
      <CheckoutProvider client={client} order="order-1" locale="en" supportUrl="/help">
        <Checkout />
      </CheckoutProvider>,
    );
    await screen.findByText(/^18.00 of 20.00 USDT received/);
    return async () => {
      view.unmount();
      await store.handler.close();
    };
  }

  it('never stands below a figure that it would lose: the rest is not asked for', async () => {
    const end = await partlyPaidAt('5');
    expect(await screen.findByText(FOR_ALL)).toBeVisible();
    expect(notice()).toHaveTextContent('Minimum $5.00. We may not see smaller payments.');
    expect(panel()).not.toHaveTextContent('Left to pay');
    expect(screen.queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: CHANGE })).toBeNull();
    expect(contact()).toHaveClass('till-button');
    await end();
  });
});
