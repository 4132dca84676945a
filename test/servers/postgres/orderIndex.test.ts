/** One index of orders, filled by processes of their own on a real PostgreSQL, while orders come and are purged. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LedgerEvent, NewLedgerEvent } from '../../../src/ledger/ledger.js';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import type { SqlLedger } from '../../../src/ledger/sqlLedger.js';
import { indexOfLedger } from '../../../src/treasury/index/indexOfLedger.js';
import { withIndex } from '../../../src/treasury/index/orderIndexTables.js';
import { purgeOrderIndex } from '../../../src/treasury/index/sqlOrderPurge.js';
import { readerOf } from '../../treasury/server/orderHistories.js';
import { newDatabase } from '../serverControl.js';

const ORDERS = 240;
const START = Date.parse('2026-03-01T12:00:00.000Z');
const timeOf = (minute: number): string => new Date(START + minute * 60_000).toISOString();
const uuid = (n: number): string => `5b6f6f0e-6d0b-4c62-9d5f-${String(n).padStart(12, '0')}`;

/** What happens to the n-th order. */
function historyOf(n: number): NewLedgerEvent[] {
  const reference = `order-${String(n)}`;
  const event = (kind: string, key: string, body: LedgerEvent['body']): NewLedgerEvent => ({
    ...{ stream: `order:${reference}`, key, kind, at: timeOf(n), body },
  });
  const quoted = {
    ...{ quoteId: uuid(n), revision: 0, currencyId: 'USDT.Tron', code: 'USDT' },
    ...{ blockchain: 'tron', contractAddress: null, isNative: false, precision: 6 },
    ...{ address: `T${String(n)}`, amountUsd: '20', rate: '1', rateSource: null, payable: '20' },
    ...{ tolerance: '0', quotedAt: timeOf(n), expiresAt: timeOf(n + 15) },
  };
  const terms = { type: 'payment', reference, externalId: uuid(n), amountUsd: '20', display: null };
  return [
    event('opened', 'opened', terms),
    event('customer', 'customer:1', { email: `${reference}@x.example` }),
    event('quoted', 'quoted:1', quoted),
    event('paid', 'paid', { evidence: [] }),
  ];
}

async function startChild(address: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'indexChild.ts'), address],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

/** The rows as one look at the whole ledger gives them. */
async function foldedRows(ledger: SqlLedger, names: readonly string[]) {
  const reader = readerOf(ledger);
  await reader.readRefunds();
  const rows = await Promise.all(names.map((name) => reader.rowOf(`order:${name}`)));
  return rows.filter((row) => row !== null).sort((a, b) => a.opened - b.opened);
}

it(
  'has each order as the ledger has it, though one of three processes is killed and orders go',
  { timeout: 180_000 },
  async () => {
    const address = await newDatabase();
    const ledger = postgresLedger({ connectionString: address });
    const orderIndex = indexOfLedger(ledger);
    if (!orderIndex) throw new Error('This ledger has no index.');
    await ledger.list({ after: 0, limit: 1 });
    const children = await Promise.all([1, 2, 3].map(() => startChild(address)));
    const [killed, ...living] = children;

    const histories = Array.from({ length: ORDERS }, (_, n) => historyOf(n + 1));
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (const [at, events] of histories.entries()) {
        if (at % 4 !== writer) continue;
        for (const event of events) await ledger.append(event);
        // Every tenth order goes again at once, as a purge deletes it: events first, then rows.
        if (at % 10 !== 0) continue;
        await ledger.db
          .deleteFrom('till_events')
          .where('stream', '=', events[0]?.stream ?? '')
          .execute();
        await purgeOrderIndex(ledger.db, 'customer');
      }
    });
    const death = (async () => {
      while ((await orderIndex.progress()).position < ORDERS) {
        await new Promise((next) => setImmediate(next));
      }
      killed?.kill('SIGKILL');
    })();
    await Promise.all([...writers, death]);
    const ends = living.map(async (child) => {
      const exit = once(child, 'exit');
      child.stdin?.end();
      const [code] = (await exit) as [number];
      return code;
    });
    expect(await Promise.all(ends)).toEqual([0, 0]);

    const names = histories.map((_, at) => `order-${String(at + 1)}`);
    const folded = await foldedRows(ledger, names);
    expect(folded).toHaveLength((ORDERS * 9) / 10);
    const query = { filter: {}, asOf: timeOf(1_000_000), after: null, limit: ORDERS };
    const rows = (await orderIndex.find(query))
      .map(({ attention: _, ...row }) => row)
      .sort((a, b) => a.opened - b.opened);
    expect(rows).toEqual(folded.map(({ terms: _, money: __, ...row }) => row));
    const last = (await ledger.list({ after: 0, limit: 10_000 })).at(-1);
    expect((await orderIndex.progress()).position).toBeGreaterThanOrEqual(last?.sequence ?? 0);
    for (const { email, opened } of folded) {
      const filter = { term: email ?? '' };
      const found = await orderIndex.find({ ...query, filter });
      expect(found.map((row) => row.opened)).toContain(opened);
    }
    // Nothing is left of what went, in any table of the index.
    for (const table of ['till_orders', 'till_order_terms', 'till_order_entries'] as const) {
      const kept = await withIndex(ledger.db)
        .selectFrom(table)
        .select('opened')
        .distinct()
        .execute();
      const known = new Set(folded.map((row) => row.opened));
      expect(kept.filter((row) => !known.has(Number(row.opened)))).toEqual([]);
    }
    await ledger.close();
  },
);
