/**
 * Compiles the sentences of `src/locales` into the modules that the sources import. Whatever reads the sources
 * imports this first: without a change it only compares a hash.
 *
 *   npm run locales                                    compiles what has changed
 *   npm run locales -- translated checkout/de [key…]   these sentences (or all) say the English of today
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const STAMP = 'src/locales/.compiled';

/** Everything that the result depends on. */
function sourceHash() {
  const scripts = [
    'locales.mjs',
    ...readdirSync(join(root, 'scripts/locales')).map((file) => `locales/${file}`),
  ];
  const locales = readdirSync(join(root, 'src/locales'), { recursive: true, encoding: 'utf8' });
  const files = [
    ...scripts.map((file) => join('scripts', file)),
    ...locales.filter((file) => file.endsWith('.arb')).map((file) => join('src/locales', file)),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether each file that was compiled last is there, from these sources. */
function isCurrent(hash) {
  if (!existsSync(join(root, STAMP))) return false;
  const [of, ...files] = readFileSync(join(root, STAMP), 'utf8').trimEnd().split('\n');
  return of === hash && files.every((file) => existsSync(join(root, file)));
}

/** Another process may read it, or write the same, at the same time. */
function put(file, text) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Compiles what has changed. @throws an error that names every fault */
export async function compileLocales() {
  const hash = sourceHash();
  if (isCurrent(hash)) return;
  const { compileParts } = await import('./locales/parts.mjs');
  const { files, faults } = compileParts(join(root, 'src/locales'));
  if (faults.length > 0)
    throw new Error(`Sentences that cannot be compiled:\n${faults.join('\n')}`);
  const before = existsSync(join(root, STAMP))
    ? readFileSync(join(root, STAMP), 'utf8').trimEnd().split('\n').slice(1)
    : [];
  for (const file of before.filter((one) => !files.has(one)))
    rmSync(join(root, file), { force: true });
  for (const [file, text] of files) put(file, text);
  put(STAMP, [hash, ...files.keys(), ''].join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, file, ...keys] = process.argv.slice(2);
  if (command === 'translated') {
    const { markTranslated } = await import('./locales/parts.mjs');
    markTranslated(join(root, 'src/locales'), file, keys);
  }
  try {
    await compileLocales();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
