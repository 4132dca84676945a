/** A paid order keeps its price, on a real PostgreSQL. */
import { onTestFinished } from 'vitest';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { newDatabase } from '../serverControl.js';
import { describeFinalTerms } from '../finalTerms.js';

describeFinalTerms('PostgreSQL', async () => {
  const ledger = postgresLedger({ connectionString: await newDatabase() });
  onTestFinished(() => ledger.close());
  return ledger;
});
