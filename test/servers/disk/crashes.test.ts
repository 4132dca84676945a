/** `kill -9` at each step, with the ledger in a file. */
import { join } from 'node:path';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import { describeCrashes } from '../../ledger/crash/crashProof.js';

describeCrashes({
  name: 'SQLite',
  address: async (folder) => join(folder, 'ledger.db'),
  open: (file) => sqliteLedger({ file }),
});
