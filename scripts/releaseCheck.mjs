/**
 * Tries a release without publishing it: clones the last commit, installs, builds, packs, looks into the package, asks
 * `npm publish --dry-run`, and pays with it in new projects. It reaches nothing but the registry. Takes about ten minutes.
 *
 *   npm run release:check
 *   npm run release:check -- --quick    without the new projects
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './examples/processes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Of `npm run test:examples`: the first guide, Next.js, Vite and a built server's page, webpack, plain Node, HTML drawn on a server. */
const PROJECTS = [
  'guide',
  'next',
  'react19',
  'webpack',
  'express',
  'html',
  'entry-points',
  'types',
  'pnpm',
];

const home = mkdtempSync(join(realpathSync(tmpdir()), 'tillkit-release-'));
process.once('exit', () => rmSync(home, { recursive: true, force: true }));
const tree = join(home, 'tree');
const say = (text) => void process.stdout.write(`${text}\n`);

let passed = 0;
/** Stops at the first failure: what follows would only repeat it. */
function step(what, act) {
  const since = performance.now();
  try {
    const answer = act();
    passed += 1;
    say(`✓ ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    return answer;
  } catch (error) {
    say(`✗ ${what}\n${error.message.replace(/^/gm, '    ')}\n\n${passed} passed, 1 failed`);
    process.exit(1);
  }
}

function assert(isTrue, message) {
  if (!isTrue) throw new Error(message);
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** What a package must hold beside its code. */
const FILES = [
  ...['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'dist/sbom.cdx.json'],
  ...['dist/THIRD_PARTY_LICENSES.md', 'dist/standalone/THIRD_PARTY_LICENSES.md'],
];

function lookInto(tarball) {
  const folder = join(home, 'unpacked');
  mkdirSync(folder);
  run('tar', ['-xzf', tarball, '-C', folder], home);
  const packed = join(folder, 'package');
  const missing = FILES.filter((file) => !existsSync(join(packed, file)));
  assert(missing.length === 0, `It lacks ${missing.join(', ')}.`);
  const { version } = readJson(packed, 'package.json');
  const changelog = readFileSync(join(packed, 'CHANGELOG.md'), 'utf8');
  assert(changelog.includes(`\n## ${version}`), `Its CHANGELOG.md has no section for ${version}.`);

  const standalone = join(packed, 'dist/standalone');
  const hashes = readJson(standalone, 'sri.json');
  const scripts = readdirSync(standalone, { recursive: true }).filter((file) =>
    /\.(m?js|css)$/u.test(file),
  );
  for (const file of scripts) {
    const digest = createHash('sha384').update(readFileSync(join(standalone, file)));
    const name = file.replaceAll('\\', '/');
    assert(
      hashes[name] === `sha384-${digest.digest('base64')}`,
      `sri.json is wrong about ${name}.`,
    );
  }
  assert(scripts.length === Object.keys(hashes).length, 'sri.json names a file that is not there.');

  const { components } = readJson(packed, 'dist/sbom.cdx.json');
  const inside = components.filter(({ properties = [] }) =>
    properties.some(({ name }) => name === 'cdx:npm:package:bundled'),
  );
  const licences = readFileSync(join(packed, 'dist/THIRD_PARTY_LICENSES.md'), 'utf8');
  assert(inside.length > 0, 'sbom.cdx.json marks nothing as bundled.');
  for (const one of inside) {
    assert(licences.includes(`## ${one.name} ${one.version}`), `${one.name} has no licence there.`);
  }
  for (const file of readdirSync(join(packed, 'dist'), { recursive: true })) {
    if (!/\.(m?js|map|css|json|md|ts)$/u.test(file)) continue;
    const text = readFileSync(join(packed, 'dist', file), 'utf8');
    assert(!text.includes(home), `${file} names a folder of the machine that built it.`);
  }
}

say(`Checks ${run('git', ['rev-parse', '--short', 'HEAD'], root).trim()}, the last commit.`);
step('is cloned', () => run('git', ['clone', '--quiet', '--no-hardlinks', root, tree], home));
step('installs', () => run('npm', ['ci'], tree));
step('builds', () => run('npm', ['run', 'build'], tree));
step('changes no committed file by that', () => {
  const changed = run('git', ['status', '--porcelain'], tree);
  assert(changed === '', changed);
});
step('has exports and types that tools can read', () => run('npm', ['run', 'package:check'], tree));
const tarball = step('packs', () => {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json'], tree));
  return join(tree, filename);
});
step('holds what a package must hold', () => lookInto(tarball));
step('would be published', () => {
  run('npm', ['publish', '--dry-run', '--access', 'public', tarball], tree);
});
if (!process.argv.includes('--quick')) {
  say('\nNew projects with this package:');
  const words = ['scripts/examples.mjs', `--tarball=${tarball}`, ...PROJECTS];
  const { status } = spawnSync(process.execPath, words, {
    ...{ cwd: tree, stdio: 'inherit', env: { ...process.env, CI: 'true' } },
  });
  step('is paid in each of them', () => assert(status === 0, 'See above.'));
}
say(`\n${passed} passed, 0 failed`);
