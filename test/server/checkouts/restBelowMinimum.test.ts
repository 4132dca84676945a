/** A minimum is held against what is still to be sent: no shopper is asked for a rest that is not credited. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { fractionOf, WHOLE, type Fraction } from '../../../src/money/fraction.js';
import { isBelowMinimum, minimumOf, type Rest } from '../../../src/payments/remaining.js';
import type { CurrencyDetails } from '../../../src/server/service/currencies/currencyRules.js';
import { codeOf, MINUTE, openStore } from '../openStore.js';

const USDT = 'USDT.Tron';
const BTC = 'BTC.Bitcoin';
const LTC = 'LTC.Litecoin';

type Store = ReturnType<typeof openStore>;

type Details = Readonly<Record<string, CurrencyDetails>>;

/** An order of 20 dollars, at prices that need no rounding; the service and the store have one minimum. */
function storeWith(details: Details, minimumUsd?: string): Store {
  const store = openStore({
    ...(minimumUsd === undefined ? {} : { sandbox: { minimalPaymentUsd: minimumUsd } }),
    handler: { currencies: { details }, ...(minimumUsd === undefined ? {} : { minimumUsd }) },
  });
  store.sandbox.setRate('USDT', '1');
  store.sandbox.setRate('BTC', '50000');
  return store;
}

/** The same, with 12 of the 20 dollars paid in a currency. */
async function partlyPaid(details: Details, minimumUsd?: string) {
  const store = storeWith(details, minimumUsd);
  const { token } = await store.open();
  const chosen = await store.choose(token, USDT);
  const pay = async (amount: string) => {
    store.sandbox.confirm(store.pay(chosen, amount));
    await store.drain();
  };
  return { store, token, chosen, pay };
}

const reasonOf = ({ choices }: CheckoutSnapshot, id: string) =>
  choices.find(({ currencyId }) => currencyId === id)?.unavailable;

const select = async (store: Store, token: string, currencyId: string) => {
  const answer = await store.ask('PUT', '/checkout/currency', { token, body: { currencyId } });
  return [answer.status, codeOf(answer)];
};
const renew = async (store: Store, token: string) => {
  const answer = await store.ask('POST', '/checkout/quote', { token, body: {} });
  return [answer.status, codeOf(answer)];
};

describe('a currency whose minimum lies above the rest', () => {
  it('is neither offered nor accepted, though the whole order reaches it', async () => {
    const { store, token, pay } = await partlyPaid({ [BTC]: { minimumUsd: '8.00000001' } });
    expect(reasonOf(await store.read(token), BTC)).toBeNull();
    await pay('12');
    const partial = await store.read(token);
    expect(partial).toMatchObject({ exceptions: ['partial'], due: '8' });
    expect(partial.choices.find(({ currencyId }) => currencyId === BTC)).toEqual({
      currencyId: BTC,
      payable: null,
      rate: null,
      unavailable: 'below_minimum',
    });
    expect(reasonOf(partial, LTC)).toBeNull();
    expect(await select(store, token, BTC)).toEqual([409, 'currency_unavailable']);
    expect((await store.read(token)).quote).toEqual(partial.quote);
  });

  it('is not accepted because of a price that was fixed in it before, either', async () => {
    const { store, token, pay } = await partlyPaid({ [BTC]: { minimumUsd: '10' } });
    await store.choose(token, BTC);
    await store.choose(token, USDT);
    await pay('12');
    expect(await select(store, token, BTC)).toEqual([409, 'currency_unavailable']);
    expect((await store.read(token)).quote?.currencyId).toBe(USDT);
  });

  it('counts what was only seen as sent', async () => {
    const { store, token, chosen } = await partlyPaid({ [BTC]: { minimumUsd: '10' } });
    store.pay(chosen, '12');
    await store.drain();
    const seen = await store.read(token);
    expect(seen).toMatchObject({ progress: 'detected', exceptions: ['partial'] });
    expect(reasonOf(seen, BTC)).toBe('below_minimum');
  });
});

describe('the currency in use, once the rest is below its minimum', () => {
  const inUse = async () => {
    const opened = await partlyPaid({ [USDT]: { minimumUsd: '10' } });
    expect(opened.chosen.quote).not.toHaveProperty('unmetMinimumUsd');
    await opened.pay('12');
    return opened;
  };

  it('keeps its quote and its address, and says that no more may be sent', async () => {
    const { store, token, chosen } = await inUse();
    const partial = await store.read(token);
    expect(partial.quote).toEqual({ ...chosen.quote, unmetMinimumUsd: '10' });
    expect(partial.address).toEqual(chosen.address);
    expect(reasonOf(partial, USDT)).toBe('below_minimum');
    // To choose what is chosen changes nothing.
    expect((await store.choose(token, USDT)).quote).toEqual(partial.quote);
  });

  it('says so where the service’s list cannot be had, too', async () => {
    const { store } = await inUse();
    store.sandbox.fail({ kind: 'status_503', operation: 'listCurrenciesExtended' });
    await store.sandbox.advance(25 * 60 * MINUTE);
    const { choices, quote } = (await store.open()).checkout;
    expect([choices, quote?.unmetMinimumUsd]).toEqual([[], '10']);
  });

  it('gets no new price, before its end or after it; another currency takes the rest', async () => {
    const { store, token } = await inUse();
    const before = await store.read(token);
    expect(await renew(store, token)).toEqual([409, 'currency_unavailable']);
    await store.sandbox.advance(16 * MINUTE);
    expect(await renew(store, token)).toEqual([409, 'currency_unavailable']);
    expect(await select(store, token, USDT)).toEqual([409, 'currency_unavailable']);
    expect((await store.read(token)).quote).toEqual(before.quote);
    const { quote, due } = await store.choose(token, BTC);
    expect([quote?.currencyId, due]).toEqual([BTC, '0.00016']);
    expect(quote).not.toHaveProperty('unmetMinimumUsd');
  });

  it('is said of no top-up and of no closed order', async () => {
    const topUp = storeWith({ [USDT]: { minimumUsd: '5000' } });
    const { token } = await topUp.open('customer');
    expect((await topUp.choose(token, USDT)).quote).not.toHaveProperty('unmetMinimumUsd');
    const closed = await inUse();
    await closed.store.handler.closeOrder('1001', { reason: 'given up' });
    expect((await closed.store.read(closed.token)).quote).not.toHaveProperty('unmetMinimumUsd');
  });
});

