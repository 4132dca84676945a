/** Running one project of the tests with a report, for the suites that need more than Node and a browser. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyInVitest } from './emptyProjects.mjs';
import { noTestOf, outcome } from './secondTry.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs Vitest with a JSON report.
 *
 * @param {readonly string[]} words Arguments of `vitest run`.
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `env`: beside that of this process.
 * @returns {Promise<{ ok: boolean, report: object | null }>} No report: the run died before it could write one.
 */
async function runVitest(words, { env = {}, quiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-vitest-'));
  const file = join(folder, 'report.json');
  const script = join(
    dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const child = spawn(process.execPath, [script, 'run', ...reporters, ...words], {
      cwd: root,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
    });
    const ok = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
    return { ok, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run of Vitest as a suite that can run one of its files again.
 *
 * @param {readonly string[]} words Arguments of `vitest run`.
 * @param options `wanted`: projects that must run a test; `files`: the files or folders that run, or all.
 */
export async function vitestSuite(words, { env, wanted = [], files = [], quiet = false } = {}) {
  const { ok, report } = await runVitest([...words, ...files], { env, quiet });
  if (!report) return outcome('vitest', false, { passed: 0, failures: [] });
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report;
  const alone = [...words.filter((word) => word !== '--coverage'), '--maxWorkers=1'];
  return {
    ...outcome('vitest', ok, {
      passed: numPassedTests,
      skipped: numPendingTests + numTodoTests,
      failures: [...failuresOf(testResults), ...noTestOf(emptyInVitest(report, wanted))],
    }),
    again: (file) => vitestSuite(alone, { env, files: [file], quiet }),
  };
}

/**
 * Runs a project of vitest.config.ts and counts; what failed is named again at the end, a line each. A
 * run that died before its report, or a file that died before its first test, is a failure.
 *
 * @param {string} project
 * @param {{ words: readonly string[], env: NodeJS.ProcessEnv }} options `words`: more arguments of vitest.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runProject(project, { words, env }) {
  const { ok, report } = await runVitest(['--project', project, ...words], { env });
  if (!report) return { passed: 0, failed: 1 };
  const failures = failuresOf(report.testResults);
  for (const { name } of failures) process.stdout.write(`✗ ${name}\n`);
  return { passed: report.numPassedTests, failed: failures.length || (ok ? 0 : 1) };
}

/**
 * @param {object[]} testResults Of Vitest's JSON report.
 * @returns {{ name: string, file: string }[]} The failed tests, each with its file; the file alone if it
 *   failed before its first.
 */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: file, file }];
    return failed.map(({ fullName }) => ({ name: `${file}: ${fullName}`, file }));
  });
}
