/** Running one project of the tests with a report, for the suites that need more than Node and a browser. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a project of vitest.config.ts and counts. A run that died before its report, or a file that died
 * before its first test, is a failure.
 *
 * @param {string} project
 * @param {{ report: string, words: readonly string[], env: NodeJS.ProcessEnv }} options `report`: where
 *   the JSON report is written; `words`: more arguments of vitest.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runProject(project, { report, words, env }) {
  const require = createRequire(import.meta.url);
  const script = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(
    process.execPath,
    [script, 'run', '--project', project, ...reporters, ...words],
    { cwd: root, stdio: 'inherit', env },
  );
  const ok = await new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || (ok ? 0 : 1) };
}
