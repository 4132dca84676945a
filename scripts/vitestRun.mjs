/** Running one project of the tests with a report, for the suites that need more than Node and a browser. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a project of vitest.config.ts and counts; what failed is named again at the end, a line each. A
 * run that died before its report, or a file that died before its first test, is a failure.
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
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const name of failuresOf(testResults)) process.stdout.write(`✗ ${name}\n`);
  return { passed: numPassedTests, failed: numFailedTests || (ok ? 0 : 1) };
}

/**
 * @param {object[]} testResults Of Vitest's JSON report.
 * @returns {string[]} The failed tests, each with its file; the file alone if it failed before its first.
 */
export function failuresOf(testResults) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}
