import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.js';
import { callOperation, clientAnswering, DIALECTS, fixture, json } from './answering.js';

const names = OPERATIONS.map(({ name }) => name);

const read = (dialect: (typeof DIALECTS)[number]) => {
  const { client } = clientAnswering((request) => {
    const row = OPERATIONS.find(({ method, path }) => {
      const pattern = new RegExp(`/api${path.replace('{id}', '[^/]+')}$`);
      return method === request.method && pattern.test(new URL(request.url).pathname);
    });
    return row ? json(fixture(dialect, row.name)) : new Response(null, { status: 404 });
  });
  return client;
};

describe('the table of operations', () => {
  it('names the client methods, and the client has no others', () => {
    expect(Object.keys(read('documented'))).toEqual(names);
  });
});

describe.each(DIALECTS)('answers in the %s form', (dialect) => {
  it.each(names)('are read: %s', async (name) => {
    await expect(callOperation(read(dialect), name)).resolves.toBeDefined();
  });

  it('carry amounts digit for digit, whether numbers or strings', async () => {
    const client = read(dialect);
    const [transfer] = await client.listUnconfirmedTransfers();
    expect(transfer?.amount).toBe('20.000000000000000001');
    const [currency] = await client.listCurrencies();
    expect(currency?.withdrawal_min_balance).toBe('0.000001');
    expect((await client.getExchangeBalances()).total_usd).toBe('1250.33');
    expect((await client.getWithdrawal('w1')).amount).toBe('15.5');
    expect((await client.createWallet({ store_external_id: 'a' })).rates['BTC.Bitcoin']).toBe(
      '119180.707',
    );
  });

  it('give the text of a deletion', async () => {
    await expect(read(dialect).deleteWithdrawal('w1')).resolves.toBe(
      'Withdrawal successfully cancelled',
    );
  });
});

describe('differences of a deployed service', () => {
  it('read zero times as unset, and times without a zone as UTC', async () => {
    const client = read('deployed');
    const wallet = await client.createWallet({ store_external_id: 'a' });
    expect(wallet.updated_at).toBeNull();
    expect(wallet.address[0]?.deleted_at).toBeNull();
    expect(wallet.created_at).toBe('2026-07-31T09:12:43.998Z');
    expect((await client.getWithdrawal('w1')).created_at).toBe('2026-07-31T10:00:00.123Z');
  });

  it('read absent and null objects as null', async () => {
    const client = read('deployed');
    expect((await client.getWithdrawal('w1')).transfer).toBeNull();
    const withdrawal = await callOperation(client, 'createWithdrawal');
    expect(withdrawal).toMatchObject({ transfer_id: null });
    const balances = await client.listProcessingWalletBalances();
    expect(balances[0]?.additional_data?.evm_data).toBeNull();
    expect(balances[1]?.additional_data?.tron_data).toBeNull();
    expect(balances[2]).toMatchObject({ balance: null, additional_data: null });
    expect((await client.listCurrencies())[1]).toMatchObject({ blockchain: null, icon: null });
  });

  it('make a list of operation 6 from an object, an array, and null', async () => {
    expect(await read('documented').listUnconfirmedTransfers()).toHaveLength(1);
    expect(await read('deployed').listUnconfirmedTransfers()).toHaveLength(1);
    for (const data of ['null', '[]']) {
      const { client } = clientAnswering(() => json(`{"code":200,"message":"ok","data":${data}}`));
      expect(await client.listUnconfirmedTransfers()).toEqual([]);
    }
  });
});
