/** What PostgreSQL may be set to that a ledger must know of. */
import { sql } from 'kysely';
import type { LedgerDatabase } from './sqlTables.js';

/**
 * Refuses a session that answers before its commits are on the disk.
 *
 * @throws an Error if `synchronous_commit` is off.
 */
export async function insistOnDurability(db: LedgerDatabase): Promise<void> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(db);
  if (rows[0]?.setting !== 'off') return;
  throw new Error(
    'PostgreSQL is set to `synchronous_commit = off`, so it answers before a commit is on the disk. ' +
      'An event of the service would be acknowledged and lost in a crash, so nothing was written. ' +
      'Set it for the ledger alone: alter role … set synchronous_commit = on.',
  );
}

/** Serialization failure and deadlock: the statement did nothing and may succeed if asked again. */
const PASSING = new Set(['40001', '40P01']);

const MOST_TRIES = 20;
/** Milliseconds; the pause doubles with each try up to this. */
const LONGEST_PAUSE_MS = 100;

/** As long as chance has it: writers that hinder each other must not come back together. */
const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(2 ** tries, LONGEST_PAUSE_MS));
  });

/**
 * Runs a statement again where PostgreSQL asks for that. It happens where the store's sessions are
 * `repeatable read` or `serializable` by default.
 */
export async function triedAgain<T>(statement: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await statement();
    } catch (error) {
      const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
      if (tries === MOST_TRIES || typeof code !== 'string' || !PASSING.has(code)) throw error;
      await pause(tries);
    }
  }
}
