/** The SQL index where it takes every term for a frequent one: other statements, the same answers. */
import { sqlAccessOf } from '../../../src/ledger/sqlLedger.js';
import { sqlOrderIndex } from '../../../src/treasury/index/sqlOrderIndex.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { orderIndexConformance } from './orderIndexConformance.js';

const connect = ledgerFiles();

orderIndexConformance({
  name: 'an index of frequent terms',
  make: async () => connect()[0],
  indexOver(ledger) {
    const access = sqlAccessOf(ledger);
    if (access) return sqlOrderIndex(access, 0);
    throw new Error('This ledger is not in SQL.');
  },
  runs: 40,
});
