/** Limits of the shoppers' routes: honest shoppers pass, scripts do not (`docs/threats.md T18`). */
import { describe, expect, it } from 'vitest';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';
import type { OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { BASE, codeOf, MINUTE, openStore, ORIGIN, type Answer } from '../openStore.js';

const HOUR = 60 * MINUTE;

function openShop(
  handler: Partial<CheckoutHandlerOptions> = {},
  orders?: Readonly<Record<string, OrderTerms>>,
) {
  const store = openStore({ handler, ...(orders ? { orders } : {}) });
  async function ask(
    method: string,
    path: string,
    { ip, token, body }: { ip?: string; token?: string; body?: unknown } = {},
  ): Promise<Answer> {
    const request = new Request(`${ORIGIN}${BASE}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await store.handler.fetch(request, ip === undefined ? {} : { ip });
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, text, json };
  }
  const tokenOf = ({ json }: Answer): string => (json as { token: string }).token;
  const open = (order: string, ip?: string, token?: string): Promise<Answer> =>
    ask('POST', '/checkouts', {
      body: { order },
      ...(ip === undefined ? {} : { ip }),
      ...(token === undefined ? {} : { token }),
    });
  const told = (): string[] =>
    store.diagnostics.filter(({ code }) => code === 'rate_limited').map(({ message }) => message);
  return { ...store, ask, open, tokenOf, told };
}

const manyOrders = (count: number): Record<string, OrderTerms> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `order-${String(index)}`,
      { orderId: String(index), amountUsd: '20' },
    ]),
  );

const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('opening one order again and again', () => {
  it('is never refused, and stops asking the service', async () => {
    const shop = openShop();
    for (let reload = 0; reload < 40; reload += 1) {
      expect((await shop.open('one', '203.0.113.7')).status).toBe(200);
      await shop.sandbox.advance(6_000);
    }
    // The first call, and ten more.
    expect(shop.count('createWallet')).toBe(11);
    await shop.sandbox.advance(10 * MINUTE);
    await shop.open('one', '203.0.113.7');
    expect(shop.count('createWallet')).toBe(12);
  });

  it('puts at most a hundred wallets a day into the ledger beside the first', async () => {
    const shop = openShop();
    // Slower than the short limit, but around the clock and from many addresses.
    for (let turn = 0; turn < 144; turn += 1) {
      expect((await shop.open('one', `203.0.${String(turn % 200)}.7`)).status).toBe(200);
      await shop.sandbox.advance(9 * MINUTE);
    }
    const events = await shop.ledger.list({ stream: 'order:1001' });
    expect(events.filter(({ kind }) => kind === 'wallet')).toHaveLength(101);
  });

  it('on the server of the store is bounded, too', async () => {
    const shop = openShop();
    for (let render = 0; render < 30; render += 1) {
      await shop.handler.open({ orderId: '1001', amountUsd: '20' });
      await shop.sandbox.advance(6_000);
    }
    expect(shop.count('createWallet')).toBe(11);
  });

  it('is a 429 where no wallet was ever had, because each try would cost the service a call', async () => {
    const shop = openShop();
    shop.sandbox.fail({ kind: 'status_503', operation: 'createWallet', times: 1_000 });
    const answers: Answer[] = [];
    for (let reload = 0; reload < 70; reload += 1) {
      answers.push(await shop.open('one', '203.0.113.7'));
      await shop.sandbox.advance(5_000);
    }
    // A page that waits for the service may ask every ten seconds.
    expect([countOf(answers, 503), countOf(answers, 429)]).toEqual([60, 10]);
    expect(shop.count('createWallet')).toBe(60);
  });

  it('to renew a token costs the service nothing and is no open', async () => {
    const shop = openShop({ limits: { opensPerAddress: { points: 1, windowMs: HOUR } } });
    const token = shop.tokenOf(await shop.open('one', '203.0.113.7'));
    for (let renewal = 0; renewal < 50; renewal += 1) {
      expect((await shop.open('one', '203.0.113.7', token)).status).toBe(200);
    }
    expect(shop.count('createWallet')).toBe(1);
    // But a token of one order is no pass for another.
    expect((await shop.open('two', '203.0.113.7', token)).status).toBe(429);
  });
});

describe('one client', () => {
  it('opens 120 orders in ten minutes and hears when to come back; others do not notice', async () => {
    const shop = openShop({}, manyOrders(130));
    const answers: Answer[] = [];
    for (let index = 0; index < 130; index += 1) {
      answers.push(await shop.open(`order-${String(index)}`, '203.0.113.7'));
    }
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([120, 10]);
    const refused = answers.at(-1);
    expect(refused && codeOf(refused)).toBe('rate_limited');
    expect(refused?.json).toMatchObject({ retryable: true, status: 429 });
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect((await shop.open('order-1', '203.0.113.8')).status).toBe(200);
    await shop.sandbox.advance(10 * MINUTE);
    expect((await shop.open('order-1', '203.0.113.7')).status).toBe(200);
  });

  it('is refused before the store is asked what its guess means', async () => {
    let asked = 0;
    const shop = openShop({
      resolveOrder: () => {
        asked += 1;
        return null;
      },
    });
    const answers: Answer[] = [];
    for (let guess = 0; guess < 200; guess += 1) {
      answers.push(await shop.open(`guess-${String(guess)}`, '203.0.113.7'));
    }
    expect([countOf(answers, 403), countOf(answers, 429), asked]).toEqual([120, 80, 120]);
    expect(shop.calls).toEqual([]);
  });

  it('guesses no more often with a token of its own order than without one', async () => {
    const shop = openShop({}, manyOrders(2));
    const token = shop.tokenOf(await shop.open('order-0', '203.0.113.7'));
    const answers: Answer[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      for (let guess = 0; guess < 60; guess += 1) {
        answers.push(await shop.open(`guess-${String(answers.length)}`, '203.0.113.7', token));
      }
      await shop.sandbox.advance(MINUTE);
    }
    // One of the 120 was the open itself.
    expect([countOf(answers, 403), countOf(answers, 429)]).toEqual([119, 121]);
    // What is refused then is refused alike, right or wrong; renewing goes on.
    expect((await shop.open('order-1', '203.0.113.7', token)).status).toBe(429);
    expect((await shop.open('order-0', '203.0.113.7', token)).status).toBe(200);
    expect((await shop.open('order-1', '203.0.113.8')).status).toBe(200);
  });

  it('with a whole IPv6 network is one client', async () => {
    const shop = openShop({ limits: { opensPerAddress: { points: 3, windowMs: MINUTE } } });
    const answers: Answer[] = [];
    for (let host = 1; host <= 10; host += 1) {
      answers.push(await shop.open('one', `2001:db8:0:1::${host.toString(16)}`));
    }
    expect(countOf(answers, 429)).toBe(7);
    expect((await shop.open('one', '2001:db8:0:2::1')).status).toBe(200);
  });

  it('reads the listing and rates as often as a picker needs, and no more', async () => {
    const shop = openShop();
    const answers: Answer[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const path = turn % 2 === 0 ? '/currencies' : '/rates/USDT.Tron';
      answers.push(await shop.ask('GET', path, { ip: '203.0.113.7' }));
    }
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([300, 100]);
    expect((await shop.ask('GET', '/currencies', { ip: '203.0.113.9' })).status).toBe(200);
  });
});

describe('fifty honest shoppers behind a proxy that is not declared', () => {
  it.each([undefined, '10.0.0.1'])('are not starved (ip: %s)', async (ip) => {
    const shop = openShop({}, manyOrders(50));
    const answers: Answer[] = [];
    const from = ip === undefined ? {} : { ip };
    const tokens: string[] = [];
    // Each opens, looks around, reloads twice, and keeps its page open for ten minutes.
    for (let index = 0; index < 50; index += 1) {
      answers.push(await shop.ask('GET', '/currencies', from));
      for (let load = 0; load < 3; load += 1) {
        const opened = await shop.open(`order-${String(index)}`, ip);
        answers.push(opened);
        if (load === 0) tokens.push(shop.tokenOf(opened));
      }
      for (const currencyId of ['USDT.Tron', 'BTC.Bitcoin', 'LTC.Litecoin']) {
        const token = tokens.at(-1) ?? '';
        answers.push(
          await shop.ask('PUT', '/checkout/currency', { ...from, token, body: { currencyId } }),
        );
      }
      await shop.sandbox.advance(1_000);
    }
    for (let second = 0; second < 30; second += 3) {
      for (const token of tokens)
        answers.push(await shop.ask('GET', '/checkout', { ...from, token }));
      await shop.sandbox.advance(3_000);
    }
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(shop.told()).toEqual([]);
  });

  it('are counted by order, and the owner is told once which limit refuses', async () => {
    const shop = openShop();
    const answers: Answer[] = [];
    for (let turn = 0; turn < 150; turn += 1) answers.push(await shop.open('one'));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([120, 30]);
    expect(shop.told()).toHaveLength(1);
    expect(shop.told()[0]).toContain('readsPerCheckout');
    expect((await shop.open('two')).status).toBe(200);
  });
});

describe('a burst', () => {
  it('of 2,000 opens from everywhere makes at most as many calls as configured', async () => {
    const shop = openShop({ limits: { opens: { points: 40, windowMs: MINUTE } } }, manyOrders(100));
    const burst = Array.from({ length: 2_000 }, (_, index) =>
      shop.open(
        `order-${String(index % 100)}`,
        `203.${String(index % 256)}.${String((index >> 8) % 256)}.9`,
      ),
    );
    const answers = await Promise.all(burst);
    // Forty orders begin, each for the twenty pages that open it.
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([800, 1_200]);
    expect(shop.count('createWallet')).toBe(40);
    for (const { headers, status } of answers) {
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(shop.told()).toHaveLength(1);
  });

  it('of events is not held back by the limits of shoppers', async () => {
    const shop = openShop({ limits: { opens: { points: 1, windowMs: HOUR } } });
    await shop.open('one', '203.0.113.7');
    expect((await shop.open('two', '203.0.113.7')).status).toBe(429);
    const body = JSON.stringify({ type: 'PaymentReceived' });
    for (let turn = 0; turn < 50; turn += 1) {
      expect((await shop.deliver(body)).status).not.toBe(429);
    }
    expect((await shop.ask('GET', '/health', { ip: '203.0.113.7' })).status).toBe(200);
  });
});

describe('one checkout', () => {
  it('is read by six pages every three seconds, and not by a script', async () => {
    const shop = openShop();
    const token = shop.tokenOf(await shop.open('one', '203.0.113.7'));
    const answers: Answer[] = [];
    for (let second = 0; second < 180; second += 3) {
      for (let page = 0; page < 6; page += 1) {
        answers.push(await shop.ask('GET', '/checkout', { token, ip: '203.0.113.7' }));
      }
      await shop.sandbox.advance(3_000);
    }
    expect(countOf(answers, 200)).toBe(360);
    const script: Answer[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      // Another address each time: the checkout is what is counted.
      script.push(await shop.ask('GET', '/checkout', { token, ip: `203.0.113.${String(turn)}` }));
    }
    expect(countOf(script, 429)).toBe(80);
    // Another checkout is not touched.
    const other = shop.tokenOf(await shop.open('two', '203.0.113.7'));
    expect((await shop.ask('GET', '/checkout', { token: other })).status).toBe(200);
  });

  it('has its quotes counted wherever they are asked from', async () => {
    const shop = openShop({ limits: { quotesPerCheckout: { points: 4, windowMs: MINUTE } } });
    const token = shop.tokenOf(await shop.open('one', '203.0.113.7'));
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const ip = `203.0.113.${String(turn)}`;
      const body = { currencyId: 'USDT.Tron' };
      statuses.push((await shop.ask('PUT', '/checkout/currency', { token, ip, body })).status);
      statuses.push((await shop.ask('POST', '/checkout/quote', { token, ip, body: {} })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('`limits`', () => {
  it('false holds no client back', async () => {
    const shop = openShop({ limits: false });
    const answers: Answer[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      answers.push(await shop.ask('GET', '/currencies', { ip: '203.0.113.7' }));
    }
    expect(countOf(answers, 200)).toBe(400);
  });

  it.each([
    { opensPerAdress: { points: 1, windowMs: 1_000 } },
    { opens: { points: 0, windowMs: 1_000 } },
    { opens: { points: 1.5, windowMs: 1_000 } },
    { opens: { points: 1, windowMs: 10 } },
    { opens: { points: '5', windowMs: 1_000 } },
    { opens: 5 },
    { opens: null },
  ])('%j stops the start with a sentence', (limits) => {
    expect(() => openShop({ limits: limits as unknown as false })).toThrow(/`limits\.opens/);
  });
});
