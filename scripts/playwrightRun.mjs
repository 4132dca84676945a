/** Running Playwright with a report, as a suite that can run one of its tests again. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyInPlaywright } from './emptyProjects.mjs';
import { noTestOf, outcome } from './secondTry.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests of a part of the report that did not pass, each with its project and place. */
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

async function run(words, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-playwright-'));
  const file = join(folder, 'report.json');
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const script = join(dirname(manifest), 'cli.js');
  try {
    const child = spawn(process.execPath, [script, 'test', '--reporter=list,json', ...words], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const ok = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
    return { ok, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} words Arguments of `playwright test`.
 * @param options `wanted`: projects that must run a test; all of them unless given.
 */
export async function playwrightSuite(words, { env, wanted } = {}) {
  const { ok, report } = await run(words, env);
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
      return playwrightSuite(alone, { env, wanted: [] });
    },
  };
}
