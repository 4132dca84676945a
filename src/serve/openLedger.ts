/** Opens the ledger that the settings name. */
import { join } from 'node:path';
import type { Ledger } from '../ledger/ledger.js';
import { memoryLedger } from '../ledger/memoryLedger.js';
import { sqliteLedger } from '../ledger/sqliteLedger.js';
import type { LedgerPlace } from './settings.js';

/** The ledger's file in its folder. */
export const LEDGER_FILE = 'till.db';

/** Opens the ledger. Nothing is read or written before the first call. */
export async function openLedger(place: LedgerPlace): Promise<Ledger> {
  switch (place.kind) {
    case 'sqlite':
      return sqliteLedger({ file: join(place.folder, LEDGER_FILE) });
    case 'postgres': {
      // Loaded apart: with SQLite in one file of the build, a bundler of a store on SQLite would look for pg.
      const { postgresLedger } = await import('../ledger/postgresLedger.js');
      return postgresLedger({ connectionString: place.connectionString });
    }
    case 'memory':
      return memoryLedger();
  }
}
