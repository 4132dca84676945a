/** The law of withdrawals on the ledgers that need no server: in memory, on disk, in D1, in PostgreSQL as WebAssembly. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { d1Ledger } from '../../../../src/ledger/d1Ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { postgresLedger } from '../../../../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../../../../src/ledger/sqliteLedger.js';
import { fakeD1 } from '../../../ledger/fakeD1.js';
import { wasmLedgers } from '../../../ledger/sqlLedgers.js';
import { describeOnceOnly, twoWays } from './onceOnlyLaw.js';
import { runs } from '../../../support/runs.js';

const folder = mkdtempSync(join(tmpdir(), 'tillkit-withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

const postgres = wasmLedgers();

describeOnceOnly({
  name: 'a ledger in memory',
  runs: runs(400, 150),
  reaches: ['draft', 'refused', 'completed', 'deleted', 'discarded'],
  open() {
    const ledger = memoryLedger();
    return { of: () => ledger };
  },
});

describeOnceOnly({
  name: 'a ledger on disk',
  runs: runs(25, 8),
  open() {
    files += 1;
    const file = join(folder, `${String(files)}.db`);
    return twoWays(() => sqliteLedger({ file }));
  },
});

describeOnceOnly({
  name: 'a ledger in D1',
  runs: runs(25, 8),
  open() {
    const database = fakeD1();
    return twoWays(() => d1Ledger({ database }));
  },
});

describeOnceOnly({
  name: 'a ledger in PostgreSQL',
  runs: runs(10, 4),
  async open() {
    await postgres.wasm().empty();
    const { of } = twoWays(() => postgresLedger({ pool: postgres.wasm().pool }));
    // What an instance had begun when it died comes before this in the one connection's queue.
    return { of, close: () => of(0).list({ after: 0, limit: 1 }) };
  },
});
