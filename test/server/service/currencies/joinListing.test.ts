/** The joined listing: what is left out, what is cleaned, and that it stands still. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtendedListing, StoreCurrency } from '../../../../src/api/currencies.js';
import { joinListing } from '../../../../src/server/service/currencies/joinListing.js';

type Row = ExtendedListing['currencies'][number];

function row(id: string, more: Partial<Row> = {}): Row {
  const [code = id, network = 'Tron'] = id.split('.');
  return {
    id,
    code,
    name: code,
    blockchain: network.toLowerCase(),
    contract_address: `contract-of-${id}`,
    min_confirmation: 19,
    ...more,
  } as Row;
}

const flat = (id: string, more: Partial<StoreCurrency> = {}): StoreCurrency =>
  ({ id, code: id, precision: 6, is_fiat: false, status: true, ...more }) as StoreCurrency;

const listing = (...currencies: Row[]): ExtendedListing =>
  ({ currencies, tokens: [], blockchains: [] }) as unknown as ExtendedListing;

const ids = (joined: ReturnType<typeof joinListing>): string[] =>
  joined.currencies.map(({ id }) => id);

const ROWS = ['USDT.Tron', 'USDT.Ethereum', 'TRX.Tron', 'ETH.Ethereum', 'BTC.Bitcoin'].map((id) =>
  row(id),
);
const FLAT = ROWS.map(({ id }) => flat(id));

describe('what is offered', () => {
  it('leaves out fiat and what is switched off', () => {
    const rows = [row('A.Tron'), row('B.Tron'), row('C.Tron'), row('D.Tron'), row('USD')];
    const details = [
      flat('A.Tron', { is_fiat: true }),
      flat('B.Tron', { status: false }),
      flat('C.Tron', { status: null, is_fiat: null }),
    ];
    const joined = joinListing(
      listing(...rows.slice(0, 4), row('USD', { blockchain: null })),
      details,
    );
    // D is in one listing only: it is offered, but nobody knows its decimals.
    expect(ids(joined)).toEqual(['C.Tron', 'D.Tron']);
    expect(joined.currencies.map(({ precision }) => precision)).toEqual([6, null]);
  });

  it('follows the rules: include, exclude and an order that puts its ids first', () => {
    const rules = { include: ['BTC.Bitcoin', 'USDT.Tron', 'TRX.Tron', 'NOT.There'] };
    expect(ids(joinListing(listing(...ROWS), FLAT, { ...rules, order: [] }))).toEqual([
      'BTC.Bitcoin',
      'TRX.Tron',
      'USDT.Tron',
    ]);
    const excluding = { ...rules, exclude: ['TRX.Tron'], order: ['USDT.Tron', 'NOT.There'] };
    expect(ids(joinListing(listing(...ROWS), FLAT, excluding))).toEqual([
      'USDT.Tron',
      'BTC.Bitcoin',
    ]);
    expect(ids(joinListing(listing(...ROWS), FLAT, { include: [] }))).toEqual([]);
  });

  it('begins with what most shoppers look for, where the store names no order', () => {
    expect(ids(joinListing(listing(...ROWS), FLAT))).toEqual([
      'USDT.Tron',
      'BTC.Bitcoin',
      'ETH.Ethereum',
      'TRX.Tron',
      'USDT.Ethereum',
    ]);
    expect(joinListing(listing(...ROWS), FLAT).tokens.map(({ name }) => name)).toEqual([
      'USDT',
      'BTC',
      'ETH',
      'TRX',
    ]);
  });

  it('takes the first of two rows with one id', () => {
    const joined = joinListing(listing(row('A.Tron', { name: 'first' }), row('A.Tron')), []);
    expect(joined.currencies.map(({ name }) => name)).toEqual(['first']);
    expect(joined.tokens).toEqual([{ name: 'A', label: 'A', currencyIds: ['A.Tron'] }]);
  });

  it.each([
    '',
    '..',
    'a..b',
    '../x',
    'a/b',
    'a b',
    'a%2e',
    '.a',
    '-a',
    'ü',
    'a'.repeat(65),
    'a\n',
    '\u202ea',
  ])('drops the id %j and keeps the rest', (id) => {
    expect(ids(joinListing(listing(row(id, { blockchain: 'tron' }), row('A.Tron')), []))).toEqual([
      'A.Tron',
    ]);
  });

  it.each(['', '\u202etron', 'tr\u0000on', 'tron\u200b', ' tron', 'x'.repeat(81)])(
    'drops a currency on the network %j: a slug is compared, so it cannot be cleaned',
    (blockchain) => {
      expect(ids(joinListing(listing(row('A.Tron', { blockchain })), []))).toEqual([]);
    },
  );

  it('tolerates an unknown network, by its own name', () => {
    const joined = joinListing(listing(row('A.New', { blockchain: 'newchain' })), []);
    expect(joined.currencies[0]).toMatchObject({
      blockchain: 'newchain',
      networkName: 'newchain',
      aliases: [],
      isNative: false,
    });
  });
});

describe('what a currency is called', () => {
  it('loses control and direction characters, and ends at 80 characters', () => {
    const name = `\u202eTe\u0000th\u2066er\u200f\u2028 \u001b[31m`;
    const code = `U\u202dSDT${'x'.repeat(200)}`;
    const [view] = joinListing(listing(row('A.Tron', { name, code })), []).currencies;
    expect(view?.name).toBe('Tether [31m');
    expect(view?.code).toBe(`USDT${'x'.repeat(76)}`);
  });

  it('drops a currency whose ticker is nothing but such characters', () => {
    expect(ids(joinListing(listing(row('A.Tron', { code: '\u200b\u202e' })), []))).toEqual([]);
  });

  it('tells a network’s own coin from a token, and gives a token its standard as an alias', () => {
    const rows = [
      row('TRX.Tron', { contract_address: 'trx' }),
      row('USDT.Tron', { contract_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
      row('FAKE.Tron', { code: 'TRX', contract_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
    ];
    const views = new Map(
      joinListing(listing(...rows), []).currencies.map((view) => [view.id, view]),
    );
    expect(views.get('TRX.Tron')).toMatchObject({ isNative: true, contractAddress: null });
    expect(views.get('TRX.Tron')?.aliases).not.toContain('TRC-20');
    expect(views.get('USDT.Tron')).toMatchObject({ isNative: false, networkName: 'Tron' });
    expect(views.get('USDT.Tron')?.aliases).toContain('TRC-20');
    expect(views.get('USDT.Tron')?.aliases).toContain('Tether');
    expect(views.get('FAKE.Tron')).toMatchObject({ isNative: false });
  });
});

describe('the order', () => {
  it('does not depend on the order in which the service answers', () => {
    const expected = joinListing(listing(...ROWS), FLAT);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ROWS, { minLength: ROWS.length }),
        fc.shuffledSubarray(FLAT, { minLength: FLAT.length }),
        (rows, details) => {
          expect(joinListing(listing(...rows), details)).toEqual(expected);
        },
      ),
    );
  });

  it('groups every offered currency once by ticker and once by network', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ROWS), (rows) => {
        const joined = joinListing(listing(...rows), FLAT);
        for (const groups of [joined.tokens, joined.blockchains]) {
          expect(groups.flatMap(({ currencyIds }) => currencyIds).sort()).toEqual(
            ids(joined).sort(),
          );
          expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
        }
      }),
    );
  });
});
