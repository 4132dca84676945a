/** A ledger in PostgreSQL, for stores with several instances or with a database of their own. */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { checkConnectionString, openPostgresPool, withQuietClients } from './postgresPool.js';
import { sqlLedger, type SqlLedger } from './sqlLedger.js';
import type { SqlLedgerTables } from './sqlTables.js';

/** Where the database is: the store's own pool, or a connection string. */
export type PostgresLedgerOptions =
  | {
      /** A `Pool` of pg. It stays the store's, which must listen to its `error` event. */
      readonly pool: PostgresPool;
    }
  | {
      /** `postgres://user:password@host:5432/database`; needs `npm install pg`. */
      readonly connectionString: string;
    };

/** Both forms in one type: in plain JavaScript either may be missing. */
interface Given {
  readonly connectionString: string;
  readonly pool: PostgresPool;
}

function checkPool(pool: unknown): void {
  if (typeof (Object(pool) as Partial<PostgresPool>).connect === 'function') return;
  throw new RangeError(
    "The ledger's `pool` is no pool of pg, so payments could not be recorded. Pass `new Pool(…)` of pg, or " +
      'a `connectionString`.',
  );
}

/**
 * Keeps the ledger in three tables of a PostgreSQL database, 12 or newer. The first call connects and
 * makes the tables; if it cannot, it rejects, and a later call tries again. Any number of instances may
 * share them. Connections need no session state, so a pooler such as PgBouncer works.
 *
 * `close` ends the connections that were opened here, and leaves the store's pool alone.
 *
 * @throws RangeError if `connectionString` is not that of a PostgreSQL server, or `pool` is not a pool.
 */
export function postgresLedger(
  options: PostgresLedgerOptions,
): SqlLedger & { close(): Promise<void> } {
  const isOurs = !('pool' in Object(options));
  const { connectionString, pool } = Object(options) as Given;
  if (isOurs) checkConnectionString(connectionString);
  else checkPool(pool);
  const dialect = new PostgresDialect({
    pool: async () => withQuietClients(isOurs ? await openPostgresPool(connectionString) : pool),
  });
  const db = new Kysely<SqlLedgerTables>({ dialect });
  return {
    ...sqlLedger({ db, durability: 'database', dialect: 'postgres' }),
    close: () => (isOurs ? db.destroy() : Promise.resolve()),
  };
}
