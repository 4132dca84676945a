/** A wallet that is opened for years: the ledger takes what is new of it, and nothing else. */
import { describe, expect, it } from 'vitest';
import { MINUTE, openStore, type Store, type WalletData } from '../openStore.js';

const DAY = 24 * 60 * MINUTE;
const CUSTOMER = 'customer:c-7';

const kindsOf = async (store: Store, stream = CUSTOMER): Promise<string[]> =>
  (await store.ledger.list({ stream })).map(({ kind }) => kind);

/** The rate of every coin is another from now on. */
function movePrices(store: Store, factor: string): void {
  store.edits.set('createWallet', (data: WalletData) => ({
    ...data,
    rates: Object.fromEntries(Object.keys(data.rates).map((id) => [id, factor])),
  }));
}

describe('a customer’s wallet that is opened again and again', () => {
  it('writes nothing while the service gives the same addresses, and asks it each time', async () => {
    const store = openStore();
    await store.open('customer', 'USDT.Tron');
    const before = await kindsOf(store);
    expect(before).toEqual(['opened', 'wallet', 'quoted']);
    for (let visit = 1; visit <= 40; visit += 1) {
      await store.sandbox.advance(DAY);
      movePrices(store, String(60_000 + visit));
      const { checkout } = await store.open('customer');
      expect(checkout.address?.check).toBe('valid');
    }
    expect(store.count('createWallet')).toBe(41);
    expect(await kindsOf(store)).toEqual(before);
  });

  it('is the same whatever the order in which the service names its addresses', async () => {
    const store = openStore();
    await store.open('customer');
    await store.sandbox.advance(DAY);
    store.edits.set('createWallet', (data: WalletData) => ({
      ...data,
      address: data.address.toReversed(),
    }));
    await store.open('customer');
    expect(await kindsOf(store)).toEqual(['opened', 'wallet']);
  });

  it('writes a replaced address once, and shows it', async () => {
    const store = openStore();
    const { checkout: first } = await store.open('customer', 'USDT.Tron');
    const old = first.address?.address ?? '';
    store.sandbox.rotate(old);
    for (let visit = 1; visit <= 3; visit += 1) {
      await store.sandbox.advance(DAY);
      const { checkout } = await store.open('customer');
      expect(checkout.address).toMatchObject({ replaced: true, check: 'valid' });
      expect(checkout.address?.address).not.toBe(old);
    }
    expect(await kindsOf(store)).toEqual(['opened', 'wallet', 'quoted', 'wallet']);
  });

  it('is not asked for twice in five seconds, although nothing was written', async () => {
    const store = openStore();
    await store.open('customer');
    await store.sandbox.advance(DAY);
    for (let reload = 0; reload < 5; reload += 1) await store.open('customer');
    expect(store.count('createWallet')).toBe(2);
    await store.sandbox.advance(6_000);
    await store.open('customer');
    expect(store.count('createWallet')).toBe(3);
  });

  it('freezes the rate of the moment into a quote, not one that was written down long ago', async () => {
    const store = openStore();
    await store.open('customer');
    await store.sandbox.advance(DAY);
    movePrices(store, '61234.5');
    const { token } = await store.open('customer');
    const chosen = await store.choose(token, 'BTC.Bitcoin');
    expect(chosen.quote).toMatchObject({ rate: '61234.5', payable: null });
    movePrices(store, '70000');
    await store.sandbox.advance(MINUTE + 1);
    await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect((await store.read(token)).quote?.rate).toBe('70000');
    expect(await kindsOf(store)).toEqual(['opened', 'wallet', 'quoted', 'quoted']);
  });

  it('has no rates in its list, because nothing there would say how old they are', async () => {
    const store = openStore();
    const { checkout } = await store.open('customer');
    expect(checkout.choices.length).toBeGreaterThan(0);
    expect(new Set(checkout.choices.map(({ rate }) => rate))).toEqual(new Set([null]));
    expect(checkout.choices.every(({ unavailable }) => unavailable === null)).toBe(true);
  });
});

describe('an order that is opened again', () => {
  it('writes prices that have moved, because each that was shown may be frozen', async () => {
    const store = openStore();
    await store.open('one');
    await store.sandbox.advance(DAY);
    movePrices(store, '2');
    const { checkout } = await store.open('one');
    expect(checkout.choices[0]).toMatchObject({ rate: '2', payable: '10' });
    expect(await kindsOf(store, 'order:1001')).toEqual(['opened', 'wallet', 'wallet']);
  });

  it('writes nothing where even the prices are the same, and counts them as fresh', async () => {
    const store = openStore();
    movePrices(store, '2');
    await store.open('one');
    await store.sandbox.advance(DAY);
    const { token } = await store.open('one');
    await store.sandbox.advance(MINUTE / 2);
    expect((await store.choose(token, 'USDT.Tron')).quote).toMatchObject({ payable: '10' });
    expect(store.count('createWallet')).toBe(2);
    expect(await kindsOf(store, 'order:1001')).toEqual(['opened', 'wallet', 'quoted']);
  });
});
