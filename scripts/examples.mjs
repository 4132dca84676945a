/**
 * Tests the packed package as its users install it: the guides to the letter, each shop of examples/, some as `tillkit init` writes them, and in engines,
 * in other languages where these are installed, fresh Vite apps on React 18 and 19, one of webpack, TypeScript 5 to 7, every entry point in plain Node, and pnpm. In temporary folders, with the sandbox and a real browser.
 *
 *   node scripts/examples.mjs                     all of it
 *   node scripts/examples.mjs html express        some of it
 *   node scripts/examples.mjs --tarball=x.tgz …   with a package that is packed already
 *   node scripts/examples.mjs --keep …            and keeps the folders
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tryDjango } from './examples/djangoShop.mjs';
import { tryEntryPoints, tryPnpm } from './examples/entryPoints.mjs';
import { tryInstall, tryInstallWithReact } from './examples/guides/install.mjs';
import { countGuides } from './examples/guides/followPage.mjs';
import { tryGoingLive } from './examples/guides/goingLive.mjs';
import { tryOperations } from './examples/guides/operations.mjs';
import { tryReadme } from './examples/guides/readme.mjs';
import { tryServe } from './examples/guides/serve.mjs';
import { tryServerGuide } from './examples/guides/server.mjs';
import { LANGUAGE_NAMES } from './examples/languages.mjs';
import { tryLanguageShop } from './examples/languageShops.mjs';
import { packPackage } from './examples/pack.mjs';
import { openBrowser } from './examples/shopper.mjs';
import { SHOP_NAMES, tryShop } from './examples/shops.mjs';
import { tryTypeScripts } from './examples/typescripts.mjs';
import { tryVendure } from './examples/vendureShop.mjs';
import { tryViteApp, VITE_APP_NAMES } from './examples/viteApps.mjs';
import { tryWebpack } from './examples/webpackApp.mjs';

const CASES = {
  guide: tryInstall,
  'guide-install': tryInstallWithReact,
  'guide-readme': tryReadme,
  'guide-serve': tryServe,
  'guide-server': tryServerGuide,
  'guide-going-live': tryGoingLive,
  'guide-operations': tryOperations,
  guides: countGuides,
  ...Object.fromEntries(SHOP_NAMES.map((name) => [name, (tools) => tryShop(name, tools)])),
  ...Object.fromEntries(
    LANGUAGE_NAMES.map((name) => [name, (tools) => tryLanguageShop(name, tools)]),
  ),
  ...Object.fromEntries(VITE_APP_NAMES.map((name) => [name, (tools) => tryViteApp(name, tools)])),
  vendure: tryVendure,
  django: tryDjango,
  webpack: tryWebpack,
  types: tryTypeScripts,
  'entry-points': tryEntryPoints,
  pnpm: tryPnpm,
};

const words = process.argv.slice(2);
const keep = words.includes('--keep');
const given = words.find((word) => word.startsWith('--tarball='))?.slice('--tarball='.length);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !Object.hasOwn(CASES, name));
if (unknown.length > 0) {
  const known = Object.keys(CASES).join(', ');
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${known}.\n`);
  process.exit(2);
}

/** Ends a case at its first failure: what follows would only repeat it. */
class CaseOver extends Error {}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const print = (text) => void process.stdout.write(`${text}\n`);

async function runCase(name, tools) {
  const row = { name, passed: 0, failed: 0, skipped: '' };
  const began = performance.now();
  const check = async (what, act) => {
    const since = performance.now();
    try {
      await act();
    } catch (error) {
      row.failed += 1;
      print(`✗ ${name}: ${what}\n${error.message.replace(/^/gm, '    ')}`);
      throw new CaseOver();
    }
    row.passed += 1;
    print(`✓ ${name}: ${what} (${seconds(since)} s)`);
  };
  /** A case that cannot run is named; where everything must run, it is a failure. */
  const skip = async (why) => {
    if (process.env.CI === 'true') await check('runs', () => Promise.reject(new Error(`${why}.`)));
    row.skipped = why;
    print(`- ${name}: not run, because ${why}`);
  };
  try {
    await CASES[name]({ ...tools, check, skip });
  } catch (error) {
    if (!(error instanceof CaseOver)) {
      row.failed += 1;
      print(`✗ ${name}: ${error.stack}`);
    }
  }
  return { ...row, seconds: seconds(began) };
}

const home = mkdtempSync(join(realpathSync(tmpdir()), 'tillkit-examples-'));
if (keep) print(`keeps ${home}`);
else process.once('exit', () => rmSync(home, { recursive: true, force: true }));

const rows = [];
let browser;
try {
  const since = performance.now();
  const tarball = given === undefined ? packPackage(home) : resolve(given);
  print(`packed ${tarball} (${seconds(since)} s)`);
  browser = await openBrowser();
  for (const name of names.length > 0 ? names : Object.keys(CASES)) {
    rows.push(await runCase(name, { home, tarball, browser }));
  }
} finally {
  await browser?.close();
}

const line = (name, took, passed, failed) =>
  `${name.padEnd(14)}${took.padStart(8)}${String(passed).padStart(8)}${String(failed).padStart(8)}`;
print(`\n${line('example', 'seconds', 'passed', 'failed')}`);
for (const row of rows) {
  const end = row.skipped === '' ? '' : `  not run: ${row.skipped}`;
  print(line(row.name, row.seconds, row.passed, row.failed) + end);
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
