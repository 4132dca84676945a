/** PostgreSQL compiled to WebAssembly behind the shape of a pool: what `npm test` has of the real one. */
import { PGlite, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

type Command = PostgresQueryResult<unknown>['command'];

/** A pool of one connection, because that is what the WebAssembly build has. */
export interface WasmPostgres {
  readonly pool: PostgresPool;
  readonly database: PGlite;
  /** Forgets all tables. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a database in memory. It takes a second or two: share it among the tests of a file. */
export async function startWasmPostgres(): Promise<WasmPostgres> {
  // As pg does it: what may not fit a number arrives as a string.
  const database = await PGlite.create({ parsers: { [types.INT8]: (text: string) => text } });
  let turn = Promise.resolve();
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = turn;
    let release = (): void => undefined;
    turn = new Promise((end) => (release = end));
    await before;
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await database.query(text, [...parameters]);
      const [word = ''] = text.trimStart().split(/\s/);
      const command = word.toUpperCase() as Command;
      return { command, rowCount: affectedRows ?? rows.length, rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  };
  return {
    database,
    pool: { connect, end: async () => undefined },
    async empty() {
      await database.exec('drop schema public cascade; create schema public;');
    },
    close: () => database.close(),
  };
}
