/**
 * Builds the documentation site into docs/.vitepress/dist, from the package that `npm run build` has made.
 *
 *   npm run docs                    build it
 *   npm run docs -- --base /tillkit/   for a site that is not at the root of its address
 *   npm run docs:dev                write pages and look at them
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codesPage } from './codes.js';
import { writeReference } from './reference.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = join(root, 'docs');

/** Pages and files of the site that others write. */
async function generate(): Promise<void> {
  await writeReference(root, join(docs, 'reference/api'));
  writeFileSync(join(docs, 'reference/codes.md'), codesPage(root));
  const files = join(docs, 'public');
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files);
  cpSync(join(root, 'openapi'), join(files, 'openapi'), { recursive: true });
}

async function main(): Promise<void> {
  if (!existsSync(join(root, 'dist/types'))) {
    process.stderr.write(
      'The reference is made of the built declarations. Run `npm run build` first.\n',
    );
    process.exitCode = 1;
    return;
  }
  await generate();
  const words = process.argv.slice(2);
  const isDev = words[0] === 'dev';
  const vitepress = join(
    dirname(fileURLToPath(import.meta.resolve('vitepress/package.json'))),
    'bin/vitepress.js',
  );
  const args = [vitepress, isDev ? 'dev' : 'build', docs, ...words.slice(isDev ? 1 : 0)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  child.once('close', (code) => (process.exitCode = code ?? 1));
}

await main();
