/** New, empty ledgers in SQL for the tests of one file, closed and deleted after them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { postgresLedger } from '../../src/ledger/postgresLedger.js';
import type { SqlLedger } from '../../src/ledger/sqlLedger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { startWasmPostgres, type WasmPostgres } from './wasmPostgres.js';

/** In files. @returns makes so many connections to one new file */
export function ledgerFiles(): (count?: number) => readonly [SqlLedger, ...SqlLedger[]] {
  let folder: string;
  let files = 0;
  const open: SqlLedger[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'till-ledgers-'));
  });
  afterEach(async () => {
    for (const ledger of open.splice(0)) await ledger.close?.();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (count = 1) => {
    files += 1;
    const file = join(folder, `${String(files)}.db`);
    const [first, ...others] = Array.from({ length: count }, () => sqliteLedger({ file }));
    if (!first) throw new Error('No connection was asked for.');
    open.push(first, ...others);
    return [first, ...others];
  };
}

/** In PostgreSQL as WebAssembly. */
export function wasmLedgers() {
  let wasm: WasmPostgres;
  beforeAll(async () => {
    wasm = await startWasmPostgres();
  }, 180_000);
  afterAll(() => wasm.close());
  const reopen = async () => postgresLedger({ pool: wasm.pool });
  return {
    wasm: () => wasm,
    reopen,
    make: async () => {
      await wasm.empty();
      return reopen();
    },
  };
}
