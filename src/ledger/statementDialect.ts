/** Kysely on an SQLite that runs single statements: no locks, no interactive transactions. */
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** Runs the statements. */
export interface StatementRunner {
  execute<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  /** Called before the first statement, and again if it failed. @default nothing */
  readonly open?: () => Promise<void>;
  /** @default nothing */
  readonly close?: () => void;
  /** Why there is no interactive transaction, and what to do instead: a sentence or two. */
  readonly noTransaction: string;
}

const done = (): Promise<void> => Promise.resolve();

/**
 * Makes the dialect. No statement waits for a connection: Kysely's own would lend it to one statement
 * after another. An interactive transaction is refused, because it would contain others' statements, or
 * because each statement would be committed by itself.
 */
export function statementDialect(runner: StatementRunner): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => statementDriver(runner),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function statementDriver(runner: StatementRunner): Driver {
  const refuse = (): Promise<never> => Promise.reject(new Error(runner.noTransaction));
  const connection: DatabaseConnection = {
    executeQuery: (query) => runner.execute(query),
    streamQuery() {
      throw new Error(
        'The ledger answers a statement with all of its rows, so they cannot be streamed. Nothing ' +
          'was read. Use `execute()`, page by page with `limit`.',
      );
    },
  };
  return {
    init: runner.open ?? done,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: done,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy() {
      runner.close?.();
      return done();
    },
  };
}
