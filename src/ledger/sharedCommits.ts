/** Commits statements together that arrive together, because each commit waits for the disk. */
import type Libsql from 'libsql';

/** How long a write waits for others to finish theirs, in milliseconds. */
export const BUSY_MS = 5000;

/** Whether an error of libSQL means that the file is locked now. */
export function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/** Reads and writes of one SQLite file. Both answer once what they saw or wrote is on the disk. */
export type SharedCommits = ReturnType<typeof shareCommits>;

/** Taken at the start: a test that fakes the clock must not stop the disk. */
const { setImmediate: atEndOfTurn, setTimeout: after } = globalThis;
const clock = performance.now.bind(performance);

/** How long reads may run in one turn of the event loop, in milliseconds. */
export const TURN_MS = 10;

/** A batch is committed after this many turns without a new write, or this many milliseconds. */
const IDLE_TURNS = 8;
const GATHER_MS = 10;

/** Writes that will be committed together. */
interface Batch {
  /** How many have joined it. */
  writes: number;
  readonly committed: Promise<void>;
  readonly keep: () => void;
  readonly lose: (error: unknown) => void;
}

function newBatch(): Batch {
  let keep!: () => void;
  let lose!: (error: unknown) => void;
  const committed = new Promise<void>((resolve, reject) => {
    keep = resolve;
    lose = reject;
  });
  // If its only statement has failed, nothing awaits the commit.
  committed.catch(() => undefined);
  return { writes: 0, committed, keep, lose };
}

/** Measures how long reads have run in this turn of the event loop. */
function createTurnClock() {
  /** When the first read of this turn began; null before it. */
  let turnBegan: number | null = null;
  return {
    isLong: (): boolean => turnBegan !== null && clock() - turnBegan >= TURN_MS,
    noteRead(): void {
      if (turnBegan !== null) return;
      turnBegan = clock();
      atEndOfTurn(() => {
        turnBegan = null;
      });
    },
  };
}

/**
 * Shares commits among the writes of a few turns of the event loop. Node accepts one connection per turn,
 * so a single turn would hold a single event of a burst.
 *
 * Transactions are begun and committed by `exec`: libSQL 0.5 does not reset a statement that failed with
 * `SQLITE_BUSY` (libsql-client-ts#352). Until the garbage collector frees it, later inserts on the
 * connection return without being committed: they would be acknowledged and then lost. With `begin
 * immediate` by `exec`, an insert never waits for the lock, and an explicit commit fails with an error.
 *
 * @param busyMs how long a write waits for others to finish theirs. @default 5000
 */
export function shareCommits(db: Libsql.Database, busyMs = BUSY_MS) {
  let open: Batch | null = null;
  const turn = createTurnClock();
  function begin(): Batch {
    beginAtOnce(db);
    open = newBatch();
    gather(open, IDLE_TURNS, clock() + GATHER_MS);
    return open;
  }

  function gather(batch: Batch, idleTurns: number, until: number): void {
    const { writes } = batch;
    atEndOfTurn(() => {
      if (open !== batch) return;
      const left = batch.writes > writes ? IDLE_TURNS : idleTurns - 1;
      if (left > 0 && clock() < until) gather(batch, left, until);
      else commit();
    });
  }

  /** The open batch; null if another connection is writing to the file. */
  function tryBatch(): Batch | null {
    try {
      return open ?? begin();
    } catch (error) {
      if (isBusy(error)) return null;
      throw error;
    }
  }

  function commit(): void {
    const batch = open;
    open = null;
    if (!batch) return;
    try {
      db.exec('commit');
      batch.keep();
    } catch (error) {
      rollBack(db);
      batch.lose(error);
    }
  }

  /** An error such as a full disk undoes the whole transaction; one refused row undoes only itself. */
  function noteFailure(batch: Batch, error: unknown): void {
    if (db.inTransaction) return;
    open = null;
    batch.lose(error);
  }

  return {
    /**
     * Runs a `select`. Answers after the commit of everything that it may have seen. After a longer series
     * of reads it yields to the event loop: each read blocks it, and requests would wait for the last one.
     */
    async read<T>(read: () => T): Promise<T> {
      // Only one turn: a read that waits for more could wait as long as others read.
      if (turn.isLong()) await new Promise<void>((next) => void atEndOfTurn(next));
      turn.noteRead();
      const result = read();
      await open?.committed;
      return result;
    },
    /** Runs a statement that writes. Rejects if it or its commit fails: then nothing was stored. */
    async write<T>(write: () => T): Promise<T> {
      // There must be no await between getting a batch and writing into it.
      let batch = tryBatch();
      for (let waited = 0; !batch; batch = tryBatch()) {
        if (waited >= busyMs) throw stillBusy(busyMs);
        waited += await pause();
      }
      let result;
      try {
        batch.writes += 1;
        result = write();
      } catch (error) {
        noteFailure(batch, error);
        throw error;
      }
      await batch.committed;
      return result;
    },
    /** Commits what is open and closes the file. */
    close(): void {
      commit();
      db.close();
    },
  };
}

/**
 * SQLite waits for a lock by sleeping, and a sleeping process commits nothing: if another ledger of this
 * process holds the lock, both would wait for each other.
 */
function beginAtOnce(db: Libsql.Database): void {
  db.exec('pragma busy_timeout = 0');
  try {
    db.exec('begin immediate');
  } finally {
    db.exec(`pragma busy_timeout = ${String(BUSY_MS)}`);
  }
}

/** Random, so that two waiters do not meet each time. Returns its length in milliseconds. */
async function pause(): Promise<number> {
  const ms = 1 + Math.floor(Math.random() * 10);
  await new Promise((wake) => after(wake, ms));
  return ms;
}

function stillBusy(busyMs: number): Error {
  return new Error(
    `The ledger's file was locked by another process for ${String(busyMs)} ms, so nothing was ` +
      'written. Look for a program that keeps a transaction open in it, such as a shell or a backup.',
  );
}

function rollBack(db: Libsql.Database): void {
  try {
    db.exec('rollback');
  } catch {
    // SQLite has already rolled back, as it does when the disk is full.
  }
}
