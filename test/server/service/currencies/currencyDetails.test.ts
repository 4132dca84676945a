/** What a store states of single currencies: checked at the start, told to pages, and held to. */
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '../../../../src/contract/checkout.js';
import type { CurrencyListing } from '../../../../src/contract/currencies.js';
import type { CurrencyDetails } from '../../../../src/server/service/currencies/currencyRules.js';
import { HandlerConfigurationError } from '../../../../src/server/configuration/configurationError.js';
import { codeOf, openStore } from '../../openStore.js';

const storeWith = (details: Readonly<Record<string, CurrencyDetails>>) =>
  openStore({ handler: { currencies: { details } } });

const viewOf = async (store: ReturnType<typeof openStore>, id: string) => {
  const { json } = await store.ask('GET', '/currencies');
  return (json as CurrencyListing).currencies.find((currency) => currency.id === id);
};
const choiceOf = ({ choices }: CheckoutSnapshot, id: string) =>
  choices.find(({ currencyId }) => currencyId === id);

describe('statements', () => {
  it('reach the page of exactly that currency, and nothing is invented for others', async () => {
    const store = storeWith({ 'USDT.Tron': { minimumUsd: '5', typicalMinutes: 2 } });
    expect(await viewOf(store, 'USDT.Tron')).toMatchObject({ minimumUsd: '5', typicalMinutes: 2 });
    const other = await viewOf(store, 'USDT.Ethereum');
    expect(other).toBeDefined();
    expect(other).not.toHaveProperty('minimumUsd');
    expect(other).not.toHaveProperty('typicalMinutes');
  });

  it.each([
    { minimumUsd: '5.00 USD' },
    { minimumUsd: '-1' },
    { minimumUsd: '1e3' },
    { minimumUsd: 5 as never },
    { typicalMinutes: 0 },
    { typicalMinutes: -3 },
    { typicalMinutes: 1.5 },
    { typicalMinutes: '2' as never },
    { typicalMinutes: Number.NaN },
  ])('that cannot be meant stop the start: %j', (details) => {
    expect(() => storeWith({ 'USDT.Tron': details })).toThrow(HandlerConfigurationError);
    expect(() => storeWith({ 'USDT.Tron': details })).toThrow('USDT.Tron');
  });
});

describe('a minimum', () => {
  it('above the order makes the currency unavailable, in the list and when it is chosen', async () => {
    const store = storeWith({ 'BTC.Bitcoin': { minimumUsd: '20.01' } });
    const { token, checkout } = await store.open();
    expect(choiceOf(checkout, 'BTC.Bitcoin')).toEqual({
      currencyId: 'BTC.Bitcoin',
      payable: null,
      rate: null,
      unavailable: 'below_minimum',
    });
    expect(choiceOf(checkout, 'USDT.Tron')?.unavailable).toBeNull();
    const body = { currencyId: 'BTC.Bitcoin' };
    const refused = await store.ask('PUT', '/checkout/currency', { token, body });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'currency_unavailable']);
    expect((await store.read(token)).quote).toBeNull();
  });

  it('of exactly the order, or for a top-up, keeps no shopper from paying', async () => {
    const store = storeWith({ 'BTC.Bitcoin': { minimumUsd: '20' } });
    expect(choiceOf((await store.open()).checkout, 'BTC.Bitcoin')?.unavailable).toBeNull();
    const topUp = storeWith({ 'BTC.Bitcoin': { minimumUsd: '5000' } });
    const { checkout } = await topUp.open('customer');
    expect(choiceOf(checkout, 'BTC.Bitcoin')?.unavailable).toBeNull();
  });
});
