/** Writes that share a commit: nothing is acknowledged before it is kept, and nothing lost is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedCommits } from '../../src/ledger/sharedCommits.js';
import { openSqliteFile } from '../../src/ledger/sqliteFile.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { anEvent } from '../../src/testing/ledgerConformance/ledgerConformance.js';

/** The clock that the ledger takes at its start, which the tests move. */
const clock = { ms: 0 };
performance.now = () => clock.ms;
// Another file of this worker may have loaded it with the real clock.
vi.resetModules();
const { shareCommits, TURN_MS } = await import('../../src/ledger/sharedCommits.js');
Reflect.deleteProperty(performance, 'now');

const INSERT = 'insert into t (k) values (?) on conflict do nothing returning k';

let folder: string;
let file: string;
let db: Database.Database;
/** A second connection: it sees what is committed and nothing else. */
let other: Database.Database;
let commits: SharedCommits;
/** What was run by `exec`: the ends and beginnings of transactions. */
let steps: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'till-commits-'));
  file = join(folder, 'ledger.db');
  db = await openSqliteFile(file);
  db.exec('create table t (k text unique)');
  other = new Database(file);
  steps = [];
  const exec = db.exec.bind(db);
  db.exec = (sql: string) => {
    steps.push(sql);
    return exec(sql);
  };
  commits = shareCommits(db);
});
afterEach(() => {
  for (const open of [db, other]) if (open.open) open.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (k: string) => commits.write(() => db.prepare(INSERT).all(k));
const transactions = () => steps.filter((step) => !step.startsWith('pragma'));
const kept = () =>
  (other.prepare('select k from t order by k').all() as { k: string }[]).map(({ k }) => k);

describe('reads that follow one another', () => {
  it('let the event loop turn, so that requests are served between them', async () => {
    let turns = 0;
    const turn = (): void => void ((turns += 1), next());
    let timer = setImmediate(() => undefined);
    const next = (): void => void (timer = setImmediate(turn));
    next();
    const long = () => void (clock.ms += TURN_MS);
    for (let count = 0; count < 6; count += 1) await commits.read(long);
    clearImmediate(timer);
    expect(turns).toBe(5);
  });
});

describe('writes of a few turns', () => {
  it('share one transaction, and none is answered before it is kept', async () => {
    const answers = ['a', 'b', 'c'].map(async (k) => {
      await insert(k);
      return kept();
    });
    expect(kept()).toEqual([]);
    expect(await Promise.all(answers)).toEqual(Array(3).fill(['a', 'b', 'c']));
    expect(transactions()).toEqual(['begin immediate', 'commit']);
  });

  it('share one that come a turn apart, as the connections of a burst do', async () => {
    const turn = () => new Promise<void>((next) => void setImmediate(next));
    const answers: Promise<unknown>[] = [];
    for (let count = 0; count < 20; count += 1) {
      answers.push(insert(`k-${String(count)}`));
      await turn();
    }
    await Promise.all(answers);
    expect(transactions()).toEqual(['begin immediate', 'commit']);
  });

  it('do not hold up the first of them for long', async () => {
    const first = insert('a');
    let isKept = false;
    void first.then(() => (isKept = true));
    for (let count = 0; !isKept; count += 1) {
      void insert(`b-${String(count)}`);
      clock.ms += 1;
      await new Promise<void>((next) => void setImmediate(next));
    }
    expect(kept()).toContain('a');
  });

  it('and those that follow an answer have their own', async () => {
    await insert('a');
    await insert('b');
    expect(transactions()).toEqual(['begin immediate', 'commit', 'begin immediate', 'commit']);
  });

  it('do not let a reader speak of what is not kept yet', async () => {
    const writing = insert('a');
    const reading = commits.read(() => db.prepare('select k from t').all());
    let spoken = false;
    void reading.then(() => (spoken = true));
    await Promise.resolve();
    expect([spoken, kept()]).toEqual([false, []]);
    await writing;
    expect([await reading, kept()]).toEqual([[{ k: 'a' }], ['a']]);
  });

  it('are kept by closing the file', async () => {
    const writing = insert('a');
    commits.close();
    await writing;
    expect(kept()).toEqual(['a']);
  });
});

describe('a failure', () => {
  it('of one statement is its own: the others of its turn are kept', async () => {
    const plain = (k: string) =>
      commits.write(() => db.prepare('insert into t (k) values (?)').run(k));
    const results = await Promise.allSettled([plain('a'), plain('a'), plain('b')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(kept()).toEqual(['a', 'b']);
  });

  it('that takes the transaction back is told to everybody whose write was in it', async () => {
    const first = insert('a');
    const reading = commits.read(() => db.prepare('select k from t').all());
    const last = commits.write(() =>
      db.prepare('insert or rollback into t (k) values (?)').run('a'),
    );
    for (const lost of [first, reading, last]) await expect(lost).rejects.toThrow('UNIQUE');
    expect(kept()).toEqual([]);
    await insert('b');
    expect(kept()).toEqual(['b']);
  });

  it('of the commit is told to everybody, and the next turn starts again', async () => {
    db.exec('pragma foreign_keys = on');
    db.exec('create table child (k text references t (k) deferrable initially deferred)');
    const orphan = commits.write(() => db.prepare('insert into child (k) values (?)').run('none'));
    const beside = insert('a');
    for (const lost of [orphan, beside]) await expect(lost).rejects.toThrow('FOREIGN KEY');
    expect(kept()).toEqual([]);
    await insert('b');
    expect(kept()).toEqual(['b']);
  });

  it('to begin waits while another writes, and is told when that takes too long', async () => {
    other.exec('begin immediate');
    const [one, two] = [insert('one'), insert('two')];
    await new Promise((wake) => setTimeout(wake, 20));
    other.exec('commit');
    await Promise.all([one, two]);
    expect(kept()).toEqual(['one', 'two']);
    commits = shareCommits(db, 200);
    other.exec('begin immediate');
    await expect(insert('lost')).rejects.toThrow('locked by another process for 200 ms');
    other.exec('commit');
    await insert('after');
    expect(kept()).toEqual(['after', 'one', 'two']);
  });

  it('is not caused by a clock that stands still', async () => {
    vi.useFakeTimers();
    await insert('a');
    expect(kept()).toEqual(['a']);
  });
});

describe('the ledger in a file', () => {
  it('refuses an interactive transaction', async () => {
    const ledger = sqliteLedger({ file: join(folder, 'other.db') });
    await expect(ledger.db.transaction().execute(() => Promise.resolve())).rejects.toThrow(
      'no interactive transactions',
    );
    await ledger.close();
  });

  it('is shared by two of one process, neither of which waits for the other for long', async () => {
    const path = join(folder, 'shared.db');
    const two = [sqliteLedger({ file: path }), sqliteLedger({ file: path })];
    const appends = Array.from({ length: 40 }, (_, n) =>
      two[n % 2]?.append(anEvent({ key: `key:${String(n)}` })),
    );
    const answers = await Promise.all(appends);
    expect(new Set(answers.map((answer) => answer?.sequence)).size).toBe(40);
    for (const ledger of two) await ledger.close();
  });
});
