/** One order's conversation: one opening, one token, renewed in time, never turned back. */
import { describe, expect, it } from 'vitest';
import { createCheckoutSession, retryDelay } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import { CheckoutError } from '../../src/contract/checkoutError.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');

function setUp(order = '1001') {
  const clock = { at: START };
  const now = () => clock.at;
  const store = createFakeStore({ now });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const session = createCheckoutSession({ client, order, now, random: () => 0.5 });
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

  it('is kept when the renewal fails', async () => {
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

    it('is kept to its end: what is on the screen is what is followed', async () => {
      const { store, session, clock } = await moving();
      clock.at = START + 25 * 60_000;
      await session.refresh();
      store.detect('1001');
      await session.refresh();
      expect(session.current()).toMatchObject({
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
      expect(session.current()?.order.reference).toBe('1001');
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
  it('is asked for with the last validator', async () => {
    const { store, session } = setUp();
    await session.refresh();
    await session.refresh();
    const before = session.current();
    await session.refresh();
    expect(store.requests.at(-1)?.ifNoneMatch).toBe('"1"');
    expect(session.current()).toBe(before);
  });

  it('is never turned back by an answer that was overtaken', async () => {
    const { store, session } = setUp();
    await session.refresh();
    const old = store.snapshot('1001');
    await session.selectCurrency('USDT.Tron');
    store.failNext('/checkout', { body: old });
    await expect(session.refresh()).resolves.toMatchObject({ version: 2 });
  });

  it('begins with what the server opened, without a request', async () => {
    const { store, client, now } = setUp();
    const initial = await client.openCheckout({ order: '1001' });
    const session = createCheckoutSession({ client, order: '1001', initial, now });
    expect(session.current()).toEqual(initial.checkout);
    await session.refresh();
    expect(store.count('/checkouts')).toBe(1);
  });

  it('knows how far the clocks are apart', async () => {
    const { store, client } = setUp();
    const session = createCheckoutSession({ client, order: '1', now: () => START - 60_000 });
    expect(session.clockOffsetMs()).toBe(0);
    await session.refresh();
    expect(session.clockOffsetMs()).toBe(60_000);
    expect(store.count('/checkouts')).toBe(1);
  });
});

describe('a quote in the place of another', () => {
  const paying = async () => {
    const made = setUp();
    await made.session.selectCurrency('USDT.Tron');
    return made;
  };

  it('is known as that of another page, until this one asks for its own', async () => {
    const { store, session } = await paying();
    expect(session.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await session.refresh();
    expect(session.foreignQuoteId()).toBe(quote?.id);
    await session.acceptQuote();
    expect(session.foreignQuoteId()).toBeNull();
  });

  it('is this page’s own also where a message brings it before the answer', async () => {
    const { store, session } = await paying();
    const answer = session.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'BTC.Bitcoin');
    session.accept(store.snapshot('1001'));
    expect(session.foreignQuoteId()).toBeNull();
    await answer;
    expect(session.foreignQuoteId()).toBeNull();
  });

  it('is its own where the answer was lost, and only once', async () => {
    const { store, session } = await paying();
    store.failNext('/checkout/currency', { network: true });
    await expect(session.selectCurrency('BTC.Bitcoin')).rejects.toThrow();
    store.choose('1001', 'BTC.Bitcoin');
    await session.refresh();
    expect(session.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    const { quote } = await session.refresh();
    expect(session.foreignQuoteId()).toBe(quote?.id);
  });

  it('is no change where another page has chosen the same at the same price', async () => {
    const { store, session } = await paying();
    const { quote: own } = await session.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await session.refresh();
    expect(quote?.id).not.toBe(own?.id);
    expect(session.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    await session.refresh();
    // It stays a change when that is chosen once more.
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    const { quote: last } = await session.refresh();
    expect(session.foreignQuoteId()).toBe(last?.id);
  });

  it('is that of another page where this one has asked for another currency', async () => {
    const { store, session } = await paying();
    const answer = session.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'USDT.Tron');
    const { quote } = session.accept(store.snapshot('1001'));
    expect(session.foreignQuoteId()).toBe(quote?.id);
    await answer;
    expect(session.foreignQuoteId()).toBeNull();
  });

  it('is that of another page where this one was refused the same currency before', async () => {
    const { store, session } = await paying();
    store.failNext('/checkout/currency', 'currency_unavailable');
    await expect(session.selectCurrency('BTC.Bitcoin')).rejects.toThrow();
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await session.refresh();
    expect(session.foreignQuoteId()).toBe(quote?.id);
  });

  it('is that of another page where a new price is one for the currency chosen there', async () => {
    const { store, session } = await paying();
    store.choose('1001', 'USDT.Ethereum');
    const { quote } = await session.acceptQuote();
    expect(quote?.currencyId).toBe('USDT.Ethereum');
    expect(session.foreignQuoteId()).toBe(quote?.id);
    // By now the shopper has seen which it is.
    await session.acceptQuote();
    expect(session.foreignQuoteId()).toBeNull();
  });

  it('is that of another page also where a message brings it before the new price', async () => {
    const { store, session } = await paying();
    const answer = session.acceptQuote();
    store.choose('1001', 'USDT.Ethereum');
    session.accept(store.snapshot('1001'));
    const { quote } = await answer;
    expect(session.foreignQuoteId()).toBe(quote?.id);
  });

  it.each([
    ['pays another', paying],
    ['has chosen none', () => Promise.resolve(setUp())],
  ])('is that of another page where this one %s and its choice is overtaken', async (_, begin) => {
    const { store, client, now } = await begin();
    const overtaken = {
      ...client,
      async selectCurrency(token: string, currencyId: string) {
        await client.selectCurrency(token, currencyId);
        store.choose('1001', 'USDT.Ethereum');
        return (await client.getCheckout(token)).checkout ?? store.snapshot('1001');
      },
    };
    const session = createCheckoutSession({ client: overtaken, order: '1001', now });
    await session.refresh();
    const { quote } = await session.selectCurrency('BTC.Bitcoin');
    expect(quote?.currencyId).toBe('USDT.Ethereum');
    expect(session.foreignQuoteId()).toBe(quote?.id);
  });

  it('is nobody’s change where the page has shown none and asks for a price', async () => {
    const { store, session } = setUp();
    store.choose('1001', 'USDT.Tron');
    await session.acceptQuote();
    expect(session.foreignQuoteId()).toBeNull();
  });
});

describe('waiting after failures', () => {
  it('grows, is bounded, and ends with a success', async () => {
    const { store, session } = setUp();
    store.failNext('/checkouts', 'internal', 6);
    const waits: (number | null)[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await session.refresh().catch(() => undefined);
      waits.push(session.retryDelayMs());
    }
    expect(waits).toEqual([3_000, 6_000, 7_000, 7_000, 7_000, 7_000, null]);
  });

  const failure = (code: CheckoutError['code'], retryable: boolean, retryAfterMs?: number) =>
    new CheckoutError({ code, message: '', retryable, retryAfterMs });

  it('is never shorter than a store asked that was asked too much', () => {
    expect(retryDelay(1, failure('rate_limited', true, 45_000), () => 0)).toBe(45_000);
    expect(retryDelay(1, failure('rate_limited', true), () => 0)).toBe(2_700);
  });

  it('leaves two of ten seconds for the answer once an outage is over, whatever was asked', () => {
    for (const failures of [1, 2, 3, 9, 60]) {
      const error = failure('service_unavailable', true, 60_000);
      expect(retryDelay(failures, error, () => 1)).toBeLessThanOrEqual(8_000);
    }
    expect(retryDelay(1, failure('service_unavailable', true, 5_000), () => 0)).toBe(5_000);
  });

  it('is longer where the store refuses', () => {
    expect(retryDelay(9, failure('forbidden', false), () => 0.5)).toBe(30_000);
  });
});
