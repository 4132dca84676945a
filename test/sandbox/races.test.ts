/** Parallel calls to a deployed service, which races; the proxy must never make them. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { TRON_ADDRESS } from '../treasury/server/withdrawals/backOffice.js';
import { DIALECTS, start } from './start.js';

describe.each(DIALECTS)('parallel calls to the %s service', (dialect) => {
  const payout = (requestId: string) => ({
    address_to: TRON_ADDRESS,
    amount: parseDecimal('2'),
    currency_id: 'USDT.Tron',
    request_id: requestId,
  });

  it('make two wallets with different addresses for one external id', async () => {
    const { sandbox, client } = start({ dialect });
    sandbox.fail({ kind: 'race' });
    const order = { store_external_id: 'order-1' };
    const both = await Promise.all([client.createWallet(order), client.createWallet(order)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    const addresses = both.map(({ address }) => address.map((row) => row.address).join());
    expect(new Set(addresses).size).toBe(2);
    // Later ones get the first.
    expect((await client.createWallet(order)).id).toBe(sandbox.state().wallets[0]?.id);
    expect(sandbox.state().wallets).toHaveLength(2);
    sandbox.pay({
      address: both[1]?.address[0]?.address ?? '',
      currencyId: both[1]?.address[0]?.currency_id ?? '',
      amount: '1',
    });
    expect(sandbox.transfers()[0]?.externalId).toBe('order-1');
  });

  it('make several withdrawals under one request id', async () => {
    const { sandbox, client } = start({ dialect });
    sandbox.fail({ kind: 'race' });
    const calls = [1, 2, 3].map(() => client.createWithdrawal(payout('r-1')));
    const ids = (await Promise.all(calls)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(sandbox.withdrawals()).toHaveLength(3);
    // What comes after them finds the id taken.
    await expect(client.createWithdrawal(payout('r-1'))).rejects.toMatchObject({ status: 422 });
  });

  it('make one of each without the race fault', async () => {
    const { sandbox, client } = start({ dialect });
    const order = { store_external_id: 'order-1' };
    await Promise.all([client.createWallet(order), client.createWallet(order)]);
    const calls = [1, 2, 3].map(() => client.createWithdrawal(payout('r-1')));
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sandbox.state().wallets).toHaveLength(1);
    expect(sandbox.withdrawals()).toHaveLength(1);
  });
});
