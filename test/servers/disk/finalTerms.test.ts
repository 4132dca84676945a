/** A paid order keeps its price, on an SQLite file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import { describeFinalTerms } from '../finalTerms.js';

describeFinalTerms('an SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'till-final-terms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ledger = sqliteLedger({ file: join(folder, 'ledger.db') });
  onTestFinished(() => ledger.close());
  return ledger;
});
