/**
 * Runs the steps of the Dockerfile in a folder of its own, because a base image cannot be pulled everywhere:
 * builds from what .dockerignore lets through, installs the production dependencies, puts the image's
 * contents together, measures them and starts them.
 *
 *   node scripts/image.mjs
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './localServers.mjs';

const MOST_MEGABYTES = 60;
/** Docker waits ten seconds before it kills. */
const MOST_STOP_MS = 9_000;
/** Takes a minute, and .ci/run has just done it: its result is used instead. */
const INSTALL = 'npm ci';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

/** The instructions of each stage: `{ name, steps: [{ word, rest }] }`. */
function readDockerfile() {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gmu, '')
    .replaceAll(/\\\n/gu, '');
  const stages = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, word, rest] = /^([A-Z]+) (.*)$/u.exec(line);
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/u.exec(rest)?.[1] ?? 'image', steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return Object.fromEntries(stages.map(({ name, steps }) => [name, steps]));
}

/** .dockerignore leaves everything out but what it names. */
function sentToBuild() {
  const text = readFileSync(join(root, '.dockerignore'), 'utf8');
  const [all, ...names] = text.split('\n').filter((line) => /^[^#]/u.test(line));
  assert.equal(all, '*');
  return names.map((name) => name.replace(/^!/u, ''));
}

/** Copies as COPY does, from the checkout or from another stage. */
function copy(rest, app, folder) {
  const words = rest.split(/\s+/u);
  const stage = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  const target = words.pop();
  for (const source of words.includes('.') ? sentToBuild() : words) {
    const from = stage ? join(folder, stage, source) : join(root, source);
    const name = target.endsWith('/') || words.includes('.') ? join(target, source) : target;
    cpSync(from, join(app, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Runs a stage's COPY and RUN in the folder that stands for its file system. */
function runStage(name, steps, folder) {
  const app = join(folder, name, 'app');
  mkdirSync(app, { recursive: true });
  for (const { word, rest } of steps) {
    if (word === 'COPY') copy(rest, app, folder);
    if (rest === INSTALL) symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'));
    // The volume is outside of the folder: see `checkRun`.
    if (word !== 'RUN' || rest === INSTALL || rest.includes(' /data')) continue;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', rest], {
      cwd: app,
      encoding: 'utf8',
    });
    assert.equal(status, 0, `The step of the Dockerfile failed: ${rest}\n${stdout}${stderr}`);
  }
  return app;
}

/** Every file below a folder, with its size and time. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path = parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(path, name));
      return { file: join(path, name).slice(folder.length + 1), size, mtimeMs };
    });
}

function checkPackages(app) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(
    readFileSync(join(app, 'node_modules/.package-lock.json'), 'utf8'),
  );
  for (const [name, { version }] of Object.entries(installed)) {
    assert.equal(version, packages[name]?.version, `${name} is not at the version that is tested.`);
  }
  for (const name of ['libsql', 'pg', 'ioredis', 'hono', 'zod']) {
    assert.ok(existsSync(join(app, 'node_modules', name)), `${name} is missing.`);
  }
  for (const name of ['react-dom', 'typescript', 'vite', 'storybook', 'node-gyp']) {
    assert.ok(!existsSync(join(app, 'node_modules', name)), `${name} has no business there.`);
  }
}

function checkSize(app) {
  const { stdout } = spawnSync('du', ['-sk', app], { encoding: 'utf8' });
  const megabytes = parseInt(stdout, 10) / 1024;
  say(`The image's contents without its base: ${megabytes.toFixed(1)} MB`);
  assert.ok(megabytes <= MOST_MEGABYTES, `They may have ${MOST_MEGABYTES} MB.`);
}

/** Environment, start and health check as the last stage says, with ports and a volume of this run. */
async function settingsOf(steps, folder) {
  const rest = (word) => steps.find((step) => step.word === word).rest;
  const [port, apiPort] = [await freePort(), await freePort()].map(String);
  const here = (text) =>
    text
      .replaceAll('0.0.0.0:4180', `127.0.0.1:${port}`)
      .replaceAll(/(?:0\.0\.0\.0|127\.0\.0\.1):4181/gu, `127.0.0.1:${apiPort}`)
      .replace('/data', join(folder, 'data'));
  const env = Object.fromEntries(
    here(rest('ENV'))
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const health = JSON.parse(here(/CMD (\[.*\])$/u.exec(rest('HEALTHCHECK'))[1]));
  return { env, health, start: JSON.parse(rest('ENTRYPOINT')), api: `http://127.0.0.1:${apiPort}` };
}

/** Not root, as in the image. Anybody else is not root anyway. */
function asNobody(folder) {
  if (process.getuid?.() !== 0) return {};
  spawnSync('chown', ['65534:65534', join(folder, 'data')]);
  chmodSync(folder, 0o755);
  return { uid: 65_534, gid: 65_534 };
}

/** Of a store whose payment service cannot be reached: an order is taken all the same. */
const SETTINGS = {
  TILL_SERVICE_URL: 'http://127.0.0.1:1',
  TILL_API_KEY: randomBytes(32).toString('base64url'),
  TILL_SECRET: randomBytes(32).toString('base64url'),
  TILL_URL: 'https://pay.shop.example',
  TILL_STORE_KEY: randomBytes(32).toString('base64url'),
};

async function checkRun(app, steps, folder) {
  mkdirSync(join(folder, 'data'));
  const { env, health, start, api } = await settingsOf(steps, folder);
  const before = filesOf(app);
  const [program, ...args] = start;
  const as = { cwd: app, ...asNobody(folder) };
  const variables = { PATH: process.env.PATH, TMPDIR: '/nowhere', ...env, ...SETTINGS };
  const server = spawn(program, args, {
    ...as,
    env: variables,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isHealthy = () =>
    spawnSync(health[0], health.slice(1), { ...as, env: variables }).status === 0;
  try {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    while (!said.includes('/v1')) {
      await Promise.race([once(server.stdout, 'data'), ended]);
      assert.equal(server.exitCode, null, 'It does not start.');
    }
    assert.ok(isHealthy(), 'The health check fails although the server runs.');
    const authorization = `Bearer ${SETTINGS.TILL_STORE_KEY}`;
    const answer = await fetch(`${api}/v1/orders`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: '1001', amount_usd: '20' }),
    });
    assert.equal(answer.status, 201);
    assert.ok(existsSync(join(folder, 'data/till.db')), 'The ledger is not in the volume.');
  } finally {
    server.kill('SIGTERM');
  }
  const asked = Date.now();
  assert.equal((await ended)[0], 0, 'It does not end in order.');
  assert.ok(Date.now() - asked < MOST_STOP_MS, 'It takes too long to end.');
  assert.ok(!isHealthy(), 'The health check is content although the server has ended.');
  assert.deepEqual(filesOf(app), before, 'It writes outside of its volume.');
}

const folder = mkdtempSync(join(tmpdir(), 'tillkit-image-'));
let [passed, failed] = [0, 0];
async function check(what, work) {
  try {
    await work();
    passed += 1;
    say(`✓ ${what}`);
  } catch (error) {
    failed += 1;
    say(`✗ ${what}: ${error.message}`);
  }
}

try {
  const { build, production, image } = readDockerfile();
  let app;
  await check('its steps put the image together', () => {
    runStage('build', build, folder);
    runStage('production', production, folder);
    app = runStage('image', image, folder);
  });
  if (app) {
    await check('production dependencies alone, at the versions of the lock file', () =>
      checkPackages(app),
    );
    await check(`at most ${MOST_MEGABYTES} MB`, () => checkSize(app));
    await check('runs without root, writes to its volume alone, ends when it is told', () =>
      checkRun(app, image, folder),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
