/**
 * One SQLite file through libSQL, opened so that acknowledged writes survive a power cut; as a Kysely
 * dialect.
 */
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type Libsql from 'libsql';
import { BUSY_MS, isBusy, shareCommits } from './sharedCommits.js';
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../async/mostEntries.js';
import { loadPackage } from './optionalPackage.js';
import { statementDialect } from './statementDialect.js';

/** How often, and after how many milliseconds, the change to WAL is retried. */
const WAL_TRIES = 100;
const WAL_PAUSE_MS = 50;

/** Loads libSQL, an optional peer, only when a file is opened. */
export type LoadLibsql = () => Promise<{ readonly default: typeof Libsql }>;

/**
 * Checks that a ledger's `file` can be a path on a disk.
 *
 * @throws RangeError if it is missing, empty, `:memory:` or a URL.
 */
export function checkLedgerPath(file: unknown): asserts file is string {
  // A scheme of one letter is a drive on Windows.
  if (typeof file === 'string' && /\S/.test(file) && !/^(:|[a-z][a-z0-9+.-]+:)/i.test(file)) return;
  throw new RangeError(
    "The ledger's `file` must be a path on a disk, not missing, empty, `:memory:` or a URL: libSQL " +
      'would keep events where a restart loses them or send them over the network. For tests, use ' +
      '`memoryLedger()`.',
  );
}

/**
 * Opens the file, and makes it (mode 0600) and its folder if they are missing. With WAL, readers and one
 * writer of several processes work at the same time; with `synchronous=FULL` (and `fullfsync` on macOS)
 * every commit is on the disk before it is acknowledged.
 *
 * @throws an Error if libSQL is not installed or the file cannot be opened for writing.
 */
export async function openSqliteFile(
  file: string,
  load: LoadLibsql = () => import('libsql'),
): Promise<Libsql.Database> {
  const Database = await loadPackage(
    load,
    'The package `libsql` could not be loaded, so the ledger has no file to write to. It is an ' +
      'optional peer: install it with `npm install libsql`, with optional dependencies, because ' +
      "its binary for this platform is one; or pass the store's own database to `sqlLedger`.",
  );
  const path = resolve(file);
  try {
    await mkdir(dirname(path), { recursive: true });
    await createPrivate(path);
    return await openInWal(Database, path);
  } catch (cause) {
    throw new Error(
      `The ledger's file ${path} cannot be opened for writing, so payments could not be ` +
        'recorded. Name a file in a folder on a local disk that this process may write to ' +
        '(network file systems do not lock reliably); the cause says what went wrong.',
      { cause },
    );
  }
}

/**
 * Makes the file readable for its owner only: it contains e-mails, addresses and amounts. SQLite gives its
 * companion files (`-wal`, `-shm`) the same mode. An existing file keeps its mode.
 */
async function createPrivate(path: string): Promise<void> {
  await (await open(path, 'a', 0o600)).close();
}

async function openInWal(Database: typeof Libsql, path: string): Promise<Libsql.Database> {
  for (let tries = 1; ; tries += 1) {
    const db = new Database(path, { timeout: BUSY_MS });
    try {
      db.exec('pragma synchronous = full; pragma fullfsync = on;');
      const mode = db.prepare('pragma journal_mode = wal').all();
      if (JSON.stringify(mode).includes('"wal"')) return db;
      throw new Error('The file system does not support a write-ahead log.');
    } catch (error) {
      db.close();
      // The change to WAL ignores `busy_timeout` when two processes open a new file.
      if (!isBusy(error) || tries === WAL_TRIES) throw error;
      await new Promise((wake) => setTimeout(wake, WAL_PAUSE_MS));
    }
  }
}

type OpenFile = ReturnType<typeof openFile>;

/** Statements whose text varies, such as lists of names, are not cached for long. */
const KEPT_STATEMENTS = 64;

function openFile(db: Libsql.Database) {
  const commits = shareCommits(db);
  const statements = new LRUCache<string, Libsql.Statement>(mostEntries(KEPT_STATEMENTS));
  return {
    commits,
    /** Prepares a statement, or returns the cached one: the ledger has about twenty. */
    prepare(sql: string): Libsql.Statement {
      const statement = statements.get(sql) ?? db.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close(): void {
      statements.clear();
      commits.close();
    },
  };
}

/**
 * Makes the dialect.
 *
 * @param open opens the file at the first use; called again if that failed.
 */
export function sqliteFileDialect(open: () => Promise<Libsql.Database>): Dialect {
  let file: OpenFile | undefined;
  return statementDialect({
    execute: (query) => execute(file, query),
    async open() {
      file = openFile(await open());
    },
    close() {
      file?.close();
      file = undefined;
    },
    noTransaction:
      "A ledger's file has no interactive transactions: what other requests write at the same time " +
      'would be in them. Nothing was run. Write in one statement, or open the file a second time.',
  });
}

async function execute<R>(
  file: OpenFile | undefined,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<R>> {
  if (!file) throw new Error('The ledger is closed, so nothing was read or written.');
  const { commits } = file;
  const statement = file.prepare(sql);
  const all = (): R[] => statement.all(...parameters) as R[];
  if (/^\s*select\b/i.test(sql)) return { rows: await commits.read(all) };
  if (statement.reader) return { rows: await commits.write(all) };
  const { changes } = await commits.write(() => statement.run(...parameters));
  return { rows: [], numAffectedRows: BigInt(changes) };
}
