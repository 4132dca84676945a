/** Groups, rows and prices of the picker. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  pickerOf,
  rowsOf,
  standardOf,
  type PickerView,
} from '../../src/checkout/selection.js';
import type { Choice } from '../../src/contract/checkout.js';
import { compareDecimal, parseDecimal } from '../../src/money/decimal.js';
import { CURRENCIES, createFakeStore, listingOf } from '../support/fakeStore.js';

const listing = listingOf(CURRENCIES);
const { choices } = createFakeStore().snapshot('1');
const WHOLE: PickerView = { by: 'token', opened: null, text: '', lastUsed: null };
const see = (view: Partial<PickerView> = {}, prices: readonly Choice[] = choices, max?: number) =>
  pickerOf(listing, prices, { ...WHOLE, ...view }, max);
const names = (view: Partial<PickerView>) =>
  rowsOf(see(view)).map(({ group, currency }) => (group ? `${group.label} →` : currency.id));

describe('the steps', () => {
  it('are the token first and its network second, unless there is only one', () => {
    expect(names({})).toEqual(['USDT →', 'BTC.Bitcoin', 'ETH.Ethereum', 'ZZZ.Newchain']);
    expect(names({ opened: 'USDT' })).toEqual(['USDT.Tron', 'USDT.Ethereum']);
    expect(see({ opened: 'USDT' }).opened?.label).toBe('USDT');
  });

  it('are the network first and what it carries second, where that is wanted', () => {
    expect(names({ by: 'network' })).toEqual([
      'USDT.Tron',
      'ethereum →',
      'BTC.Bitcoin',
      'ZZZ.Newchain',
    ]);
    expect(names({ by: 'network', opened: 'ethereum' })).toEqual(['USDT.Ethereum', 'ETH.Ethereum']);
  });

  it('are one in a search: each currency with its network', () => {
    expect(names({ text: 'usdt' })).toEqual(['USDT.Tron', 'USDT.Ethereum']);
    expect(names({ text: 'usdt', opened: 'USDT', lastUsed: 'BTC.Bitcoin' })).toEqual([
      'USDT.Tron',
      'USDT.Ethereum',
    ]);
  });

  it('begin again where a group is gone from the listing', () => {
    expect(names({ opened: 'GONE' })).toEqual(names({}));
    expect(see({ opened: 'GONE' }).opened).toBeNull();
  });

  it.each(['token', 'network'] as const)('lead by %s to each currency exactly once', (by) => {
    const reached = rowsOf(see({ by })).flatMap(({ group, currency }) =>
      group ? rowsOf(see({ by, opened: group.name })).map((row) => row.currency.id) : currency.id,
    );
    expect(reached.toSorted()).toEqual(CURRENCIES.map(({ id }) => id).toSorted());
  });

  it('include currencies that no group names, and no empty group', () => {
    const bare = { ...listing, tokens: [], blockchains: [] };
    expect(groupsOf(bare, 'token')).toHaveLength(5);
    expect(groupsOf(bare, 'network')).toHaveLength(5);
    const ghost = { name: 'GHOST', label: 'GHOST', currencyIds: ['GHOST.Tron'] };
    expect(groupsOf({ ...listing, tokens: [ghost] }, 'token')).toHaveLength(5);
  });

  it('follow the listing that is given, also after another one', () => {
    const renamed = CURRENCIES.slice(0, 3).map((currency) => ({ ...currency, name: 'Florin' }));
    const view = { ...WHOLE, text: 'florin' };
    expect(pickerOf(listingOf(renamed), choices, view)).toMatchObject({ total: 3, more: 0 });
    expect(names({ text: 'florin' })).toEqual([]);
  });
});

describe('the last used currency', () => {
  it('comes first, and stays in its place', () => {
    expect(names({ lastUsed: 'USDT.Ethereum' })[0]).toBe('USDT.Ethereum');
    expect(see({ lastUsed: 'USDT.Ethereum' }).rows).toHaveLength(4);
  });

  it.each([
    ['that is not offered any more', 'GONE.Tron', choices],
    ['that has no price', 'BTC.Bitcoin', []],
    ['that is no id at all', '__proto__', choices],
  ])('is not shown: one %s', (_what, lastUsed, prices) => {
    expect(see({ lastUsed }, prices).recent).toEqual([]);
  });

  it('is not set apart if it is the only one', () => {
    const [only] = CURRENCIES;
    if (!only) throw new Error('The listing is empty.');
    const picker = pickerOf(listingOf([only]), choices, { ...WHOLE, lastUsed: only.id });
    expect(rowsOf(picker)).toHaveLength(1);
  });
});

describe('figures', () => {
  it('are the very figures of the snapshot', () => {
    for (const { currency, payable } of rowsOf(see({ text: '' }))) {
      const choice = choices.find(({ currencyId }) => currencyId === currency.id);
      expect(payable).toBe(choice?.payable);
    }
  });

  it('are looked up by exact id, not by a similar one', () => {
    const only = choices.filter(({ currencyId }) => currencyId === 'USDT.Ethereum');
    const rows = rowsOf(see({ text: 'usdt' }, only));
    expect(rows.map(({ unavailable }) => unavailable)).toEqual(['not_offered', null]);
  });

  const priced = (tron: string | null, ethereum: string | null) =>
    [['USDT.Tron', tron] as const, ['USDT.Ethereum', ethereum] as const].map(
      ([currencyId, payable]) => ({
        currencyId,
        payable: payable === null ? null : parseDecimal(payable),
        rate: null,
        unavailable: payable === null ? 'no_rate' : null,
      }),
    );
  const groupOf = (prices: readonly Choice[]) => see({}, prices).rows[0];

  it('of a token are one figure if its networks agree', () => {
    expect(groupOf(choices)).toMatchObject({ payable: '20.012', differs: false });
  });

  it('of a token are the smallest if they differ, with any number of digits', () => {
    const amount = fc
      .tuple(fc.nat(20_000), fc.nat(999_999))
      .map(([whole, rest]) => parseDecimal(`${String(whole)}.${String(rest).padStart(6, '0')}1`));
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const least = compareDecimal(a, b) < 0 ? a : b;
        expect(groupOf(priced(a, b))).toMatchObject({ payable: least, differs: a !== b });
      }),
    );
    expect(groupOf(priced('9', '10'))).toMatchObject({ payable: '9' });
    expect(groupOf(priced('20', '20.1'))).toMatchObject({ payable: '20' });
  });

  it('of a token leave out a network that cannot be chosen', () => {
    expect(groupOf(priced('21', null))).toMatchObject({
      payable: '21',
      differs: false,
      unavailable: null,
    });
    expect(groupOf(priced(null, null))).toMatchObject({ payable: null, unavailable: 'no_rate' });
  });

  it('of a network are none: its currencies have no figure in common', () => {
    const group = see({ by: 'network' }).rows.find((row) => row.group !== null);
    expect(group).toMatchObject({ payable: null, unavailable: null });
  });
});

describe('a long list', () => {
  it('is cut, and the rest is counted: groups, networks and finds alike', () => {
    expect(see({}, choices, 3)).toMatchObject({ total: 4, more: 1 });
    expect(rowsOf(see({}, choices, 3))).toHaveLength(3);
    expect(see({ opened: 'USDT' }, choices, 1)).toMatchObject({ total: 2, more: 1 });
    expect(see({ text: 'usdt' }, choices, 1)).toMatchObject({ total: 2, more: 1 });
  });
});

it('names the token standard of tokens only', () => {
  expect(CURRENCIES.map(standardOf)).toEqual(['TRC-20', 'ERC-20', undefined, undefined, undefined]);
});
