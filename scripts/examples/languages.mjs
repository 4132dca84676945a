/** The languages of the examples beside `tillkit serve`: whether each is here, and how its shop is made and started. */
import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../debianPackages.mjs';
import { run } from './processes.mjs';

/** pip and go reach their registries as this machine's owner has set them. */
const REGISTRIES = /^(?:PIP_|GO[A-Z]|SSL_CERT_|REQUESTS_CA_BUNDLE$)/;
export const registries = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => REGISTRIES.test(name)),
);

const PYTHON = '.venv/bin/python';

/** By kind: Debian's package, a command that fails where the language is missing or too old, and what makes and starts a shop. */
const LANGUAGES = {
  python: {
    debian: 'python3-venv',
    probe: ['python3', ['-c', 'import sys, venv, ensurepip; assert sys.version_info >= (3, 10)']],
    prepare(folder) {
      run('python3', ['-m', 'venv', '.venv'], folder, registries);
      run(PYTHON, ['-m', 'pip', 'install', '-q', '-r', 'requirements.txt'], folder, registries);
    },
    start: () => [PYTHON, ['shop.py']],
  },
  php: {
    debian: 'php-cli',
    probe: ['php', ['-r', 'exit(PHP_VERSION_ID < 80100 ? 1 : 0);']],
    prepare: (folder) => run('php', ['-l', 'shop.php'], folder),
    start: (port) => ['php', ['-S', `127.0.0.1:${port}`, 'shop.php']],
  },
  go: {
    debian: 'golang-go',
    // An older one would download a newer one or fail.
    probe: ['go', ['list', '-f', '{{context.ReleaseTags}}', 'runtime'], /\bgo1\.24\b/],
    prepare(folder) {
      run('go', ['vet', './...'], folder, registries);
      run('go', ['build', '-o', 'shop', '.'], folder, registries);
    },
    start: () => ['./shop', []],
  },
};

/** Kinds of `tillkit init` in other languages. */
export const LANGUAGE_NAMES = Object.keys(LANGUAGES);

function isHere([command, args, expected = /(?:)/]) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 && expected.test(stdout);
}

/**
 * Finds a language, and installs it where that is allowed.
 *
 * @returns the language, or null if it could not be had.
 */
export function findLanguage(name) {
  const language = LANGUAGES[name];
  if (!isHere(language.probe)) installFromDebian([language.debian]);
  return isHere(language.probe) ? language : null;
}
