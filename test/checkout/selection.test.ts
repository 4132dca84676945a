/** Search, grouping and prices of the picker. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, pickerOf, rowsOf, searchForm, standardOf } from '../../src/checkout/selection.js';
import { CURRENCIES, createFakeStore, listingOf } from '../support/fakeStore.js';

const listing = listingOf(CURRENCIES);
const { choices } = createFakeStore().snapshot('1');
const found = (text: string) =>
  rowsOf(pickerOf(listing, choices, text)).map(({ currency }) => currency.id);

describe('search', () => {
  it.each([
    ['', CURRENCIES.length],
    ['usdt', 2],
    ['Tether', 2],
    ['trc20', 1],
    ['TRC-20', 1],
    ['trc 20', 1],
    ['usdt tron', 1],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 1],
    ['0xdac17f958d2ee', 1],
    ['newchain', 1],
    ['nothing like it', 0],
  ])('"%s" finds %i', (text, count) => {
    expect(found(text)).toHaveLength(count);
  });

  it('finds every currency by its own code, name and network', () => {
    for (const currency of CURRENCIES) {
      for (const text of [currency.code, currency.name, currency.networkName, currency.id]) {
        expect(matches(currency, text)).toBe(true);
      }
    }
  });

  it('finds nothing across the end of one name and the start of the next', () => {
    const [first] = CURRENCIES;
    if (!first) throw new Error('The listing is empty.');
    const across = searchForm(first.code).slice(-1) + searchForm(first.name);
    expect(searchForm(first.code + first.name)).toContain(across);
    expect(matches(first, across)).toBe(false);
  });

  it('follows the listing that it is given, also after another one', () => {
    expect(found('usdt')).toHaveLength(2);
    const renamed = CURRENCIES.map((currency) => ({ ...currency, name: 'Florin' }));
    const other = listingOf(renamed.slice(0, 3));
    expect(pickerOf(other, choices, 'florin')).toMatchObject({ total: 3, more: 0 });
    expect(found('florin')).toHaveLength(0);
  });

  it('does not care about case, spaces and hyphens, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text));
        for (const currency of CURRENCIES) expect(() => matches(currency, text)).not.toThrow();
      }),
    );
  });
});

describe('rows', () => {
  it('carry the very figure of the snapshot', () => {
    for (const { currency, payable } of rowsOf(pickerOf(listing, choices, ''))) {
      const choice = choices.find(({ currencyId }) => currencyId === currency.id);
      expect(payable).toBe(choice?.payable);
    }
  });

  it('are looked up by exact id, not by a similar one', () => {
    const only = choices.filter(({ currencyId }) => currencyId === 'USDT.Ethereum');
    const rows = rowsOf(pickerOf(listing, only, 'usdt'));
    expect(rows.map(({ unavailable }) => unavailable)).toEqual(['not_offered', null]);
  });

  it('are capped, and the rest is counted', () => {
    const picker = pickerOf(listing, choices, '', 3);
    expect(rowsOf(picker)).toHaveLength(3);
    expect(picker).toMatchObject({ total: 5, more: 2 });
  });

  it('are grouped by token in the order of the listing', () => {
    const { groups } = pickerOf(listing, choices, '');
    expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['USDT', 2],
      ['BTC', 1],
      ['ETH', 1],
      ['ZZZ', 1],
    ]);
  });

  it('include currencies that no group names', () => {
    expect(rowsOf(pickerOf({ ...listing, tokens: [] }, choices, ''))).toHaveLength(5);
  });
});

it('names the token standard of tokens only', () => {
  expect(CURRENCIES.map(standardOf)).toEqual(['TRC-20', 'ERC-20', undefined, undefined, undefined]);
});
