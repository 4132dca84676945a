import fc from 'fast-check';
import { parse, type LosslessNumber } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../src/api/errors.js';
import { OPERATIONS, type OperationName } from '../../src/api/operations.js';
import { parseDecimal } from '../../src/money/decimal.js';
import {
  callOperation,
  CANARY_KEY,
  clientAnswering,
  DIALECTS,
  failureOfCall,
  fixture,
  json,
} from './answering.js';
import { runs } from '../support/runs.js';

const BASE = 'https://pay.example.com/api/v1/external';
const WITHDRAWAL = 'b1f6a7d0-1111-4222-8333-444455556666';

/** What goes out for {@link callOperation}: verb, URL, body. */
const EXPECTED: Record<OperationName, readonly [string, string, string]> = {
  createWallet: ['POST', '/wallet', '{"amount":15.5,"store_external_id":"order-1001"}'],
  createWalletByQuery: ['GET', '/wallet?amount=15.5&store_external_id=order-1001', ''],
  listCurrencies: ['GET', '/store/currencies', ''],
  listCurrenciesExtended: ['GET', '/store/currencies-extended', ''],
  getCurrencyRate: ['GET', '/store/currencies/USDT.Tron/rate', ''],
  listUnconfirmedTransfers: ['GET', '/transactions/unconfirmed/transfer', ''],
  listProcessingWalletBalances: ['GET', '/processing-wallet-balances', ''],
  getExchangeBalances: ['GET', '/exchange-balances', ''],
  createWithdrawal: [
    'POST',
    '/withdrawal-from-processing',
    '{"address_to":"TDest","amount":15.5,"currency_id":"USDT.Tron","request_id":"r-1"}',
  ],
  getWithdrawal: ['GET', `/withdrawal-from-processing/${WITHDRAWAL}`, ''],
  deleteWithdrawal: ['DELETE', `/withdrawal-from-processing/${WITHDRAWAL}`, ''],
};

const answering = (name: OperationName) => clientAnswering(() => json(fixture('documented', name)));

async function requestOf(name: OperationName): Promise<Request> {
  const { client, requests } = answering(name);
  await callOperation(client, name);
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

describe.each(OPERATIONS.map(({ name }) => name))('the request of %s', (name) => {
  it('is the one of the document, and nothing more', async () => {
    const request = await requestOf(name);
    const [method, path, body] = EXPECTED[name];
    expect(request.method).toBe(method);
    expect(request.url).toBe(BASE + path);
    expect(await request.text()).toBe(body);
    expect(request.redirect).toBe('manual');
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-api-key': CANARY_KEY,
    });
  });
});

describe('creating a wallet', () => {
  it('sends every field of the document that is set, and no other', async () => {
    const { client, requests } = answering('createWallet');
    const input = {
      store_external_id: 'o "1"',
      amount: parseDecimal('20'),
      currency: 'USDT.Tron',
      email: 'a@example.com',
      ip: '192.0.2.1',
      locale: 'en',
      api_key: 'smuggled',
    };
    await client.createWallet(input);
    await client.createWalletByQuery(input);
    expect(await requests[0]?.text()).toBe(
      '{"amount":20,"currency":"USDT.Tron","email":"a@example.com","ip":"192.0.2.1",' +
        '"locale":"en","store_external_id":"o \\"1\\""}',
    );
    expect(requests[1]?.url).toBe(
      `${BASE}/wallet?amount=20&currency=USDT.Tron&email=a%40example.com&ip=192.0.2.1` +
        '&locale=en&store_external_id=o+%221%22',
    );
  });

  it('without an amount sends none', async () => {
    const { client, requests } = answering('createWallet');
    await client.createWallet({ store_external_id: 'a', amount: undefined });
    expect(await requests[0]?.text()).toBe('{"store_external_id":"a"}');
  });

  it.each([
    ['20.10', '20.1'],
    ['20.00', '20'],
    ['0.10', '0.1'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['100000000000000000000', '100000000000000000000'],
  ])('takes the amount %s as it is written, and sends %s', async (amount, sent) => {
    const { client, requests } = answering('createWallet');
    await client.createWallet({ store_external_id: 'a', amount });
    expect(await requests[0]?.text()).toBe(`{"amount":${sent},"store_external_id":"a"}`);
    await client.createWalletByQuery({ store_external_id: 'a', amount });
    expect(new URL(requests[1]?.url ?? '').searchParams.get('amount')).toBe(sent);

    const withdrawals = answering('createWithdrawal');
    const withdrawal = { address_to: 'TDest', currency_id: 'USDT.Tron', request_id: 'r-1' };
    await withdrawals.client.createWithdrawal({ ...withdrawal, amount });
    expect(await withdrawals.requests[0]?.text()).toContain(`"amount":${sent},`);
  });

  it.each(['1e5', '-1', '+1', '01', '.5', '1.', ' 1', '1,"ip":"192.0.2.9"', '', 'NaN', 20])(
    'refuses %j as an amount before anything is sent',
    async (amount) => {
      const { client, requests } = answering('createWallet');
      const error = await failureOfCall(
        client.createWallet({ store_external_id: 'a', amount: amount as string }),
      );
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field: 'amount', operation: 'createWallet' });
      expect((error as Error).message).toContain('"20.10"');
      expect(requests).toEqual([]);
    },
  );

  it('refuses an empty external id', async () => {
    const { client, requests } = answering('createWallet');
    const error = await failureOfCall(client.createWallet({ store_external_id: '' }));
    expect(error).toMatchObject({ name: 'InvalidInputError', field: 'store_external_id' });
    expect(requests).toEqual([]);
  });
});

describe('filters of the processing balances', () => {
  it('repeat their key, each item once', async () => {
    const { client, requests } = answering('listProcessingWalletBalances');
    await client.listProcessingWalletBalances({
      blockchains: ['tron', 'bsc', 'tron'],
      currencies: ['USDT.Tron', 'a&b=c'],
    });
    expect(new URL(requests[0]?.url ?? '').search).toBe(
      '?blockchains=tron&blockchains=bsc&currencies=USDT.Tron&currencies=a%26b%3Dc',
    );
  });

  it('that are empty send nothing', async () => {
    const { client, requests } = answering('listProcessingWalletBalances');
    await client.listProcessingWalletBalances({ blockchains: [], currencies: undefined });
    expect(requests[0]?.url).toBe(`${BASE}/processing-wallet-balances`);
  });
});

describe('an amount', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n - 1n }), fc.stringMatching(/^\d{0,50}$/))
    .map(([whole, decimals]) =>
      parseDecimal(decimals ? `${String(whole)}.${decimals}` : `${String(whole)}`),
    );

  it('goes out and comes back digit for digit, in both forms of an answer', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.constantFrom(...DIALECTS), async (amount, dialect) => {
        const { client, requests } = clientAnswering(async (request) => {
          const sent = parse(await request.clone().text()) as { amount: LosslessNumber };
          const echo = dialect === 'documented' ? sent.amount.value : `"${sent.amount.value}"`;
          return json(
            `{"code":200,"data":{"id":"w","address_to":"TDest","currency_id":"c","amount":${echo}}}`,
          );
        });
        const withdrawal = await client.createWithdrawal({
          ...{ address_to: 'TDest', amount, currency_id: 'USDT.Tron', request_id: 'r' },
        });
        expect(await requests[0]?.text()).toContain(`"amount":${amount},`);
        expect(withdrawal.amount).toBe(amount);
      }),
      { numRuns: runs(300) },
    );
  });
});
