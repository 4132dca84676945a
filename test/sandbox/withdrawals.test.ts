/** Withdrawals: the worker's steps, missing funds, deletion, and balances. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { callRaw, DIALECTS, start } from './start.js';

const PATH = '/withdrawal-from-processing';
const request = (amount: string, requestId = 'r-1') => ({
  address_to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  amount: parseDecimal(amount),
  currency_id: 'USDT.Tron',
  request_id: requestId,
});

describe.each(DIALECTS)('a withdrawal from the %s service', (dialect) => {
  it('changes its state every two seconds, and gets its hash last', async () => {
    const { client, sandbox } = start({ dialect });
    const { id } = await client.createWithdrawal(request('15.5'));
    const seen: string[] = [];
    for (let second = 0; second <= 12; second += 2) {
      const { transfer, tx_hash: hash } = await client.getWithdrawal(id);
      seen.push(`${transfer?.status ?? 'queued'}/${transfer?.stage ?? '-'}${hash ? '/hash' : ''}`);
      await sandbox.advance(2_000);
    }
    expect(seen).toEqual([
      'queued/-',
      'new/in_progress',
      'pending/in_progress',
      'processing/in_progress',
      'in_mempool/in_progress',
      'unconfirmed/in_progress',
      'completed/completed/hash',
    ]);
  });

  it('sends one webhook at its end, without wallet and status', async () => {
    const { client, sandbox, received } = start({ dialect });
    const { id } = await client.createWithdrawal(request('15.5'));
    await sandbox.advance(3_600_000);
    expect(received).toHaveLength(1);
    const body = JSON.parse(received[0]?.body ?? '') as Record<string, unknown>;
    expect(Object.keys(body)).toEqual([
      'amount',
      'created_at',
      'paid_at',
      'transactions',
      'type',
      'withdrawal_id',
    ]);
    expect(body).toMatchObject({ withdrawal_id: id, created_at: '2026-07-31T09:12:56.123' });
    expect(received[0]?.at).toBe(sandbox.now() - 3_600_000 + 12_000);
  });

  it('waits without a transfer until there are enough funds', async () => {
    const { client, sandbox } = start({ dialect });
    const { id } = await client.createWithdrawal(request('541'));
    await sandbox.advance(3_600_000);
    expect((await client.getWithdrawal(id)).transfer).toBeNull();
    sandbox.setBalances({ 'USDT.Tron': '541' });
    await sandbox.advance(2_000);
    expect((await client.getWithdrawal(id)).transfer?.status).toBe('new');
  });

  it('can be deleted while it waits; a second time it is not found', async () => {
    const { client, sandbox } = start({ dialect });
    const { id } = await client.createWithdrawal(request('541'));
    const answer = await callRaw(sandbox, 'DELETE', `${PATH}/${id}`);
    const text = 'Withdrawal successfully cancelled';
    expect(answer.text).toBe(
      dialect === 'documented'
        ? `{"code":200,"message":"ok","data":"${text}"}`
        : `{"code":200,"message":"${text}","data":null}`,
    );
    expect((await callRaw(sandbox, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('reduces the balance, and a failure restores it', async () => {
    const { client, sandbox } = start({ dialect });
    const held = async () => {
      const [tron] = await client.listProcessingWalletBalances({ currencies: ['USDT.Tron'] });
      return tron?.assets?.[0]?.amount;
    };
    const { id } = await client.createWithdrawal(request('40'));
    expect(await held()).toBe('540');
    await sandbox.advance(4_000);
    expect(await held()).toBe('500');
    sandbox.failWithdrawal(id, 'out of energy');
    expect(await held()).toBe('540');
    expect((await client.getWithdrawal(id)).transfer).toMatchObject({
      stage: 'failed',
      status: 'failed',
      message: 'out of energy',
    });
    expect(() => {
      sandbox.failWithdrawal(id);
    }).toThrow(/over/);
  });

  it('frees its request id only if it failed', async () => {
    const { client, sandbox } = start({ dialect });
    await client.createWithdrawal(request('1'));
    await expect(client.createWithdrawal(request('1'))).rejects.toMatchObject({ status: 422 });
    sandbox.failWithdrawal('r-1');
    const again = await client.createWithdrawal(request('1'));
    await sandbox.advance(60_000);
    expect((await client.getWithdrawal(again.id)).transfer?.status).toBe('completed');
    await expect(client.createWithdrawal(request('1'))).rejects.toMatchObject({ status: 422 });
  });

  it('does not change while the worker is held or the transfer is frozen', async () => {
    const { client, sandbox } = start({ dialect });
    sandbox.holdWithdrawals(true);
    const { id } = await client.createWithdrawal(request('1'));
    await sandbox.advance(60_000);
    expect((await client.getWithdrawal(id)).transfer).toBeNull();
    sandbox.holdWithdrawals(false);
    sandbox.withdrawals();
    const other = await client.createWithdrawal(request('1', 'r-2'));
    await sandbox.advance(4_000);
    sandbox.freezeWithdrawal(other.id);
    await sandbox.advance(60_000);
    expect((await client.getWithdrawal(other.id)).transfer).toMatchObject({
      status: 'frozen',
      stage: 'in_progress',
    });
  });
});

describe('operation 10', () => {
  it('has numbers as documented, with every digit', async () => {
    const { client, sandbox } = start({ dialect: 'documented' });
    const { id } = await client.createWithdrawal(request('15.500000000000000001'));
    const { text } = await callRaw(sandbox, 'GET', `${PATH}/${id}`);
    expect(text).toContain('"amount":15.500000000000000001,"amount_usd":0,');
  });

  it('has strings as deployed, and also accepts the request id', async () => {
    const { client, sandbox } = start({ dialect: 'deployed' });
    await client.createWithdrawal(request('15.5'));
    const { text } = await callRaw(sandbox, 'GET', `${PATH}/r-1`);
    expect(text).toContain('"transfer":null,"tx_hash":"","store_id":');
    expect(text).toContain('"amount":"15.5","amount_usd":"0",');
  });
});

describe('processing balances', () => {
  it('are in the order of the service, with the requested networks and currencies only', async () => {
    const { client } = start();
    const all = await client.listProcessingWalletBalances();
    expect(all.map(({ blockchain }) => blockchain)).toEqual([
      ...['tron', 'ethereum', 'bsc', 'polygon'],
      ...['bitcoin', 'litecoin', 'bitcoincash', 'dogecoin', 'arbitrum'],
    ]);
    const some = await client.listProcessingWalletBalances({ currencies: ['USDT.Tron'] });
    expect(some.flatMap(({ assets }) => assets ?? []).map((one) => one.currency_id)).toEqual([
      'USDT.Tron',
    ]);
    expect(await client.listProcessingWalletBalances({ blockchains: ['tron,bsc'] })).toEqual([]);
  });

  it('omit fields that do not apply as deployed, and have all as documented', async () => {
    const keys = async (dialect: (typeof DIALECTS)[number], query: string) => {
      const { sandbox } = start({ dialect });
      const { json } = await callRaw(sandbox, 'GET', `/processing-wallet-balances${query}`);
      const [first] = (json as { data: Record<string, object>[] }).data;
      return [Object.keys(first ?? {}), Object.keys(first?.['additional_data'] ?? {})];
    };
    const full = ['address', 'blockchain', 'currency', 'balance', 'assets', 'additional_data'];
    expect(await keys('documented', '?blockchains=bitcoin')).toEqual([
      full,
      ['evm_data', 'tron_data'],
    ]);
    expect(await keys('deployed', '?blockchains=bitcoin')).toEqual([full.slice(0, 5), []]);
    expect(await keys('deployed', '?blockchains[]=bsc')).toEqual([full, ['evm_data']]);
    expect(await keys('deployed', '?currencies=USDT.Tron')).toEqual([
      ['address', 'blockchain', 'currency', 'assets'],
      [],
    ]);
  });

  it('of an exchange are rounded down to cents, the total from the unrounded values', async () => {
    const { client, sandbox } = start();
    sandbox.setRate('BTC', '100000.55');
    sandbox.setExchange({ 'BTC.Bitcoin': '0.00001', 'BTC.Other': '0.00001' });
    const { balances, total_usd: total } = await client.getExchangeBalances();
    expect(balances.map((one) => one.amount_usd)).toEqual(['1', '0']);
    expect(total).toBe('1');
    sandbox.setExchange({});
    expect(await client.getExchangeBalances()).toMatchObject({ balances: [], total_usd: '0' });
  });
});
