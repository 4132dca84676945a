/** What takes the most room on the pay screen. */
import { parseDecimal } from '../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from './fakeStore.js';
import { SCREEN_STORES } from './screens.js';

function onlySeen(): FakeStore {
  const store = SCREEN_STORES.partial();
  store.update('1001', { progress: 'detected', transfers: [store.transfer('1001')] });
  return store;
}

/** Bitcoin has the longest figures, and a button that opens the shopper's wallet. */
function bitcoinPart(confirmed: boolean): () => FakeStore {
  return () => {
    const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
    store.choose('1001', 'BTC.Bitcoin');
    if (confirmed) store.confirm('1001');
    else store.detect('1001');
    store.update('1001', {
      paid: false,
      exceptions: ['partial'],
      due: parseDecimal('0.00006053'),
      received: parseDecimal('0.00015'),
    });
    return store;
  };
}

/** The longest of what is paid: with an address of a network, with a link to a wallet, with a rest. */
export const LONGEST_PAYMENTS: Readonly<Record<string, () => FakeStore>> = {
  tron: () => createFakeStore({ chosen: 'USDT.Tron' }),
  ethereum: () => createFakeStore({ chosen: 'ETH.Ethereum' }),
  bitcoin: () => createFakeStore({ chosen: 'BTC.Bitcoin' }),
  'a part payment': SCREEN_STORES.partial,
  'a part payment that was only seen': onlySeen,
  'a part payment in Bitcoin': bitcoinPart(true),
  'a part payment in Bitcoin that was only seen': bitcoinPart(false),
};
