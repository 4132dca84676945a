/** The script's PostgreSQL is real, and a test can take it away and give it back. */
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase, postgres } from '../serverControl.js';

const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

describe('the PostgreSQL of this run', () => {
  const server = postgres();
  afterAll(() => {
    try {
      server.start();
    } catch {
      // It runs already.
    }
  });

  it('has every commit on the disk before it answers, as a ledger needs', async () => {
    const settings = ['fsync', 'synchronous_commit'];
    const rows = await Promise.all(settings.map((name) => ask(server.url, `show ${name}`)));
    expect(rows).toEqual([[{ fsync: 'on' }], [{ synchronous_commit: 'on' }]]);
  });

  it.each(['fast', 'immediate'] as const)('keeps its data through a stop (%s)', async (mode) => {
    const url = await newDatabase();
    await ask(url, 'create table kept as select 1 as n');
    server.stop(mode);
    await expect(ask(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    server.start();
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 1 }]);
  });
});
