/** A hostile or wrong listing does not choose which token a wallet sends, nor how much of it. */
import { describe, expect, it } from 'vitest';
import { transferRequest } from '../../../../src/chains/transferRequest.js';
import { payTargetOf } from '../../../../src/checkout/payTarget.js';
import type { CheckoutSnapshot } from '../../../../src/contract/checkout.js';
import type { CurrencyListing } from '../../../../src/contract/currencies.js';
import { openStore, type Store } from '../../openStore.js';

/** WBTC's, with eight decimals. */
const OTHER = '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599';
const TETHER = '0xdac17f958d2ee523a2206206994597c13d831ec7';

type Rows = readonly { readonly id: string }[];
type Fields = Readonly<Record<string, unknown>>;

/** From now on the service says this of a currency. */
function lists(store: Store, id: string, { precision, ...said }: Fields): void {
  const edit = (rows: Rows, more: Fields) =>
    rows.map((row) => (row.id === id ? { ...row, ...more } : row));
  store.edits.set('listCurrenciesExtended', (data: { readonly currencies: Rows }) => ({
    ...data,
    currencies: edit(data.currencies, said),
  }));
  const flat = { ...said, ...(precision === undefined ? {} : { precision }) };
  store.edits.set('listCurrencies', (rows: Rows) => edit(rows, flat));
}

/** What a page would draw, and what it would ask a wallet for. */
function pageOf(snapshot: CheckoutSnapshot) {
  const { quote, address } = snapshot;
  if (!quote || !address) throw new Error('expected a quote');
  const { blockchain, isNative, contractAddress, precision } = quote;
  const target = payTargetOf(snapshot);
  if (target.status !== 'ready') throw new Error('expected an address');
  const amount = quote.payable;
  const wanted = { blockchain, isNative, contractAddress, precision, amount };
  return {
    address: target.address,
    qr: target.payload[0].text,
    forms: target.payload.map(({ name }) => name),
    wallet: transferRequest({ ...wanted, address: address.address }),
  };
}

const tokenDiagnostics = (store: Store) =>
  store.diagnostics.filter(({ code }) => code === 'token_refused');

describe('a listing that names', () => {
  it.each<[string, string, Fields, RegExp]>([
    [
      'another contract for USDT',
      'USDT.Ethereum',
      { contract_address: OTHER },
      /0x2260.*On Ethereum USDT is 0xdAC17F/,
    ],
    [
      'another contract for USDT on Tron',
      'USDT.Tron',
      { contract_address: 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz' },
      /On Tron USDT is TR7NHq/,
    ],
    [
      'other decimals for USDC',
      'USDC.Ethereum',
      { precision: 7 },
      /with 7 decimals.*with 6 decimals/,
    ],
    [
      'a well-known contract under another code',
      'DAI.Ethereum',
      { code: 'FOO', contract_address: TETHER, precision: 6 },
      /as FOO.*USDT is/,
    ],
    [
      'a look-alike of USDT',
      'DAI.Ethereum',
      { code: 'USDТ', contract_address: OTHER },
      /reads like a well-known one/,
    ],
    [
      'a contract for a coin',
      'ETH.Ethereum',
      { contract_address: OTHER },
      /reads like a well-known one/,
    ],
  ])(
    '%s gets no wallet button and no link, but the address, and is told once',
    async (_, id, said, told) => {
      const store = openStore();
      lists(store, id, said);
      const { token } = await store.open('one', id);
      const page = pageOf(await store.read(token));
      expect(page).toMatchObject({ wallet: null, forms: ['address'], qr: page.address });
      await store.sandbox.advance(3_600_000);
      await store.ask('GET', '/currencies');
      await store.open('two', id);
      expect(tokenDiagnostics(store).map(({ message }) => message)).toEqual([
        expect.stringMatching(told),
      ]);
      const { json } = await store.ask('GET', '/currencies');
      const listed = (json as CurrencyListing).currencies.find((one) => one.id === id);
      expect(listed?.contractAddress).toBeNull();
    },
  );

  it('the right contract has all of it, and no wallet asks its symbol', async () => {
    const store = openStore();
    const { token } = await store.open('one', 'USDT.Ethereum');
    const snapshot = await store.read(token);
    expect(snapshot.quote?.isKnownToken).toBe(true);
    expect(pageOf(snapshot).forms).toEqual(['address', 'eip681_token']);
    expect(pageOf(snapshot).wallet?.token?.contract.toLowerCase()).toBe(TETHER);
    expect(tokenDiagnostics(store)).toEqual([]);
  });

  it('a token that nobody knows keeps its contract, and a wallet is to ask its symbol', async () => {
    const store = openStore();
    lists(store, 'DAI.Ethereum', { code: 'WBTC', contract_address: OTHER, precision: 8 });
    const { token } = await store.open('one', 'DAI.Ethereum');
    const { quote } = await store.read(token);
    expect(quote).toMatchObject({ code: 'WBTC', contractAddress: OTHER });
    expect(quote?.isKnownToken).toBeUndefined();
    expect(tokenDiagnostics(store)).toEqual([]);
  });

  it('a wrong contract now and the right one later has its button back with the next price', async () => {
    const store = openStore();
    lists(store, 'USDT.Ethereum', { contract_address: OTHER });
    await store.open('one', 'USDT.Ethereum');
    store.edits.clear();
    await store.sandbox.advance(600_000);
    await store.ask('GET', '/currencies');
    await store.ask('GET', '/currencies');
    const { token } = await store.open('two', 'USDT.Ethereum');
    expect(pageOf(await store.read(token)).wallet).not.toBeNull();
  });
});
