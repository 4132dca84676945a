/** Packs the package as for publishing, from a copy of the tree, so that dist/ does not change. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, run } from './processes.mjs';

/** The package's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What git knows or would take up, so no build result and no secret of a developer. */
function treeFiles() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The repository as a clone has it. */
export function copyTree(folder) {
  for (const file of treeFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

/** Builds and packs. @returns path of the tarball */
export function packPackage(home) {
  const tree = join(home, 'tree');
  copyTree(tree);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  run('npm', ['run', 'build'], tree);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts'], tree));
  return join(tree, filename);
}

/** Writes a folder's files. Names may hold folders; what is not text is written as JSON. */
export function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** Copies an example out of the repository. @returns the copy's folder */
export function copyExample(name, home) {
  const folder = join(home, name);
  const isResult = /[\\/](node_modules|\.next|dist|till\.db.*|\w+\.sqlite|shop\.db)$/;
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (source) => !isResult.test(source),
  });
  return folder;
}

/** Installs a shop with the packed package. */
export function installShop(folder, tarball) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies.tillkit = `file:${tarball}`;
  writeFiles(folder, { 'package.json': manifest });
  install(folder);
}
