/**
 * The release, by one command: takes up the changesets, commits, checks that commit as it would be published, tags it and
 * pushes both. The workflow of the tag tests again and publishes. Run again after a failure: it goes on.
 *
 *   npm run release
 *   npm run release -- --checked    after `npm run release:check` of the very same commit
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { takeVersion } from './release/version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const BRANCH = 'main';

function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

const say = (text) => void process.stdout.write(`${text}\n`);

function push(tag) {
  git('push', '--atomic', 'origin', BRANCH, tag);
  say(`${tag} is pushed. The workflow "Release" tests it and publishes it.`);
}

function release() {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove what has changed.');
  if (git('branch', '--show-current') !== BRANCH) throw new Error(`Release from ${BRANCH}.`);
  git('fetch', 'origin', BRANCH, '--tags');
  if (git('rev-list', `HEAD..origin/${BRANCH}`) !== '') {
    throw new Error(`origin/${BRANCH} has commits that are not here: pull first.`);
  }
  const version = takeVersion(root, git('ls-files').split('\n'));
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') {
    const isPushed = git('ls-remote', 'origin', `refs/tags/${tag}`) !== '';
    if (isPushed || git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD')) {
      throw new Error(`${tag} is released already. Write a changeset: npx changeset.`);
    }
    push(tag);
    return;
  }
  if (git('status', '--porcelain') !== '') {
    git('add', '--all');
    git('commit', '--quiet', '-m', `release: ${version}`);
  }
  if (!process.argv.includes('--checked')) {
    const { status } = spawnSync('npm', ['run', '--silent', 'release:check'], {
      ...{ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
    });
    if (status !== 0)
      throw new Error(`${version} is committed and not tagged: mend, and run again.`);
  }
  git('tag', '--annotate', tag, '-m', `Tillkit ${version}`);
  push(tag);
}

try {
  release();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
