/** Operation 6, which differs by dialect, and the public lookup. */
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { callRaw, DIALECTS, start } from './start.js';

const PATH = '/transactions/unconfirmed/transfer';
const DEPOSIT = { externalId: 'order-1', currencyId: 'USDT.Tron', amount: '20' };

async function opened(dialect: (typeof DIALECTS)[number]) {
  const all = start({ dialect });
  const wallet = await all.client.createWallet({ store_external_id: 'order-1' });
  return { ...all, wallet };
}

describe('operation 6 as documented', () => {
  it('shows one object: the newest deposit, its amounts as numbers with every digit', async () => {
    const { sandbox } = await opened('documented');
    sandbox.pay({ ...DEPOSIT, txHash: 'aa' });
    sandbox.pay({
      ...DEPOSIT,
      currencyId: 'ETH.Ethereum',
      amount: '0.010000000000000001',
      txHash: 'bb',
    });
    const { text } = await callRaw(sandbox, 'GET', PATH);
    expect(text).toContain('"tx_hash":"bb"');
    expect(text).toContain('"amount":0.010000000000000001,');
    expect(text).not.toContain('"aa"');
  });

  it('shows null without unconfirmed deposits', async () => {
    const { sandbox, client } = await opened('documented');
    expect((await callRaw(sandbox, 'GET', PATH)).text).toBe(
      '{"code":200,"message":"ok","data":null}',
    );
    for (const conclude of [sandbox.confirm, sandbox.block, sandbox.drop]) {
      const { txHash } = sandbox.pay(DEPOSIT);
      expect(await client.listUnconfirmedTransfers()).toHaveLength(1);
      conclude(txHash);
      expect(await client.listUnconfirmedTransfers()).toEqual([]);
    }
  });
});

describe('operation 6 as deployed', () => {
  it('never shows a deposit, only sweeps from the deposit address, amounts as texts', async () => {
    const { sandbox } = await opened('deployed');
    const { txHash, address } = sandbox.pay(DEPOSIT);
    expect((await callRaw(sandbox, 'GET', PATH)).text).toContain('"data":[]');
    sandbox.confirm(txHash);
    const swept = sandbox.sweep({ address });
    const { json } = await callRaw(sandbox, 'GET', PATH);
    const [row] = (json as { data: Record<string, unknown>[] }).data;
    expect(row).toMatchObject({
      tx_hash: swept.txHash,
      from_address: address,
      amount: '20',
      amount_usd: '20',
      type: 'transfer',
      network_created_at: '0001-01-01T00:00:00Z',
    });
    expect(row).not.toHaveProperty('updated_at');
    expect(row?.['to_address']).not.toBe(address);
    sandbox.confirm(swept.txHash);
    expect((await callRaw(sandbox, 'GET', PATH)).text).toContain('"data":[]');
  });
});

describe('the controls over a transfer', () => {
  it('refuse unknown and ended transfers with a helpful message', async () => {
    const { sandbox } = await opened('documented');
    expect(() => sandbox.pay({ ...DEPOSIT, externalId: 'nobody' })).toThrow(/Open the order first/);
    expect(() => sandbox.pay({ ...DEPOSIT, currencyId: 'SHIB.Ethereum' })).toThrow(
      /no such address/,
    );
    expect(() => sandbox.confirm('nothing')).toThrow(/No transfer with this hash/);
    const { txHash } = sandbox.pay(DEPOSIT);
    sandbox.drop(txHash);
    expect(() => sandbox.confirm(txHash)).toThrow(/already vanished/);
    expect(() => sandbox.sweep({ address: 'nothing' })).toThrow(/Nothing was ever paid/);
    expect(() => sandbox.pay({ ...DEPOSIT, amount: '-1' })).toThrow(/decimal/);
  });

  it('find the wallet by external id, by wallet id or by address', async () => {
    const { sandbox, wallet } = await opened('documented');
    const address = wallet.address.find(({ currency_id: id }) => id === 'USDT.Tron')?.address ?? '';
    const ways = [{ externalId: 'order-1' }, { walletId: wallet.id }, { address }];
    for (const way of ways) {
      const paid = sandbox.pay({ ...way, currencyId: 'USDT.Tron', amount: '1' });
      expect([paid.externalId, paid.address]).toEqual(['order-1', address]);
    }
  });

  it.each(DIALECTS)('accept an address as a screen shows it (%s)', async (dialect) => {
    const { sandbox, wallet } = await opened(dialect);
    for (const currencyId of ['BCH.Bitcoincash', 'USDT.Polygon', 'BTC.Bitcoin']) {
      const row = wallet.address.find(({ currency_id: id }) => id === currencyId);
      const shown = checkAddress(row?.blockchain ?? '', row?.address ?? '');
      if (shown.status !== 'valid') throw new Error('the address is valid');
      const paid = sandbox.pay({ address: shown.address, currencyId, amount: '1' });
      expect(paid.address).toBe(row?.address);
    }
  });

  it('value a deposit at the current rate, cut to four decimals', async () => {
    const { sandbox } = await opened('documented');
    sandbox.setRate('BTC', '100000');
    const paid = sandbox.pay({ ...DEPOSIT, currencyId: 'BTC.Bitcoin', amount: '0.000123456789' });
    expect(paid.amountUsd).toBe('12.3456');
    sandbox.setRate('BTC', '200000');
    expect(sandbox.confirm(paid.txHash).amountUsd).toBe('24.6913');
  });

  it('give hashes in the form of the network', async () => {
    const { sandbox } = await opened('documented');
    expect(sandbox.pay(DEPOSIT).txHash).toMatch(/^[0-9a-f]{64}$/);
    const onEvm = sandbox.pay({ ...DEPOSIT, currencyId: 'USDT.Polygon' });
    expect(onEvm.txHash).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

describe.each(DIALECTS)('the public lookup of a %s service', (dialect) => {
  const lookup = async (sandbox: ReturnType<typeof start>['sandbox'], id: string) => {
    const response = await sandbox.fetch(`https://service.test/api/v1/public/wallet/${id}/tx-find`);
    return (await response.json()) as { data?: Record<string, { hash: string }[]>; code: number };
  };

  it('needs no key and moves a deposit from unconfirmed to confirmed', async () => {
    const { sandbox, wallet } = await opened(dialect);
    const { txHash } = sandbox.pay(DEPOSIT);
    sandbox.pay({ ...DEPOSIT, amount: '0.99' });
    expect((await lookup(sandbox, wallet.id)).data).toMatchObject({
      confirmed: [],
      unconfirmed: [{ hash: txHash, currency_code: 'USDT.Tron', amount: '20', type: 'deposit' }],
    });
    sandbox.confirm(txHash);
    const { data } = await lookup(sandbox, wallet.id);
    expect(data?.['unconfirmed']).toEqual([]);
    expect(data?.['confirmed']?.map(({ hash }) => hash)).toEqual([txHash]);
  });

  it('refuses a bad and an unknown wallet', async () => {
    const { sandbox, wallet } = await opened(dialect);
    expect((await lookup(sandbox, 'nothing')).code).toBe(400);
    expect((await lookup(sandbox, wallet.store_id ?? '')).code).toBe(404);
  });
});
