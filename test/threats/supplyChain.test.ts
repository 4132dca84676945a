/** The package's dependencies are few, named and pinned, and run no script (`docs/threats.md T35`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly version: string;
}

const { dependencies, scripts } = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> };

/** What comes with a package, and with what comes with it. */
function withAll(names: Iterable<string>, all = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (all.has(name)) continue;
    all.add(name);
    const locked = packages[`node_modules/${name}`];
    withAll(Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies }), all);
  }
  return all;
}
const installed = [...withAll(Object.keys(dependencies))];

/** Of `tillkit serve`: pino and what it brings. */
const LOG = [
  ...['pino', '@pinojs/redact', 'atomic-sleep', 'on-exit-leak-free', 'pino-abstract-transport'],
  ...['pino-std-serializers', 'process-warning', 'quick-format-unescaped', 'real-require'],
  ...['safe-stable-stringify', 'sonic-boom', 'split2', 'thread-stream'],
];
/** The same of prom-client. */
const METRICS = ['prom-client', '@opentelemetry/api', 'bintrees', 'tdigest'];
/** The back office's menus and dialogs: Base UI with what places its popups. */
const OFFICE = [
  ...['@base-ui/react', '@base-ui/utils', '@babel/runtime', 'reselect', 'use-sync-external-store'],
  ...['core', 'dom', 'react-dom', 'utils'].map((part) => `@floating-ui/${part}`),
];

describe('what a store installs with the package', () => {
  it('is these packages, and a new one is a decision', () => {
    expect(installed.toSorted()).toEqual(
      [
        ...['@hono/node-server', '@noble/hashes', '@scure/base', 'big.js', 'eventsource-parser'],
        ...['hono', 'jose', 'kysely', 'lossless-json', 'lru-cache'],
        ...['rate-limiter-flexible', 'uqr', 'zod', ...LOG, ...METRICS, ...OFFICE],
      ].toSorted(),
    );
  });

  it.each(Object.entries(dependencies))('is one exact version: %s %s', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });

  it.each(installed)('runs no script when it is installed: %s', (name) => {
    expect(packages[`node_modules/${name}`]?.hasInstallScript).toBeUndefined();
  });

  it('runs none of ours either', () => {
    // `prepare` runs in a clone and before packing, never where the package is installed.
    const installing = ['preinstall', 'install', 'postinstall'];
    expect(installing.filter((name) => Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('everything that the package is built and tested with is sealed by a digest', () => {
  const locked = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
  expect(locked.length).toBeGreaterThan(100);
  const open = locked.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true);
  expect(open.map(([path]) => path)).toEqual([]);
});
