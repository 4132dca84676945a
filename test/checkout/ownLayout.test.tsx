/** Code and address in a layout of the store's own: what is checked is drawn, and nothing else. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { Address, PaymentStatus, QrCode } from '../../src/exports/index.js';
import { en } from '../../src/ui/messages/en.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const own = (
  <>
    <QrCode id="code" />
    <Address className="mine" />
  </>
);

async function renderOwn(currencyId: string, change: Partial<CheckoutSnapshot> = {}) {
  const store = createFakeStore({ quoteMs: 60_000 });
  store.choose('1001', currencyId);
  store.update('1001', change);
  const view = await renderCheckout({ store, children: own });
  await vi.dynamicImportSettled();
  await settle();
  return { ...view, store };
}

const code = () => screen.queryByRole('img', { name: /^QR code/ });
const address = () => document.querySelector('.till-address-text')?.textContent;

describe('on the pay screen', () => {
  it('draws the code and the address, with the name of token and network', async () => {
    await renderOwn('BTC.Bitcoin');
    expect(code()).toHaveAccessibleName(/BTC.*Bitcoin/);
    expect(address()).toBe(ADDRESSES.bitcoin);
    expect(document.querySelector('#code')).toContainElement(code());
    expect(document.querySelector('.mine')).toHaveTextContent(ADDRESSES.bitcoin);
  });

  it('says why there is no address if it fails its check, and draws it nowhere', async () => {
    const forged = `${ADDRESSES.tron.slice(0, -1)}9`;
    const { container } = await renderOwn('USDT.Tron', {
      address: { address: forged, blockchain: 'tron', check: 'valid', replaced: false },
    });
    expect(code()).toBeNull();
    expect(container.innerHTML).not.toContain(forged.slice(0, 8));
    expect(screen.getByRole('alert')).toHaveTextContent('This address failed our security check');
  });

  it('draws the text and no code on a network that it does not know, and says so', async () => {
    await renderOwn('ZZZ.Newchain');
    expect(screen.getByText(/couldn’t check the address/)).toBeVisible();
    expect(screen.getByRole('group', { name: /Address for ZZZ/ })).toBeVisible();
    expect(code()).toBeNull();
  });
});

it('says once in the sandbox that no real money moves, and goes on when that part is gone', async () => {
  const store = createFakeStore();
  store.choose('1001', 'USDT.Tron');
  store.update('1001', { sandbox: true });
  const Layout = () => {
    const [both, setBoth] = useState(true);
    return (
      <>
        {both && <QrCode id="code" />}
        <Address id="address" />
        <PaymentStatus id="status" />
        <button onClick={() => setBoth(false)}>Less</button>
      </>
    );
  };
  const { user } = await renderCheckout({ store, children: <Layout /> });
  await vi.dynamicImportSettled();
  await settle();
  expect(document.querySelector('#code')).toContainElement(screen.getByText(en.sandbox));
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(document.querySelector('#address')).toContainElement(screen.getByText(en.sandbox));
  store.detect('1001');
  await advance(4_000);
  expect(document.querySelector('#status')).toContainElement(screen.getByText(en.sandbox));
});

it('keeps the status panel from waiting as long as any part refuses the address', async () => {
  const store = createFakeStore();
  store.choose('1001', 'USDT.Tron');
  const forged = `${ADDRESSES.tron.slice(0, -1)}9`;
  store.update('1001', {
    address: { address: forged, blockchain: 'tron', check: 'valid', replaced: false },
  });
  const Layout = () => {
    const [both, setBoth] = useState(true);
    return (
      <>
        <QrCode />
        {both && <Address />}
        <PaymentStatus />
        <button onClick={() => setBoth(false)}>Less</button>
      </>
    );
  };
  const { user } = await renderCheckout({ store, children: <Layout /> });
  await vi.dynamicImportSettled();
  await settle();
  expect(screen.getByText('No payment due yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Less' }));
  await settle();
  expect(screen.queryByText('Waiting for payment')).toBeNull();
  expect(screen.getByText('No payment due yet')).toBeVisible();
});

describe('draws nothing', () => {
  const gone = ({ container }: { readonly container: HTMLElement }) => {
    expect(code()).toBeNull();
    expect(address()).toBeUndefined();
    return container;
  };

  it('while no currency is chosen', async () => {
    gone(await renderCheckout({ store: createFakeStore(), children: own }));
  });

  it('once the price has ended', async () => {
    const view = await renderOwn('USDT.Tron');
    expect(code()).toBeVisible();
    await advance(61_000);
    gone(view);
  });

  it('once the store no longer knows this page', async () => {
    const view = await renderOwn('USDT.Tron');
    expect(code()).toBeVisible();
    view.store.failNext('/checkout', 'forbidden', 1_000);
    await advance(10_000);
    gone(view);
  });

  it('once a payment is seen', async () => {
    const view = await renderOwn('USDT.Tron');
    expect(code()).toBeVisible();
    view.store.detect('1001');
    await advance(4_000);
    gone(view);
  });

  it('where the rest is below the minimum of the currency', async () => {
    const view = await renderOwn('USDT.Tron');
    const { quote } = view.store.snapshot('1001');
    view.store.update('1001', {
      quote: quote && { ...quote, unmetMinimumUsd: parseDecimal('10') },
    });
    await advance(4_000);
    gone(view);
  });
});

it('says outside of a provider where it belongs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<QrCode />)).toThrow('CheckoutProvider');
});
