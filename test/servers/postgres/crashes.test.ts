/** `kill -9` at each step, with the ledger in PostgreSQL. */
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { describeCrashes } from '../../ledger/crash/crashProof.js';
import { newDatabase } from '../serverControl.js';

describeCrashes({
  name: 'PostgreSQL',
  address: () => newDatabase(),
  open: (connectionString) => postgresLedger({ connectionString }),
});
