/** The workflows, what a release packs, and that each page names the version that there is. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from './packageFiles.js';

const home = mkdtempSync(join(tmpdir(), 'tillkit-packed-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

it('every page, example and the lockfile name the version of package.json', () => {
  const words = ['ls-files', 'README.md', 'docs/**.md', 'examples'];
  const files = execFileSync('git', words, { cwd: packageRoot, encoding: 'utf8' }).trim();
  const named = files.split('\n').flatMap((file) =>
    // What a store will install one day is an example, not the version.
    file === 'docs/guides/upgrading.md'
      ? []
      : [
          ...read(file).matchAll(/(?:tillkit[-/]|"tillkit": "\^)(\d+\.\d+\.\d+(?:-[\w.]+\d)?)/g),
        ].map(([, one]) => `${file}: ${String(one)}`),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((one) => !one.endsWith(`: ${version}`))).toEqual([]);
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version,
    packages: { '': { version } },
  });
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}`);
});

describe('the workflows', () => {
  const folder = join(packageRoot, '.github/workflows');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

  it('take each action of others by its hash', () => {
    const used = texts.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)].map(([, use]) => use));
    expect(used.length).toBeGreaterThan(3);
    for (const use of used) expect(use).toMatch(/^(?:\.\/\.github\/|[\w-]+\/[\w-]+@[0-9a-f]{40}$)/);
  });

  it('may write nothing but the identity that a release is published with', () => {
    for (const text of texts)
      expect(text).toMatch(/^permissions:(?: \{\}$|\n {2}contents: read\n)/m);
    const written = texts.flatMap((text) => text.match(/[\w-]+: write\b.*/g) ?? []);
    expect(written).toEqual(['id-token: write']);
  });

  it('install and build nothing where a release is published from', () => {
    const jobs = texts.flatMap((text) => text.split(/^(?= {2}[\w-]+:\n)/m));
    const publishing = jobs.filter((job) => /id-token: write|secrets\./.test(job));
    expect(publishing).toHaveLength(1);
    const [job = ''] = publishing;
    expect(job.match(/(?<=uses: )[^@]+/g)).toEqual([
      'actions/download-artifact',
      'actions/setup-node',
    ]);
    const steps = job.replace(/^ *#.*/gm, '');
    expect(steps.match(/\bnpm (?!config get)\w+/g)).toEqual(['npm publish']);
  });

  it('name no host', () => {
    for (const text of texts) expect(text).not.toMatch(/https?:\/\/\w|\b\w+\.(?:com|org|io|dev)\b/);
  });
});

describe('what a release packs', () => {
  it('leaves out the reports of an unfinished build', () => {
    const folder = join(home, 'packed');
    const { files } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
      files: string[];
    };
    for (const name of ['dist/index.js', 'dist/bundled/a.json', 'dist/standalone/bundled/b.json']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'packed', version: '1.0.0', files }),
    );
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files: found }] = JSON.parse(packed) as [{ files: { path: string }[] }];
    expect(found.map(({ path }) => path)).toEqual(['dist/index.js', 'package.json']);
  });
});
