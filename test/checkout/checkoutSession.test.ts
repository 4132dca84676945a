/** One order's requests: one opening, one token that is renewed in time, and the last ETag. */
import { describe, expect, it } from 'vitest';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');

function setUp(order = '1001') {
  const clock = { at: START };
  const now = () => clock.at;
  const store = createFakeStore({ now });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const session = createCheckoutSession({ client, order, now });
  return { clock, store, client, session, now };
}

describe('the token', () => {
  it('is asked for once by many callers at the same time', async () => {
    const { store, session } = setUp();
    await Promise.all([session.refresh(), session.refresh(), session.selectCurrency('USDT.Tron')]);
    expect(store.count('/checkouts')).toBe(1);
  });

  it('is renewed with itself after 80 % of its life', async () => {
    const { store, session, clock } = setUp();
    await session.refresh();
    clock.at = START + 24 * 60_000 - 1;
    await session.refresh();
    expect(store.count('/checkouts')).toBe(1);
    clock.at = START + 24 * 60_000;
    await session.refresh();
    expect(store.requests.at(-1)).toMatchObject({
      path: '/checkouts',
      authorization: 'Bearer token-1',
    });
  });

  it('is still used when the renewal fails', async () => {
    const { store, session, clock } = setUp();
    await session.refresh();
    clock.at = START + 25 * 60_000;
    store.failNext('/checkouts', 'store_unavailable');
    await expect(session.refresh()).resolves.toMatchObject({ version: 1 });
  });

  it('is replaced once when the store refuses it', async () => {
    const { store, session } = setUp();
    await session.refresh();
    store.expireTokens();
    await expect(session.selectCurrency('USDT.Tron')).resolves.toMatchObject({ version: 2 });
    expect(store.count('/checkouts')).toBe(2);
  });

  describe('of a handle that means another order by now, such as that of a cart', () => {
    const moving = async () => {
      const made = setUp();
      const { client, now } = made;
      let order = '1001';
      const moved: CheckoutClient = {
        ...client,
        openCheckout: (_, options) => client.openCheckout({ order }, options),
      };
      const session = createCheckoutSession({ client: moved, order: 'cart', now });
      await session.selectCurrency('USDT.Tron');
      order = '2002';
      return { ...made, session };
    };

    it('is used until its end: the page follows the order that it shows', async () => {
      const { store, session, clock } = await moving();
      clock.at = START + 25 * 60_000;
      await session.refresh();
      store.detect('1001');
      expect(await session.refresh()).toMatchObject({
        order: { reference: '1001' },
        progress: 'detected',
      });
    });

    it('is over with it: nothing is asked of the other order under the address of this one', async () => {
      const { store, session } = await moving();
      store.expireTokens();
      const over = { code: 'unauthorized' };
      await expect(session.refresh()).rejects.toMatchObject(over);
      await expect(session.selectCurrency('BTC.Bitcoin')).rejects.toMatchObject(over);
      await expect(session.refresh()).rejects.toMatchObject(over);
      expect(store.snapshot('2002').quote).toBeNull();
    });
  });

  it('is not asked for again and again when every token is refused', async () => {
    const { store, session } = setUp();
    await session.refresh();
    store.failNext('/checkout', 'unauthorized', 99);
    await expect(session.refresh()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(store.count('/checkouts')).toBe(2);
  });
});

describe('the state', () => {
  it('is asked for with the last validator, and stays the same object while nothing changes', async () => {
    const { store, session } = setUp();
    const opened = await session.refresh();
    const before = await session.refresh({ known: opened });
    const after = await session.refresh({ known: before });
    expect(store.requests.at(-1)?.ifNoneMatch).toBe('"1"');
    expect(after).toBe(before);
  });

  it('is asked for in full by a caller who has nothing, or something else', async () => {
    const { store, session } = setUp();
    await session.refresh();
    const known = await session.refresh();
    expect((await session.refresh({ known: { ...known } })).version).toBe(1);
    await session.refresh();
    expect(store.requests.slice(-2).map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([null, null]);
  });

  it('begins with what the server opened, without a request', async () => {
    const { store, client, now } = setUp();
    const initial = await client.openCheckout({ order: '1001' });
    const session = createCheckoutSession({ client, order: '1001', initial, now });
    expect(session.initial).toEqual(initial.checkout);
    await session.refresh();
    expect(store.count('/checkouts')).toBe(1);
  });
});
