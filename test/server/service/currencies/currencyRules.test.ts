/** What a store says of currencies that are not listed is told, once; what is no list of ids stops the start. */
import { describe, expect, it } from 'vitest';
import type { CurrencyRules } from '../../../../src/server/service/currencies/currencyRules.js';
import { HandlerConfigurationError } from '../../../../src/server/configuration/configurationError.js';
import { MINUTE, openStore } from '../../openStore.js';

const storeWith = (currencies: unknown) =>
  openStore({ handler: { currencies: currencies as CurrencyRules } });

const told = ({ diagnostics }: ReturnType<typeof openStore>) =>
  diagnostics.filter(({ code }) => code === 'currency_unknown' || code === 'nothing_offered');

describe('rules that are none', () => {
  it.each([
    [{ include: 'USDT.Tron' }, /`currencies.include` .*must be a list of texts, such as/s],
    [{ exclude: 5 }, /`currencies.exclude`/],
    [{ order: [5] }, /`currencies.order`/],
    [{ order: 'BTC' }, /`currencies.order`/],
    [{ incldue: [] }, /no option `currencies.incldue`.*Did you mean `include`\?/s],
    [{ details: { x: null } }, /`currencies.details.x`.*an object/s],
    [
      { details: { 'USDT.Tron': { minimum: '5' } } },
      /no option `currencies.details.USDT.Tron.minimum`/,
    ],
    [{ details: [] }, /`currencies.details`/],
    [['USDT.Tron'], /`currencies`.*an object/s],
    [null, /`currencies`/],
    ['USDT.Tron', /`currencies`/],
  ])('stop the start with a sentence: %j', (currencies, sentence) => {
    expect(() => storeWith(currencies)).toThrow(HandlerConfigurationError);
    expect(() => storeWith(currencies)).toThrow(sentence);
  });
});

describe('an id that the service does not list', () => {
  it.each([
    { include: ['USDT.Tron', 'usdt.tron'] },
    { exclude: ['usdt.tron'] },
    { order: ['usdt.tron'] },
    { details: { 'usdt.tron': { minimumUsd: '10' } } },
  ])('is told once, with what the service does list: %j', async (currencies) => {
    const store = storeWith(currencies);
    for (let times = 0; times < 3; times += 1) {
      await store.ask('GET', '/currencies');
      await store.sandbox.advance(10 * MINUTE);
    }
    expect(store.count('listCurrencies')).toBeGreaterThan(1);
    expect(told(store)).toHaveLength(1);
    expect(told(store)[0]).toMatchObject({ code: 'currency_unknown' });
    expect(told(store)[0]?.message).toMatch(/not list: usdt\.tron\..*lists .*USDT\.Tron/s);
    expect(told(store)[0]?.message).not.toContain('customers cannot pay');
  });

  it('is told with its weight where it empties the shop', async () => {
    const store = storeWith({ include: ['USDT.TRC20'] });
    await store.ask('GET', '/currencies');
    expect(told(store).map(({ code }) => code)).toEqual(['nothing_offered', 'currency_unknown']);
    expect(told(store)[1]?.message).toMatch(/USDT\.TRC20.*USDT\.Tron/s);
  });

  it('is not one that is listed and only switched off', async () => {
    const store = storeWith({
      order: ['USDT.Tron'],
      details: { 'USDT.Tron': { minimumUsd: '1' } },
    });
    store.edits.set('listCurrencies', (rows: { id: string }[]) =>
      rows.map((row) => (row.id === 'USDT.Tron' ? { ...row, status: false } : row)),
    );
    await store.ask('GET', '/currencies');
    expect(told(store)).toEqual([]);
  });
});

describe('a shop that offers nothing', () => {
  it('is told once, and again only after it offered something', async () => {
    const store = storeWith({ include: ['USDT.Tron'] });
    const off = (rows: { id: string }[]) => rows.map((row) => ({ ...row, status: false }));
    const look = async () => {
      await store.sandbox.advance(10 * MINUTE);
      await store.ask('GET', '/currencies');
      await store.drain();
    };
    store.edits.set('listCurrencies', off);
    for (let times = 0; times < 3; times += 1) await look();
    expect(told(store).map(({ code }) => code)).toEqual(['nothing_offered']);
    store.edits.delete('listCurrencies');
    await look();
    await look();
    store.edits.set('listCurrencies', off);
    for (let times = 0; times < 3; times += 1) await look();
    expect(told(store)).toHaveLength(2);
  });
});
