/**
 * Runs the tests, prints their progress and ends with "N passed, N failed". What failed is
 * listed again above that line.
 *
 *   npm test                       what a change needs: node, dom, browser, the main journeys
 *   npm test -- test/money         only these files or folders; more words go to Vitest
 *   npm run test:all               everything, with full counts; `-- --rest` leaves out what `npm test` runs
 *   npm run test:long              the heaviest proofs, many times their full counts; by hand
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyInPlaywright, emptyInVitest } from './emptyProjects.mjs';
import { failuresOf } from './vitestRun.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** Vitest's projects of `npm test`; `test:all` adds storybook. */
const MAIN_PROJECTS = ['node', 'dom', 'browser'];
/** Parts of `node` and `dom`, which vitest.config.ts keeps apart. */
const ALONE = ['node-alone', 'dom-alone'];
/** What `test:long` repeats (TIMES in test/support/runs.ts): random histories here, kills after it. */
const LONG = [
  'test/server/callbacks/claims.model.test.ts',
  'test/payments',
  'test/server/treasury/withdrawals',
  'test/treasury/onceOnPage.test.tsx',
];
const LONG_TIMES = '15';
/** All cases of each property test: see test/support/runs.ts. */
const FULL = { TILL_TEST_FULL: '1' };

/** Runs a Node script. With `quiet` its output is returned instead of printed. */
async function runNode(args, { env = {}, quiet = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const ok = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  return { ok, output: Buffer.concat(output).toString() };
}

/** Runs a tool of this package without a shell. @returns its JSON report, if it wrote one. */
async function runTool(name, file, argsOf, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-test-'));
  const report = join(folder, 'report.json');
  const script = join(dirname(require.resolve(`${name}/package.json`)), file);
  try {
    const { ok } = await runNode([script, ...argsOf(report)], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { ok, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that ends badly without a failed test (low coverage, a stray error, no report) has failed too. */
const result = (ok, { passed, failures, failed = failures.length, skipped = 0 }) => ({
  passed,
  failed: failed || (ok ? 0 : 1),
  skipped,
  failures,
});
const noTestOf = (projects) => projects.map((name) => `project ${name}: none of its tests ran`);

/** @param words More arguments. `wanted`: projects that must run a test. */
async function vitest(words, { env, wanted = [] } = {}) {
  const { ok, report } = await runTool(
    'vitest',
    'vitest.mjs',
    (file) => [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...words,
    ],
    env,
  );
  if (!report) return result(false, { passed: 0, failures: ['vitest: no report'] });
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report;
  return result(ok, {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: [...failuresOf(testResults), ...noTestOf(emptyInVitest(report, wanted))],
  });
}

/** The tests of a part of Playwright's report that did not pass at the first try. */
const notPassed = ({ suites = [], specs = [] }, file = '') => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/u.test(status)))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => notPassed(suite, suite.file ?? file)),
];

/** @param words More arguments. `wanted`: projects that must run a test; all of them unless given. */
async function playwright(words, { env, wanted } = {}) {
  const { ok, report } = await runTool(
    '@playwright/test',
    'cli.js',
    () => ['test', '--reporter=list,json', ...words],
    env,
  );
  if (!report) return result(false, { passed: 0, failures: ['playwright: no report'] });
  const { stats, errors } = report;
  const empty = noTestOf(emptyInPlaywright(report, wanted));
  return result(ok, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length + empty.length,
    skipped: stats.skipped,
    failures: [...notPassed(report), ...empty],
  });
}

/** Runs a script that ends with "N passed, N failed" and prints its output at the end, in one piece. */
async function script(name, words = [], env = {}) {
  process.stdout.write(`\n${name}: started\n`);
  const { ok, output } = await runNode([join(root, 'scripts', `${name}.mjs`), ...words], {
    env,
    quiet: true,
  });
  process.stdout.write(`\n== ${name}\n${output}`);
  const [, passed = 0, failed = 0] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed$/gmu)].at(-1) ?? [];
  const failures = output.match(/^(?:✗ |NOT RUN: ).*$/gmu) ?? [];
  return result(ok, { passed: Number(passed), failed: Number(failed), failures });
}

const MODES = ['--all', '--rest', '--long'];
const args = process.argv.slice(2);
const words = args.filter((word) => !MODES.includes(word));
const names = words.filter((word) => !word.startsWith('-'));

const isJourney = (file) => /\.e2e\.ts(?::\d+)?$/u.test(file);
const isFolder = (name) => existsSync(name) && statSync(name).isDirectory();
const filesIn = (name) => (isFolder(name) ? readdirSync(name, { recursive: true }) : [name]);
const projects = (of) => of.flatMap((name) => ['--project', name]);

/** Runs what the words name: end-to-end tests by Playwright, everything else by Vitest. */
async function runNamed() {
  const options = words.filter((word) => word.startsWith('-'));
  const forVitest = names.filter((name) => filesIn(name).some((file) => !isJourney(file)));
  const journeys = names.filter((name) => filesIn(name).some(isJourney));
  return [
    ...(forVitest.length > 0 ? [await vitest([...options, ...forVitest])] : []),
    ...(journeys.length > 0 ? [await playwright(journeys, { wanted: [] })] : []),
  ];
}

/** Both configurations read which part runs. */
const runMain = async (env = {}) => {
  const main = { ...env, TILL_TEST_PART: 'main' };
  return [
    await vitest([...projects([...MAIN_PROJECTS, ...ALONE]), ...words], {
      env: main,
      wanted: MAIN_PROJECTS,
    }),
    await playwright(['--project=main'], { env: main, wanted: ['main'] }),
  ];
};

/** What `npm test` leaves out. Servers, runtimes and engines mostly wait: the examples run beside them. */
async function runRest() {
  const env = { ...FULL, TILL_TEST_PART: 'rest' };
  const wanted = ['node', 'browser', 'storybook'];
  const results = [await vitest(projects(wanted), { env, wanted }), await playwright([], { env })];
  const besides = async () => [
    await script('servers', [], env),
    await script('runtimes', ['node20', 'node24', 'bun', 'workerd']),
    await script('engines'),
    await script('schemathesis'),
    await script('image'),
  ];
  const [examples, others] = await Promise.all([script('examples'), besides()]);
  return [...results, examples, ...others];
}

const runLong = async () => [
  await vitest([...projects(['node', 'dom', ...ALONE]), ...LONG, ...words], {
    env: { ...FULL, TILL_TEST_TIMES: LONG_TIMES },
  }),
  await script('servers', ['disk', 'crashes'], { ...FULL, TILL_TEST_TIMES: LONG_TIMES }),
];

async function chosenRun() {
  if (args.includes('--long')) return runLong();
  if (args.includes('--rest')) return runRest();
  if (args.includes('--all')) return [...(await runMain(FULL)), ...(await runRest())];
  return names.length > 0 ? runNamed() : runMain();
}

const results = await chosenRun();
const total = (key) => results.reduce((sum, one) => sum + one[key], 0);
process.stdout.write('\n');
for (const name of results.flatMap(({ failures }) => failures)) {
  process.stdout.write(`not passed: ${name.replaceAll('\n', ' ')}\n`);
}
if (total('skipped') > 0) process.stdout.write(`${total('skipped')} skipped\n`);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
