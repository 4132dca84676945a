/** One odd value among many is left out and named; where a gap would lie, the answer is refused. */
import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from '../../src/api/errors.js';
import { leftOutOf } from '../../src/api/droppedEntries.js';
import { clientAnswering, failureOfCall, fixture, json } from './answering.js';

const answering = (data: unknown) =>
  clientAnswering(() => json(JSON.stringify({ code: 200, message: 'ok', data }))).client;

const dataOf = <T>(
  dialect: Parameters<typeof fixture>[0],
  operation: Parameters<typeof fixture>[1],
): T => (JSON.parse(fixture(dialect, operation)) as { data: T }).data;

const row = (more: object = {}) => ({
  ...{ currency_id: 'USDT.Tron', blockchain: 'tron', tx_hash: 'ab', to_address: 'T', amount: '1' },
  ...more,
});
const ODD = [{ amount: '' }, { tx_hash: null }, { to_address: 5 }, { amount_usd: '-1' }] as const;

describe('operation 6', () => {
  it('leaves out each row that cannot be read, names it once, and keeps all others in their order', async () => {
    const rows = [
      row({ tx_hash: 'a' }),
      row({ amount: '', tx_hash: 1 }),
      'none',
      row({ tx_hash: 'b' }),
    ];
    const read = await answering(rows).listUnconfirmedTransfers();
    expect(read.map(({ tx_hash }) => tx_hash)).toEqual(['a', 'b']);
    expect(leftOutOf(read)).toEqual([
      { path: 'data[1].amount', expected: 'an amount' },
      { path: 'data[2]', expected: 'object' },
    ]);
  });

  it('names what is left out also where nothing else came', async () => {
    for (const odd of ODD) {
      const read = await answering([row(odd)]).listUnconfirmedTransfers();
      expect(read).toEqual([]);
      expect(leftOutOf(read)).toHaveLength(1);
    }
  });

  it('of one object that is no transfer is refused: it may be an answer of another kind', async () => {
    for (const data of [{}, { error: 'no' }, row({ amount: '' }), 'none', 5, true]) {
      const error = await failureOfCall(answering(data).listUnconfirmedTransfers());
      expect(error).toBeInstanceOf(UnexpectedResponseError);
    }
  });
});

describe.each(['documented', 'deployed'] as const)('the listings of a %s service', (dialect) => {
  type Row = Readonly<Record<string, unknown>>;
  const flat = dataOf<Row[]>(dialect, 'listCurrencies');
  const extended = dataOf<Readonly<Record<string, Row[]>> & { currencies: Row[] }>(
    dialect,
    'listCurrenciesExtended',
  );
  /** The documented rows, and one more with something wrong in it. */
  const withOdd = (rows: readonly Row[], more: Row) => [...rows, { ...rows[0], ...more }];

  it.each([{ precision: 'six' }, { id: null }, { code: 5 }, { status: 'on' }])(
    'leave out the row with %j of the flat one, and keep the others',
    async (odd) => {
      const read = await answering(withOdd(flat, odd)).listCurrencies();
      expect(read.map(({ id }) => id)).toEqual(flat.map(({ id }) => id));
      const place = `data[${String(flat.length)}].${Object.keys(odd).join()}`;
      expect(leftOutOf(read).map(({ path }) => path)).toEqual([place]);
    },
  );

  it.each([{ id: 7 }, { code: null }, { min_confirmation: -1 }, { blockchain: [] }])(
    'leave out the row with %j of the extended one, and keep the others',
    async (odd) => {
      const { currencies } = extended;
      const data = { ...extended, currencies: withOdd(currencies, odd) };
      const read = await answering(data).listCurrenciesExtended();
      expect(read.currencies.map(({ id }) => id)).toEqual(currencies.map(({ id }) => id));
      const place = `data.currencies[${String(currencies.length)}].${Object.keys(odd).join()}`;
      expect(leftOutOf(read).map(({ path }) => path)).toEqual([place]);
    },
  );

  it('are refused where no row can be read: it would look like a store that takes nothing', async () => {
    const bare = (rows: readonly Row[]) => rows.map(() => ({}));
    for (const failed of [
      answering(bare(flat)).listCurrencies(),
      answering({ ...extended, currencies: bare(extended.currencies) }).listCurrenciesExtended(),
    ]) {
      expect(await failureOfCall(failed)).toBeInstanceOf(UnexpectedResponseError);
    }
  });

  it('may be empty where the service says that the store has none', async () => {
    const none = await answering([]).listCurrencies();
    expect([none, leftOutOf(none)]).toEqual([[], []]);
    const { currencies } = await answering({ currencies: [] }).listCurrenciesExtended();
    expect(currencies).toEqual([]);
  });

  it('are refused for what is no list', async () => {
    for (const data of [null, {}, 'none', { ...extended, currencies: {} }, { currencies: null }]) {
      expect(await failureOfCall(answering(data).listCurrenciesExtended())).toBeInstanceOf(
        UnexpectedResponseError,
      );
    }
  });
});

describe('a wallet', () => {
  const wallet = dataOf<{ rates: Record<string, unknown>; address: object[] }>(
    'deployed',
    'createWallet',
  );
  const asked = (more: object) =>
    answering({ ...wallet, ...more }).createWallet({ store_external_id: 'a' });
  const good = { 'USDT.Tron': '1.5', 'BTC.Bitcoin': null };

  it('leaves out each rate that cannot be read, and keeps the others and the addresses', async () => {
    const read = await asked({
      rates: { ...good, 'LTC.Litecoin': '', 'ETH.Ethereum': {}, X: '-1' },
    });
    expect(read.rates).toEqual({ 'USDT.Tron': '1.5' });
    expect(read.address).toHaveLength(wallet.address.length);
    expect(leftOutOf(read).map(({ path }) => path)).toEqual(Array(3).fill('data.rates.*'));
  });

  it('has nothing left out for a rate of null: the service says that there is none', async () => {
    expect(leftOutOf(await asked({ rates: good }))).toEqual([]);
  });

  it('is refused for anything else, alone or beside such a rate', async () => {
    const [address] = wallet.address;
    for (const wrong of [
      { amount_usd: '' },
      { address: [{ ...address, address: null }] },
      { address: null },
      { id: null },
    ]) {
      for (const rates of [good, { ...good, 'LTC.Litecoin': '' }]) {
        const error = await failureOfCall(asked({ ...wrong, rates }));
        expect(error).toBeInstanceOf(UnexpectedResponseError);
      }
    }
    for (const rates of [null, [], '', 5, ['']]) {
      expect(await failureOfCall(asked({ rates }))).toBeInstanceOf(UnexpectedResponseError);
    }
  });
});

it('is not asked of what the client did not answer', () => {
  for (const value of [null, undefined, 'text', 5, [], {}]) expect(leftOutOf(value)).toEqual([]);
});
