/** Unconfirmed transfers: whose they are, as far as the ledger knows, and nothing that is guessed. */
import { describe, expect, it } from 'vitest';
import {
  unconfirmedTransfersSchema,
  type UnconfirmedTransfersView,
} from '../../../src/treasury/contract/unconfirmed.js';
import { openTreasury, type Treasury } from './openTreasury.js';

const STRANGER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const HASH = 'ab'.repeat(32);

async function transfers(treasury: Treasury): Promise<UnconfirmedTransfersView> {
  const answer = await treasury.ask('GET', '/transfers/unconfirmed');
  expect(answer.status).toBe(200);
  return unconfirmedTransfersSchema.parse(answer.json);
}

/** One row of operation 6. */
const row = (more: object = {}) => ({
  id: 'one',
  currency_id: 'USDT.Tron',
  blockchain: 'tron',
  tx_hash: HASH,
  bc_uniq_key: '0',
  type: 'transfer',
  from_address: STRANGER,
  to_address: STRANGER,
  amount: '20',
  amount_usd: '20',
  created_at: '2026-03-01T11:59:00Z',
  ...more,
});

function telling(rows: unknown): Treasury {
  const treasury = openTreasury();
  treasury.edits.set('listUnconfirmedTransfers', () => rows);
  return treasury;
}

describe('an unconfirmed transfer', () => {
  it('to a shopper’s address comes in, and its order is named', async () => {
    const treasury = openTreasury({ store: { sandbox: { dialect: 'documented' } } });
    const { checkout } = await treasury.store.open('one', 'USDT.Tron');
    const txHash = treasury.store.pay(checkout);
    const { transfers: list, at } = await transfers(treasury);
    expect(at).toBe('2026-03-01T12:00:00.000Z');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      direction: 'in',
      order: { kind: 'payment', reference: '1001' },
      code: 'USDT',
      networkName: 'Tron',
      txHash,
      toAddress: checkout.address?.address,
      at: '2026-03-01T12:00:00.000Z',
    });
    expect(list[0]?.explorerUrl).toBe(`https://tronscan.org/#/transaction/${txHash}`);
  });

  it('from a shopper’s address goes out: a sweep, as deployed services list it', async () => {
    const treasury = openTreasury({ store: { sandbox: { dialect: 'deployed' } } });
    const { checkout } = await treasury.store.open('one', 'USDT.Tron');
    treasury.sandbox.confirm(treasury.store.pay(checkout));
    const address = checkout.address?.address ?? '';
    treasury.sandbox.sweep({ address, currencyId: 'USDT.Tron' });
    const { transfers: list } = await transfers(treasury);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ direction: 'out', order: null, fromAddress: address });
  });

  it('between two addresses that this store gave to no order has no direction', async () => {
    const { transfers: list } = await transfers(telling([row()]));
    expect(list[0]).toMatchObject({ direction: 'unknown', order: null });
  });

  it('is matched whatever the case of an EVM address, and to a customer as to an order', async () => {
    const treasury = openTreasury();
    const { checkout } = await treasury.store.open('customer', 'ETH.Ethereum');
    const address = checkout.address?.address ?? '';
    treasury.edits.set('listUnconfirmedTransfers', () => [
      row({ to_address: address.toUpperCase().replace('0X', '0x'), blockchain: 'ethereum' }),
    ]);
    const { transfers: list } = await transfers(treasury);
    expect(list[0]).toMatchObject({ direction: 'in', order: { kind: 'top_up', reference: 'c-7' } });
  });

  it('is known also where its order was opened after the last look', async () => {
    const treasury = openTreasury();
    await transfers(treasury);
    const { checkout } = await treasury.store.open('two', 'BTC.Bitcoin');
    treasury.store.pay(checkout);
    await treasury.sandbox.advance(3_000);
    const { transfers: list } = await transfers(treasury);
    expect(list[0]?.order).toEqual({ kind: 'payment', reference: '1002' });
  });

  it('tells its earliest time, or none', async () => {
    const zero = '0001-01-01T00:00:00Z';
    const { transfers: list } = await transfers(
      telling([
        row({ network_created_at: zero, updated_at: '2026-03-01T11:58:00Z' }),
        row({ network_created_at: zero, created_at: null }),
      ]),
    );
    expect(list.map(({ at }) => at)).toEqual(['2026-03-01T11:58:00.000Z', null]);
  });

  it('keeps its own id, also where the service gives two the same or none', async () => {
    const { transfers: list } = await transfers(
      telling([row(), row(), row({ id: null }), row({ id: null, bc_uniq_key: '1' })]),
    );
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('one');
  });

  it('has no link where its hash is none, and no text that hides something', async () => {
    const { transfers: list } = await transfers(
      telling([
        row({
          tx_hash: 'javascript:alert(1)',
          from_address: `T\u202e${'x'.repeat(500)}`,
          to_address: 'addressOfANetworkThatNobodyKnows',
          currency_id: 'NEW\u0007.Chain',
          blockchain: 'newchain',
          amount_usd: null,
        }),
      ]),
    );
    expect(list[0]).toMatchObject({
      explorerUrl: null,
      code: 'NEW.Chain',
      networkName: 'newchain',
      amountUsd: null,
    });
    expect(list[0]?.fromAddress).toBeNull();
    expect(list[0]?.toAddress).toBe('addressOfANetworkThatNobodyKnows');
  });

  it('shows no address that is none of its network', async () => {
    const mistyped = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T';
    const { transfers: list } = await transfers(
      telling([row({ blockchain: 'tron', to_address: mistyped })]),
    );
    expect(list[0]?.toAddress).toBeNull();
  });
});

describe('the list', () => {
  it('has what can be read and says how many rows cannot, and the owner hears it once per answer', async () => {
    const { diagnostics, ...treasury } = telling([
      row(),
      row({ amount: '' }),
      row({ id: 'two' }),
      5,
    ]);
    const view = await transfers(treasury as Treasury);
    expect(view.transfers.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(view.unreadable).toBe(2);
    expect(diagnostics.map(({ code, operation }) => [code, operation])).toEqual([
      ['answer_incomplete', 'listUnconfirmedTransfers'],
    ]);
    expect(diagnostics[0]?.message).toContain('data[1].amount (expected an amount), data[3]');
  });

  it('says nothing of rows that cannot be read where all can', async () => {
    expect(await transfers(telling([row()]))).not.toHaveProperty('unreadable');
  });

  it('is asked for once for several pages that look at one time', async () => {
    const treasury = openTreasury();
    await Promise.all([transfers(treasury), transfers(treasury)]);
    expect(treasury.count('listUnconfirmedTransfers')).toBe(1);
    await treasury.sandbox.advance(2_001);
    await transfers(treasury);
    expect(treasury.count('listUnconfirmedTransfers')).toBe(2);
  });
});
