/**
 * Runs the conformance suite of test/runtimes on other runtimes: the built package's handler, served
 * by each of them; on workerd also the ledger suite, with D1.
 * Runtimes come from the npm registry into .runtimes, once.
 *
 *   node scripts/runtimes.mjs                 all of them
 *   node scripts/runtimes.mjs node20 workerd  some of them
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { freePort } from './localServers.mjs';

const isWindows = process.platform === 'win32';
const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, '.runtimes');
const built = join(home, 'build');
const nodeServer = join(built, 'servers-node/serveNode.mjs');
const fetchServer = join(built, 'servers-fetch/serveFetch.mjs');
const d1Examiner = join(built, 'examiner-d1/examineD1.mjs');

const node = (major) => ({
  install: `node@${major}`,
  version: (folder) => versionOf(bin(folder, 'node')),
  start: (folder, port) => startProcess(bin(folder, 'node'), [nodeServer], { PORT: String(port) }),
});

/** Runtime, the package that it comes in, its own word on its version, and how it serves on a port. */
const RUNTIMES = {
  node20: node(20),
  node22: node(22),
  node24: node(24),
  node26: node(26),
  bun: {
    install: 'bun@1.4.5',
    version: (folder) => versionOf(bin(folder, 'bun')),
    start: (folder, port) =>
      startProcess(bin(folder, 'bun'), [fetchServer], { PORT: String(port) }),
  },
  deno: {
    install: 'deno@2.9.6',
    version: (folder) => versionOf(bin(folder, 'deno')),
    start: (folder, port) =>
      startProcess(
        bin(folder, 'deno'),
        ['serve', '--no-config', '--no-prompt', '--host=127.0.0.1', `--port=${port}`, fetchServer],
        { DENO_DIR: join(folder, 'cache'), DENO_NO_UPDATE_CHECK: '1' },
      ),
  },
  workerd: {
    // The newest that accepts Node 20, with the workerd of its day.
    install: 'miniflare@4.20260426.0',
    version: (folder) => versionOf(bin(folder, 'workerd')),
    start: startServingWorker,
    examineMore: examineD1,
  },
};

function bin(folder, name) {
  return join(folder, 'node_modules/.bin', name);
}

/** What the runtime says of itself, so that the table names what really ran. */
function versionOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', shell: isWindows });
  return /\d+[\d.-]*/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

/** Installs a runtime into a folder of its own, unless this very version is there. */
function install(name, spec) {
  const folder = join(home, name);
  const mark = join(folder, `${spec.replace('@', '-')}.installed`);
  if (existsSync(mark)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  process.stdout.write(`Installing ${spec} …\n`);
  const { status, stderr } = spawnSync('npm', ['install', '--no-save', '--no-package-lock', spec], {
    cwd: folder,
    encoding: 'utf8',
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`${spec} could not be installed:\n${stderr.trim()}`);
  writeFileSync(mark, '');
  return folder;
}

/** Builds the package, then servers and checks that use it instead of the sources. */
async function buildAll() {
  const shared = { root, envDir: false, logLevel: 'error' };
  const packageFolder = join(built, 'package');
  await build({
    ...shared,
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: packageFolder, emptyOutDir: true },
  });
  const useBuilt = {
    name: 'the built package instead of the sources',
    enforce: 'pre',
    resolveId(id) {
      const entryPoint = /\/src\/exports\/([\w.-]+)\.js$/.exec(id)?.[1];
      return entryPoint === undefined ? undefined : join(packageFolder, `${entryPoint}.js`);
    },
  };
  const suite = join(root, 'test/runtimes/conformance');
  const bundle = (name, outDir, target) =>
    build({
      ...shared,
      configFile: false,
      plugins: [useBuilt],
      // Everything goes in: none of these runtimes is given a node_modules.
      ssr: { noExternal: true, target },
      build: {
        ssr: true,
        outDir: join(built, outDir),
        emptyOutDir: true,
        target: 'es2022',
        rolldownOptions: {
          input: { [name]: join(suite, `${name}.ts`) },
          external: /^node:/,
          output: { entryFileNames: '[name].mjs', codeSplitting: false },
        },
      },
    });
  await bundle('serveNode', 'servers-node', 'node');
  await bundle('serveFetch', 'servers-fetch', 'webworker');
  await bundle('examineD1', 'examiner-d1', 'webworker');
  await bundle('checks', 'checks', 'node');
}

/** Starts a process that sees nothing of this one's environment but the path. */
function startProcess(file, args, env) {
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => (said = (said + text).slice(-4000)));
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(`it ended with code ${code}\n${said}`));
  });
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** workerd with an empty D1, and with no compatibility flag: nothing of Node is there. */
async function startWorker(folder, scriptPath, options = {}) {
  const url = pathToFileURL(join(folder, 'node_modules/miniflare/dist/src/index.js')).href;
  const { Miniflare } = await import(url);
  const worker = new Miniflare({
    modules: true,
    scriptPath,
    compatibilityDate: '2026-04-01',
    d1Databases: { DB: 'till' },
    cf: false,
    ...options,
  });
  await worker.ready;
  return worker;
}

