/** Checks that the ledger's file can be opened as the store opens it, without changing it. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { checkLedgerPath, openSqliteFile } from '../../ledger/sqliteFile.js';
import { sqliteLedger } from '../../ledger/sqliteLedger.js';
import { ok, problem, warning, type Finding } from './report.js';

const WHY = 'The store writes payments there and cannot take any without it.';

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  for (const one of [cause, error]) {
    const code: unknown = one instanceof Error && 'code' in one ? one.code : undefined;
    if (typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code)) return ` (${code})`;
  }
  return '';
}

/** Writes and rolls back: a file without write permission still opens. */
async function assertWritable(file: string): Promise<void> {
  const db = await openSqliteFile(file);
  try {
    db.exec('begin immediate; create table till_doctor (id); rollback');
  } finally {
    db.close();
  }
}

async function openLedger(file: string): Promise<string> {
  await assertWritable(file);
  const ledger = sqliteLedger({ file });
  try {
    await ledger.list({ after: 0, limit: 1 });
    return ledger.durability;
  } finally {
    await ledger.close();
  }
}

function nearestFolder(file: string): string {
  let folder = dirname(resolve(file));
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Opens a temporary ledger next to the missing one, which this user should not create. */
async function openInTemporaryFolder(file: string): Promise<string> {
  const folder = await mkdtemp(join(nearestFolder(file), '.till-doctor-'));
  try {
    return await openLedger(join(folder, 'ledger.db'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The variable that places the ledger, and how it is set for a server. */
export interface LedgerVariable {
  readonly name: string;
  readonly example: string;
}

/** Checks the ledger's file. @param file its path, or null where the variable is not set. */
export async function checkLedger(
  file: string | null,
  { name, example }: LedgerVariable,
): Promise<Finding> {
  const check = 'ledger';
  if (file === null) {
    return warning(
      check,
      `${name} is not set, so no ledger was checked.`,
      'Your code decides then where the ledger is, and a path that depends on the folder it starts in may be another, empty one tomorrow.',
      `In production set ${name}="${example}", a full path on a local disk. With PostgreSQL nothing is missing.`,
    );
  }
  try {
    checkLedgerPath(file);
  } catch {
    return problem(
      check,
      `${name} is not a path on a disk.`,
      WHY,
      'Name a file on a local disk, not :memory: and not a URL.',
    );
  }
  const exists = existsSync(resolve(file));
  try {
    const durability = await (exists ? openLedger(file) : openInTemporaryFolder(file));
    const state = exists ? 'opens' : 'does not exist yet, but can be created';
    const what =
      `The ledger's file ${state}. It survives a power cut (durability: ${durability}) and can be used ` +
      'by the processes of this machine only.';
    if (isAbsolute(file)) return ok(check, what);
    return warning(
      check,
      `${what} ${name} is a relative path; it was read from this folder.`,
      'A store that starts in another folder creates a new, empty ledger there, without your payments.',
      `Set ${name}="${example}", the full path.`,
    );
  } catch (error) {
    return problem(
      check,
      `The ledger's file cannot be opened for writing${codeOf(error)}.`,
      WHY,
      'Install libsql (npm install libsql), and name a file in a folder on a local disk that this ' +
        'user may write to.',
    );
  }
}
