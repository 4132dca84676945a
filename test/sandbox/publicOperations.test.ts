/** The public routes that the service's own payment page uses, without a key. */
import { describe, expect, it } from 'vitest';
import { DIALECTS, start } from './start.js';

const UNKNOWN = '8a66073d-cc60-4bf7-a6fc-c35bdf52731a';

describe.each(DIALECTS)('the public routes, %s', (dialect) => {
  async function opened() {
    const { sandbox, client } = start({ dialect, payFormUrl: 'https://pay.test' });
    const wallet = await client.createWallet({ store_external_id: 'order-1', amount: '20' });
    const ask = async (path: string, method = 'GET') => {
      const url = `https://service.test/api/v1/public${path}`;
      const answer = await sandbox.fetch(url, { method });
      const { data, errors } = (await answer.json()) as {
        data: Record<string, unknown>;
        errors?: { message: string }[];
      };
      return { status: answer.status, data, message: errors?.[0]?.message };
    };
    return { sandbox, client, wallet, ask };
  }

  it('show a wallet with its store, its clean addresses by order, and the rates of the wallet call', async () => {
    const { sandbox, wallet, ask } = await opened();
    expect(wallet.pay_url).toBe(`https://pay.test/pay/wallet/${wallet.id}?amount=20`);
    const { status, data } = await ask(`/wallet/${wallet.id}?locale=de`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      store: { id: sandbox.storeId, minimal_payment: '0.1', status: true },
      wallet_id: wallet.id,
      rates: wallet.rates,
    });
    const rows = data['addresses'] as {
      currency: { id: string; order: number };
      address: string;
    }[];
    expect(rows.map(({ address }) => address).sort()).toEqual(
      wallet.address.map(({ address }) => address).sort(),
    );
    const orders = rows.map(({ currency }) => currency.order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(rows[0]?.currency).not.toHaveProperty('precision');
    expect(JSON.stringify(data)).not.toContain('order-1');
  });

  it('refuse a bad id, an unknown one, and a store that is switched off', async () => {
    const { sandbox, wallet, ask } = await opened();
    expect(await ask('/wallet/x')).toMatchObject({ status: 400, message: 'bad wallet id' });
    expect(await ask(`/wallet/${UNKNOWN}`)).toMatchObject({
      status: 404,
      message: 'store not found',
    });
    expect((await ask(`/wallet/${wallet.id}`, 'POST')).status).toBe(401);
    sandbox.configure({ storeEnabled: false });
    expect(await ask(`/wallet/${wallet.id}`)).toMatchObject({
      status: 410,
      message: 'store is disabled',
    });
  });
});
