/** The coin’s icon beside the text: pictures of the store, never waited for and never announced. */
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrencyView } from '../../src/contract/currencies.js';
import {
  ADDRESSES,
  CURRENCIES,
  createFakeStore,
  ENDPOINT,
  PICTURED,
} from '../support/fakeStore.js';
import { renderCheckout, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const onArbitrum = {
  id: 'ETH.Arbitrum',
  code: 'ETH',
  name: 'Ether',
  blockchain: 'arbitrum',
  networkName: 'Arbitrum One',
};
const LISTING = PICTURED.flatMap((one) =>
  one.id === 'ETH.Ethereum' ? [one, { ...one, ...onArbitrum }] : [one],
);
const paying = (chosen: string, currencies: readonly CurrencyView[] = LISTING) =>
  createFakeStore({ chosen, currencies });

const ON_ARBITRUM = {
  address: ADDRESSES.ethereum,
  blockchain: 'arbitrum',
  check: 'valid',
  replaced: false,
};

const mark = (): Element => {
  const found = document.querySelector('.till-chosen > .till-mark');
  if (!found) throw new Error('There is no mark beside the words.');
  return found;
};
const pictures = () =>
  [...mark().querySelectorAll('img')].map((image) =>
    image.getAttribute('src')?.replace(`${ENDPOINT}/icons/`, ''),
  );

describe('what is to be sent', () => {
  it.each([
    ['a token', 'USDT.Tron', ['currency/USDT.Tron', 'network/tron']],
    ['a coin on another network', 'ETH.Arbitrum', ['currency/ETH.Arbitrum', 'network/arbitrum']],
    ['a network’s own coin, which is its picture', 'BTC.Bitcoin', ['currency/BTC.Bitcoin']],
  ])('is marked as %s', async (_what, chosen, expected) => {
    const store = paying(chosen);
    store.choose('1001', chosen);
    // One address is valid on every network of its family.
    if (chosen === 'ETH.Arbitrum') store.update('1001', { address: ON_ARBITRUM });
    await renderCheckout({ store });
    expect(pictures()).toEqual(expected);
  });

  it.each(['pay', 'part', 'top-up'])('is marked on the screen of a %s', async (screenOf) => {
    const kind = screenOf === 'top-up' ? 'top_up' : 'payment';
    const store = createFakeStore({ kind, chosen: 'USDT.Tron', currencies: PICTURED });
    store.choose('1001', 'USDT.Tron');
    if (screenOf === 'part') store.update('1001', { exceptions: ['partial'] });
    await renderCheckout({ store });
    expect(pictures()).toHaveLength(2);
  });

  it('is hidden from screen readers: the text is beside it', async () => {
    await renderCheckout({ store: paying('USDT.Tron') });
    for (const part of mark().children) expect(part).toHaveAttribute('aria-hidden', 'true');
    for (const image of mark().querySelectorAll('img')) expect(image).toHaveAttribute('alt', '');
    expect(mark().nextElementSibling).toHaveTextContent('USDT Tron (TRC-20)');
  });
});

describe('without pictures', () => {
  it('there is the coin’s letter, and none for a network', async () => {
    const store = paying('USDT.Tron', CURRENCIES);
    await renderCheckout({ store });
    expect(pictures()).toEqual([]);
    expect(mark()).toHaveTextContent(/^U$/);
    expect(store.requests.some(({ path }) => path.startsWith('/icons'))).toBe(false);
  });

  it('the letters stay until one is loaded, or for good if it fails', async () => {
    await renderCheckout({ store: paying('USDT.Ethereum') });
    const [coin, network] = mark().querySelectorAll('img');
    if (!coin || !network) throw new Error('No pictures.');
    expect(mark()).toHaveTextContent(/^UE$/);
    fireEvent.load(coin);
    expect(mark()).toHaveTextContent(/^E$/);
    fireEvent.error(network);
    expect(mark()).toHaveTextContent(/^E$/);
    expect(pictures()).toEqual(['currency/USDT.Ethereum']);
  });
});

it('one that this page has seen is there at once, as after the picker', async () => {
  const { unmount } = await renderCheckout({ store: paying('BTC.Bitcoin') });
  const [image] = mark().querySelectorAll('img');
  if (image) fireEvent.load(image);
  unmount();
  await renderCheckout({ store: paying('BTC.Bitcoin') });
  expect(mark()).toHaveTextContent(/^$/);
  expect(mark().firstElementChild).toHaveAttribute('data-icon');
});
