/** Whole payments through the real client, the real handler, a real ledger and the sandbox, in both dialects. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { addDecimal, parseDecimal, subtractToZero } from '../../src/money/decimal.js';
import type { CallbackEvent } from '../../src/server/telling/storeCallbacks.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { createSandboxStore, type SandboxStore } from '../../src/sandbox/createSandboxStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');

describe.each(['documented', 'deployed'] as const)('a payment, service as %s', (dialect) => {
  let folder: string;
  let ledger: Ledger;
  let store: SandboxStore;
  let client: CheckoutClient;
  let paidEvents: CallbackEvent[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'till-journey-'));
    ledger = sqliteLedger({ file: join(folder, 'till.db') });
    paidEvents = [];
    store = createSandboxStore({
      seed: 'journey',
      dialect,
      now: () => START,
      ledger,
      handler: { onPaid: (event) => void paidEvents.push(event) },
    });
    client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  });

  afterEach(async () => {
    await store.handler.close();
    await ledger.close?.();
    rmSync(folder, { recursive: true });
  });

  const openWith = async (currencyId: string): Promise<string> => {
    const { token } = await client.openCheckout({ order: 'order-1' });
    await client.selectCurrency(token, currencyId);
    return token;
  };

  const read = async (token: string): Promise<CheckoutSnapshot> => {
    const { checkout } = await client.getCheckout(token);
    if (!checkout) throw new Error('The store answered no checkout.');
    return checkout;
  };

  it('goes from awaiting to paid by signed events, and fulfils once', async () => {
    const token = await openWith('USDT.Tron');
    expect(await read(token)).toMatchObject({ progress: 'awaiting', paid: false });

    const txHash = await store.pay('order-1');
    await store.settle();
    // A deployed service keeps its unconfirmed event to itself: awaiting goes straight to confirmed.
    const seen = dialect === 'documented' ? 'detected' : 'awaiting';
    expect(await read(token)).toMatchObject({ progress: seen, paid: false });

    store.sandbox.confirm(txHash);
    await store.settle();
    expect(await read(token)).toMatchObject({ progress: 'confirmed', paid: true, exceptions: [] });
    expect(paidEvents).toHaveLength(1);
    expect(paidEvents[0]).toMatchObject({ reference: '1', checkout: { paid: true } });
  });

  it.each([
    'BTC.Bitcoin',
    'ETH.Ethereum',
    'USDT.BNBSmartChain',
    'DOGE.Dogecoin',
    'BCH.Bitcoincash',
  ])('is paid to the digit in %s, and one unit less is not', async (currencyId) => {
    const token = await openWith(currencyId);
    const { quote } = await read(token);
    const payable = parseDecimal(quote?.payable ?? '');
    const decimals = Math.min(quote?.precision ?? 8, 8);
    const unit = parseDecimal(`0.${'0'.repeat(decimals - 1)}1`);
    const short = subtractToZero(payable, unit);

    store.sandbox.confirm(await store.pay('order-1', short));
    await store.settle();
    expect(await read(token)).toMatchObject({ paid: false, due: unit, exceptions: ['partial'] });

    store.sandbox.confirm(await store.pay('order-1', unit));
    await store.settle();
    const checkout = await read(token);
    // The service says nothing of deposits below its minimum, which one unit of a cheap coin is.
    const told = checkout.transfers.length === 2;
    expect(checkout.paid).toBe(told);
    if (told) expect(checkout.received).toBe(addDecimal(short, unit));
  });

  it('shows the same address, figure and state after a restart of the store, to the same token', async () => {
    const token = await openWith('USDT.Tron');
    const before = await read(token);
    const txHash = await store.pay('order-1');
    await store.settle();
    const seen = await read(token);

    await ledger.close?.();
    const reopened = sqliteLedger({ file: join(folder, 'till.db') });
    const second = createSandboxStore({
      seed: 'journey',
      dialect,
      now: () => START,
      ledger: reopened,
    });
    const again = createCheckoutClient({ endpoint: second.endpoint, fetch: second.fetch });
    const { checkout } = await again.getCheckout(token);
    expect(checkout).toMatchObject({
      progress: seen.progress,
      quote: before.quote,
      address: before.address,
      version: seen.version,
      transfers: seen.transfers,
    });
    expect(txHash).not.toBe('');
    await second.handler.close();
    await reopened.close?.();
    ledger = sqliteLedger({ file: join(folder, 'till.db') });
  });

  it('holds a blocked payment, and pays it only after the store lets go', async () => {
    const token = await openWith('USDT.Tron');
    store.sandbox.block(await store.pay('order-1'));
    await store.settle();
    expect(await read(token)).toMatchObject({ paid: false, exceptions: ['held'] });
    expect(paidEvents).toHaveLength(0);

    await store.handler.releaseHold('1', { reason: 'the owner has looked at it' });
    expect(await read(token)).toMatchObject({ paid: true, exceptions: [] });
    expect(paidEvents).toHaveLength(1);
  });

  it('counts a payment after the quote as late: the store decides', async () => {
    const token = await openWith('USDT.Tron');
    await store.sandbox.advance(30 * 60_000);
    store.sandbox.confirm(await store.pay('order-1'));
    await store.settle();
    const late = await read(token);
    expect(late).toMatchObject({ progress: 'confirmed', paid: false });
    expect(late.exceptions).toContain('late');

    await store.handler.markPaid('1', { reason: 'the rate had hardly moved' });
    expect(await read(token)).toMatchObject({ paid: true });
    expect(paidEvents).toHaveLength(1);
  });

  it('names another currency than the quoted one for what it is', async () => {
    const token = await openWith('USDT.Ethereum');
    const { address } = await read(token);
    // All EVM currencies of a wallet share one address: the classic way to pay the wrong thing.
    const { txHash } = store.sandbox.pay({
      address: address?.address.toLowerCase() ?? '',
      currencyId: 'DAI.Ethereum',
      amount: '20',
    });
    store.sandbox.confirm(txHash);
    await store.settle();
    expect(await read(token)).toMatchObject({ paid: false, exceptions: ['wrong_currency'] });
  });

  it('draws the new address after the service has replaced the old one, and says so', async () => {
    const token = await openWith('USDT.Tron');
    const first = await read(token);
    store.sandbox.rotate(first.address?.address ?? '');
    await store.sandbox.advance(10_000);
    const { checkout } = await client.openCheckout({ order: 'order-1' });
    expect(checkout.address?.address).not.toBe(first.address?.address);
    expect(checkout.address).toMatchObject({ check: 'valid', replaced: true });
    expect(checkout.quote).toEqual(first.quote);
    expect((await read(token)).address).toEqual(checkout.address);
  });

  it('keeps a top-up open for any amount and never calls it paid', async () => {
    const { token } = await client.openCheckout({ order: 'customer-1', currencyId: 'USDT.Tron' });
    for (const amount of ['5', '7.25']) {
      store.sandbox.confirm(await store.pay('customer-1', amount));
      await store.settle();
    }
    const checkout = await read(token);
    expect(checkout).toMatchObject({ kind: 'top_up', paid: false, due: null });
    expect(checkout.order.amountUsd).toBeNull();
    expect(checkout.transfers.map(({ amount, status }) => [amount, status])).toEqual([
      ['5', 'confirmed'],
      ['7.25', 'confirmed'],
    ]);
  });
});
