/** Two instances whose clocks differ by seconds: what was quoted by one and received by the other counts. */
import { describe, expect, it } from 'vitest';
import { askHandler, BASE, openStore } from './openStore.js';
import { eventOf, unconfirmedEventOf } from './webhook/samples.js';

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

  it('of a coin that nobody had quoted when it came is late all the same', async () => {
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
