/** What test runs leave in the repository: which tests were flaky and when, and how the last whole run ended. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FLAKY = join(root, 'test/flaky.json');
const WHOLE_RUN = join(root, 'test/wholeRun.json');

const today = () => new Date().toISOString().slice(0, 10);

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Adds a day to each flaky test. A test that was mended loses its entry by hand, in the commit that mends it.
 *
 * @param {readonly string[]} names
 */
export function keepFlaky(names, { file = FLAKY, day = today() } = {}) {
  if (names.length === 0) return;
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const name of names) kept[name] = [...new Set([...(kept[name] ?? []), day])];
  write(file, Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Keeps the result of `npm run test:all`. */
export function keepWholeRun(result) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', changed' : ''}`;
  write(WHOLE_RUN, { commit, day: today(), ...result });
}
