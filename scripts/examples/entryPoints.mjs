/** The packed package in plain Node, without any of its optional peers, and under pnpm's strictness. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from './pack.mjs';
import { install, run } from './processes.mjs';
import { writeViteApp } from './viteApps.mjs';

/** Entry points that need React and React Query; the others must work without. */
const REACT_ENTRY_POINTS = ['.', './queries', './element', './treasury'];
/** Not for Node: the scripts for pages, the styles, and the manifest. */
const NO_MODULES =
  /^\.\/(standalone\.m?js|(styles|treasury)(\.unlayered)?\.css|standalone\.css|package\.json)$/;

/** Each entry point that a pattern matches: `./locales/*` with its files. */
function opened(folder, entryPoint, pattern) {
  const [before, after] = pattern.split('*');
  const names = readdirSync(join(folder, 'node_modules/tillkit', before))
    .filter((name) => name.endsWith(after))
    .map((name) => name.slice(0, name.length - after.length));
  if (names.length === 0) throw new Error(`${entryPoint} opens nothing.`);
  return names.map((name) => entryPoint.replace('*', name));
}

function exportsOf(folder) {
  const file = join(folder, 'node_modules/tillkit/package.json');
  return JSON.parse(readFileSync(file, 'utf8')).exports;
}

function entryPointsOf(folder) {
  const exports = exportsOf(folder);
  return Object.keys(exports)
    .filter((entryPoint) => !NO_MODULES.test(entryPoint))
    .flatMap((entryPoint) =>
      entryPoint.includes('*')
        ? opened(folder, entryPoint, exports[entryPoint].default)
        : [entryPoint],
    );
}

/** Loads an entry point in its own Node process, which must then exit. */
function load(folder, entryPoint, conditions = []) {
  const specifier = entryPoint.replace('.', 'tillkit');
  const code = `const entryPoint = await import('${specifier}'); console.log(Object.keys(entryPoint).join(' '));`;
  return run('node', [...conditions, '--input-type=module', '-e', code], folder);
}

function installWith(folder, tarball, peers) {
  const dependencies = { tillkit: `file:${tarball}`, ...peers };
  writeFiles(folder, { 'package.json': { private: true, type: 'module', dependencies } });
  install(folder);
}

function expectRefusal(act, pattern) {
  try {
    act();
  } catch (error) {
    if (pattern.test(error.message)) return;
    throw error;
  }
  throw new Error(`It should have been refused: ${pattern}`);
}

/** Loads every entry point in plain Node. */
export async function tryEntryPoints({ home, tarball, check }) {
  const bare = join(home, 'bare');
  await check('installs without any peer', () => installWith(bare, tarball, {}));
  for (const entryPoint of entryPointsOf(bare).filter((one) => !REACT_ENTRY_POINTS.includes(one))) {
    await check(`${entryPoint} loads in Node without a peer`, () => load(bare, entryPoint));
  }
  await check('./server throws in a browser, with a sentence', () =>
    expectRefusal(() => load(bare, './server', ['-C', 'browser']), /loaded in a browser/),
  );
  await check('./server loads in a Worker, which is a browser too', () =>
    load(bare, './server', ['-C', 'workerd', '-C', 'worker', '-C', 'browser']),
  );
  await check('the command answers', () => {
    const version = run(join(bare, 'node_modules/.bin/tillkit'), ['--version'], bare).trim();
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`It said ${version}.`);
  });

  const full = join(home, 'full');
  const peers = { '@tanstack/react-query': '^5.90.0', react: '19.2.0', 'react-dom': '19.2.0' };
  await check('installs with React', () => installWith(full, tarball, peers));
  for (const entryPoint of REACT_ENTRY_POINTS) {
    await check(`${entryPoint} loads in Node`, () => load(full, entryPoint));
  }
  await check('the scripts for pages are files of the package', () => {
    const names = Object.keys(exportsOf(full)).filter((entryPoint) => NO_MODULES.test(entryPoint));
    // `import.meta.resolve` names a file, whether it is there or not.
    const code = `import { accessSync } from 'node:fs';
for (const name of ${JSON.stringify(names)}) accessSync(new URL(import.meta.resolve(name.replace('.', 'tillkit'))));`;
    run('node', ['--input-type=module', '-e', code], full);
  });
}

/** pnpm gives a package nothing that it does not name itself. */
export async function tryPnpm({ home, tarball, check }) {
  const tool = join(home, 'pnpm-itself');
  const folder = join(home, 'pnpm-app');
  const pnpm = join(tool, 'node_modules/pnpm/bin/pnpm.cjs');
  await check('pnpm can be had', () => {
    writeFiles(tool, { 'package.json': { private: true, dependencies: { pnpm: '^10.0.0' } } });
    install(tool);
  });
  await check('installs', () => {
    writeViteApp(folder, '19.2.0', tarball);
    const store = ['--store-dir', join(home, 'pnpm-store'), '--ignore-scripts'];
    run('node', [pnpm, 'install', '--no-lockfile', '--config.hoist=false', ...store], folder);
  });
  await check('type-checks', () =>
    run('node', ['node_modules/typescript/bin/tsc', '-p', '.'], folder),
  );
  await check('builds', () =>
    run('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], folder),
  );
  for (const entryPoint of entryPointsOf(folder)) {
    await check(`${entryPoint} loads in Node`, () => load(folder, entryPoint));
  }
}