/** The conformance store on workerd, its ledger in D1. */
async function startServingWorker(folder, port) {
  const worker = await startWorker(folder, fetchServer, { host: '127.0.0.1', port });
  return { ended: new Promise(() => undefined), stop: () => worker.dispose() };
}

/** The ledger's own conformance suite, run inside of a Worker against its D1. */
async function examineD1(folder) {
  const worker = await startWorker(folder, d1Examiner);
  try {
    await worker.dispatchFetch('http://localhost/leave');
    const answer = await worker.dispatchFetch('http://localhost/');
    if (!answer.ok) throw new Error(`The ledger was not examined: ${await answer.text()}`);
    return await answer.json();
  } finally {
    await worker.dispose();
  }
}

/** Waits until a server answers, or says why it never will. */
async function untilItAnswers(base, ended) {
  const over = ended.then((reason) => {
    throw new Error(`The server did not start: ${reason}`);
  });
  const asking = (async () => {
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`${base}/health`).catch(() => undefined);
      if (answer) {
        await answer.text();
        return;
      }
      await new Promise((resume) => setTimeout(resume, 100));
    }
    throw new Error('The server did not answer within a minute.');
  })();
  await Promise.race([asking, over]);
}

/** Serves on one runtime and runs every check. */
async function examine(name, { CHECKS, runChecks }) {
  const { install: spec, version, start, examineMore } = RUNTIMES[name];
  const folder = install(name, spec);
  const port = await freePort();
  const server = await start(folder, port);
  try {
    const base = `http://127.0.0.1:${port}/api/till`;
    await untilItAnswers(base, server.ended);
    const supportsStreaming = name !== 'workerd';
    const endpoint = { base, fetch: (url, init) => fetch(url, init), supportsStreaming };
    const results = await runChecks(CHECKS, endpoint);
    if (examineMore) results.push(...(await examineMore(folder)));
    return { version: version(folder), results };
  } finally {
    await server.stop();
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(RUNTIMES, name));
if (unknown.length > 0) {
  const known = Object.keys(RUNTIMES).join(', ');
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Runtimes: ${known}.\n`);
  process.exit(2);
}

await buildAll();
const suite = await import(pathToFileURL(join(built, 'checks/checks.mjs')).href);
const rows = [];
for (const name of names.length > 0 ? names : Object.keys(RUNTIMES)) {
  const { version, results } = await examine(name, suite).catch((error) => {
    const failure = error instanceof Error ? error.message : String(error);
    return { version: '-', results: [{ name: 'starts', failure }] };
  });
  const failed = results.filter(({ failure }) => failure !== null);
  rows.push({ name, version, passed: results.length - failed.length, failed: failed.length });
  for (const { name: check, failure } of failed) {
    process.stdout.write(`✗ ${name}: ${check}\n    ${failure}\n`);
  }
}

const line = (name, version, passed, failed) =>
  `${name.padEnd(10)}${version.padEnd(14)}${String(passed).padStart(6)}${String(failed).padStart(8)}\n`;
process.stdout.write(`\n${line('runtime', 'version', 'passed', 'failed')}`);
for (const { name, version, passed, failed } of rows) {
  process.stdout.write(line(name, version, passed, failed));
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 ? 0 : 1);
