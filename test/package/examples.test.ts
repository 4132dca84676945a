/** The examples, without running them: `node scripts/examples.mjs` pays in each of them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { specifiersOf } from './importRules.js';
import { packageRoot, readManifest } from './packageFiles.js';

const folder = join(packageRoot, 'examples');
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Those in other languages run beside `tillkit serve`, so they are no packages. */
const otherLanguages = ['go', 'php', 'python'];
const packages = examples.filter((name) => !otherLanguages.includes(name));

/** Committed or about to be, so no installed packages and no results. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'examples'],
  { cwd: packageRoot, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(packageRoot, file)));

const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');

interface ExampleManifest {
  readonly private?: boolean;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): ExampleManifest =>
  JSON.parse(read(`examples/${name}/package.json`)) as ExampleManifest;

describe('the examples', () => {
  it('are those that the README names', () => {
    expect(packages.sort()).toEqual(['express', 'hono-workers', 'html', 'next']);
    expect(examples).toEqual(expect.arrayContaining(otherLanguages));
    for (const name of examples) expect(read('examples/README.md')).toContain(`](${name})`);
  });

  it('hold no lockfile, no address of a registry and no path of a machine', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(file).not.toMatch(/lock(file|\.json|\.yaml)?$/);
      if (file !== 'examples/README.md')
        expect(read(file), file).not.toMatch(/registry\.|\.tgz|file:[./~]|\/(home|Users|tmp)\//);
    }
  });
});

describe.each(otherLanguages)('the example %s', (name) => {
  it('is read in a minute: a short README, and sources of at most 100 lines', () => {
    expect(read(`examples/${name}/README.md`).split('\n').length).toBeLessThanOrEqual(30);
    const sources = files.filter(
      (file) => file.startsWith(`examples/${name}/`) && /\.(py|php|go)$/.test(file),
    );
    expect(sources).not.toEqual([]);
    for (const file of sources)
      expect(read(file).trimEnd().split('\n').length, file).toBeLessThan(101);
  });
});

describe.each(packages)('the example %s', (name) => {
  it('is a private package with a README, and takes the package under its own version', () => {
    const { private: isPrivate, dependencies, scripts } = manifestOf(name);
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(isPrivate).toBe(true);
    expect(dependencies['tillkit']).toBe(`^${version}`);
    expect(scripts['sandbox']).toContain('tillkit sandbox --webhook');
    expect(read(`examples/${name}/README.md`).split('\n').length).toBeLessThan(30);
  });

  it('imports only doors that are open, and packages that it names itself', () => {
    const doors = Object.keys(readManifest().exports).map((door) => door.replace('.', 'tillkit'));
    const named = Object.keys(manifestOf(name).dependencies).filter((one) => one !== 'tillkit');
    const sources = files.filter(
      (file) => file.startsWith(`examples/${name}/`) && /\.(js|tsx?)$/.test(file),
    );
    const imported = sources
      .flatMap((file) => specifiersOf(read(file)))
      .filter((specifier) => !/^(\.|\/|node:)/.test(specifier));
    expect(imported.filter((specifier) => specifier.startsWith('tillkit'))).not.toEqual([]);
    for (const specifier of imported) {
      const isNamed = named.some((one) => specifier === one || specifier.startsWith(`${one}/`));
      expect(isNamed || doors.includes(specifier), specifier).toBe(true);
    }
  });

  it('has the keys of the sandbox that `npm run sandbox` starts', () => {
    const file = name === 'next' ? '.env.development' : 'sandbox.env';
    const { apiKey, webhookSecret } = createSandbox();
    expect(read(`examples/${name}/${file}`).split('\n')).toEqual(
      expect.arrayContaining([
        'TILL_SERVICE_URL=http://127.0.0.1:4101',
        `TILL_API_KEY=${apiKey}`,
        `TILL_WEBHOOK_SECRET=${webhookSecret}`,
        'TILL_SANDBOX=true',
      ]),
    );
  });
});
