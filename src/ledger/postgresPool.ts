/**
 * A pool of connections to PostgreSQL with pg, an optional peer. It is a file of its own so that the declarations of
 * the public ledger do not need pg's types.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type Pg from 'pg';
import { loadPackage } from './optionalPackage.js';

/** Loads pg only when a pool is opened. */
export type LoadPg = () => Promise<{ readonly default: typeof Pg }>;

/** The longest time that a shopper's request waits for the database, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens a pool. Connections are made when needed, and again after the server was down.
 *
 * @param connectionString `postgres://user@host:5432/database`, with pg's own parameters.
 * @throws an Error if pg is not installed.
 */
export async function openPostgresPool(
  connectionString: string,
  load: LoadPg = () => import('pg'),
): Promise<PostgresPool> {
  const { Pool } = await loadPackage(
    load,
    'The package `pg` could not be loaded, so the ledger cannot reach PostgreSQL. It is an ' +
      "optional peer: install it with `npm install pg`, or pass the store's own pool.",
  );
  const pool = new Pool({
    connectionString,
    application_name: 'tillkit',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Set in the client, not the server, because poolers refuse settings at the start.
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** A client of pg can emit `error`, which Kysely's type does not say. */
type Emitter = Partial<Pick<Pg.PoolClient, 'on'>>;

/**
 * Listens to the errors of connections in use. pg listens only to idle ones, so one that breaks between
 * two statements would end the process. The next query on it fails and reports the error.
 */
export function withQuietClients(pool: PostgresPool): PostgresPool {
  const heard = new WeakSet<PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      if (!heard.has(client)) (client as Emitter).on?.('error', () => undefined);
      heard.add(client);
      return lend(client);
    },
    end: () => pool.end(),
  };
}

/** An error that the server sent; after any other it is unknown how far the statement got. */
const isServerError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'severity' in error;

/**
 * Lends a connection once. If a statement ended without the server's answer (a timeout, a broken
 * connection), the connection is destroyed when it comes back: otherwise a `begin` that arrives late would
 * put the next append into a transaction that is never committed.
 */
function lend(client: PostgresPoolClient): PostgresPoolClient {
  const ask: (...words: never[]) => Promise<unknown> = client.query.bind(client);
  // pg's own method takes the reason for not reusing the connection.
  const giveBack: (reason?: unknown) => void = client.release.bind(client);
  let doubt: unknown;
  const query = async (...words: never[]): Promise<unknown> => {
    try {
      return await ask(...words);
    } catch (error) {
      if (!isServerError(error)) doubt = error;
      throw error;
    }
  };
  const release = (): void => {
    giveBack(doubt);
  };
  return { query, release } as PostgresPoolClient;
}

/**
 * Checks that a text is a connection string of a PostgreSQL server. It may contain a password, so it is
 * never repeated.
 *
 * @throws RangeError if it is missing or of another kind.
 */
export function checkConnectionString(text: unknown): void {
  if (typeof text === 'string' && /^postgres(?:ql)?:\/\/\S+$/.test(text)) return;
  throw new RangeError(
    'The `connectionString` must look like `postgres://user:password@host:5432/database`. Without ' +
      'it pg would connect to wherever the environment says, and payments would be recorded there. ' +
      'Pass one, or the `pool` that the store already has.',
  );
}
