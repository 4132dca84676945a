/** Quotes: the figure that was shown is the figure that is frozen, and only consent brings another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import {
  addDecimal,
  compareDecimal,
  multiplyDecimal,
  parseDecimal,
} from '../../../src/money/decimal.js';
import { askHandler, BASE, codeOf, MINUTE, openStore } from '../openStore.js';

const choiceOf = (checkout: CheckoutSnapshot, id: string) =>
  checkout.choices.find(({ currencyId }) => currencyId === id);

describe.each(['documented', 'deployed'] as const)(
  'choosing a currency, service as %s',
  (dialect) => {
    it('freezes the very figure of the list, for each of the 22, without another wallet call', async () => {
      const store = openStore({ sandbox: { dialect } });
      const { token, checkout } = await store.open();
      expect(checkout.choices).toHaveLength(22);
      for (const { currencyId, payable, rate } of checkout.choices) {
        const chosen = await store.choose(token, currencyId);
        expect(chosen.quote).toMatchObject({ currencyId, payable, rate });
        expect(chosen).toMatchObject({ due: payable, received: '0', paid: false });
        expect(chosen.address?.check).toBe('valid');
        const { quotedAt = '', expiresAt } = chosen.quote ?? {};
        expect(Date.parse(expiresAt ?? '') - Date.parse(quotedAt)).toBe(15 * MINUTE);
      }
      expect(store.count('createWallet')).toBe(1);
    });

    it('asks for a figure that covers the amount, and one unit less would not', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 10 ** 9 }), async (cents) => {
          const amountUsd = `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
          const store = openStore({
            sandbox: { dialect },
            handler: { minimumUsd: '0' },
            orders: { any: { orderId: '1', amountUsd } },
          });
          const { checkout } = await store.open('any');
          const { currencies } = (await store.ask('GET', '/currencies')).json as {
            currencies: { id: string; precision: number }[];
          };
          for (const { currencyId, payable, rate } of checkout.choices) {
            const precision = currencies.find(({ id }) => id === currencyId)?.precision ?? 0;
            const unit = parseDecimal(`0.${'0'.repeat(Math.min(precision, 8) - 1)}1`);
            if (!payable || !rate) throw new Error('A currency has no price.');
            const amount = parseDecimal(amountUsd);
            expect(compareDecimal(multiplyDecimal(payable, rate), amount)).toBeGreaterThanOrEqual(
              0,
            );
            const oneUnit = multiplyDecimal(unit, rate);
            // (payable − 1 unit) × rate < amount, written without a subtraction.
            expect(
              compareDecimal(multiplyDecimal(payable, rate), addDecimal(amount, oneUnit)),
            ).toBe(-1);
          }
        }),
        { numRuns: 10 },
      );
    });
  },
);

describe('a live quote', () => {
  it('is kept when the currency is chosen again, however the rates have moved', async () => {
    const store = openStore();
    const { token } = await store.open();
    const first = await store.choose(token, 'BTC.Bitcoin');
    await store.sandbox.advance(10 * MINUTE);
    store.sandbox.setRate('BTC', '50000');
    const again = await store.choose(token, 'BTC.Bitcoin');
    expect(again.quote).toEqual(first.quote);
    expect(store.count('createWallet')).toBe(1);
  });

  it('is taken up again to the digit after a visit to another currency, with its first end', async () => {
    const store = openStore();
    const { token } = await store.open();
    const first = await store.choose(token, 'BTC.Bitcoin');
    await store.sandbox.advance(5 * MINUTE);
    store.sandbox.setRate('BTC', '50000');
    expect((await store.choose(token, 'LTC.Litecoin')).quote?.currencyId).toBe('LTC.Litecoin');
    const { quote } = await store.choose(token, 'BTC.Bitcoin');
    const { payable, rate, expiresAt } = first.quote ?? {};
    expect(quote).toMatchObject({ payable, rate, expiresAt });
  });

  it('of the last choice is the one on the screen, also if another instance’s clock is behind', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.choose(token, 'BTC.Bitcoin');
    const behind = store.makeHandler({ now: () => store.sandbox.now() - 30_000 });
    const answer = await askHandler(behind, 'PUT', `${BASE}/checkout/currency`, {
      token,
      body: { currencyId: 'USDT.Tron' },
    });
    expect((answer.json as CheckoutSnapshot).quote?.currencyId).toBe('USDT.Tron');
    expect((await store.read(token)).quote?.currencyId).toBe('USDT.Tron');
  });

  it('tells what has come in both, so that neither looks like all', async () => {
    const store = openStore();
    const { token } = await store.open();
    const btc = await store.choose(token, 'BTC.Bitcoin');
    expect(btc.receivedBeside).toBeUndefined();
    const part = multiplyDecimal(btc.quote?.payable ?? parseDecimal('0'), parseDecimal('0.5'));
    store.sandbox.confirm(store.pay(btc, part));
    await store.settle();
    expect((await store.read(token)).receivedBeside).toBeUndefined();
    await store.sandbox.advance(1_000);
    const usdt = await store.choose(token, 'USDT.Tron');
    const beside = [{ currencyId: 'BTC.Bitcoin', amount: part }];
    expect(usdt).toMatchObject({ received: '0', receivedBeside: beside });
    const rest = String(usdt.due);
    store.sandbox.confirm(store.pay(usdt, rest));
    await store.settle();
    const done = { paid: true, received: rest, receivedBeside: beside };
    expect(await store.read(token)).toMatchObject(done);
  });
});

describe('an expired quote', () => {
  const expired = async () => {
    const store = openStore();
    const { token } = await store.open();
    const first = await store.choose(token, 'BTC.Bitcoin');
    await store.sandbox.advance(15 * MINUTE);
    store.sandbox.setRate('BTC', '50000');
    return { store, token, first };
  };

  it('stays on the screen until the shopper agrees to another', async () => {
    const { store, token, first } = await expired();
    expect((await store.read(token)).quote).toEqual(first.quote);
    const { checkout } = await store.open();
    expect(checkout.quote).toEqual(first.quote);
    // The list moves on: it is what a new choice would freeze.
    expect(choiceOf(checkout, 'BTC.Bitcoin')?.payable).toBe('0.0004');
  });

  it.each([
    ['accepting a new one', 'POST', '/checkout/quote', {}],
    ['choosing the currency again', 'PUT', '/checkout/currency', { currencyId: 'BTC.Bitcoin' }],
  ])('is replaced by %s, with a new wallet call', async (_, verb, path, body) => {
    const { store, token, first } = await expired();
    const before = store.count('createWallet');
    const { json } = await store.ask(verb, path, { token, body });
    const { quote } = json as CheckoutSnapshot;
    expect(quote).toMatchObject({ currencyId: 'BTC.Bitcoin', payable: '0.0004', rate: '50000' });
    expect(quote?.id).not.toBe(first.quote?.id);
    expect(store.count('createWallet')).toBe(before + 1);
  });
});

describe('a new quote by consent', () => {
  it('repeats the wallet call even while the old quote lives, and changes the price only then', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.choose(token, 'BTC.Bitcoin');
    store.sandbox.setRate('BTC', '50000');
    const { json } = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect((json as CheckoutSnapshot).quote?.payable).toBe('0.0004');
    expect(store.count('createWallet')).toBe(2);
  });

  it('needs a currency', async () => {
    const store = openStore();
    const { token } = await store.open();
    const answer = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_request']);
  });

  it('that cannot be had leaves the old quote as it is', async () => {
    const store = openStore();
    const { token } = await store.open();
    const first = await store.choose(token, 'BTC.Bitcoin');
    store.sandbox.fail({ kind: 'status_503', operation: 'createWallet' });
    expect((await store.ask('POST', '/checkout/quote', { token, body: {} })).status).toBe(503);
    expect((await store.read(token)).quote).toEqual(first.quote);
  });

  it('is refused with a 429 before a script could fill the ledger, and given again later', async () => {
    const store = openStore();
    const { token } = await store.open();
    for (let round = 0; round < 70; round += 1) {
      await store.choose(token, round % 2 === 0 ? 'BTC.Bitcoin' : 'USDT.Tron');
    }
    const events = await store.ledger.list({ stream: 'order:1001' });
    expect(events.filter(({ kind }) => kind === 'quoted')).toHaveLength(60);
    const refused = await store.ask('POST', '/checkout/quote', { token, body: {} });
    expect([refused.status, codeOf(refused), refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    await store.sandbox.advance(11 * MINUTE);
    expect((await store.ask('POST', '/checkout/quote', { token, body: {} })).status).toBe(200);
  });
});

describe('prices that are old', () => {
  it('are asked for again before they are frozen, once a minute at most', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.sandbox.advance(59_000);
    await store.choose(token, 'BTC.Bitcoin');
    expect(store.count('createWallet')).toBe(1);
    await store.sandbox.advance(2_000);
    const { quote } = await store.choose(token, 'LTC.Litecoin');
    expect(store.count('createWallet')).toBe(2);
    expect(quote?.payable).toBe(choiceOf(await store.read(token), 'LTC.Litecoin')?.payable);
  });

  it('that the service does not give again freeze nothing', async () => {
    const store = openStore();
    const { token } = await store.open();
    await store.sandbox.advance(2 * MINUTE);
    store.sandbox.fail({ kind: 'status_500', operation: 'createWallet' });
    const answer = await store.ask('PUT', '/checkout/currency', {
      token,
      body: { currencyId: 'BTC.Bitcoin' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'service_unavailable']);
    expect((await store.read(token)).quote).toBeNull();
  });
});

describe('what cannot be chosen', () => {
  it.each(['NOT.There', 'USD', 'usdt.tron', 'constructor'])('%s is a 409', async (currencyId) => {
    const store = openStore();
    const { token } = await store.open();
    const answer = await store.ask('PUT', '/checkout/currency', { token, body: { currencyId } });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'currency_unavailable']);
  });

  it('is what the store leaves out, although the service has it', async () => {
    const store = openStore({ handler: { currencies: { exclude: ['BTC.Bitcoin'] } } });
    const { token, checkout } = await store.open();
    expect(choiceOf(checkout, 'BTC.Bitcoin')).toBeUndefined();
    const body = { currencyId: 'BTC.Bitcoin' };
    expect((await store.ask('PUT', '/checkout/currency', { token, body })).status).toBe(409);
    expect((await store.ask('GET', '/rates/BTC.Bitcoin')).status).toBe(404);
  });

  it('is anything of a closed order, whose state is still told', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Tron');
    await store.handler.closeOrder('1001', { reason: 'out of stock' });
    for (const [verb, path, body] of [
      ['PUT', '/checkout/currency', { currencyId: 'BTC.Bitcoin' }],
      ['POST', '/checkout/quote', {}],
    ] as const) {
      const answer = await store.ask(verb, path, { token, body });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'checkout_closed']);
    }
    expect(await store.read(token)).toMatchObject({
      closed: true,
      quote: { currencyId: 'USDT.Tron' },
    });
  });
});

describe('a top-up', () => {
  it('has an address without figure and without end', async () => {
    const store = openStore();
    const { token } = await store.open('customer');
    const chosen = await store.choose(token, 'BTC.Bitcoin');
    expect(chosen.quote).toMatchObject({ payable: null, expiresAt: null });
    expect(chosen.address?.check).toBe('valid');
    expect(chosen.due).toBeNull();
  });
});

describe('after a part payment', () => {
  it('the list has the rest in every currency, the very figure that choosing it asks for', async () => {
    const store = openStore();
    const { token, checkout } = await store.open();
    const full = await store.choose(token, 'USDT.Tron');
    store.sandbox.confirm(store.pay(full, '12.34'));
    await store.drain();
    const partial = await store.read(token);
    expect(partial.exceptions).toEqual(['partial']);
    expect(partial.choices).toHaveLength(checkout.choices.length);
    expect(choiceOf(partial, 'USDT.Tron')?.payable).toBe(partial.due);
    for (const { currencyId, payable } of partial.choices) {
      const chosen = await store.choose(token, currencyId);
      expect([currencyId, chosen.due]).toEqual([currencyId, payable]);
      const whole = parseDecimal(choiceOf(checkout, currencyId)?.payable ?? '0');
      expect(compareDecimal(parseDecimal(payable ?? '0'), whole)).toBe(-1);
    }
  });
});
