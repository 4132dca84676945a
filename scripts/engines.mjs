/**
 * Runs the tests of test/engines in Firefox and in WebKit, the engine of Safari. They are found on this
 * machine or, for root on Debian, installed. What could not run is named, and under CI=true it is a failure.
 *
 *   node scripts/engines.mjs             both
 *   node scripts/engines.mjs firefox     one; more words go to vitest
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debianPackages.mjs';
import { runProject } from './vitestRun.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** WebKitGTK's own small browser lies off the path, in a folder of the machine's architecture. */
function miniBrowser() {
  const folders = ['/usr/libexec', '/usr/lib', ...within('/usr/lib')];
  return folders
    .flatMap(within)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/u.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

function within(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** What Debian calls each, and the programs it takes (test/engines/programs.ts). */
const ENGINES = {
  firefox: {
    debian: ['firefox-esr'],
    programs: () => ({ browser: onPath('firefox-esr', 'firefox') }),
  },
  webkit: {
    debian: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      driver: onPath('WebKitWebDriver'),
      browser: miniBrowser(),
      screen: onPath('Xvfb'),
    }),
  },
};

const isWhole = (engine) => Object.values(ENGINES[engine].programs()).every(Boolean);

/** Where each was found, for test/engines/programs.ts. */
function environment(engines) {
  const found = engines.map((engine) => [
    `TILL_TEST_${engine.toUpperCase()}`,
    JSON.stringify(ENGINES[engine].programs()),
  ]);
  return Object.fromEntries(found);
}

const words = process.argv.slice(2);
const asked = words.filter((word) => Object.hasOwn(ENGINES, word));
const wanted = asked.length > 0 ? asked : Object.keys(ENGINES);
const missing = wanted.filter((engine) => !isWhole(engine));
if (missing.length > 0) installFromDebian(missing.flatMap((engine) => ENGINES[engine].debian));

const found = wanted.filter(isWhole);
const notRun = wanted.filter((engine) => !isWhole(engine));
let result = { passed: 0, failed: 0 };
if (found.length > 0) {
  const rest = words.filter((word) => !asked.includes(word));
  result = await runProject('engines', { words: rest, env: environment(found) });
}

for (const engine of notRun) {
  say(`\nNOT RUN: test/engines in ${engine}, which is not here and could not be installed.`);
}
const failed = result.failed + (process.env.CI === 'true' ? notRun.length : 0);
say(`\n${result.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
