/** The same seed and clock give the same bytes. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { runScenario } from '../../src/sandbox/scenarios.js';
import { callRaw, DIALECTS, start } from './start.js';
import type { SandboxOptions } from '../../src/sandbox/createSandbox.js';

const ID = '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10';

/** A day in the life of a store, as the bytes that leave the service. */
async function bytesOf(options: SandboxOptions): Promise<string[]> {
  const { sandbox, client, received } = start(options);
  const out: string[] = [];
  const read = async (method: string, path: string, body?: unknown): Promise<void> => {
    out.push((await callRaw(sandbox, method, path, body === undefined ? {} : { body })).text);
  };
  await read('POST', '/wallet', { store_external_id: ID, amount: 20 });
  await runScenario(sandbox, 'two_transfers', {
    externalId: ID,
    currencyId: 'BTC.Bitcoin',
    payable: '0.0005',
  });
  await runScenario(sandbox, 'blocked', { externalId: ID, currencyId: 'USDT.Tron', payable: '20' });
  const { address, rates } = await client.createWallet({ store_external_id: 'second' });
  out.push(JSON.stringify([address, rates]));
  sandbox.sweep({ address: sandbox.transfers()[0]?.toAddress ?? '' });
  await client.createWithdrawal({
    address_to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    amount: parseDecimal('3'),
    currency_id: 'USDT.Tron',
    request_id: 'r-1',
  });
  await sandbox.advance(3_600_000);
  for (const path of [
    '/store/currencies',
    '/store/currencies-extended',
    '/store/currencies/BTC.Bitcoin/rate',
    '/transactions/unconfirmed/transfer',
    '/processing-wallet-balances',
    '/exchange-balances',
    '/withdrawal-from-processing/r-1',
  ]) {
    await read('GET', path);
  }
  return [...out, ...received.map(({ body, headers }) => `${body}${headers.get('x-sign') ?? ''}`)];
}

describe.each(DIALECTS)('a %s sandbox', (dialect) => {
  it('gives identical bytes for an identical seed and clock', async () => {
    const first = await bytesOf({ dialect, seed: 'one' });
    expect(first.length).toBeGreaterThan(12);
    expect(await bytesOf({ dialect, seed: 'one' })).toEqual(first);
  });

  it('gives other keys, ids, addresses and hashes for another seed', async () => {
    const [first, second] = [start({ dialect, seed: 'one' }), start({ dialect, seed: 'two' })];
    const wallets = await Promise.all(
      [first, second].map(({ client }) => client.createWallet({ store_external_id: ID })),
    );
    const [a, b] = wallets;
    expect(first.sandbox.apiKey).not.toBe(second.sandbox.apiKey);
    expect(first.sandbox.webhookSecret).not.toBe(second.sandbox.webhookSecret);
    expect(a?.id).not.toBe(b?.id);
    expect(a?.address[0]?.address).not.toBe(b?.address[0]?.address);
  });
});

describe('the identity of a sandbox', () => {
  it('has keys as long as the service’s, or the given ones', () => {
    const { sandbox } = start();
    expect(sandbox.apiKey).toMatch(/^[A-Za-z0-9]{64}$/);
    expect(sandbox.webhookSecret).toMatch(/^[A-Za-z0-9]{40}$/);
    const own = start({ apiKey: 'given-key', webhookSecret: 'given-secret' }).sandbox;
    expect([own.apiKey, own.webhookSecret, own.storeId]).toEqual([
      'given-key',
      'given-secret',
      sandbox.storeId,
    ]);
  });
});
