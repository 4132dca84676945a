/** All eleven operations of the document, over real HTTP, through the real client, in both dialects. */
import { afterAll, describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../src/api/client.js';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../src/sandbox/http/serveSandbox.js';
import { OPERATION_NAMES, type OperationName } from '../../src/sandbox/routes.js';
import { DIALECTS, START } from './start.js';

const EXTERNAL_ID = '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10';
const TARGET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const withdrawal = (requestId: string) => ({
  address_to: TARGET,
  amount: parseDecimal('15.500000000000000001'),
  currency_id: 'USDT.Tron',
  request_id: requestId,
});

/** Calls each operation once and says in a few words what came back. */
const CALLS: Readonly<Record<OperationName, (client: ServiceClient) => Promise<string>>> = {
  async createWallet(client) {
    const wallet = await client.createWallet({
      store_external_id: EXTERNAL_ID,
      amount: parseDecimal('20'),
      email: 'shopper@example.com',
      ip: '203.0.113.7',
      locale: 'en',
      currency: 'USDT.Tron',
    });
    expect(wallet.amount_usd).toBe('20');
    return `${String(wallet.address.length)} addresses, ${String(Object.keys(wallet.rates).length)} rates`;
  },
  async createWalletByQuery(client) {
    const wallet = await client.createWalletByQuery({ store_external_id: EXTERNAL_ID });
    expect(wallet.amount_usd).toBe('0.1');
    return `amount_usd ${wallet.amount_usd}`;
  },
  async listCurrencies(client) {
    const list = await client.listCurrencies();
    expect(list.find(({ id }) => id === 'ETH.Ethereum')?.withdrawal_min_balance).toBe(
      '0.000000000000000001',
    );
    return `${String(list.length)} currencies`;
  },
  async listCurrenciesExtended(client) {
    const { tokens, blockchains, currencies } = await client.listCurrenciesExtended();
    expect(currencies).toHaveLength(22);
    return `${String(tokens.length)} tokens, ${String(blockchains.length)} networks`;
  },
  async getCurrencyRate(client) {
    const { rate, rate_source: source } = await client.getCurrencyRate('BTC.Bitcoin');
    expect(source).toBe('binance');
    return `rate ${rate}`;
  },
  async listUnconfirmedTransfers(client) {
    const list = await client.listUnconfirmedTransfers();
    return `${String(list.length)} transfers`;
  },
  async listProcessingWalletBalances(client) {
    const all = await client.listProcessingWalletBalances();
    const some = await client.listProcessingWalletBalances({ blockchains: ['tron', 'bsc'] });
    expect(some.map(({ blockchain }) => blockchain)).toEqual(['tron', 'bsc']);
    return `${String(all.length)} wallets`;
  },
  async getExchangeBalances(client) {
    const { total_usd: total } = await client.getExchangeBalances();
    return `total ${total ?? 'unknown'}`;
  },
  async createWithdrawal(client) {
    const created = await client.createWithdrawal(withdrawal('request-create'));
    expect(created.amount).toBe('15.500000000000000001');
    expect(created.transfer_id).toBeNull();
    return `created ${created.amount}`;
  },
  async getWithdrawal(client) {
    const { id } = await client.createWithdrawal(withdrawal('request-read'));
    const read = await client.getWithdrawal(id);
    expect(read.amount).toBe('15.500000000000000001');
    expect(read.transfer).toBeNull();
    return `read ${read.amount}`;
  },
  async deleteWithdrawal(client) {
    const { id } = await client.createWithdrawal(withdrawal('request-delete'));
    const text = await client.deleteWithdrawal(id);
    expect(text).toBe('Withdrawal successfully cancelled');
    return text;
  },
};

const rows: { operation: string; dialect: string; outcome: string }[] = [];

describe.each(DIALECTS)('the %s service over HTTP', (dialect) => {
  it.each(OPERATION_NAMES)('answers %s in a form that the client accepts', async (operation) => {
    const sandbox = createSandbox({ dialect, now: () => START });
    const served = await serveSandbox({ sandbox });
    try {
      const client = createServiceClient({ baseUrl: served.url, apiKey: sandbox.apiKey });
      const outcome = await CALLS[operation](client);
      expect(sandbox.recordedCalls().map((call) => call.operation)).toContain(operation);
      rows.push({ operation, dialect, outcome });
    } finally {
      await served.close();
    }
  });
});

afterAll(() => {
  console.table(rows);
  expect(rows).toHaveLength(22);
});
