/** Opening: who may, which external id, how many calls, and what is answered when the service is away. */
import { describe, expect, it, vi } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { askHandler, BASE, codeOf, MINUTE, openStore, type WalletData } from '../openStore.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const walletBodies = (store: ReturnType<typeof openStore>): Record<string, unknown>[] =>
  store.calls
    .filter(({ operation }) => operation === 'createWallet')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('an order that the store does not open', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
  ])('(%s) is a 403 with no call and nothing written', async (_, answer) => {
    const store = openStore({ handler: { resolveOrder: () => answer as null } });
    const refused = await store.ask('POST', '/checkouts', { body: { order: 'secret-handle' } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
    expect(refused.text).not.toContain('secret-handle');
    expect(store.calls).toEqual([]);
    expect(await store.ledger.list({ after: 0 })).toEqual([]);
    expect(store.codes()).toEqual(['order_refused']);
  });
});

describe.each(['documented', 'deployed'] as const)('an order, service as %s', (dialect) => {
  it('keeps its external id, a random UUID that says nothing, however often it is opened', async () => {
    const store = openStore({ sandbox: { dialect } });
    for (let round = 0; round < 3; round += 1) {
      await store.open();
      await store.sandbox.advance(MINUTE);
    }
    const ids = walletBodies(store).map((body) => body['store_external_id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(UUID);
    expect(store.sandbox.state().wallets).toHaveLength(1);
  });
});

describe('what is sent to the service', () => {
  it('is the amount to the digit and the external id; e-mail and locale only from the store', async () => {
    const terms: OrderTerms = {
      orderId: '9',
      amountUsd: '19.90',
      email: 'a@shop.example',
      locale: 'de',
      display: { amount: '18.50', currency: 'EUR' },
    };
    const store = openStore({ orders: { nine: terms, bare: { orderId: '8', amountUsd: '1' } } });
    const { checkout } = await store.open('nine');
    await store.open('bare');
    expect(checkout.order.display).toEqual({ amount: '18.5', currency: 'EUR' });
    expect(store.calls.find(({ operation }) => operation === 'createWallet')?.body).toContain(
      '"amount":19.9,',
    );
    expect(walletBodies(store).map((body) => Object.keys(body).sort())).toEqual([
      ['amount', 'email', 'locale', 'store_external_id'],
      ['amount', 'store_external_id'],
    ]);
  });

  it('is the order alone where the service refuses the e-mail, and the store is told', async () => {
    const terms = { orderId: '9', amountUsd: '20', email: 'jo ann@shop.example', locale: 'de' };
    const store = openStore({ orders: { nine: terms } });
    const { checkout } = await store.open('nine', 'USDT.Tron');
    expect(checkout.address).not.toBeNull();
    expect(walletBodies(store).map((body) => Object.keys(body).sort())).toEqual([
      ['amount', 'email', 'locale', 'store_external_id'],
      ['amount', 'store_external_id'],
    ]);
    expect(store.diagnostics).toMatchObject([{ code: 'details_refused', reference: '9' }]);
    expect(JSON.stringify(store.diagnostics)).not.toContain('jo ann');
  });

  it('of a top-up is no amount, and the minimum that comes back is ignored', async () => {
    const store = openStore();
    const { checkout } = await store.open('customer');
    expect(Object.keys(walletBodies(store)[0] ?? {})).toEqual(['store_external_id']);
    expect(checkout).toMatchObject({ kind: 'top_up', paid: false, order: { amountUsd: null } });
    expect(
      checkout.choices.every(
        ({ payable, unavailable }) => payable === null && unavailable === null,
      ),
    ).toBe(true);
    expect(store.codes()).toEqual([]);
  });
});

describe('an answer that is not for what was asked', () => {
  const echoes: readonly (readonly [string, Partial<WalletData>])[] = [
    ['the store’s minimum', { amount_usd: '0.1' }],
    ['a little more', { amount_usd: '20.00000001' }],
    ['another order', { store_external_id: '00000000-0000-4000-8000-000000000000' }],
  ];

  it.each(echoes)('(%s) shows nothing and keeps nothing', async (_, change) => {
    const store = openStore();
    store.edits.set('createWallet', (data: WalletData) => ({ ...data, ...change }));
    const answer = await store.ask('POST', '/checkouts', {
      body: { order: 'one', currencyId: 'USDT.Tron' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([502, 'service_invalid']);
    expect(store.codes()).toContain('echo_mismatch');
    const kinds = (await store.ledger.list({ after: 0 })).map(({ kind }) => kind);
    expect(kinds).toEqual(['opened', 'external_id', 'wallet_failed']);
  });

  it.each(echoes)(
    '(%s) stays off the screen of an order that was opened before',
    async (_, change) => {
      const store = openStore();
      await store.open('one', 'USDT.Tron');
      await store.sandbox.advance(MINUTE);
      store.edits.set('createWallet', (data: WalletData) => ({ ...data, ...change }));
      expect((await store.ask('POST', '/checkouts', { body: { order: 'one' } })).status).toBe(502);
    },
  );

  it('is accepted if only the digits after the amount differ, or the external id is not repeated', async () => {
    const store = openStore();
    store.edits.set('createWallet', ({ store_external_id: _, ...data }: WalletData) => ({
      ...data,
      amount_usd: '20.00',
    }));
    expect((await store.open()).checkout.choices).toHaveLength(22);
  });
});

describe('a service that is away', () => {
  it.each(['status_500', 'hang', 'html_page'] as const)(
    'at the first opening (%s) is a 503 to be tried again, and then it works',
    async (kind) => {
      const store = openStore(kind === 'hang' ? { timeoutMs: 50 } : {});
      store.sandbox.fail({ kind, operation: 'createWallet' });
      const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
      expect([answer.status, codeOf(answer)]).toEqual([503, 'service_unavailable']);
      store.sandbox.heal();
      expect((await store.open()).checkout.choices).toHaveLength(22);
      expect(new Set(walletBodies(store).map((body) => body['store_external_id'])).size).toBe(1);
    },
  );

  it.each(['status_500', 'key_revoked', 'html_page', 'missing_fields'] as const)(
    'at a later one (%s) leaves the state that was reached',
    async (kind) => {
      const store = openStore();
      const first = await store.open('one', 'USDT.Tron');
      const txHash = store.pay(first.checkout);
      await store.settle();
      await store.sandbox.advance(6 * MINUTE);
      store.sandbox.fail({ kind });
      const { checkout, token } = await store.open();
      expect(checkout).toMatchObject({
        progress: 'detected',
        quote: first.checkout.quote,
        address: first.checkout.address,
      });
      expect(checkout.transfers.map((transfer) => transfer.txHash)).toEqual([txHash]);
      expect(checkout.choices).toHaveLength(22);
      expect(await store.read(token)).toMatchObject({ progress: 'detected' });
      expect(store.codes()).toContain('service_failed');
    },
  );
});

describe('a renewal', () => {
  it('calls the service for nothing, with a token that works', async () => {
    const store = openStore();
    const first = await store.open();
    const calls = store.calls.length;
    for (const wait of [MINUTE, 28 * MINUTE]) {
      const before = await store.open('one', undefined, first.token);
      await store.sandbox.advance(wait);
      expect(before.token).not.toBe(first.token);
    }
    expect(store.count('createWallet')).toBe(1);
    expect(store.calls.slice(calls).map(({ operation }) => operation)).not.toContain(
      'getCurrencyRate',
    );
    // Past its end the page has slept, and may show an address that the service has replaced.
    await store.sandbox.advance(2 * MINUTE);
    await store.open('one', undefined, first.token);
    expect(store.count('createWallet')).toBe(2);
  });

  it('with the token of another order, or with rubbish, is a first opening', async () => {
    const store = openStore();
    const two = await store.open('two');
    const one = await store.open('one', undefined, two.token);
    await store.open('one', undefined, 'rubbish');
    expect(one.checkout.order.reference).toBe('1001');
    expect(walletBodies(store)).toHaveLength(2);
    await store.sandbox.advance(MINUTE);
    await store.open('one', undefined, two.token);
    expect(walletBodies(store)).toHaveLength(3);
  });

  it('asks the store again whether the order may be opened', async () => {
    const store = openStore();
    const { token } = await store.open();
    store.book.delete('one');
    expect((await store.ask('POST', '/checkouts', { token, body: { order: 'one' } })).status).toBe(
      403,
    );
  });
});

describe('a new amount under the same order', () => {
  const amend = async () => {
    const store = openStore();
    const first = await store.open('one', 'USDT.Tron');
    store.book.set('one', { orderId: '1001', amountUsd: '25' });
    return { store, first };
  };

  it('voids the quote, is asked of the service at once, and prices all choices again', async () => {
    const { store } = await amend();
    const { checkout } = await store.open();
    expect(checkout).toMatchObject({
      order: { amountUsd: '25' },
      quote: null,
      address: null,
      due: null,
    });
    expect(walletBodies(store).map((body) => body['amount'])).toEqual([20, 25]);
    const usdt = checkout.choices.find(({ currencyId }) => currencyId === 'USDT.Tron');
    expect(usdt?.payable).toBe('25');
  });

  it('is asked of the service also where the page only renews its token', async () => {
    const { store, first } = await amend();
    const { checkout } = await store.open('one', undefined, first.token);
    expect(checkout.choices.find(({ currencyId }) => currencyId === 'USDT.Tron')?.payable).toBe(
      '25',
    );
    expect(walletBodies(store).map((body) => body['amount'])).toEqual([20, 25]);
  });

  it('that the service does not repeat shows no price of either amount', async () => {
    const { store, first } = await amend();
    await store.sandbox.advance(MINUTE);
    store.edits.set('createWallet', (data: WalletData) => ({ ...data, amount_usd: '0.1' }));
    expect((await store.ask('POST', '/checkouts', { body: { order: 'one' } })).status).toBe(502);
    expect(await store.read(first.token)).toMatchObject({
      quote: null,
      address: null,
      choices: [],
    });
  });

  it('that arrives while the old one is still being asked for gets a call of its own', async () => {
    const store = openStore();
    let release = (): void => undefined;
    store.gates.set('createWallet', new Promise((resolve) => (release = resolve)));
    const first = store.open('one');
    await vi.waitUntil(() => store.count('createWallet') === 1, { timeout: 15_000 });
    store.book.set('one', { orderId: '1001', amountUsd: '25' });
    const second = store.open('one');
    const kinds = async () => (await store.ledger.list({ after: 0 })).map(({ kind }) => kind);
    await vi.waitUntil(async () => (await kinds()).includes('amended'), { timeout: 15_000 });
    release();
    const [, { checkout }] = await Promise.all([first, second]);
    expect(walletBodies(store).map((body) => body['amount'])).toEqual([20, 25]);
    expect(checkout.order.amountUsd).toBe('25');
    expect(checkout.choices).toHaveLength(22);
  });

  it('counts a payment of the old quote from before, and goes back to the first amount if told so', async () => {
    const { store, first } = await amend();
    const txHash = store.pay(first.checkout);
    await store.settle();
    await store.sandbox.advance(MINUTE);
    const { token } = await store.open();
    store.sandbox.confirm(txHash);
    await store.settle();
    expect(await store.read(token)).toMatchObject({ paid: false, exceptions: ['partial'] });
    store.book.set('one', { orderId: '1001', amountUsd: '20' });
    await store.sandbox.advance(MINUTE);
    expect((await store.open()).checkout).toMatchObject({ order: { amountUsd: '20' }, paid: true });
  });
});

describe('an order that is over', () => {
  it('is told as it is, also to a page that wishes for a currency, and costs no call', async () => {
    const store = openStore();
    await store.open();
    await store.handler.closeOrder('1001', { reason: 'cancelled' });
    await store.sandbox.advance(MINUTE);
    const { checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout).toMatchObject({ closed: true, quote: null });
    expect(store.count('createWallet')).toBe(1);
  });
});

describe('a handle of signOrder', () => {
  it.each([Infinity, Number.NaN, -5, 0, 999, 7 * 24 * 60 * MINUTE + 1, '5m', '5000', null])(
    'is not made for a time that is none, or for ever: %j',
    async (expiresInMs) => {
      const { handler } = openStore();
      const terms = { orderId: '1', amountUsd: '20' };
      const wishes = { expiresInMs: expiresInMs as number };
      const refused = handler.signOrder(terms, wishes);
      await expect(refused).rejects.toThrow(RangeError);
      await expect(refused).rejects.toThrow(/`expiresInMs` of a signed order .*7 days/);
      const link = handler.resumeLink(terms, { page: 'https://shop.example/pay', ...wishes });
      await expect(link).rejects.toThrow(/`expiresInMs` of a resume link/);
    },
  );

  it('opens for up to seven days', async () => {
    const { handler } = openStore();
    const terms = { orderId: '1', amountUsd: '20' };
    for (const expiresInMs of [1000, 7 * 24 * 60 * MINUTE, undefined]) {
      const wishes = expiresInMs === undefined ? {} : { expiresInMs };
      expect(await handler.signOrder(terms, wishes)).toMatch(/^till1\./);
    }
  });

  it('opens exactly its terms, without asking the store', async () => {
    const store = openStore({ handler: { resolveOrder: () => null } });
    const handle = await store.handler.signOrder({
      orderId: 'order-seventy-seven',
      amountUsd: '12.5',
    });
    expect(handle).not.toContain('seventy');
    const { checkout } = await store.open(handle);
    expect(checkout.order).toMatchObject({ reference: 'order-seventy-seven', amountUsd: '12.5' });
  });

  it('expires, can be no longer than asked, and does not open at another mount path', async () => {
    const store = openStore();
    const handle = await store.handler.signOrder({ orderId: '77', amountUsd: '12.5' });
    const short = await store.handler.signOrder({ customerId: '7' }, { expiresInMs: MINUTE });
    const other = store.makeHandler({ basePath: '/other' });
    const elsewhere = await askHandler(other, 'POST', '/other/checkouts', {
      body: { order: handle },
    });
    expect(elsewhere.status).toBe(403);
    await store.sandbox.advance(2 * MINUTE);
    expect((await store.ask('POST', '/checkouts', { body: { order: short } })).status).toBe(403);
    expect((await store.open(handle)).checkout.order.reference).toBe('77');
    await store.sandbox.advance(14 * MINUTE);
    expect((await store.ask('POST', '/checkouts', { body: { order: handle } })).status).toBe(403);
  });

  it('that has expired goes on for the page that holds a token of the order, as the order stands', async () => {
    const store = openStore();
    const handle = await store.handler.signOrder({ orderId: '1001', amountUsd: '30' });
    const { token } = await store.open(handle, 'USDT.Tron');
    await store.sandbox.advance(MINUTE);
    await store.open('one');
    await store.sandbox.advance(40 * MINUTE);
    expect((await store.ask('GET', '/checkout', { token })).status).toBe(401);
    const renewed = await store.open(handle, undefined, token);
    expect(renewed.checkout.order).toMatchObject({ reference: '1001', amountUsd: '20' });
    expect((await store.ask('GET', '/checkout', { token: renewed.token })).status).toBe(200);
    const other = await store.open('two');
    for (const wrong of [undefined, other.token, `${token}x`]) {
      const init = wrong === undefined ? {} : { token: wrong };
      const refused = await store.ask('POST', '/checkouts', { ...init, body: { order: handle } });
      expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
    }
    await store.sandbox.advance(25 * 60 * MINUTE);
    expect((await store.ask('POST', '/checkouts', { token, body: { order: handle } })).status).toBe(
      403,
    );
  });

  it('that was changed is refused, and is never taken for a handle of the store', async () => {
    const asked: string[] = [];
    const store = openStore({
      handler: {
        resolveOrder: ({ order }) => {
          asked.push(order);
          return { orderId: order, amountUsd: '1' };
        },
      },
    });
    const handle = await store.handler.signOrder({ orderId: '77', amountUsd: '12.5' });
    for (const order of [`${handle}x`, 'till1.', 'till1.a.b.c.d.e']) {
      expect((await store.ask('POST', '/checkouts', { body: { order } })).status).toBe(403);
    }
    expect(asked).toEqual([]);
  });

  it('is not made for terms that could not be charged', async () => {
    const { handler } = openStore();
    await expect(handler.signOrder({ orderId: '1', amountUsd: '0' })).rejects.toMatchObject({
      code: 'amount_invalid',
    });
  });
});

describe('opening on the server', () => {
  it('takes the currency that the store has asked for, once, and lists what can be chosen', async () => {
    const store = openStore();
    const terms = { orderId: '1001', amountUsd: '20' };
    const { currencies } = await store.handler.listCurrencies();
    expect(currencies.map(({ id }) => id)).toContain('USDT.Tron');
    const { checkout } = await store.handler.open(terms, { currencyId: 'USDT.Tron' });
    expect(checkout.quote).toMatchObject({ currencyId: 'USDT.Tron' });
    expect(checkout.address).not.toBeNull();
    const again = await store.handler.open(terms, { currencyId: 'BTC.Bitcoin' });
    expect(again.checkout.quote).toEqual(checkout.quote);
    await expect(
      store.handler.open({ orderId: '1002', amountUsd: '20' }, { currencyId: 'NO.Such' }),
    ).rejects.toMatchObject({ code: 'currency_unavailable' });
  });

  it('answers a token and a checkout like the route, and rejects like it', async () => {
    const store = openStore();
    const { token, checkout } = await store.handler.open({ orderId: '1001', amountUsd: '20' });
    expect((await store.read(token)).order).toEqual(checkout.order);
    await expect(store.handler.open({ orderId: '1', amountUsd: '1e3' })).rejects.toMatchObject({
      code: 'amount_invalid',
    });
  });
});

describe('a restart', () => {
  it('with an emptied ledger refuses the old token, so that the page opens the order again', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const second = store.makeHandler({ ledger: memoryLedger() });
    for (const [verb, path, body] of [
      ['GET', '/checkout', undefined],
      ['PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }],
      ['POST', '/checkout/quote', {}],
    ] as const) {
      const init = { token, ...(body === undefined ? {} : { body }) };
      const answer = await askHandler(second, verb, `${BASE}${path}`, init);
      expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthorized']);
    }
  });
});
