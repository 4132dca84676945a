/**
 * Runs every test (node, DOM, browser, end to end) and says how many passed, failed and were left out.
 * Arguments go to vitest, so `npm test -- --coverage` measures coverage too.
 * What did not pass is named once more at the end, where nobody has to search a long log for it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentInPlaywright, silentInVitest } from './silentProjects.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), 'tillkit-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Runs a tool of this package with Node itself, so no shell and no npx is needed. */
function run(name, file, args, env = {}) {
  const script = join(dirname(require.resolve(`${name}/package.json`)), file);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Whoever names files or projects wants no others. */
const isWhole = process.argv.slice(2).every((word) => word.startsWith('--coverage'));
const toldOf = (silent) => silent.map((name) => `project ${name}: no test of it ran`);

/** Reads a report; a tool that died before writing one counts as one failure. */
function counts(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, names: [] };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

const vitestOk = run('vitest', 'vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  ...process.argv.slice(2),
]);
const playwrightOk = run('@playwright/test', 'cli.js', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
});

const vitest = counts(vitestReport, (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  // A file that fails before its first test holds no failed test, but it is a failure.
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const silent = isWhole ? toldOf(silentInVitest(report)) : [];
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedFiles.length + silent.length,
    skipped: numPendingTests + numTodoTests,
    names: [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
      ),
      ...failedFiles.map(({ name }) => relative(root, name)),
      ...silent,
    ],
  };
});
/** The tests of a part of Playwright's report that did not pass at the first try. */
const notPassed = ({ suites = [], specs = [] }, file = '') => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/u.test(status)))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => notPassed(suite, suite.file ?? file)),
];
const playwright = counts(playwrightReport, (report) => {
  const { stats, errors, suites } = report;
  const silent = toldOf(silentInPlaywright(report));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length + silent.length,
    skipped: stats.skipped,
    names: [...notPassed({ suites }), ...silent],
  };
});
rmSync(reports, { recursive: true, force: true });

const passed = vitest.passed + playwright.passed;
// A tool that ends badly without a failed test (coverage too low, a stray error) has failed too.
const failed =
  (vitest.failed || (vitestOk ? 0 : 1)) + (playwright.failed || (playwrightOk ? 0 : 1));
// A test that was left out, for want of a tool or by a forgotten word, is not one that passed.
const skipped = vitest.skipped + playwright.skipped;
process.stdout.write('\n');
for (const name of [...vitest.names, ...playwright.names]) {
  process.stdout.write(`not passed: ${name.replaceAll('\n', ' ')}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
