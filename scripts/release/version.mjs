/** The next version, written everywhere: package.json by changesets, and each place that names the version. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Pages and manifests that name the newest version, as a file's name or as what is installed. */
const NAMING = /^(?:README\.md|docs\/.+\.md|examples\/.+)$/u;

/** Names of the changesets that wait for a release. */
export const pendingChangesets = (root) =>
  readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md'));

/** A text that names `from`, naming `to`: `tillkit-1.2.3`, `tillkit/1.2.3/`, `"tillkit": "^1.2.3"`. */
export const renamed = (text, from, to) =>
  text.replaceAll(
    new RegExp(`(tillkit[-/]|"tillkit": "\\^)${from.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'gu'),
    `$1${to}`,
  );

const REGION = String.raw`<!-- #region not-published -->[^]*?<!-- #endregion not-published -->`;
const INCLUDE = String.raw`<!--\s*@include:\s*\S*README\.md#not-published\s*-->`;
// Text that goes on in the next line would become part of the paragraph before.
const NOT_PUBLISHED = new RegExp(
  `\\s*(?:${REGION}|${INCLUDE})(?!\\n\\S)|(?:${REGION}|${INCLUDE})\\n`,
  'gu',
);

/** A text without the README's region "not-published" and without what includes it. */
export const published = (text) => text.replaceAll(NOT_PUBLISHED, '');

function run(root, words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`);
}

const require = createRequire(import.meta.url);
const changesets = join(dirname(require.resolve('@changesets/cli/package.json')), 'bin.js');

const versionOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Takes up what waits: without a changeset the version stays, as for the first release.
 *
 * @returns the version to release.
 */
export function takeVersion(root, files) {
  const from = versionOf(root);
  const changelogFile = join(root, 'CHANGELOG.md');
  if (pendingChangesets(root).length > 0) run(root, [changesets, 'version']);
  const to = versionOf(root);
  const changelog = readFileSync(changelogFile, 'utf8').replace(
    `## ${to} (not released)`,
    `## ${to}`,
  );
  if (!changelog.includes(`\n## ${to}\n`))
    throw new Error(`CHANGELOG.md has no section for ${to}.`);
  writeFileSync(changelogFile, changelog);
  const lockFile = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  lock.version = to;
  lock.packages[''].version = to;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  for (const file of files.filter((name) => NAMING.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    const next = published(renamed(text, from, to));
    if (next !== text) writeFileSync(join(root, file), next);
  }
  return to;
}
