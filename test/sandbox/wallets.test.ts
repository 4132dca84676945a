/** Wallets: external ids, echoed amounts, pay links and rotated addresses. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { callRaw, DIALECTS, start } from './start.js';

const ID = '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10';
const ZERO = '0001-01-01T00:00:00Z';

interface RawWallet {
  readonly id: string;
  readonly updated_at: string;
  readonly pay_url: string;
  readonly amount_usd: unknown;
  readonly address: readonly Record<string, unknown>[];
}

async function rawWallet(
  sandbox: ReturnType<typeof start>['sandbox'],
  body: object,
): Promise<RawWallet> {
  const { json } = await callRaw(sandbox, 'POST', '/wallet', {
    body: { store_external_id: ID, ...body },
  });
  return (json as { data: RawWallet }).data;
}

describe.each(DIALECTS)('a wallet of the %s service', (dialect) => {
  it.each([
    ['20', '20'],
    ['20.50', '20.5'],
    ['2.5e1', '25'],
    ['0', '0.1'],
    ['-5', '0.1'],
  ])('echoes the amount %s as %s', async (sent, echoed) => {
    const { sandbox } = start({ dialect });
    const text = `{"store_external_id":"${ID}","amount":${sent}}`;
    const answer = await callRaw(sandbox, 'POST', '/wallet', { text });
    expect(answer.text).toContain(`"amount_usd":"${echoed}"`);
  });

  it('echoes the minimal payment of the store without an amount', async () => {
    const { client } = start({ dialect, minimalPaymentUsd: '2.5' });
    expect((await client.createWallet({ store_external_id: ID })).amount_usd).toBe('2.5');
  });

  it('links to the hosted page with the sent fields in alphabetical order', async () => {
    const { sandbox } = start({ dialect });
    const plain = await rawWallet(sandbox, {});
    expect(plain.pay_url).toBe(`https://pay.sandbox.invalid/pay/wallet/${plain.id}`);
    const full = await rawWallet(sandbox, { currency: 'USDT.Tron', amount: 20 });
    expect(full.pay_url).toBe(`${plain.pay_url}?amount=20&currency=USDT.Tron`);
  });

  it('gets another address for a dirty one, for all currencies that share it', async () => {
    const { client, sandbox } = start({ dialect });
    const before = await client.createWallet({ store_external_id: ID });
    const old = before.address.find(({ blockchain }) => blockchain === 'polygon')?.address ?? '';
    sandbox.rotate(old);
    const after = await client.createWallet({ store_external_id: ID });
    expect(after.address.map((row) => row.address)).not.toContain(old);
    expect(after.address.map((row) => row.currency_id)).toEqual(
      before.address.map((row) => row.currency_id),
    );
    expect(new Set(after.address.map((row) => row.address)).size).toBe(6);
    expect(() => {
      sandbox.rotate(old);
    }).toThrow(/No wallet/);
  });

  it('has only the enabled currencies', async () => {
    const { client } = start({ dialect, currencies: ['SHIB.Ethereum', 'USDT.Tron', 'USD'] });
    const wallet = await client.createWallet({ store_external_id: ID });
    expect(wallet.address.map(({ currency_id: id }) => id)).toEqual(['USDT.Tron', 'SHIB.Ethereum']);
    expect(wallet.rates['SHIB.Ethereum']).toMatch(/^0\.0000\d+$/);
  });
});

describe('the times of a wallet', () => {
  it('are the zero time in a deployed service until the call after an update', async () => {
    const { sandbox } = start({ dialect: 'deployed' });
    const first = await rawWallet(sandbox, { email: 'a@example.com' });
    expect(first.updated_at).toBe(ZERO);
    expect(first.address[0]).toMatchObject({ updated_at: ZERO, deleted_at: ZERO, dirty: false });
    expect((await rawWallet(sandbox, { email: 'b@example.com' })).updated_at).toBe(ZERO);
    expect((await rawWallet(sandbox, {})).updated_at).toBe('2026-07-31T09:12:44.123Z');
  });

  it('are real ones as documented', async () => {
    const { sandbox } = start({ dialect: 'documented' });
    const text = JSON.stringify(await rawWallet(sandbox, {}));
    expect(text).not.toContain(ZERO);
    expect(text).toContain('"updated_at":"2026-07-31T09:12:44.123Z"');
  });
});

describe('the rates of a wallet', () => {
  it('lie one per cent above operation 5 in a deployed service, stablecoins at exactly 1', async () => {
    const { client } = start({ dialect: 'deployed' });
    const { rates } = await client.createWallet({ store_external_id: ID });
    const raw = await client.getCurrencyRate('BTC.Bitcoin');
    expect(raw.rate).toBe('117936.0356164');
    expect(rates['BTC.Bitcoin']).toBe('119115.395972564');
    expect(rates['DAI.Ethereum']).toBe('1');
    expect((await client.getCurrencyRate('DAI.Ethereum')).rate).toBe('0.9997');
  });

  it('are those of operation 5 as documented', async () => {
    const { client } = start({ dialect: 'documented' });
    const { rates } = await client.createWallet({ store_external_id: ID });
    for (const id of ['BTC.Bitcoin', 'DAI.Ethereum', 'TRX.Tron']) {
      expect((await client.getCurrencyRate(id)).rate).toBe(rates[id]);
    }
  });

  it('move with the clock, slowly, and can be fixed', async () => {
    const { client, sandbox } = start();
    const read = async () =>
      (await client.createWallet({ store_external_id: ID })).rates['BTC.Bitcoin'];
    const first = await read();
    await sandbox.advance(1_000);
    expect(await read()).toBe(first);
    await sandbox.advance(600_000);
    expect(await read()).not.toBe(first);
    sandbox.setRate('BTC', '100000');
    expect(await read()).toBe(parseDecimal('100000'));
    sandbox.setRate('BTC', undefined);
    expect(await read()).not.toBe('100000');
  });
});
