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
import { published, renamed } from '../../scripts/release/version.mjs';
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

  it('says on no page any longer that the package is in no registry', () => {
    const pages = git('ls-files', '*.md').trim().split('\n');
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/index.md']));
    const saying = /not-published|not in a registry/;
    expect(pages.filter((page) => saying.test(read(page)))).toEqual([]);
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
    for (const page of ['README.md', 'docs/guides/page.md', 'examples/README.md'])
      expect(read(page)).toContain(`tillkit-${next}`);
  });

  it('goes on with the push where the origin has refused it', () => {
    writeFileSync(
      join(tree, '.changeset/kind-shops-wait.md'),
      "---\n'tillkit': minor\n---\n\nNew: one more sentence.\n",
    );
    commit('change something else');
    const hook = join(origin, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const tag = `v${String(major)}.${String(Number(minor) + 2)}.0`;
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringMatching(/git push/) });
    expect(tagsOfOrigin()).not.toContain(tag);
    rmSync(hook);
    const head = git('rev-parse', 'HEAD');
    expect(release()).toMatchObject({ status: 0, stderr: '' });
    expect(tagsOfOrigin()).toContain(tag);
    expect([git('rev-parse', 'HEAD'), git('rev-parse', 'origin/main')]).toEqual([head, head]);
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringMatching(/npx changeset/) });
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

describe('a page of a published package', () => {
  const include = '<!--@include: ../README.md#not-published-->';
  it.each([
    [`All you need. ${include}\n\n### React\n`, 'All you need.\n\n### React\n'],
    [`One.\n\n${include}\n\nTwo.\n`, 'One.\n\nTwo.\n'],
    [`One.\n\n${include}\nTwo.\n`, 'One.\n\nTwo.\n'],
    ['One.\n<!-- @include: ../../README.md#not-published -->\n', 'One.\n'],
    [
      'One.\n\n<!-- #region not-published -->\n\nNot yet.\n\n<!-- #endregion not-published -->\n\nTwo.\n',
      'One.\n\nTwo.\n',
    ],
    ['<!--@include: ../README.md#react-->\n', '<!--@include: ../README.md#react-->\n'],
  ])('%j is %j', (text, expected) => {
    expect(published(text)).toBe(expected);
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

describe('a command of the check', () => {
  it('reaches the registry as its caller does, and gets nothing else', () => {
    const processes = JSON.stringify(join(packageRoot, 'scripts/examples/processes.mjs'));
    const script = `import { run } from ${processes};
      process.stdout.write(run('node', ['-p', 'JSON.stringify(process.env)'], '.'));`;
    const reaching = {
      HTTPS_PROXY: 'http://proxy.example:8080',
      no_proxy: 'shop.example',
      NODE_EXTRA_CA_CERTS: join(home, 'ca.pem'),
      npm_config_registry: 'https://registry.example/',
    };
    const said = execFileSync('node', ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...reaching, TILL_API_KEY: 'secret', npm_config_tag: 'x' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const environment = JSON.parse(said) as Record<string, string>;
    expect(environment).toMatchObject(reaching);
    expect(Object.keys(environment)).not.toContain('TILL_API_KEY');
    expect(Object.keys(environment)).not.toContain('npm_config_tag');
  });
});
