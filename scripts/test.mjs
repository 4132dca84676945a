/**
 * Runs the tests, prints their progress, how long each suite took, and ends with "N passed, N failed". What
 * failed runs again, alone (scripts/secondTry.mjs), and is listed above that line: "not passed", or "flaky" if
 * it passed then; test/flaky.json keeps when a test was flaky.
 *
 *   npm test                       what a change needs: node, dom, browser, the main journeys
 *   npm test -- test/money         only these files or folders; more words go to Vitest
 *   node scripts/test.mjs --ci     what must pass before a merge; .ci/run runs it
 *   npm run test:all               builds, then everything, with all cases; test/wholeRun.json keeps its result
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolveChromium } from './chromium.mjs';
import { playwrightSuite } from './playwrightRun.mjs';
import { scriptSuite } from './scriptRun.mjs';
import { withSecondTry } from './secondTry.mjs';
import { keepFlaky, keepWholeRun } from './testRecords.mjs';
import { vitestSuite } from './vitestRun.mjs';

/** Vitest's projects of `npm test`; the others add storybook. */
const MAIN_PROJECTS = ['node', 'dom', 'browser'];
/** Parts of those, which vitest.config.ts keeps apart. */
const ALONE = ['node-alone', 'dom-alone', 'browser-touch'];
/** Random histories, which `test:all` repeats (TIMES in test/support/runs.ts), and kills after them. */
const LONG = [
  'test/server/telling/claims.model.test.ts',
  'test/payments',
  'test/treasury/server/withdrawals',
  'test/treasury/panel/onceOnPage.test.tsx',
];
const LONG_TIMES = '3';
/** All cases of each property test: see test/support/runs.ts. */
const FULL = { TILL_TEST_FULL: '1' };
/** Which files wait for a longer run: see vitest.config.ts. */
const MAIN = { TILL_TEST_PART: 'main' };
const MERGE = { TILL_TEST_PART: 'merge' };

const MODES = ['--ci', '--all'];
const args = process.argv.slice(2);
const words = args.filter((word) => !MODES.includes(word));
const names = words.filter((word) => !word.startsWith('-'));

const isJourney = (file) => /\.e2e\.ts(?::\d+)?$/u.test(file);
const isFolder = (name) => existsSync(name) && statSync(name).isDirectory();
const filesIn = (name) => (isFolder(name) ? readdirSync(name, { recursive: true }) : [name]);
const projects = (of) => of.flatMap((name) => ['--project', name]);

const times = [];
/** Runs a suite and notes how long it took. */
async function timed(name, running) {
  const since = performance.now();
  const suite = await running;
  const { passed, skipped, failures } = suite;
  const minutes = Number(((performance.now() - since) / 60_000).toFixed(1));
  times.push({ name, minutes, passed, skipped, failed: failures.length });
  return suite;
}

const vitest = (name, ...rest) => timed(name, vitestSuite(...rest));
const playwright = (...rest) => timed('playwright', playwrightSuite(...rest));
const script = (name, ...rest) => timed(name, scriptSuite(name, ...rest));

/** Runs what the words name: end-to-end tests by Playwright, everything else by Vitest. */
async function runNamed() {
  const options = words.filter((word) => word.startsWith('-'));
  const forVitest = names.filter((name) => filesIn(name).some((file) => !isJourney(file)));
  const journeys = names.filter((name) => filesIn(name).some(isJourney));
  return [
    ...(forVitest.length > 0 ? [await vitest('vitest', options, { files: forVitest })] : []),
    ...(journeys.length > 0 ? [await playwright(journeys, { wanted: [] })] : []),
  ];
}

const runMain = async () => [
  await vitest('vitest', [...projects([...MAIN_PROJECTS, ...ALONE]), ...words], {
    env: MAIN,
    wanted: MAIN_PROJECTS,
  }),
  await playwright(['--project=main'], { wanted: ['main'] }),
];

/** The package is built. Servers mostly wait: the examples run beside them. */
async function runForMerge() {
  const wanted = [...MAIN_PROJECTS, 'storybook'];
  const journeys = ['main', 'journeys'];
  return [
    await vitest('vitest', projects([...wanted, ...ALONE]), { env: MERGE, wanted }),
    await playwright(
      journeys.map((name) => `--project=${name}`),
      { wanted: journeys },
    ),
    ...(await Promise.all([
      script('servers', [
        'test/servers/postgres/ledger.test.ts',
        'test/servers/serve/instances.test.ts',
        'test/servers/serve/kills.test.ts',
      ]),
      script('examples', ['guide', 'express', 'python']),
    ])),
  ];
}

async function runWhole() {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  if (build.status !== 0) process.exit(1);
  const wanted = [...MAIN_PROJECTS, 'storybook'];
  const long = { env: { ...FULL, TILL_TEST_TIMES: LONG_TIMES } };
  const results = [
    await vitest('vitest', [...projects([...wanted, ...ALONE]), '--coverage'], {
      env: FULL,
      wanted,
    }),
    await playwright([]),
    await vitest('long', projects(['node', 'dom', ...ALONE]), { ...long, files: LONG }),
  ];
  const besides = async () => [
    await script('servers', [], long),
    await script('runtimes', ['node20', 'node24', 'bun', 'workerd']),
    await script('engines'),
    await script('schemathesis', [], { cases: false }),
    await script('image', [], { cases: false }),
  ];
  const [examples, others] = await Promise.all([script('examples'), besides()]);
  return [...results, examples, ...others];
}

function chosenRun() {
  if (args.includes('--all')) return runWhole();
  if (args.includes('--ci')) return runForMerge();
  return names.length > 0 ? runNamed() : runMain();
}

// .ci/run began before.
const began = 1000 * Number(process.env.TILL_TEST_SINCE ?? Date.now() / 1000);
const suites = await chosenRun();
const say = (text) => process.stdout.write(text);
const { passed, failed, flaky } = await withSecondTry(suites, say);
const list = (what, of) => of.map((name) => `${what}: ${name.replaceAll('\n', ' ')}\n`).join('');
const minutes = Number(((Date.now() - began) / 60_000).toFixed(1));

keepFlaky(flaky);
if (args.includes('--all')) {
  const { path, source } = await resolveChromium();
  const chromium = source === 'npm' ? 'npm' : path;
  keepWholeRun({ chromium, minutes, passed, notPassed: failed, flaky, suites: times });
}

say(`\n${list('not passed', failed)}`);
for (const { name, skipped, ...one } of times) {
  say(
    `${name}: ${one.minutes} min, ${one.passed} passed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
}
say(`took ${minutes} min\n${list('flaky', flaky)}${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
