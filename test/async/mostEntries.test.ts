/** What a cache keeps, and what a timer keeps alive. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { mostEntries } from '../../src/async/mostEntries.js';
import { packageRoot } from '../package/packageFiles.js';

it('a cache keeps as many entries as it is made for, and no more', () => {
  const cache = new LRUCache<number, number>(mostEntries(100));
  for (let key = 0; key <= 100; key += 1) cache.set(key, key);
  expect([cache.size, cache.has(0), cache.has(1), cache.has(100)]).toEqual([
    100,
    false,
    true,
    true,
  ]);
});

it('a process with nothing else to do ends, whatever timers it has', () => {
  const timers = pathToFileURL(join(packageRoot, 'src/async/unrefTimeout.ts')).href;
  const script = `import { unrefTimeout, unrefTimeoutOfOwner } from ${JSON.stringify(timers)};
    unrefTimeout(3_600_000, () => {});
    unrefTimeoutOfOwner(3_600_000, () => {});
    process.stdout.write('set');`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const ended = spawnSync(process.execPath, words, {
    ...{ cwd: packageRoot, encoding: 'utf8', timeout: 60_000 },
  });
  expect([ended.stdout, ended.status, ended.signal]).toEqual(['set', 0, null]);
});
