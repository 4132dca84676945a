/** What a store costs in memory: a process may open many, and each hot reload opens one more. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const CHILD = join(import.meta.dirname, 'storeMemoryChild.ts');

it('opens with its back office in 1.5 MB, and is free when it is dropped', async () => {
  const args = ['--expose-gc', '--import', 'tsx', CHILD];
  const env = { ...process.env, NODE_ENV: 'test' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const { bytesOfOne, stayed } = JSON.parse(stdout) as { bytesOfOne: number; stayed: number };
  expect(bytesOfOne).toBeLessThan(1.5e6);
  // The last one may still stand on the stack.
  expect(stayed).toBeLessThanOrEqual(1);
});
