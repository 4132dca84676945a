/**
 * Holds running servers to the OpenAPI documents of `openapi/` with Schemathesis (https://schemathesis.io),
 * which makes requests from a document, good and bad ones, and checks every answer against it. It is
 * installed from PyPI into a cache folder outside the repository. What could not run is named, and under
 * CI=true it is a failure.
 *
 *   node scripts/schemathesis.mjs             every document
 *   node scripts/schemathesis.mjs browser     one
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from './debianPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Each document and a server that keeps to it. The server prints one line of JSON, `{ url, token }`, and
 * runs until its input ends.
 */
const TARGETS = {
  browser: { document: 'openapi/browser.json', server: 'scripts/openapi/browserServer.ts' },
  store: {
    document: 'openapi/store.json',
    server: 'scripts/openapi/storeServer.ts',
    // A link may only lead to the store's own origins, which no document can say.
    excluded: ['positive_data_acceptance'],
  },
};

const VERSION = '4.32.5';
/** Requests for each operation while it is fuzzed, good and bad ones. */
const EXAMPLES = '150';
const LONGEST_MS = 120_000;

/** Runs a program to its end. @returns whether it succeeded, and what it said. */
function run(file, args) {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
}

/** Makes a virtual environment; for root on Debian it installs Python first, if it is not there. */
function makeEnvironment(folder) {
  const make = () => run('python3', ['-m', 'venv', '--clear', folder]);
  const first = make();
  if (first.ok) return first;
  installFromDebian(['python3', 'python3-venv']);
  return make();
}

/** Path of Schemathesis, installed if this version is not in the cache; null if that failed. */
function findSchemathesis() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'tillkit', `schemathesis-${VERSION}`);
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  // Written last, so that an installation that broke off is made again.
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    say(`Installing Schemathesis ${VERSION} in ${folder} …`);
    const made = makeEnvironment(folder);
    const pip = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check'];
    const installed = made.ok
      ? run(join(bin, 'python'), [...pip, `schemathesis==${VERSION}`])
      : made;
    if (!installed.ok) {
      say(installed.output);
      return null;
    }
    writeFileSync(complete, '');
  }
  return join(bin, 'schemathesis');
}

/** Starts a target's server. */
async function start(file) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} ended before it said where it listens.`);
    }),
  ]);
  return { ...JSON.parse(line), stop: () => child.stdin.end() };
}

/** Every check, and the same requests in each run. */
const argumentsFor = ({ document, excluded = [] }, { url, token }, reports) => [
  ...['run', join(root, document), '--url', url, '--header', `Authorization: Bearer ${token}`],
  ...['--checks', 'all', '--max-examples', EXAMPLES, '--continue-on-failure'],
  ...excluded.flatMap((check) => ['--exclude-checks', check]),
  '--generation-deterministic',
  ...['--request-timeout', '10', '--report', 'json', '--report-dir', reports, '--no-color'],
];

/** Operations that keep to the document, and those that do not. */
function countOf(report, ok) {
  const { operations, failures, errors, test_cases: cases, complete } = report;
  const faulty = new Set([...failures, ...errors].flatMap((one) => one.operations ?? ['?']));
  const untested = operations.total - operations.tested;
  const failed = faulty.size + untested || (ok && complete ? 0 : 1);
  say(`${operations.tested} of ${operations.total} operations, ${cases.generated} requests`);
  for (const name of faulty) say(`✗ ${name}`);
  return { passed: Math.max(0, operations.tested - faulty.size), failed };
}

async function examine(schemathesis, name) {
  const { document, server } = TARGETS[name];
  const reports = mkdtempSync(join(tmpdir(), 'tillkit-schemathesis-'));
  say(`\n${document}`);
  const running = await start(server);
  try {
    const child = spawn(schemathesis, argumentsFor(TARGETS[name], running, reports), {
      cwd: reports,
      timeout: LONGEST_MS,
      // Without the encoding, Python on a machine without a locale cannot print what it found.
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => output.push(part));
    const [code] = await once(child, 'close');
    const file = readdirSync(reports).find((entry) => entry.endsWith('.json'));
    if (code !== 0) say(Buffer.concat(output).toString());
    if (!file) return { passed: 0, failed: 1 };
    return countOf(JSON.parse(readFileSync(join(reports, file), 'utf8')), code === 0);
  } finally {
    running.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(TARGETS, name));
if (unknown.length > 0) {
  throw new TypeError(
    `There is no document ${unknown.join(', ')}. Name one of: ${Object.keys(TARGETS).join(', ')}.`,
  );
}
const names = asked.length > 0 ? asked : Object.keys(TARGETS);
const schemathesis = findSchemathesis();
const results = [];
if (schemathesis) {
  for (const name of names) results.push(await examine(schemathesis, name));
} else {
  say('\nNOT RUN: Schemathesis, which is not here and could not be installed.');
}
const total = (key) => results.reduce((sum, one) => sum + one[key], 0);
const failed = total('failed') + (!schemathesis && process.env.CI === 'true' ? names.length : 0);
say(`\n${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
