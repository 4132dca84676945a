/** Addresses that are watched: whose they are, and checked once however often a checkout is drawn. */
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../../src/chains/address.js';
import { createRecords } from '../../../src/server/checkouts/checkoutRecords.js';
import type { WatchedCheckout } from '../../../src/server/evidence/evidenceSource.js';
import { createWatchedAddresses } from '../../../src/server/evidence/watchedAddresses.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { MINUTE, openStore, type Store } from '../openStore.js';

/** The list of one source, and how many addresses it has had checked. */
function counted(store: Store) {
  let checks = 0;
  const watched = createWatchedAddresses(store.sandbox.now, (blockchain, address) => {
    checks += 1;
    return checkAddress(blockchain, address);
  });
  return { watched, checks: () => checks };
}

/** As a stream draws: from the ledger, folded again, as an object of its own. */
async function drawing(store: Store, stream = 'order:1001'): Promise<WatchedCheckout> {
  const { ledger, sandbox } = store;
  const records = createRecords({ ledger, tolerance: parseDecimal('0'), now: sandbox.now });
  const { opened, wallet, quotes, paid, closed } = (await records.readAndRecordPaid(stream)).state;
  return { stream, state: { opened, wallet, quotes, paid, closed } };
}

describe('a checkout that is drawn again', () => {
  it('has none of its addresses checked again, also after something was appended', async () => {
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    const { watched, checks } = counted(store);
    watched.watch(await drawing(store));
    const first = checks();
    expect(first).toBeGreaterThan(1);
    watched.watch(await drawing(store));
    await store.sandbox.advance(MINUTE);
    watched.watch(await drawing(store));
    const hash = store.pay(checkout, '1');
    store.sandbox.confirm(hash);
    await store.settle();
    await store.sandbox.advance(MINUTE);
    watched.watch(await drawing(store));
    expect(checks()).toBe(first);
  });

  it('is watched at an address that it was given meanwhile, at once', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const { watched, checks } = counted(store);
    const before = await drawing(store);
    watched.watch({ ...before, state: { ...before.state, wallet: null } });
    const first = checks();
    const bitcoin = before.state.wallet?.addresses.find((one) => one.blockchain === 'bitcoin');
    if (!bitcoin || !checkout.address) throw new Error('no addresses');
    const ofBitcoin = (): string | null =>
      watched.ownerOf('bitcoin', bitcoin.address, bitcoin.currencyId);
    expect(ofBitcoin()).toBeNull();
    await store.choose(token, bitcoin.currencyId);
    watched.watch(await drawing(store));
    expect(checks()).toBeGreaterThan(first);
    expect(ofBitcoin()).toBe('order:1001');
  });

  it('is let go at once when it is paid, and not a moment later', async () => {
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    const { watched } = counted(store);
    watched.watch(await drawing(store));
    expect(watched.isEmpty()).toBe(false);
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    watched.watch(await drawing(store));
    expect(watched.isEmpty()).toBe(true);
  });

  it('stays watched for as long as it is read, and ten minutes longer', async () => {
    const store = openStore();
    await store.open('one', 'USDT.Tron');
    const { watched } = counted(store);
    for (let minutes = 0; minutes < 30; minutes += 1) {
      watched.watch(await drawing(store));
      await store.sandbox.advance(MINUTE);
    }
    expect(watched.isEmpty()).toBe(false);
    await store.sandbox.advance(10 * MINUTE);
    expect(watched.isEmpty()).toBe(true);
  });
});
