/** The one poller: its calls do not grow with the shoppers, and what it finds proves "seen" at most. */
import { describe, expect, it } from 'vitest';
import type { UnconfirmedTransfer } from '../../src/api/transfers.js';
import type { CheckoutRecord } from '../../src/proxy/checkouts/records.js';
import type { Desk } from '../../src/proxy/desk.js';
import { createTransferPoller } from '../../src/proxy/transferPoller.js';
import { codeOf, MINUTE, openStore, START, type Store } from './openStore.js';

/** Reads a checkout and lets the look that it started come to its end. */
async function look(store: Store, token: string) {
  await store.read(token);
  await store.handler.close();
  return store.read(token);
}

/** A store with an open order, and a list of transfers that the test writes. */
async function listed(rows: (address: string) => Partial<UnconfirmedTransfer>[]) {
  const store = openStore();
  const { token, checkout } = await store.open('one', 'USDT.Ethereum');
  const address = checkout.address?.address ?? '';
  const base = {
    currency_id: 'USDT.Ethereum',
    blockchain: 'ethereum',
    tx_hash: `0x${'AB'.repeat(32)}`,
    amount: '20',
    from_address: '0x0000000000000000000000000000000000000001',
    to_address: address,
  };
  store.edits.set('listUnconfirmedTransfers', () =>
    rows(address).map((row) => ({ ...base, ...row })),
  );
  return { store, token };
}

/** A checkout that waits at one address. */
function watchedRecord(at: number): CheckoutRecord {
  const address = { currencyId: 'A.New', blockchain: 'newchain', address: `address-${String(at)}` };
  const state = { paid: false, closed: false, quotes: [], wallet: { addresses: [address] } };
  return { stream: `order:${String(at)}`, events: [], state } as unknown as CheckoutRecord;
}

describe('the calls of operation 6', () => {
  it('are at most 20 in a minute, for one watched checkout as for 10,000 that are read all the time', async () => {
    const perMinute = async (checkouts: number): Promise<number> => {
      let now = START;
      let calls = 0;
      const service = {
        listUnconfirmedTransfers: () => {
          calls += 1;
          return Promise.resolve([]);
        },
      };
      const poller = createTransferPoller({ service, now: () => now } as unknown as Desk);
      const records = Array.from({ length: checkouts }, (_, at) => watchedRecord(at));
      for (; now < START + MINUTE; now += 500) {
        for (const record of records) {
          poller.watch(record);
          void poller.look();
        }
        await poller.look();
      }
      return calls;
    };
    expect(await perMinute(1)).toBe(20);
    expect(await perMinute(10_000)).toBe(20);
  });

  it('go on for as long as a checkout is read, and end within ten minutes after', async () => {
    let now = START;
    let calls = 0;
    const service = {
      listUnconfirmedTransfers: () => {
        calls += 1;
        return Promise.resolve([]);
      },
    };
    const poller = createTransferPoller({ service, now: () => now } as unknown as Desk);
    const record = watchedRecord(0);
    const callsAfter = async (ms: number, read: boolean): Promise<number> => {
      const before = calls;
      for (const end = now + ms; now < end; now += 3_000) {
        if (read) poller.watch(record);
        await poller.look();
      }
      return calls - before;
    };
    expect(await callsAfter(30 * MINUTE, true)).toBe(600);
    expect(await callsAfter(9 * MINUTE, false)).toBe(180);
    expect(await callsAfter(10 * MINUTE, false)).toBeLessThanOrEqual(20);
    expect(await callsAfter(MINUTE, false)).toBe(0);
    expect(await callsAfter(MINUTE, true)).toBe(20);
  });

  it('are due when nobody asks and the last answer is three seconds old', async () => {
    let now = START;
    let answer = (): void => undefined;
    const service = {
      listUnconfirmedTransfers: () => new Promise<[]>((resolve) => (answer = () => resolve([]))),
    };
    const poller = createTransferPoller({ service, now: () => now } as unknown as Desk);
    poller.watch(watchedRecord(0));
    expect(poller.isDue()).toBe(true);
    const looking = poller.look();
    now += MINUTE;
    expect(poller.isDue()).toBe(false);
    answer();
    await looking;
    expect(poller.isDue()).toBe(true);
    const again = poller.look();
    answer();
    await again;
    expect(poller.isDue()).toBe(false);
    now += 2_999;
    expect(poller.isDue()).toBe(false);
    now += 1;
    expect(poller.isDue()).toBe(true);
  });

  it('do not happen without a reader, and not for an order that is paid', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(10 * MINUTE);
    expect(store.count('listUnconfirmedTransfers')).toBe(0);
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    await store.sandbox.advance(11 * MINUTE);
    await look(store, token);
    expect(store.count('listUnconfirmedTransfers')).toBe(0);
  });

  it('become rarer while the service fails, up to half a minute, and normal again after', async () => {
    const store = openStore();
    const { token } = await store.open();
    store.sandbox.fail({ kind: 'status_503', operation: 'listUnconfirmedTransfers' });
    const at: number[] = [];
    const start = store.sandbox.now();
    for (let second = 0; second <= 120; second += 1) {
      const before = store.count('listUnconfirmedTransfers');
      await look(store, token);
      if (store.count('listUnconfirmedTransfers') > before)
        at.push((store.sandbox.now() - start) / 1000);
      await store.sandbox.advance(1_000);
    }
    expect(at).toEqual([0, 6, 18, 42, 72, 102]);
    expect(store.codes().filter((code) => code === 'poll_failed')).toHaveLength(6);
    store.sandbox.heal();
    await store.sandbox.advance(30_000);
    const before = store.count('listUnconfirmedTransfers');
    for (let round = 0; round < 3; round += 1) {
      await look(store, token);
      await store.sandbox.advance(3_000);
    }
    expect(store.count('listUnconfirmedTransfers') - before).toBe(3);
  });

  it('never hold up a read, however slow the service is', async () => {
    const store = openStore({ timeoutMs: 100 });
    const { token } = await store.open('one', 'USDT.Tron');
    store.sandbox.fail({ kind: 'hang', operation: 'listUnconfirmedTransfers' });
    const answer = await store.ask('GET', '/checkout', { token });
    expect(answer.status).toBe(200);
    expect(store.codes()).not.toContain('poll_failed');
    await store.handler.close();
    expect(store.codes()).toContain('poll_failed');
  });
});

