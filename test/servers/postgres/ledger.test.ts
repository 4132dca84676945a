/** The ledger against a real PostgreSQL: what only many connections and a real disk can get wrong. */
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import type { SqlLedger } from '../../../src/ledger/sqlLedger.js';
import {
  anEvent,
  ledgerConformance,
} from '../../../src/testing/ledgerConformance/ledgerConformance.js';
import { until } from '../../support/until.js';
import { newDatabase, postgres } from '../serverControl.js';

const ledgers: SqlLedger[] = [];
const open = (connectionString: string) => {
  const ledger = postgresLedger({ connectionString });
  ledgers.push(ledger);
  return ledger;
};
afterAll(() => Promise.all(ledgers.map((ledger) => ledger.close?.())));

const url = await newDatabase();
const kit = { describe, it, expect, beforeEach, afterEach };

/** One database for all tests of a suite: making one takes longer than a test. */
const makeEmpty = (address: string) => async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop table if exists till_events, till_claims, till_schema');
  await client.end();
  return postgresLedger({ connectionString: address });
};
const reopen = (address: string) => async () => postgresLedger({ connectionString: address });
ledgerConformance(kit, {
  name: 'postgresLedger',
  make: makeEmpty(url),
  reopen: reopen(url),
  runs: 20,
});

const strict = `${url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;
const name = 'postgresLedger in sessions that are serializable by default';
ledgerConformance(kit, { name, make: makeEmpty(strict), reopen: reopen(strict), runs: 5 });

/** What of this database waits for a lock of another. */
const WAITING = `select 1 from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and not granted`;

describe('several instances on one PostgreSQL', () => {
  it('make the tables together', async () => {
    const address = await newDatabase();
    const instances = Array.from({ length: 8 }, () => open(address));
    const results = await Promise.all(instances.map((ledger) => ledger.append(anEvent())));
    expect(results.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  });

  it('show a reader with a cursor every event, whatever order they commit in', async () => {
    const address = await newDatabase();
    const writers = Array.from({ length: 6 }, () => open(address));
    const reader = open(address);
    await reader.list({ after: 0 });
    const seen: number[] = [];
    let writing = true;
    const reading = (async () => {
      for (;;) {
        const last = !writing;
        const page = await reader.list({ after: seen.at(-1) ?? 0, limit: 50 });
        seen.push(...page.map(({ sequence }) => sequence));
        if (last && page.length === 0) return;
      }
    })();
    const write = (ledger: SqlLedger, w: number) =>
      Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          ledger.append(anEvent({ stream: `w:${w}`, key: `${n}` })),
        ),
      );
    const written = (await Promise.all(writers.map(write))).flat();
    writing = false;
    await reading;
    expect(seen).toEqual(written.map(({ sequence }) => sequence).sort((a, b) => a - b));
  });

  it('do not let a slow commit be overtaken: the next append waits for it', async () => {
    const address = await newDatabase();
    const pool = new pg.Pool({ connectionString: address, max: 1 });
    try {
      const slow = postgresLedger({ pool });
      await slow.list({ after: 0 });
      await pool.query('begin');
      const first = await slow.append(anEvent({ key: 'first' }));
      const fast = open(address);
      const second = fast.append(anEvent({ key: 'second' }));
      // A reader meanwhile sees neither; a duplicate of what is committed needs no turn.
      const isWaiting = async () => (await pool.query(WAITING)).rows.length > 0;
      await until('the second waits for its turn', isWaiting);
      expect(await fast.list({ after: 0 })).toEqual([]);
      await pool.query('commit');
      expect((await second).sequence).toBeGreaterThan(first.sequence);
      expect((await fast.list({ after: 0 })).map(({ key }) => key)).toEqual(['first', 'second']);
    } finally {
      // An open transaction ends with its connection, so that the other ledgers can be closed.
      await pool.end();
    }
  });
});

describe('a PostgreSQL that goes away', () => {
  it.each(['fast', 'immediate'] as const)(
    'loses nothing that was acknowledged and is found again (%s stop)',
    async (mode) => {
      const server = postgres();
      const ledger = open(await newDatabase());
      const acknowledged: string[] = [];
      let stopping = false;
      const writing = (async () => {
        for (let n = 0; !stopping; n += 1) {
          try {
            await ledger.append(anEvent({ key: `key:${n}` }));
            acknowledged.push(`key:${n}`);
          } catch {
            await new Promise((later) => setTimeout(later, 50));
          }
        }
      })();
      let isAway = false;
      try {
        await until('it has written', () => acknowledged.length >= 50);
        server.stop(mode);
        isAway = true;
        await expect(ledger.append(anEvent({ key: 'while away' }))).rejects.toThrow();
        server.start();
        isAway = false;
        const before = acknowledged.length;
        await until('it writes again', () => acknowledged.length >= before + 10);
      } finally {
        // Else every test after this one would fail, too, and the writer would go on for ever.
        if (isAway) server.start();
        stopping = true;
        await writing;
      }
      const kept = new Set((await ledger.list({ stream: 'order:1' })).map(({ key }) => key));
      expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
    },
  );
});
