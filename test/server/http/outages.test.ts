/**
 * An outage of the service as a shopper, the page and the owner meet it: temporary, retried, and over
 * within ten seconds of the service's recovery. What is a refusal stays one.
 */
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../src/sandbox/faults.js';
import { codeOf, openStore, type OpenStoreOptions } from '../openStore.js';

const OUTAGES = [
  'database_down',
  'redis_down',
  'processing_down',
  'rate_missing',
] as const satisfies readonly FaultKind[];

const start = (handler: OpenStoreOptions['handler'] = {}) =>
  openStore({ sandbox: { dialect: 'deployed' }, handler });
type Store = ReturnType<typeof start>;

const openOrder = (store: Store, order = 'one') =>
  store.ask('POST', '/checkouts', { body: { order } });

describe.each(OUTAGES)('while %s', (kind) => {
  it('a page that keeps asking for minutes is served within five seconds of the recovery', async () => {
    // How often one page may ask is another matter, with tests of its own.
    const store = start({ limits: false });
    store.sandbox.fail({ kind });
    const visit = async () => [
      await store.ask('GET', '/currencies'),
      await openOrder(store),
      await store.ask('GET', '/rates/BTC.Bitcoin'),
    ];
    for (let second = 0; second < 60; second += 3) {
      for (const { status, json } of await visit()) {
        if (status !== 200) expect(json).toMatchObject({ retryable: true });
      }
      await store.sandbox.advance(3_000);
    }
    store.sandbox.heal();
    await store.sandbox.advance(5_000);
    expect((await visit()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('an e-mail is not blamed for it, and the wallet is asked for once', async () => {
    const store = openStore({
      sandbox: { dialect: 'deployed' },
      orders: { one: { orderId: '1001', amountUsd: '20', email: 'shopper@example.com' } },
    });
    store.sandbox.fail({ kind });
    await openOrder(store);
    expect(store.count('createWallet')).toBe(1);
    expect(store.codes()).not.toContain('details_refused');
  });
});

describe('one missing rate', () => {
  const opened = async () => {
    const store = start();
    store.sandbox.setRate('BTC', '60000');
    const { token } = await store.open('one', 'BTC.Bitcoin');
    store.sandbox.setRate('BTC', null);
    await store.sandbox.advance(20 * 60_000);
    return { store, token };
  };

  it('costs an open order that currency: it goes on with those whose price the service confirms', async () => {
    const { store, token } = await opened();
    const { checkout } = await store.open('one');
    const reasonOf = (id: string) =>
      checkout.choices.find(({ currencyId }) => currencyId === id)?.unavailable;
    expect([reasonOf('BTC.Bitcoin'), reasonOf('USDT.Tron')]).toEqual(['no_rate', null]);
    const { quote, due, address } = await store.choose(token, 'USDT.Tron');
    expect([quote?.rate, due, typeof address?.address]).toEqual(['1', '20', 'string']);
    const told = store.diagnostics.filter(({ code }) => code === 'service_failed');
    expect(told[0]?.message).toMatch(/no rate for one of its currencies/);
    const renewed = await store.ask('PUT', '/checkout/currency', {
      token,
      body: { currencyId: 'BTC.Bitcoin' },
    });
    expect(codeOf(renewed)).toBe('currency_unavailable');
  });

  it('writes nothing into the ledger that the service has not answered', async () => {
    const { store } = await opened();
    const walletEvents = async () => {
      const events = await store.ledger.list({ after: 0, limit: 1_000 });
      return events.filter(({ kind }) => kind === 'wallet').length;
    };
    const before = await walletEvents();
    await store.open('one');
    expect(await walletEvents()).toBe(before);
  });

  it('holds up a new order, which has no addresses yet, until the rate is back', async () => {
    const { store } = await opened();
    expect((await openOrder(store, 'two')).json).toMatchObject({
      code: 'service_unavailable',
      retryable: true,
    });
    store.sandbox.setRate('BTC', '61000');
    expect((await openOrder(store, 'two')).status).toBe(200);
  });
});