describe('a listed transfer', () => {
  it('to the address of the order is seen, and never more', async () => {
    const { store, token } = await listed(() => [{}]);
    expect(await look(store, token)).toMatchObject({
      progress: 'detected',
      paid: false,
      received: '20',
    });
    for (let round = 0; round < 5; round += 1) {
      await store.sandbox.advance(3_000);
      expect(await look(store, token)).toMatchObject({ progress: 'detected', paid: false });
    }
  });

  it('keeps what was seen when it disappears', async () => {
    let rows: Partial<UnconfirmedTransfer>[] = [{}];
    const { store, token } = await listed(() => rows);
    await look(store, token);
    rows = [];
    await store.sandbox.advance(MINUTE);
    expect(await look(store, token)).toMatchObject({ progress: 'detected', paid: false });
  });

  it('is found whatever the case of an EVM address and hash, and once', async () => {
    const { store, token } = await listed((address) => [
      { to_address: address.toLowerCase() },
      { to_address: address, tx_hash: `0x${'ab'.repeat(32)}` },
    ]);
    expect((await look(store, token)).transfers).toHaveLength(1);
  });

  it.each<[string, (address: string) => Partial<UnconfirmedTransfer>]>([
    [
      'from the address of the order: a sweep',
      (address) => ({
        from_address: address,
        to_address: '0x0000000000000000000000000000000000000002',
      }),
    ],
    [
      'to the address of somebody else',
      () => ({ to_address: '0x0000000000000000000000000000000000000002' }),
    ],
    ['in a currency that the wallet has no address for', () => ({ currency_id: 'WLD.Ethereum' })],
    ['of nothing', () => ({ amount: '0' as UnconfirmedTransfer['amount'] })],
    ['without a hash', () => ({ tx_hash: '' })],
    ['with a hash too long to be one', () => ({ tx_hash: 'a'.repeat(600) })],
  ])('%s is ignored', async (_, row) => {
    const { store, token } = await listed((address) => [row(address)]);
    expect(await look(store, token)).toMatchObject({ progress: 'awaiting', transfers: [] });
    expect(store.codes()).toEqual([]);
  });

  it('that cannot be used does not hide the next one', async () => {
    const { store, token } = await listed(() => [{ tx_hash: 'a'.repeat(600) }, {}]);
    expect(await look(store, token)).toMatchObject({ progress: 'detected' });
  });

  it('of another order shows up there and nowhere else', async () => {
    const store = openStore();
    const one = await store.open('one', 'USDT.Tron');
    const two = await store.open('two', 'USDT.Tron');
    store.sandbox.disconnectWebhooks();
    store.pay(two.checkout);
    expect(await look(store, one.token)).toMatchObject({ progress: 'awaiting', transfers: [] });
    expect(await store.read(two.token)).toMatchObject({ progress: 'detected' });
  });

  it('to an address that was replaced meanwhile is still seen', async () => {
    const store = openStore();
    const first = await store.open('one', 'USDT.Tron');
    store.pay(first.checkout);
    store.sandbox.disconnectWebhooks();
    store.sandbox.rotate(first.checkout.address?.address ?? '');
    await store.sandbox.advance(10_000);
    const { token, checkout } = await store.open();
    expect(checkout.address).toMatchObject({ replaced: true });
    expect(await look(store, token)).toMatchObject({ progress: 'detected' });
  });
});

