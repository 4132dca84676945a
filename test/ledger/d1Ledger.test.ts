/** The ledger in D1, here behind a binding of ours; scripts/runtimes.mjs holds it against a real D1. */
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { d1Ledger, type D1Binding, type SqlLedger } from '../../src/exports/ledger-d1.js';
import { purgeUnit } from '../../src/ledger/sqlPurge.js';
import { claim } from '../../src/testing/ledgerConformance/claims.js';
import {
  anEvent,
  ledgerConformance,
} from '../../src/testing/ledgerConformance/ledgerConformance.js';
import { fakeD1 } from './fakeD1.js';

const kit = { describe, it, expect, beforeEach, afterEach };
let database = fakeD1();
const make = async () => d1Ledger({ database: (database = fakeD1()) });
const reopen = async () => d1Ledger({ database });
ledgerConformance(kit, { name: 'd1Ledger', make, reopen, runs: 10 });

describe('d1Ledger', () => {
  it('says that it is a database', () => {
    expect(d1Ledger({ database: fakeD1() }).durability).toBe('database');
  });

  it('appends and claims with one statement each', async () => {
    const database = fakeD1();
    const ledger = d1Ledger({ database });
    await ledger.list({ after: 0 });
    const before = database.statements.length;
    await ledger.append(anEvent());
    await claim(ledger);
    expect(database.statements.slice(before).map((text) => text.split(' ')[0])).toEqual([
      'insert',
      'insert',
    ]);
  });

  it('lets others through while a first use was cut off and never ends', async () => {
    const sound = fakeD1();
    let cut = true;
    let reached = () => {};
    const first = new Promise<void>((resolve) => (reached = resolve));
    const database: D1Binding = {
      prepare(query) {
        if (!cut) return sound.prepare(query);
        const all = () => (reached(), new Promise<never>(() => undefined));
        const never = { bind: () => never, all };
        return never;
      },
    };
    const ledger = d1Ledger({ database });
    void ledger.append(anEvent({ key: 'cut off' }));
    await first;
    cut = false;
    expect((await ledger.append(anEvent())).outcome).toBe('new');
  });

  it('tries again to make the tables after a failure', async () => {
    const sound = fakeD1();
    let away = true;
    const database: D1Binding = {
      prepare(query) {
        if (away) throw new Error('D1_ERROR: Network connection lost.');
        return sound.prepare(query);
      },
    };
    const ledger = d1Ledger({ database });
    await expect(ledger.append(anEvent())).rejects.toThrow('Network connection lost');
    away = false;
    expect((await ledger.append(anEvent())).outcome).toBe('new');
  });

  it('never gives a number twice, also when the newest event was taken out', async () => {
    const ledger = d1Ledger({ database: fakeD1() });
    const { sequence } = await ledger.append(anEvent());
    const unit = { streams: ['order:1'], linked: [], lastSequence: sequence, effects: [] };
    expect(await purgeUnit(ledger.db, unit)).toEqual({ events: 1, claims: 0 });
    expect((await ledger.append(anEvent())).sequence).toBeGreaterThan(sequence);
  });

  it('takes out more claims than one statement of D1 can name', async () => {
    const ledger = d1Ledger({ database: fakeD1() });
    const { sequence } = await ledger.append(anEvent());
    const effects = Array.from({ length: 250 }, (_, n) => `onDeposit:order:1:${n}`);
    for (const effect of effects) await claim(ledger, { effect });
    await claim(ledger, { effect: 'onPaid:order:2' });
    const unit = { streams: ['order:1'], linked: [], lastSequence: sequence, effects };
    expect(await purgeUnit(ledger.db, unit)).toEqual({ events: 1, claims: 250 });
    expect((await claim(ledger, { effect: 'onPaid:order:2' })).outcome).toBe('taken');
  });

  it('refuses what is no binding, and a session that may read what is old', () => {
    for (const database of [undefined, null, 'DB', {}, { prepare: 'no' }]) {
      const make = () => d1Ledger({ database: database as unknown as D1Binding });
      expect(make).toThrow(/not a D1 binding/);
      expect(make).toThrow(RangeError);
    }
    const session = { ...fakeD1(), getBookmark: () => null };
    expect(() => d1Ledger({ database: session })).toThrow(/session of D1/);
  });
});

describe('Kysely on D1', () => {
  let ledger: SqlLedger;
  beforeEach(async () => {
    ledger = await make();
    await ledger.append(anEvent());
  });

  it('refuses an interactive transaction before anything is run', async () => {
    let began = false;
    const transaction = ledger.db.transaction().execute(async () => {
      began = true;
    });
    await expect(transaction).rejects.toThrow(/no interactive transactions/);
    await expect(ledger.db.startTransaction().execute()).rejects.toThrow(/transactions/);
    expect(began).toBe(false);
  });

  it('refuses to stream', async () => {
    const rows = ledger.db.selectFrom('till_events').selectAll().stream();
    await expect(rows.next()).rejects.toThrow(/cannot be streamed/);
  });

  it('counts what a statement changed, and answers the store’s own queries', async () => {
    expect(ledger.db).toBeInstanceOf(Kysely);
    const rows = await ledger.db.selectFrom('till_events').select('key').execute();
    expect(rows).toEqual([{ key: 'opened' }]);
    const gone = await ledger.db.deleteFrom('till_events').executeTakeFirst();
    expect(gone.numDeletedRows).toBe(1n);
  });
});
