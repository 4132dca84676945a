/**
 * Runs the tests, prints their progress and ends with "N passed, N failed". What failed runs again, alone
 * (scripts/secondTry.mjs), and is listed above that line: "not passed", or "flaky" if it passed then.
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
import { emptyInPlaywright } from './emptyProjects.mjs';
import { noTestOf, outcome, withSecondTry } from './secondTry.mjs';
import { vitestSuite } from './vitestRun.mjs';

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

/** The tests of a part of Playwright's report that did not pass, each with its project and place. */
const notPassed = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => /^(unexpected|flaky)$/u.test(status))
      .map(({ projectName }) => ({
        name: `${projectName}: ${file}: ${title}`,
        file: JSON.stringify([projectName, `test/${file}:${line}`]),
      })),
  ),
  ...suites.flatMap(notPassed),
];

/** @param words More arguments. `wanted`: projects that must run a test; all of them unless given. */
async function playwright(words, { env, wanted } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-playwright-'));
  const file = join(folder, 'report.json');
  const script = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const { ok } = await runNode([script, 'test', '--reporter=list,json', ...words], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  if (!report) return outcome('playwright', false, { passed: 0, failures: [] });
  const { stats, errors } = report;
  return {
    ...outcome('playwright', ok, {
      passed: stats.expected,
      skipped: stats.skipped,
      failures: [
        ...notPassed(report),
        ...errors.map(({ message }) => ({ name: `playwright: ${message.split('\n')[0]}` })),
        ...noTestOf(emptyInPlaywright(report, wanted)),
      ],
    }),
    // What a project depends on, such as Storybook's pages, has been built by the first run.
    again: (test) => {
      const [project, place] = JSON.parse(test);
      const alone = [`--project=${project}`, place, '--no-deps', '--workers=1'];
      return playwright(alone, { env, wanted: [] });
    },
  };
}

/** What failed in a script's output: a test of Vitest by its file, all else by the script's own cases. */
function failuresOfScript(name, output, cases) {
  const lines = [...output.matchAll(/^(✗|NOT RUN:) (.*)$/gmu)];
  const failures = lines.map(([, mark, text]) => {
    const [head] = text.split(': ', 1);
    if (mark !== '✗' || !cases) return { name, file: '' };
    return head.startsWith('test/')
      ? { name: text, file: head }
      : { name: `${name}: ${head}`, file: head };
  });
  return [...new Map(failures.map((failure) => [failure.name, failure])).values()];
}

/**
 * Runs a script that ends with "N passed, N failed" and prints its output at the end, in one piece.
 *
 * @param words Its arguments. `cases`: false if it cannot run a part of itself.
 */
async function script(name, words = [], { env = {}, cases = true } = {}) {
  process.stdout.write(`\n${name}: started\n`);
  const { ok, output } = await runNode([join(root, 'scripts', `${name}.mjs`), ...words], {
    env,
    quiet: true,
  });
  process.stdout.write(`\n== ${name}\n${output}`);
  const [, passed = 0] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gmu)].at(-1) ?? [];
  const failures = ok ? [] : failuresOfScript(name, output, cases);
  return {
    ...outcome(name, ok, {
      passed: Number(passed),
      failures: ok || failures.length > 0 ? failures : [{ name, file: '' }],
    }),
    again: (one) => script(name, one === '' ? words : [one], { env, cases }),
  };
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
    ...(forVitest.length > 0 ? [await vitestSuite(options, { files: forVitest })] : []),
    ...(journeys.length > 0 ? [await playwright(journeys, { wanted: [] })] : []),
  ];
}

/** Both configurations read which part runs. */
const runMain = async (env = {}) => {
  const main = { ...env, TILL_TEST_PART: 'main' };
  return [
    await vitestSuite([...projects([...MAIN_PROJECTS, ...ALONE]), ...words], {
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
  const results = [
    await vitestSuite(projects(wanted), { env, wanted }),
    await playwright([], { env }),
  ];
  const besides = async () => [
    await script('servers', [], { env }),
    await script('runtimes', ['node20', 'node24', 'bun', 'workerd']),
    await script('engines'),
    await script('schemathesis', [], { cases: false }),
    await script('image', [], { cases: false }),
  ];
  const [examples, others] = await Promise.all([script('examples'), besides()]);
  return [...results, examples, ...others];
}

const runLong = async () => [
  await vitestSuite([...projects(['node', 'dom', ...ALONE]), ...words], {
    env: { ...FULL, TILL_TEST_TIMES: LONG_TIMES },
    files: LONG,
  }),
  await script('servers', ['disk', 'crashes'], { env: { ...FULL, TILL_TEST_TIMES: LONG_TIMES } }),
];

async function chosenRun() {
  if (args.includes('--long')) return runLong();
  if (args.includes('--rest')) return runRest();
  if (args.includes('--all')) return [...(await runMain(FULL)), ...(await runRest())];
  return names.length > 0 ? runNamed() : runMain();
}

const suites = await chosenRun();
const { passed, failed, flaky } = await withSecondTry(suites, (text) => process.stdout.write(text));
const skipped = suites.reduce((sum, suite) => sum + suite.skipped, 0);
const list = (what, names) =>
  names.map((name) => `${what}: ${name.replaceAll('\n', ' ')}\n`).join('');
process.stdout.write(`\n${list('not passed', failed)}${skipped > 0 ? `${skipped} skipped\n` : ''}`);
process.stdout.write(`${list('flaky', flaky)}${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
