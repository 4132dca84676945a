/** Looks at the ledger's file: can it be opened as the store would, without leaving a trace. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { checkLedgerPath, openSqliteFile } from '../../ledger/sqliteFile.js';
import { sqliteLedger } from '../../ledger/sqliteLedger.js';
import { fine, problem, warning, type Finding } from './report.js';

const WHY = 'Payments are written there; without it none can be taken.';

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  for (const one of [cause, error]) {
    const code: unknown = one instanceof Error && 'code' in one ? one.code : undefined;
    if (typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code)) return ` (${code})`;
  }
  return '';
}

/** A file that this user may not write opens all the same, so something is written and taken back. */
async function assertWritable(file: string): Promise<void> {
  const db = await openSqliteFile(file);
  try {
    db.exec('begin immediate; create table till_doctor (id); rollback');
  } finally {
    db.close();
  }
}

async function readOnce(file: string): Promise<string> {
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

/** Opens a ledger of its own beside the missing one: a file made here would belong to this user. */
async function rehearse(file: string): Promise<string> {
  const folder = await mkdtemp(join(nearestFolder(file), '.till-doctor-'));
  try {
    return await readOnce(join(folder, 'ledger.db'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks at the ledger's file. @param file value of TILL_LEDGER, or null. */
export async function lookAtLedger(file: string | null): Promise<Finding> {
  const check = 'ledger';
  if (file === null) {
    return warning(
      check,
      'TILL_LEDGER is not set, so no ledger was opened.',
      `${WHY} If your store passes its own database or path in code, that was not looked at.`,
      'export TILL_LEDGER="/var/lib/store/till.db" on a local disk.',
    );
  }
  try {
    checkLedgerPath(file);
  } catch {
    return problem(
      check,
      'TILL_LEDGER is not a path on a disk.',
      WHY,
      'Name a file on a local disk, not :memory: and not a URL.',
    );
  }
  const isThere = existsSync(resolve(file));
  try {
    const durability = await (isThere ? readOnce(file) : rehearse(file));
    const state = isThere ? 'opens' : 'is not there yet, but can be made';
    const what =
      `The ledger's file ${state}. It survives a power cut (durability: ${durability}) and serves ` +
      'the processes of this one machine.';
    if (isAbsolute(file)) return fine(check, what);
    return warning(
      check,
      `${what} TILL_LEDGER does not say in which folder, so this one was taken.`,
      'A store that is started in another folder makes a new, empty ledger there, and knows of no payment.',
      'export TILL_LEDGER="/var/lib/store/till.db", the full path.',
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
