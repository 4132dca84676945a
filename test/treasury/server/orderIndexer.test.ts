/** The index equals the fold: over random histories, by several instances, from any state of the index. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ledger, NewLedgerEvent } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { OrderIndex, OrderRow } from '../../../src/treasury/index/orderIndex.js';
import { indexOf } from '../index/orderIndexRows.js';
import { createOrderIndexer } from '../../../src/treasury/server/orders/orderIndexer.js';
import { ROW_FORM } from '../../../src/treasury/server/orders/orderRow.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { runs } from '../../support/runs.js';
import {
  anyOrder as order,
  anyTransfer,
  readerOf,
  twoInstances,
  opened,
  orderEvent as event,
  ORDERS,
  quoted,
  timeOf,
  uuid,
} from './orderHistories.js';

const transfer = anyTransfer({
  ...{ kinds: ['seen', 'confirmed', 'held'], amounts: ['5', '20', '26'], minutes: [2, 90] },
});
const word = fc
  .record({ order, kind: fc.constantFrom('closed', 'marked_paid') })
  .map(({ order: of, kind }) => event(of, kind, kind, 100, { reason: 'said' }));
const paid = order.map((of) => event(of, 'paid', 'paid', 100, { evidence: [] }));
const email = fc
  .record({ order, name: fc.constantFrom('a', 'b') })
  .map(({ order: of, name }) =>
    event(of, 'customer', `customer:${name}`, 100, { email: `${name}@x.example` }),
  );
const spoiled = order.map((of) => event(of, 'confirmed', 'later', 100, { form: 'new' }));
const refund = fc
  .record({ order, id: fc.constantFrom(4, 5), ended: fc.boolean() })
  .map(({ order: of, id, ended }): NewLedgerEvent => {
    const stream = `withdrawal:${uuid(id)}`;
    const at = timeOf(110);
    if (ended) {
      const transferEnd = { kind: null, stage: 'completed', status: 'completed', message: null };
      const body = { transfer: transferEnd, amountUsd: '5', addressFrom: null, txHash: null };
      return { stream, key: 'completed', kind: 'withdrawal_completed', at, body };
    }
    const body = {
      ...{ requestId: uuid(id), currencyId: 'USDT.Tron', code: 'USDT', blockchain: 'tron' },
      ...{ networkName: 'Tron', amount: '5', addressTo: 'T', addressGiven: 'T', note: null },
      ...{ refundOf: { kind: 'payment', reference: of }, draftedBy: 'a', needsApproval: false },
    };
    return { stream, key: 'drafted', kind: 'withdrawal_drafted', at, body };
  });

const append = fc
  .oneof(
    { weight: 3, arbitrary: order.map(opened) },
    { weight: 2, arbitrary: order.map(quoted) },
    { weight: 5, arbitrary: transfer },
    ...[word, paid, email, spoiled, refund],
  )
  .map((entry) => ({ step: 'append' as const, entry }));
const instance = fc.nat(1);
const step = fc.oneof(
  { weight: 6, arbitrary: append },
  { weight: 2, arbitrary: instance.map((which) => ({ step: 'fill' as const, which })) },
  { weight: 1, arbitrary: instance.map((which) => ({ step: 'both' as const, which })) },
  { weight: 1, arbitrary: fc.constant({ step: 'rebuild' as const }) },
);

const LATER = timeOf(1_000_000);

async function indexedRows(index: OrderIndex) {
  const query = { filter: {}, asOf: LATER, after: null, limit: 100 };
  const rows = await index.find(query);
  return rows.map(({ attention: _, ...row }) => row).sort((a, b) => a.opened - b.opened);
}

/** The rows as one look at the whole ledger gives them. */
async function foldedRows(ledger: Ledger): Promise<OrderRow[]> {
  const reader = readerOf(ledger);
  await reader.readRefunds();
  const rows = await Promise.all(ORDERS.map((name) => reader.rowOf(`order:${name}`)));
  return rows.filter((row) => row !== null).sort((a, b) => a.opened - b.opened);
}

async function expectEqual(ledger: Ledger, index: OrderIndex): Promise<void> {
  const folded = await foldedRows(ledger);
  expect(await indexedRows(index)).toEqual(folded.map(({ terms: _, money: __, ...row }) => row));
  for (const { opened: id, terms } of folded) {
    for (const term of terms) {
      const found = await index.find({ filter: { term }, asOf: LATER, after: null, limit: 9 });
      expect([term, found.map((row) => row.opened)]).toEqual([term, expect.arrayContaining([id])]);
    }
  }
}

describe.each(twoInstances(ledgerFiles(), 1_000, 150))(
  'the index of orders in %s',
  (_, count, make) => {
    it(
      'equals the fold, whatever came in which order and who filled it',
      { timeout: 240_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
            const pair = make();
            const [ledger] = pair;
            const indexers = pair.map((one) =>
              createOrderIndexer(one, indexOf(one), readerOf(one)),
            );
            const index = indexOf(ledger);
            for (const one of steps) {
              if (one.step === 'append') await ledger.append(one.entry);
              else if (one.step === 'fill') await indexers[one.which]?.catchUp(60_000);
              else if (one.step === 'both') {
                // Not awaited one by one: both read the same events.
                await Promise.all(indexers.map((indexer) => indexer.catchUp(60_000)));
              } else {
                const { generation } = await index.progress();
                await index.restart({ generation, form: ROW_FORM });
              }
            }
            expect(await indexers[0]?.catchUp(60_000)).toBe(true);
            await expectEqual(ledger, index);
            for (const one of pair) await one.close?.();
          }),
          { numRuns: runs(count) },
        );
      },
    );
  },
);

describe('the indexer', () => {
  const fill = async (ledger: Ledger) => {
    const reader = readerOf(ledger);
    const index = indexOf(ledger);
    return createOrderIndexer(ledger, index, reader);
  };

  it('begins again for a new form of the rows, and leaves a later one alone', async () => {
    const ledger = memoryLedger();
    const index = indexOf(ledger);
    await ledger.append(opened('1'));
    await (await fill(ledger)).catchUp(1_000);
    expect(await index.progress()).toEqual({ generation: 2, form: ROW_FORM, position: 1 });
    await index.restart({ generation: 2, form: ROW_FORM + 1 });
    await ledger.append(opened('2'));
    const older = await fill(ledger);
    // What the later release has not indexed yet would be missing from lists and sums.
    expect(await older.catchUp(1_000)).toBe(false);
    expect(await index.progress()).toMatchObject({ form: ROW_FORM + 1, position: 0 });
    await index.write({ generation: 3, from: 0, upTo: 2, rows: [] });
    expect(await older.catchUp(1_000)).toBe(true);
  });

  it('goes on after its caller has stopped waiting', async () => {
    const ledger = memoryLedger();
    for (let n = 0; n < 1_200; n += 1) await ledger.append(opened(String(n)));
    const indexer = await fill(ledger);
    expect(await indexer.catchUp(0)).toBe(false);
    expect(await indexer.catchUp(60_000)).toBe(true);
    expect(await indexedRows(indexOf(ledger))).toHaveLength(100);
    expect((await indexOf(ledger).count({ filter: {}, asOf: LATER })).all).toBe(1_200);
  });
});
