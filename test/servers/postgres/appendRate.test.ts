/** What the turn of the appends costs: measured beside the same inserts without it. */
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { anEvent } from '../../../src/testing/ledgerConformance/ledgerConformance.js';
import { newDatabase } from '../serverControl.js';

const COUNT = 600;
const AT_ONCE = 8;

/** Runs numbered tasks, some at a time, and answers how many a second were done. */
async function rate(task: (n: number) => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < COUNT) await task((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Math.round((COUNT * 1000) / (performance.now() - begin));
}

describe('appends from eight callers at once', () => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  it('get through, in turn, at thirty a second at the very least; the log says how many', async () => {
    const address = await newDatabase();
    const ledger = postgresLedger({ connectionString: address });
    const pool = new pg.Pool({ connectionString: address });
    closing.push(
      () => ledger.close(),
      () => pool.end(),
    );
    await ledger.list({ after: 0 });
    const insert = `insert into till_events (stream, key, kind, at, body)
      values ('bare', $1, 'seen', 'now', '{}') on conflict do nothing returning sequence`;
    await rate((n) => pool.query(insert, [`warm:${n}`]));
    const bare = await rate((n) => pool.query(insert, [`key:${n}`]));
    const inTurn = await rate((n) => ledger.append(anEvent({ stream: 'turn', key: `key:${n}` })));
    const repeated = await rate((n) => ledger.append(anEvent({ stream: 'turn', key: `key:${n}` })));
    console.info(`a second: ${bare} bare, ${inTurn} in turn, ${repeated} repeats`);
    expect(Math.min(inTurn, repeated)).toBeGreaterThan(30);
  });
});
