/** The SQL index where it takes every term for a frequent one: other statements, the same answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlAccessOf } from '../../../src/ledger/sqlLedger.js';
import { sqlOrderIndex } from '../../../src/treasury/index/sqlOrderIndex.js';
import { orderIndexConformance } from '../../../src/treasury/testing/orderIndexConformance.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';

const connect = ledgerFiles();

async function make() {
  const [ledger] = connect();
  const access = sqlAccessOf(ledger);
  return Object.assign(ledger, access && { orderIndex: sqlOrderIndex(access, 0) });
}

const kit = { describe, it, expect, beforeEach, afterEach };
orderIndexConformance(kit, { name: 'an index of frequent terms', make, runs: 40 });