describe('"last checked"', () => {
  it('is when the service last answered, not when it was last asked', async () => {
    const store = openStore();
    const { token, checkout } = await store.open();
    expect(checkout.lastCheckedAt).toBeNull();
    const { lastCheckedAt } = await look(store, token);
    expect(lastCheckedAt).toBe(new Date(store.sandbox.now()).toISOString());
    store.sandbox.fail({ kind: 'html_page', operation: 'listUnconfirmedTransfers' });
    await store.sandbox.advance(MINUTE);
    expect((await look(store, token)).lastCheckedAt).toBe(lastCheckedAt);
  });
});

describe('the caches of listing and rates', () => {
  it('cost one call for any number of readers, and leave a failing service alone', async () => {
    const store = openStore();
    await Promise.all(Array.from({ length: 50 }, () => store.ask('GET', '/currencies')));
    await Promise.all(Array.from({ length: 50 }, () => store.ask('GET', '/rates/BTC.Bitcoin')));
    expect([store.count('listCurrenciesExtended'), store.count('listCurrencies')]).toEqual([1, 1]);
    expect(store.count('getCurrencyRate')).toBe(1);
    await store.sandbox.advance(6 * MINUTE);
    store.sandbox.fail({ kind: 'status_500' });
    for (let round = 0; round < 40; round += 1) {
      // An old listing is served; an old rate would lose money.
      expect((await store.ask('GET', '/currencies')).status).toBe(200);
      const rate = await store.ask('GET', '/rates/BTC.Bitcoin');
      expect([rate.status, codeOf(rate)]).toEqual([503, 'service_unavailable']);
      await store.sandbox.advance(250);
    }
    expect(store.count('listCurrenciesExtended')).toBeLessThanOrEqual(4);
    expect(store.count('getCurrencyRate')).toBeLessThanOrEqual(4);
    store.sandbox.heal();
    await store.sandbox.advance(5_000);
    expect((await store.ask('GET', '/rates/BTC.Bitcoin')).status).toBe(200);
  });

  it('serve a rate while the service fails, but none older than a minute', async () => {
    const store = openStore();
    await store.ask('GET', '/rates/BTC.Bitcoin');
    store.sandbox.fail({ kind: 'status_500' });
    await store.sandbox.advance(MINUTE);
    expect((await store.ask('GET', '/rates/BTC.Bitcoin')).status).toBe(200);
    await store.sandbox.advance(1);
    expect((await store.ask('GET', '/rates/BTC.Bitcoin')).status).toBe(503);
  });

  it('never make a checkout wait for a listing that is being renewed', async () => {
    const store = openStore({ timeoutMs: 300 });
    const { token } = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(6 * MINUTE);
    store.gates.set('listCurrencies', new Promise(() => undefined));
    expect((await store.read(token)).choices).toHaveLength(22);
  });
});
