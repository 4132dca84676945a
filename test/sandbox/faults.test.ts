/** Faults: each affects its operations for the given number of calls. */
import { describe, expect, it, vi } from 'vitest';
import { leftOutOf } from '../../src/api/droppedEntries.js';
import { parseDecimal } from '../../src/money/decimal.js';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { type OperationName } from '../../src/sandbox/routes.js';
import { callRaw, DIALECTS, start } from './start.js';

const WALLET = { store_external_id: '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10' };
const PAYOUT = {
  address_to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  amount: parseDecimal('1'),
  currency_id: 'USDT.Tron',
};

/** Kinds that spoil single rows. */
const SPARED: readonly FaultKind[] = ['wrong_types', 'missing_fields'];

async function withDeposit(dialect: (typeof DIALECTS)[number]) {
  const all = start({ dialect });
  await all.client.createWallet(WALLET);
  const { address, txHash } = all.sandbox.pay({
    externalId: WALLET.store_external_id,
    currencyId: 'USDT.Tron',
    amount: '5',
  });
  if (dialect === 'deployed') {
    all.sandbox.confirm(txHash);
    all.sandbox.sweep({ address });
  }
  const { id } = await all.client.createWithdrawal({ ...PAYOUT, request_id: 'first' });
  return { ...all, id };
}

describe.each(DIALECTS)('a fault of the %s service', (dialect) => {
  // Rows of a list stand for themselves: they are left out, and named.
  const isSpared = (name: OperationName, kind: FaultKind): boolean =>
    dialect === 'deployed' && name === 'listUnconfirmedTransfers' && SPARED.includes(kind);

  it.each(SPARED.filter((kind) => isSpared('listUnconfirmedTransfers', kind)))(
    '%s meets the rows of operation 6 once, and the client names each that it leaves out',
    async (kind) => {
      const { client, sandbox } = await withDeposit(dialect);
      sandbox.fail({ kind, operation: 'listUnconfirmedTransfers', times: 1 });
      const spoilt = await client.listUnconfirmedTransfers();
      const whole = await client.listUnconfirmedTransfers();
      expect(whole.length).toBeGreaterThan(0);
      expect([spoilt.length, leftOutOf(spoilt).length]).toEqual([0, whole.length]);
      expect(leftOutOf(whole)).toEqual([]);
    },
  );

  it('affects all operations until `heal` by default', async () => {
    const { client, sandbox } = start({ dialect });
    sandbox.fail({ kind: 'status_503' });
    for (let call = 0; call < 3; call += 1) {
      await expect(client.listCurrencies()).rejects.toMatchObject({ status: 503 });
    }
    await expect(client.getExchangeBalances()).rejects.toMatchObject({ status: 503 });
    sandbox.heal();
    await expect(client.listCurrencies()).resolves.toHaveLength(22);
    expect(sandbox.state().faults).toEqual([]);
  });
});

describe('the response of a fault', () => {
  it('must have a known kind and operation', () => {
    const { sandbox } = start();
    expect(() => {
      sandbox.fail({ kind: 'gremlins' as FaultKind });
    }).toThrow(/Unknown kind of fault/);
    expect(() => {
      sandbox.fail({ kind: 'slow', operation: 'payEverybody' as OperationName });
    }).toThrow(/Unknown operation/);
  });
});

describe('slow answers', () => {
  it.each([
    ['a slow fault', { kind: 'slow', ms: 3_000 } as const, {}],
    ['latency', null, { latencyMs: 3_000 }],
  ])('come after the delay of %s', async (_what, fault, options) => {
    vi.useFakeTimers();
    const { sandbox } = start(options);
    if (fault) sandbox.fail(fault);
    let answered = false;
    const call = callRaw(sandbox, 'GET', '/store/currencies').then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(answered).toBe(true);
  });

  it('never come while the service hangs; the caller can abort', async () => {
    const { client, sandbox } = start();
    sandbox.fail({ kind: 'hang', times: 1 });
    const caller = new AbortController();
    const call = client.listCurrencies({ signal: caller.signal });
    while (sandbox.recordedCalls().length === 0) await new Promise(setImmediate);
    caller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortedError');
    await expect(client.listCurrencies()).resolves.toHaveLength(22);
  });
});
