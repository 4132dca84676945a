/** Which tokens come first. */
import { describe, expect, it } from 'vitest';
import { groupsOf, popularFirst } from '../../../src/checkout/selection.js';
import { CURRENCIES, listingOf } from '../../support/fakeStore.js';

const [base] = CURRENCIES;
if (!base) throw new Error('There is a currency.');
const listOf = (...codes: readonly string[]) =>
  listingOf(codes.map((code) => ({ ...base, code, id: `${code}.Tron` })));
const popularOf = (...codes: readonly string[]) => [...popularFirst(listOf(...codes)).popular];

describe('the popular tokens', () => {
  it('are six at most, by how much they are paid with', () => {
    const codes = ['AAVE', 'BNB', 'BTC', 'DOGE', 'ETH', 'LTC', 'SOL', 'TRX', 'USDC', 'USDT', 'ZZZ'];
    expect(popularOf(...codes)).toEqual(['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'BNB']);
  });

  it('are those that the store put first, and then the best known ones', () => {
    const codes = ['LTC', 'DOGE', 'AAVE', 'BTC', 'ETH', 'SOL', 'USDC', 'USDT'];
    expect(popularOf(...codes)).toEqual(['LTC', 'DOGE', 'USDT', 'USDC', 'BTC', 'ETH']);
  });

  it('are none of a short list, and none that nobody knows', () => {
    expect(popularOf('AAA', 'BTC', 'USDT')).toEqual([]);
    expect(popularOf('A', 'B', 'C', 'D', 'E', 'F', 'G')).toEqual([]);
  });

  it('come first in the list, and every other token follows in its place', () => {
    const given = listOf('USDT', 'BTC', 'AAVE', 'CAKE', 'ETH', 'PEPE', 'SHIB', 'TRX');
    const { listing } = popularFirst(given);
    expect(groupsOf(listing, 'token').map(({ name }) => name)).toEqual([
      ...['USDT', 'BTC', 'ETH', 'TRX'],
      ...['AAVE', 'CAKE', 'PEPE', 'SHIB'],
    ]);
    expect(listing.currencies).toBe(given.currencies);
  });
});
