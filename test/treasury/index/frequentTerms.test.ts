/** The SQL index where it takes every term for a frequent one: other statements, the same answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { onceDone } from '../../../src/ledger/sqlLedger.js';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import { sqlOrderIndex } from '../../../src/treasury/index/sqlOrderIndex.js';
import { orderIndexConformance } from '../../../src/treasury/testing/orderIndexConformance.js';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'till-frequent-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(): Promise<Ledger> {
  files += 1;
  const ledger = sqliteLedger({ file: join(folder, `${String(files)}.db`) });
  const orderIndex = sqlOrderIndex({
    db: ledger.db,
    dialect: 'sqlite',
    ready: () => ledger.list({ after: 0, limit: 1 }).then(() => undefined),
    firstUse: onceDone,
    withRetries: (statement) => statement(),
    frequent: 0,
  });
  return { ...ledger, orderIndex };
}

const kit = { describe, it, expect, beforeEach, afterEach };
orderIndexConformance(kit, { name: 'an index of frequent terms', make, runs: 40 });
