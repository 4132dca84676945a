/** Paying from an exchange: what to enter there, in its own words, and the way there and back. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import {
  advance,
  renderCheckout,
  settle,
  useFrozenTime,
  type ProviderProps,
} from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

function paying(currencyId: string, change: Partial<CheckoutSnapshot> = {}): FakeStore {
  const store = createFakeStore();
  store.choose('1001', currencyId);
  store.update('1001', change);
  return store;
}
const ROW = 'Paying from an exchange?';
const half = (name: string) => screen.getByRole('radio', { name });
const panel = () => document.querySelector('.till-pay-panel') as HTMLElement;

async function fromExchange(store: FakeStore, more: ProviderProps = {}) {
  const { user } = await renderCheckout({ store, ...more });
  await user.click(screen.getByRole('button', { name: ROW }));
  await settle();
  expect(half('Exchange')).toBeChecked();
  return user;
}

describe('paying from an exchange', () => {
  it('says what to enter: the network by its name there, what must arrive, no memo', async () => {
    await fromExchange(paying('USDT.Tron'));
    expect(panel()).toHaveTextContent('NetworkTRC20 (Tron) onlyAlso shown as TRX');
    expect(panel()).toHaveTextContent('Amount that must arriveCopyCopied20.012 USDT');
    expect(panel()).toHaveTextContent(ADDRESSES.tron);
    expect(panel()).toHaveTextContent('Memo or tagNone. Leave it empty.');
    expect(panel()).toHaveTextContent('Does the exchange subtract its fee? Add it on top.');
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.slice(0, 3)).toEqual([
      'Open “Withdraw” or “Send”In your exchange’s app or website, for USDT.',
      'Choose the network TRC20No other network, even if it’s cheaper.',
      'Paste the address, enter the amountLeave the memo empty, then confirm.',
    ]);
  });

  it.each([
    ['USDT.Ethereum', 'ERC20 (Ethereum) only', 'Also shown as ETH'],
    ['BTC.Bitcoin', 'Bitcoin (BTC) only', null],
    ['ETH.Ethereum', 'Ethereum (ETH) only', null],
    // Invents no other name for a network that it does not know.
    ['ZZZ.Newchain', 'newchain only', null],
  ])('names the network of %s: %s', async (currencyId, name, others) => {
    await fromExchange(paying(currencyId));
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByText(/^Also shown as/)?.textContent ?? null).toBe(others);
  });

  it('asks for what is missing of a part payment, not for the price again', async () => {
    const due = { due: parseDecimal('5.012'), received: parseDecimal('15') };
    const part = { progress: 'confirmed', exceptions: ['partial'] } as const;
    await fromExchange(paying('USDT.Tron', { ...part, exceptions: ['partial'], ...due }));
    expect(panel()).toHaveTextContent('Amount that must arriveCopyCopied5.012 USDT');
  });

  it('names no amount and no fee on it for a top-up, which has none', async () => {
    await fromExchange(createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' }));
    expect(panel()).not.toHaveTextContent('must arrive');
    expect(panel()).not.toHaveTextContent('fee');
    expect(panel()).toHaveTextContent('Memo or tagNone. Leave it empty.');
  });

  it('still says that an address could not be checked', async () => {
    await fromExchange(paying('ZZZ.Newchain'));
    expect(panel()).toHaveTextContent('We don’t recognize this network');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('asks for the same as before, tells the store nothing, and leads back', async () => {
    const store = paying('USDT.Tron');
    const user = await fromExchange(store);
    const asked = store.requests.length;
    await user.click(half('Wallet'));
    await settle();
    expect(screen.getByRole('button', { name: /Enlarge/ })).toBeVisible();
    expect(panel()).toHaveTextContent('20.012 USDT');
    expect(screen.queryByText(/must arrive/)).toBeNull();
    expect(store.requests).toHaveLength(asked);
  });

  it('opens no wallet: neither link nor code for one is there', async () => {
    await fromExchange(paying('BTC.Bitcoin'));
    expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull();
  });

  it('stays chosen with a new price, and in another currency', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron', quoteMs: 60_000 });
    const user = await fromExchange(store);
    await advance(61_000);
    await user.click(screen.getByRole('button', { name: /price/ }));
    await settle();
    expect(half('Exchange')).toBeChecked();
    expect(panel()).toHaveTextContent('TRC20 (Tron) only');
    store.choose('1001', 'BTC.Bitcoin');
    await advance(6_000);
    expect(panel()).toHaveTextContent('Bitcoin (BTC) only');
  });
});

describe('who is paid', () => {
  const ASKED = 'Asked who you’re paying?';
  const asked = async (options: ProviderProps) => {
    const user = await fromExchange(paying('USDT.Tron'), options);
    await user.click(screen.getByText(ASKED));
    return within(screen.getByText(ASKED).closest('details') as HTMLElement);
  };

  it('is said as far as the store says it', async () => {
    const facts = await asked({
      recipientName: 'Paper & Pine Ltd',
      recipientCountry: 'IE',
      walletType: 'hosted',
    });
    expect(facts.getByText('You’re paying someone else, not yourself.')).toBeVisible();
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Paper & Pine LtdIreland',
      'Held by a company (hosted)',
    ]);
  });

  it('is the store with a wallet of its own, or a name alone', async () => {
    const wallet = await asked({ walletType: 'unhosted' });
    const said = () => wallet.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said()).toEqual(['The store’s own (self-hosted)']);
  });

  it('is no row where the store says nothing', async () => {
    await fromExchange(paying('USDT.Tron'), { recipientCountry: 'IE' });
    expect(screen.queryByText(ASKED)).toBeNull();
  });
});
