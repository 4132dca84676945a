/** Two instances whose clocks differ by seconds: what was quoted by one and received by the other counts. */
import { describe, expect, it } from 'vitest';
import { askHandler, BASE, MINUTE, openStore, type WalletData } from '../openStore.js';
import { eventOf, unconfirmedEventOf } from '../webhooks/samples.js';

/** An order that was quoted by an instance whose clock is ahead of the one that hears of the payment. */
async function quotedAhead(aheadMs: number) {
  const store = openStore();
  store.sandbox.setDelivery({ paused: true });
  const ahead = store.makeHandler({ now: () => store.sandbox.now() + aheadMs });
  const body = { order: 'one', currencyId: 'USDT.Tron' };
  expect((await askHandler(ahead, 'POST', `${BASE}/checkouts`, { body })).status).toBe(200);
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  return { store, externalId };
}

describe('a payment that is received by a clock behind that of its quote', () => {
  it.each([2_000, 20_000, 60 * 60_000])('pays, %d ms behind', async (aheadMs) => {
    const { store, externalId } = await quotedAhead(aheadMs);
    await store.sandbox.advance(1_000);
    await store.deliver(unconfirmedEventOf(externalId));
    expect(await store.handler.getCheckout('1001')).toMatchObject({
      progress: 'detected',
      exceptions: [],
      due: '0',
    });
    await store.deliver(eventOf(externalId));
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true, exceptions: [] });
  });

  it.each([0, 20_000])(
    'counts for the old price where the order is raised meanwhile, %d ms behind',
    async (aheadMs) => {
      const { store, externalId } = await quotedAhead(aheadMs);
      await store.sandbox.advance(8_000);
      store.book.set('one', { orderId: '1001', amountUsd: '25' });
      const body = { order: 'one' };
      expect((await askHandler(store.handler, 'POST', `${BASE}/checkouts`, { body })).status).toBe(
        200,
      );
      await store.deliver(unconfirmedEventOf(externalId));
      const { exceptions, transfers } = (await store.handler.getCheckout('1001')) ?? {};
      expect([exceptions, transfers?.map(({ counts }) => counts)]).toEqual([
        ['partial'],
        ['counted'],
      ]);
    },
  );

  it('of a coin that was not quoted when it came is late all the same', async () => {
    const { store, externalId } = await quotedAhead(20_000);
    const coin = { currencyId: 'TRX.Tron', amount: '1000' };
    await store.deliver(eventOf(externalId, coin));
    const body = { order: 'one' };
    const opened = await askHandler(store.handler, 'POST', `${BASE}/checkouts`, { body });
    const { token } = opened.json as { token: string };
    await store.choose(token, 'TRX.Tron');
    expect(await store.read(token)).toMatchObject({ paid: false, exceptions: ['late'] });
  });
});

describe('a quote of the right clock after one of a clock far ahead', () => {
  it('can be paid', async () => {
    const { store, externalId } = await quotedAhead(60 * 60_000);
    const { token } = await store.open('one');
    const { quote } = await store.choose(token, 'TRX.Tron');
    await store.sandbox.advance(10_000);
    await store.deliver(
      eventOf(externalId, { currencyId: 'TRX.Tron', amount: quote?.payable ?? '' }),
    );
    expect(await store.read(token)).toMatchObject({ paid: true, exceptions: [] });
  });
});

describe('a payment that is sent right after a new quote', () => {
  async function requoted() {
    const store = openStore();
    store.sandbox.setDelivery({ paused: true });
    const { token } = await store.open('one', 'USDT.Tron');
    const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
    // Not at a whole second, to which the service's times are cut.
    await store.sandbox.advance(25 * MINUTE + 700);
    expect((await store.ask('POST', '/checkout/quote', { token, body: {} })).status).toBe(200);
    const told = (time: string) =>
      store.deliver(eventOf(externalId).replaceAll(/2026-03-01T12:00:\d\d/g, time));
    return { store, token, told };
  }

  it.each(['2026-03-01T12:25:00', '2026-03-01T12:24:52'])(
    'pays, although the service dates it %s',
    async (time) => {
      const { store, token, told } = await requoted();
      await store.sandbox.advance(1_000);
      await told(time);
      expect(await store.read(token)).toMatchObject({ paid: true, exceptions: [] });
    },
  );

  it('counts with the new price where it was sent in the gap before: that one was accepted', async () => {
    const { store, token, told } = await requoted();
    await told('2026-03-01T12:24:00');
    expect(await store.read(token)).toMatchObject({ paid: true, exceptions: [] });
  });
});

describe('a quote of a raised order after its raise by a clock ahead', () => {
  it('is the one that counts, although the clock of the raise says that the one before still holds', async () => {
    const store = openStore();
    store.sandbox.setDelivery({ paused: true });
    const priced = (rate: string) =>
      store.edits.set('createWallet', (wallet: WalletData) => ({
        ...wallet,
        rates: { ...wallet.rates, 'TRX.Tron': rate },
      }));
    priced('1');
    const { token } = await store.open('one', 'TRX.Tron');
    const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
    await store.sandbox.advance(MINUTE);
    priced('1.1');
    store.book.set('one', { orderId: '1001', amountUsd: '25' });
    const ahead = store.makeHandler({ now: () => store.sandbox.now() + 20_000 });
    const body = { order: 'one' };
    expect((await askHandler(ahead, 'POST', `${BASE}/checkouts`, { body })).status).toBe(200);
    await store.sandbox.advance(1_000);
    const { quote } = await store.choose(token, 'TRX.Tron');
    await store.sandbox.advance(5_000);
    const amount = quote?.payable ?? '';
    await store.deliver(
      eventOf(externalId, {
        currencyId: 'TRX.Tron',
        amount,
        at: new Date(store.sandbox.now()).toISOString(),
      }),
    );
    expect(await store.read(token)).toMatchObject({ paid: true, exceptions: [] });
  });
});
