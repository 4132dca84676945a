/** A rate with the store's margin in it is not the source's, and is not said to be. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../openStore.js';

const quoteIn = async (currencyId: string, rateScalePercent: string) => {
  const store = openStore({ sandbox: { dialect: 'deployed', rateScalePercent } });
  const { token } = await store.open();
  return (await store.choose(token, currencyId)).quote;
};

describe('the source of a rate', () => {
  it('is named where the wallet has the very rate of the source', async () => {
    expect(await quoteIn('BTC.Bitcoin', '0')).toMatchObject({ rateSource: 'binance' });
    expect(await quoteIn('USDT.Tron', '1')).toMatchObject({ rate: '1', rateSource: 'binance' });
  });

  it.each(['1', '0.01'])('is not named at a scale of %s %%', async (scale) => {
    const quote = await quoteIn('BTC.Bitcoin', scale);
    expect(quote?.rate).not.toBeNull();
    expect(quote?.rateSource).toBeNull();
  });
});
