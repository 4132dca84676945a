/** A D1 binding over SQLite in memory: what `npm test` has of D1; scripts/runtimes.mjs asks the real one. */
import Database from 'libsql';
import type { D1Answer, D1Binding, D1Statement } from '../../src/exports/ledger-d1.js';

/** D1 refuses a statement with more. */
const MOST_VALUES = 100;

/** A binding whose statements are counted. */
export interface FakeD1 extends D1Binding {
  readonly statements: readonly string[];
}

/** Makes an empty database. */
export function fakeD1(): FakeD1 {
  const db = new Database(':memory:');
  const statements: string[] = [];
  const statement = (text: string, values: readonly unknown[]): D1Statement => ({
    bind: (...words) => statement(text, words),
    async all() {
      // Others get their turn before each statement, as they do on the way to a server.
      await new Promise((turn) => setImmediate(turn));
      statements.push(text);
      return run(db, text, values);
    },
  });
  return { statements, prepare: (text) => statement(text, []) };
}

function run(db: Database.Database, text: string, values: readonly unknown[]): D1Answer {
  if (values.length > MOST_VALUES) throw new Error('D1_ERROR: too many SQL variables');
  if (values.some((value) => !['string', 'number'].includes(typeof value) && value !== null)) {
    throw new Error('D1_TYPE_ERROR: a value of a type that D1 does not take');
  }
  const prepared = db.prepare(text);
  if (prepared.reader) return { results: prepared.all(...values), meta: { changes: 0 } };
  return { results: [], meta: { changes: prepared.run(...values).changes } };
}
