/** `tillkit init`: copies an example of this package as the start of a shop, and says how to run it. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError, type CommandIo } from '../terminal.js';
import { IGNORE_FILE, ignoreSecrets, isSettings, withFreshSecrets } from './freshSecrets.js';
import { KIND_NAMES, KINDS, readKind, type KindName, type ShopKind } from './kinds.js';

/** By package name, so that it resolves from the sources and from the build. */
const MANIFEST = 'tillkit/package.json';

/** What an example leaves behind where it was run: a package holds none of it. */
const RESULT =
  /^(?:node_modules|\.next|\.venv|__pycache__|paid|shop|(?:till|shop)\.db.*|next-env\.d\.ts|package-lock\.json|tillkit.*js)$/u;

/** Files of an example, relative to its folder. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(sep).some((part) => RESULT.test(part)))
    .sort();
}

/** What is at a path itself: a link is not followed. */
function kindOf(path: string): 'nothing' | 'folder' | 'other' {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return 'nothing';
  return found.isDirectory() ? 'folder' : 'other';
}

/** The folders that a file is in, below the shop's own. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split(sep).slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join(sep));
}

/** What stands where a file would be written, or where a folder would have to be. */
function inTheWay(target: string, files: readonly string[]): readonly string[] {
  const folders = new Set(files.flatMap(foldersOf));
  return [
    ...[...folders].filter((folder) => kindOf(join(target, folder)) === 'other'),
    ...files.filter((file) => kindOf(join(target, file)) !== 'nothing'),
    ...(lstatSync(join(target, IGNORE_FILE), { throwIfNoEntry: false })?.isFile() === false
      ? [IGNORE_FILE]
      : []),
  ];
}

/** A name that npm takes, from the folder's own. */
function packageName(target: string): string {
  const name = basename(target).toLowerCase();
  const words = name.split(/[^a-z0-9]/u).filter((word) => word !== '');
  return words.join('-') || 'shop';
}

/** What `tillkit init` should do. */
export interface InitCommand {
  /** Undefined asks for it. */
  readonly kind: KindName | undefined;
  readonly folder: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * The file that a project has installed this package from, if it was one: by the name alone, a registry could give the
 * shop somebody else's.
 *
 * @param packageFolder the package as installed, in the project's `node_modules`.
 */
export function installedFile(packageFolder: string): string | undefined {
  const project = resolve(packageFolder, '../..');
  const file = join(project, 'package.json');
  if (kindOf(file) === 'nothing') return undefined;
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const [, path] = /^file:(.+)$/u.exec(dependencies?.['tillkit'] ?? '') ?? [];
  return path === undefined ? undefined : `file:${resolve(project, path)}`;
}

/** The example's manifest under the shop's own name, with this very package. */
function ownManifest(manifest: string, target: string, installed: string | undefined): string {
  const content = JSON.parse(manifest) as Manifest;
  const dependencies = { ...content.dependencies, ...(installed && { tillkit: installed }) };
  return `${JSON.stringify({ ...content, name: packageName(target), dependencies }, null, 2)}\n`;
}

/** Who may read a file: one that holds keys is for its owner alone. */
const rightsOf = (file: string): number => (isSettings(file) ? 0o600 : 0o666);

function textOf(source: string, target: string, file: string): string | Uint8Array {
  const original = readFileSync(join(source, file));
  if (file === 'package.json') {
    const installed = installedFile(resolve(source, '../..'));
    return ownManifest(original.toString('utf8'), target, installed);
  }
  return isSettings(file) ? withFreshSecrets(original.toString('utf8')) : original;
}

function write(source: string, target: string, files: readonly string[]): void {
  for (const file of files) {
    const to = join(target, file);
    mkdirSync(dirname(to), { recursive: true });
    // Refuses a file that came to be there in the meantime.
    writeFileSync(to, textOf(source, target, file), { flag: 'wx', mode: rightsOf(file) });
  }
  ignoreSecrets(target);
}

async function askKind({ ask }: CommandIo): Promise<KindName> {
  if (!ask) {
    throw new UsageError(
      `Which kind of shop? tillkit init <kind> [folder]. Kinds: ${KIND_NAMES}. See tillkit init --help.`,
    );
  }
  const answer = (await ask(`Which kind of shop? (${KIND_NAMES}) `)).trim();
  try {
    return readKind(answer);
  } catch (error) {
    throw new UsageError((error as RangeError).message);
  }
}

/** A word of a command line, as the shell reads it. */
const shellWord = (text: string): string =>
  /^[\w./-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

function describe({ commands }: ShopKind, folder: string, files: readonly string[]): string {
  const [prepare, service, shop] = commands;
  const enter = resolve(folder) === process.cwd() ? '' : `cd ${shellWord(folder)} && `;
  return `Wrote ${String(files.length)} files to ${resolve(folder)}: ${files.join(', ')}
The keys in it are fresh, and ${IGNORE_FILE} keeps them out of git.

Next, the last two in a terminal each:
  ${enter}${prepare}
  ${enter}${service}
  ${enter}${shop}

Then open http://127.0.0.1:3000 and buy. README.md says what is where. No real money moves.
`;
}

/** Writes the files. @returns why it wrote none, or null */
function tryWrite(source: string, target: string, files: readonly string[]): string | null {
  try {
    if (kindOf(target) !== 'nothing' && !statSync(target).isDirectory()) {
      return `Nothing was written, because ${target} is no folder.`;
    }
    const blocking = inTheWay(target, files);
    if (blocking.length > 0) {
      return `Nothing was written, because these are in ${target} already: ${blocking.join(', ')}.`;
    }
    write(source, target, files);
    return null;
  } catch (error) {
    const { code = 'it was refused', path = target } = error as NodeJS.ErrnoException;
    return `${path} cannot be written: ${code}.`;
  }
}

/** Writes the start of a shop. @returns exit code: 0, or 1 if something is in the way. */
export async function runInit(command: InitCommand, terminal: CommandIo): Promise<number> {
  const kind = KINDS[command.kind ?? (await askKind(terminal))];
  const packageFolder = dirname(fileURLToPath(import.meta.resolve(MANIFEST)));
  const source = join(packageFolder, 'examples', kind.example);
  const files = filesOf(source);
  const problem = tryWrite(source, resolve(command.folder), files);
  if (problem !== null) {
    terminal.err(`${problem} Name another folder: tillkit init <kind> <folder>\n`);
    return 1;
  }
  terminal.out(describe(kind, command.folder, files));
  return 0;
}
