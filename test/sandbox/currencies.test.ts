/** Operations 3 to 5: the service's whole currency table, its grouping and its random order. */
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  DEFAULT_CURRENCY_IDS,
  findNativeCurrency,
} from '../../src/sandbox/currencies.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { callRaw, DIALECTS, start } from './start.js';

interface Group {
  readonly name: string;
  readonly currencies: readonly string[];
}

describe('the currency table', () => {
  it('has every row of the service once, 22 of them enabled in a new store', () => {
    expect(CURRENCIES).toHaveLength(48);
    expect(new Set(CURRENCIES.map(({ id }) => id)).size).toBe(48);
    expect(DEFAULT_CURRENCY_IDS).toHaveLength(22);
    expect(DEFAULT_CURRENCY_IDS).not.toContain('USD');
  });

  it('has the irregularities of the service', () => {
    const of = (id: string) => CURRENCIES.find((row) => row.id === id);
    const unbalanced = CURRENCIES.filter((row) => !row.hasBalance).map(({ id }) => id);
    expect(unbalanced).toEqual(['ETH.Ethereum', 'TRX.Tron', 'USD', 'USDT.Ethereum']);
    expect(of('BNB.BNBSmartChain')?.precision).toBe(8);
    expect(of('USDC.BNBSmartChain')?.precision).toBe(18);
    expect([of('DAI.Arbitrum')?.minConfirmation, of('ARB.Arbitrum')?.minConfirmation]).toEqual([
      19, 1,
    ]);
    expect([of('USDT.Tron')?.minConfirmation, of('USD1.Tron')?.minConfirmation]).toEqual([19, 1]);
  });

  it('names a native coin for each network, with its ticker as the contract', () => {
    for (const { slug, nativeCode } of NETWORKS) {
      const native = findNativeCurrency(slug);
      expect(native?.code).toBe(nativeCode);
      expect(native?.contract).toBe(native?.code.toLowerCase());
    }
  });

  it('has a price for every row', async () => {
    const { client } = start({ currencies: CURRENCIES.map(({ id }) => id) });
    const { rates } = await client.createWallet({ store_external_id: 'order-1' });
    expect(Object.keys(rates)).toHaveLength(48);
  });

  it('refuses an option that names an unknown currency', () => {
    expect(() => start({ currencies: ['USDT.Solana'] })).toThrow(/USDT\.Solana/);
  });
});

describe.each(DIALECTS)('the flat listing of the %s service', (dialect) => {
  it('writes the minimum withdrawal in its dialect, with every digit', async () => {
    const { sandbox } = start({ dialect });
    const { text } = await callRaw(sandbox, 'GET', '/store/currencies');
    const token = '0.000000000000000001';
    const expected = dialect === 'documented' ? token : `"${token}"`;
    expect(text).toContain(`"id":"ETH.Ethereum","code":"ETH","name":"ETH","precision":18`);
    expect(text).toContain(`"withdrawal_min_balance":${expected},`);
  });

  it('lists enabled fiat as disabled and without a network', async () => {
    const { client } = start({ dialect, currencies: ['USD'] });
    const [usd] = await client.listCurrencies();
    expect(usd).toMatchObject({
      is_fiat: true,
      status: false,
      min_confirmation: 0,
      contract_address: '',
      explorer_link: '',
      withdrawal_min_balance: '0',
    });
  });
});

describe('the extended listing', () => {
  const namesOf = async (sandbox: ReturnType<typeof start>['sandbox']): Promise<string[]> => {
    const { json } = await callRaw(sandbox, 'GET', '/store/currencies-extended');
    const { data } = json as { data: { tokens: Group[]; blockchains: Group[] } };
    return [...data.tokens, ...data.blockchains].map(({ name }) => name);
  };

  it.each(DIALECTS)(
    'groups every currency once by ticker and once by network (%s)',
    async (dialect) => {
      const { client } = start({ dialect });
      const { tokens, blockchains, currencies } = await client.listCurrenciesExtended();
      const ids = currencies.map(({ id }) => id).sort();
      expect(tokens.flatMap((group) => group.currencies).sort()).toEqual(ids);
      expect(blockchains.flatMap((group) => group.currencies).sort()).toEqual(ids);
      const usdt = tokens.find(({ name }) => name === 'USDT');
      expect(usdt?.blockchains).toEqual(['ethereum', 'tron', 'bsc', 'polygon', 'arbitrum']);
      expect(usdt?.icon?.icon_128).toBe('https://cdn.dv.net/img/currency/128/USDT.png');
    },
  );

  it('has another group order on each request to a deployed service', async () => {
    const { sandbox } = start({ dialect: 'deployed' });
    const [first, second] = [await namesOf(sandbox), await namesOf(sandbox)];
    expect(first).not.toEqual(second);
    expect(first.toSorted()).toEqual(second.toSorted());
  });

  it('has a fixed group order as documented', async () => {
    const { sandbox } = start({ dialect: 'documented' });
    expect(await namesOf(sandbox)).toEqual(await namesOf(sandbox));
  });
});
