/** The ledger in a file: what only a file can get wrong. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { openSqliteFile } from '../../src/ledger/sqliteFile.js';
import {
  anEvent,
  ledgerConformance,
} from '../../src/testing/ledgerConformance/ledgerConformance.js';

let folder: string;
let files = 0;
const fileOf = (number: number) => join(folder, `ledger-${String(number)}.db`);
const newFile = () => fileOf((files += 1));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'till-ledger-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kit = { describe, it, expect, beforeEach, afterEach };
const make = async () => sqliteLedger({ file: newFile() });
const reopen = async () => sqliteLedger({ file: fileOf(files) });
ledgerConformance(kit, { name: 'sqliteLedger', make, reopen, runs: 40 });

describe('sqliteLedger', () => {
  const using = async <T>(file: string, use: (ledger: Ledger) => Promise<T>): Promise<T> => {
    const ledger = sqliteLedger({ file });
    try {
      return await use(ledger);
    } finally {
      await ledger.close();
    }
  };

  it('says that it is on disk, and makes the folders on the way to its file', async () => {
    const file = join(folder, 'not', 'yet', 'there', 'ledger.db');
    await using(file, async (ledger) => {
      expect(ledger.durability).toBe('disk');
      await ledger.append(anEvent());
    });
    expect((await stat(file)).isFile()).toBe(true);
  });

  it('says clearly that a path cannot be a ledger', async () => {
    const notADatabase = newFile();
    await writeFile(notADatabase, 'a shopping list, not a database\n'.repeat(200));
    for (const file of [folder, join(notADatabase, 'below.db'), notADatabase]) {
      const ledger = sqliteLedger({ file });
      await expect(ledger.append(anEvent())).rejects.toThrow(/cannot be opened for writing/);
      await ledger.close();
    }
  });

  it('refuses at once to keep events in memory or to send them over the network', () => {
    const notFiles = ['', '  ', ':memory:', 'libsql://host', 'https://host/x', 'file:x.db'];
    for (const file of [...notFiles, undefined as unknown as string]) {
      expect(() => sqliteLedger({ file })).toThrow(RangeError);
    }
    expect(() => sqliteLedger({ file: 'C:\\store\\ledger.db' })).not.toThrow();
  });

  it('tries to open again after a failure', async () => {
    const file = newFile();
    await writeFile(file, 'in the way, and long enough to be read as a page\n'.repeat(200));
    await using(file, async (ledger) => {
      await expect(ledger.append(anEvent())).rejects.toThrow(/cannot be opened/);
      await rm(file);
      expect((await ledger.append(anEvent())).outcome).toBe('new');
    });
  });

  it('says how to install libsql if it is missing', async () => {
    const missing = () => Promise.reject(new Error("Cannot find package 'libsql'"));
    await expect(openSqliteFile(newFile(), missing)).rejects.toThrow('npm install libsql');
  });
});

describe('openSqliteFile', () => {
  it('has every commit on the disk before it is acknowledged', async () => {
    const db = await openSqliteFile(newFile());
    const pragma = (name: string) => db.prepare(`select * from pragma_${name}`).all();
    expect(pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(pragma('fullfsync')).toEqual([{ fullfsync: 1 }]);
    expect(pragma('busy_timeout')).toEqual([{ timeout: 5000 }]);
    db.close();
  });
});
