/** One order, one wallet: two processes on one SQLite file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeOneWallet } from '../oneWallet.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describeOneWallet('one SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'till-one-wallet-'));
  folders.push(folder);
  return join(folder, 'ledger.db');
});
