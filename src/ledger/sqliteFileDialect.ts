/** Kysely on a SQLite file: one statement at a time, commits shared. */
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import { shareCommits, type SharedCommits } from './sharedCommits.js';
import { statementDialect } from './statementDialect.js';

/** An opened file. */
interface OpenFile {
  readonly commits: SharedCommits;
  /** Prepares a statement, or finds it: the ledger has some twenty. */
  readonly prepare: (sql: string) => Libsql.Statement;
  readonly close: () => void;
}

/** Of statements whose text is made anew each time, such as lists of names, none is kept for long. */
const KEPT_STATEMENTS = 64;

function openFile(db: Libsql.Database): OpenFile {
  const commits = shareCommits(db);
  const statements = new LRUCache<string, Libsql.Statement>({ max: KEPT_STATEMENTS });
  return {
    commits,
    prepare(sql) {
      const statement = statements.get(sql) ?? db.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      commits.close();
    },
  };
}

/**
 * Makes the dialect.
 *
 * @param open opens the file at the first use; asked again if that failed.
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