const reasonsOf = ({ choices }: CheckoutSnapshot) => [
  ...new Set(choices.map(({ unavailable }) => unavailable)),
];

describe('the minimum of the whole store', () => {
  it('is held against the rest in every currency: none is asked for, offered, taken up or priced again', async () => {
    const { store, token, chosen, pay } = await partlyPaid({}, '8.00000001');
    await store.choose(token, BTC);
    await store.choose(token, USDT);
    await pay('12');
    const partial = await store.read(token);
    expect(partial).toMatchObject({ exceptions: ['partial'], minimumUsd: '8.00000001' });
    expect(partial.quote).toMatchObject({ currencyId: USDT, unmetMinimumUsd: '8.00000001' });
    expect(partial.address).toEqual(chosen.address);
    expect(partial.choices.length).toBeGreaterThan(2);
    expect(reasonsOf(partial)).toEqual(['below_minimum']);
    expect(await select(store, token, BTC)).toEqual([409, 'currency_unavailable']);
    expect(await select(store, token, LTC)).toEqual([409, 'currency_unavailable']);
    expect(await renew(store, token)).toEqual([409, 'currency_unavailable']);
    await store.sandbox.advance(16 * MINUTE);
    expect(await renew(store, token)).toEqual([409, 'currency_unavailable']);
  });

  it('of exactly the rest lets it through, and the service tells of it', async () => {
    const { store, token, pay } = await partlyPaid({}, '8');
    await pay('12');
    const partial = await store.read(token);
    expect(partial.quote).not.toHaveProperty('unmetMinimumUsd');
    expect(reasonsOf(partial)).toEqual([null]);
    expect((await store.choose(token, BTC)).due).toBe('0.00016');
    await pay('8');
    expect((await store.read(token)).paid).toBe(true);
  });

  it('is "0.1" where the store states none: five cents are never asked for, nor shown as a minimum', async () => {
    const { store, token, pay } = await partlyPaid({});
    await pay('19.95');
    const partial = await store.read(token);
    expect(partial).toMatchObject({ exceptions: ['partial'], paid: false, minimumUsd: null });
    expect(partial.quote).toMatchObject({ unmetMinimumUsd: '0.1' });
    expect(reasonsOf(partial)).toEqual(['below_minimum']);
    expect(await renew(store, token)).toEqual([409, 'currency_unavailable']);
    // Who takes it as paid is the store.
    await store.handler.markPaid('1001', { reason: 'five cents are no matter' });
    expect(await store.read(token)).toMatchObject({ paid: true });
  });
});

describe('the comparison', () => {
  const ten = parseDecimal('10');
  const restOf = (share: Fraction, minimumUsd = parseDecimal('0')): Rest => ({
    share,
    minimumUsd,
  });
  const twoThirds = restOf(fractionOf(parseDecimal('2'), parseDecimal('3')));

  it('rounds nothing: a rest of 6.666… is below what is above it by a hair, and by nothing else', () => {
    const below = (minimum: string) => isBelowMinimum(ten, twoThirds, parseDecimal(minimum));
    expect(below(`6.${'6'.repeat(49)}7`)).toBe(true);
    expect(below(`6.${'6'.repeat(50)}`)).toBe(false);
    expect(below('0')).toBe(false);
  });

  it('is that of whole numbers, for whatever amount, rest and minimum', () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 29n });
    fc.assert(
      fc.property(whole, whole, whole, whole, (amount, numerator, denominator, minimum) => {
        const text = (value: bigint) => parseDecimal(value.toString());
        const share = fractionOf(text(numerator), text(denominator));
        const isBelow = amount * numerator < minimum * denominator;
        expect(isBelowMinimum(text(amount), restOf(share), text(minimum))).toBe(isBelow);
        expect(isBelowMinimum(text(amount), restOf(share, text(minimum)), undefined)).toBe(isBelow);
      }),
    );
  });

  it('is of the whole order while nothing has come, and of nothing where there is no minimum', () => {
    const all = restOf(WHOLE);
    expect(isBelowMinimum(ten, all, parseDecimal('10.01'))).toBe(true);
    expect(isBelowMinimum(ten, all, ten)).toBe(false);
    expect(isBelowMinimum(ten, twoThirds, undefined)).toBe(false);
    expect(isBelowMinimum(null, all, ten)).toBe(false);
  });

  it('takes the higher of two minima as numbers, not as texts', () => {
    const rest = restOf(twoThirds.share, parseDecimal('9'));
    expect(minimumOf(rest, ten)).toBe('10');
    expect(minimumOf(rest, parseDecimal('8.9'))).toBe('9');
    expect(minimumOf(rest, undefined)).toBe('9');
    expect(minimumOf(twoThirds, ten)).toBe('10');
    expect(minimumOf(twoThirds, undefined)).toBe('0');
  });
});
