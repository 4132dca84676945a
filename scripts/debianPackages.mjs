/** Installs the Debian packages that a test suite needs, if that is allowed. */
import { spawnSync } from 'node:child_process';

/**
 * Installs what is missing, for root on Debian only. Its failure shows in what is still not found.
 *
 * @param {readonly string[]} names
 */
export function installFromDebian(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stdout.write(`Installing ${names.join(', ')} …\n`);
  // At run level 1 Debian does not start what it installs: we start our own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return;
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...names], options);
}
