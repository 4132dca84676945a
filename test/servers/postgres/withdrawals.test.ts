/** The law of withdrawals on a real PostgreSQL: two instances of the store, each with connections of its own. */
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { describeOnceOnly, twoWays } from '../../treasury/server/withdrawals/onceOnlyLaw.js';
import { newDatabase } from '../serverControl.js';
import { runs } from '../../support/runs.js';

describeOnceOnly({
  name: 'a ledger in PostgreSQL',
  runs: runs(25),
  async open() {
    const connectionString = await newDatabase();
    return twoWays(() => postgresLedger({ connectionString }));
  },
});
