/** `npm run release` in a repository of its own, whose origin is a folder: nothing is published from there. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renamed } from '../../scripts/release/version.mjs';
import { packageRoot } from './packageFiles.js';

const home = mkdtempSync(join(tmpdir(), 'tillkit-release-'));
const tree = join(home, 'tree');
const origin = join(home, 'origin.git');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: tree, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(tree, file), 'utf8');
const commit = (subject: string) => {
  git('add', '--all');
  git('commit', '--quiet', '-m', subject);
};
const release = () =>
  spawnSync('node', ['scripts/release.mjs', '--checked'], { cwd: tree, encoding: 'utf8' });

const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  version: string;
};
const [major, minor] = version.split('.').map(Number);
const next = `${String(major)}.${String(Number(minor) + 1)}.0`;

/** What a release reads and writes. */
const NEEDED =
  /^(?:package(?:-lock)?\.json|(?:CHANGELOG|README)\.md|\.changeset\/|\.gitignore|\.npmrc|\.prettierrc\.json|docs\/[\w/-]+\.md|examples\/|scripts\/release)/;

beforeAll(() => {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: packageRoot, encoding: 'utf8' }).split('\n');
  for (const file of files.filter(
    (one) => NEEDED.test(one) && existsSync(join(packageRoot, one)),
  )) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(packageRoot, file), join(tree, file));
  }
  symlinkSync(join(packageRoot, 'node_modules'), join(tree, 'node_modules'), 'junction');
  for (const name of ['AUTHOR', 'COMMITTER']) {
    process.env[`GIT_${name}_NAME`] = 'Ada';
    process.env[`GIT_${name}_EMAIL`] = 'ada@shop.example';
  }
  git('init', '--quiet', '--initial-branch', 'main');
  commit('begin');
  execFileSync('git', ['clone', '--quiet', '--bare', tree, origin]);
  git('remote', 'add', 'origin', origin);
});

const tagsOfOrigin = () => git('ls-remote', '--tags', '--refs', 'origin').match(/v[\d.]+$/gm) ?? [];

describe('a release', () => {
  it('of what has no changeset keeps the version, and is tagged at the origin', () => {
    expect(release()).toMatchObject({ status: 0, stderr: '' });
    expect(tagsOfOrigin()).toEqual([`v${version}`]);
    expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version}$`, 'm'));
    expect(git('rev-parse', 'origin/main')).toBe(git('rev-parse', 'HEAD'));
  });

  it('of nothing new is refused', () => {
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringMatching(/npx changeset/) });
  });

  it('is refused while something is not committed', () => {
    writeFileSync(join(tree, 'README.md'), 'changed');
    expect(release()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Commit or remove/),
    });
    git('checkout', '--quiet', 'README.md');
  });

  it('takes up the changesets: version, changelog, lockfile, and each page that names it', () => {
    const sentence = 'New: a sentence for people.\n\n**Breaking:** and one more.';
    writeFileSync(
      join(tree, '.changeset/calm-shops-pay.md'),
      `---\n'tillkit': minor\n---\n\n${sentence}\n`,
    );
    commit('change something');
    expect(release()).toMatchObject({ status: 0, stderr: '' });
    expect(tagsOfOrigin()).toEqual([`v${version}`, `v${next}`]);
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: next,
      packages: { '': { version: next } },
    });
    const changelog = read('CHANGELOG.md');
    expect(
      changelog.startsWith(`# Changelog\n\n## ${next}\n\n### Minor Changes\n\n- New: a sen`),
    ).toBe(true);
    expect(changelog).toContain('**Breaking:** and one more.');
    expect(changelog.indexOf(`## ${next}`)).toBeLessThan(changelog.indexOf(`\n## ${version}\n`));
    expect(existsSync(join(tree, '.changeset/calm-shops-pay.md'))).toBe(false);
    expect(JSON.parse(read('examples/html/package.json'))).toMatchObject({
      dependencies: { tillkit: `^${next}` },
    });
    for (const page of ['README.md', 'docs/guides/install.md', 'examples/README.md'])
      expect(read(page)).toContain(`tillkit-${next}`);
  });
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

  it('name no host', () => {
    for (const text of texts) expect(text).not.toMatch(/https?:\/\/\w|\b\w+\.(?:com|org|io|dev)\b/);
  });
});

describe('a version', () => {
  it.each([
    ['/tillkit-1.2.3/tillkit.js', '/tillkit-1.3.0/tillkit.js'],
    ['tillkit-1.2.3.tgz', 'tillkit-1.3.0.tgz'],
    ['"tillkit": "^1.2.3"', '"tillkit": "^1.3.0"'],
    ['"other": "^1.2.3", 1.2.3', '"other": "^1.2.3", 1.2.3'],
    ['tillkit-1.2.34', 'tillkit-1.2.34'],
  ])('%s is named as %s', (text, expected) => {
    expect(renamed(text, '1.2.3', '1.3.0')).toBe(expected);
  });
});
