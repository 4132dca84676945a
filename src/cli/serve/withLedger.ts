/** Works on the ledger of `tillkit serve`, also while the server runs, and says in words why it cannot. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ledger } from '../../ledger/ledger.js';
import { LEDGER_FILE, openLedger } from '../../serve/openLedger.js';
import type { LedgerPlace } from '../../serve/settings.js';
import { UsageError, type CommandIo } from '../../tools/terminal.js';

/** An empty ledger in a wrong folder would say that all is well. @throws UsageError */
function assertLedgerThere(place: LedgerPlace): void {
  if (place.kind !== 'sqlite') return;
  const file = resolve(place.folder, LEDGER_FILE);
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no ledger at ${file}. Set TILL_DATA as the server has it, or start in the server's folder.`,
  );
}

/** What an error and its causes say. Of several addresses that refuse, only the code says it. */
function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  const said = error.message || (typeof code === 'string' ? code : error.name);
  return error.cause === undefined ? said : `${said}\n  ${reasonsOf(error.cause)}`;
}

/** @returns exit code: that of the work, or 1 if the ledger cannot be used. */
export async function withLedger(
  place: LedgerPlace,
  terminal: Pick<CommandIo, 'err'>,
  work: (ledger: Ledger) => Promise<number>,
): Promise<number> {
  assertLedgerThere(place);
  const ledger = await openLedger(place);
  try {
    return await work(ledger);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const where =
      place.kind === 'postgres' ? 'PostgreSQL of TILL_DATABASE_URL' : 'file in TILL_DATA';
    terminal.err(
      `The ledger cannot be used, so nothing is known of its orders. Its ${where} says:\n  ${reasonsOf(error)}\n` +
        'tillkit serve --check says what is wrong and how to fix it. Then run the command again.\n',
    );
    return 1;
  } finally {
    // It may never have been opened.
    await ledger.close?.().catch(() => undefined);
  }
}
