/** Hashes of the built files: what the scripts know of the files beside them, and a list for pages. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The list that pages take the `integrity` of their tag from. */
export const MANIFEST = 'sri.json';

const integrityOf = (file: string, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/** What is loaded by its name, as paths from the scripts. @throws Error where it was not built yet. */
function filesBeside(folder: string): readonly string[] {
  const [parts, locales] = ['tillkit.parts.mjs', join(folder, 'locales')];
  if (!existsSync(join(folder, parts)) || !existsSync(locales)) {
    throw new Error(
      `The scripts know the hashes of the files beside them, and ${folder} lacks some. Build with ` +
        '`--mode locales` and `--mode parts` first.',
    );
  }
  return [parts, ...readdirSync(locales).map((file) => `locales/${file}`)];
}

/** Writes the hashes into the script, as `TILLKIT_INTEGRITY`. The shorter ones: they are not compressed. */
export const knowsLateFiles: Plugin = {
  name: 'till:knows-late-files',
  config({ build, root = '' }) {
    const folder = resolve(root, build?.outDir ?? 'dist');
    const known = filesBeside(folder).map((file) => [
      file,
      integrityOf(join(folder, file), 'sha256'),
    ]);
    return { define: { TILLKIT_INTEGRITY: JSON.stringify(Object.fromEntries(known)) } };
  },
};

/** Lists every script of the folder: it comes with the last of the builds. */
export const listsHashes: Plugin = {
  name: 'till:lists-hashes',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.m?js$/.test(file))
      .sort();
    const hashes = files.map((file) => [file, integrityOf(join(dir, file), 'sha384')]);
    writeFileSync(join(dir, MANIFEST), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  },
};
