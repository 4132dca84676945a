/** What a store states of single currencies: checked at the start, and told to pages. */
import { describe, expect, it } from 'vitest';
import type { CurrencyListing } from '../../../../src/contract/currencies.js';
import type { CurrencyDetails } from '../../../../src/server/service/currencies/currencyRules.js';
import { HandlerConfigurationError } from '../../../../src/server/configuration/configurationError.js';
import { openStore } from '../../openStore.js';

const storeWith = (details: Readonly<Record<string, CurrencyDetails>>) =>
  openStore({ handler: { currencies: { details } } });

const viewOf = async (store: ReturnType<typeof openStore>, id: string) => {
  const { json } = await store.ask('GET', '/currencies');
  return (json as CurrencyListing).currencies.find((currency) => currency.id === id);
};

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
