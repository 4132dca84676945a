/** Reads who imports whom in src, and finds what breaks the import rules of the rooms. */
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Source files by path from the package's root (`src/money/decimal.ts`), with their text. */
export type SourceFiles = Readonly<Record<string, string>>;

/** What each room may import, besides itself. */
export type RoomTable = Readonly<Record<string, readonly string[]>>;

/** Which files may import a package; the first pattern that fits the specifier decides. */
export interface PackageRule {
  readonly specifier: RegExp;
  readonly allowedIn: RegExp;
}

/**
 * A room is the folder right below src, and in the back office's own tree, src/treasury, the one below that; a
 * file outside of src goes by its own name.
 */
export function roomOf(path: string): string {
  return /^src\/((?:treasury\/)?[^/]*)/.exec(path)?.[1] ?? path;
}

/** Every module that a file names: imports, re-exports and `import()`, types included. */
export function specifiersOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The file that a relative specifier names, or undefined for a package or a missing file. */
export function resolve(files: SourceFiles, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((candidate) =>
    Object.hasOwn(files, candidate),
  );
}

/** Sentences, one per import between rooms that the table does not allow. */
export function brokenRoomRules(files: SourceFiles, table: RoomTable): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const room = roomOf(path);
    const allowed = table[room];
    if (!allowed) return [`${path}: the room "${room}" is not in the table`];
    return specifiersOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .flatMap((specifier) => {
        const target = roomOf(join(dirname(path), specifier));
        if (target === room || allowed.includes(target)) return [];
        return [`${path}: "${room}" must not import "${target}" (${specifier})`];
      });
  });
}

/** Sentences, one per import inside a folder that does not go down to a lower floor of its parts. */
export function brokenFloorRules(
  files: SourceFiles,
  folder: string,
  floors: readonly (readonly string[])[],
): string[] {
  const partOf = (path: string): string => path.slice(folder.length).split('/')[0] ?? '';
  const floorOf = (path: string): number => floors.findIndex((one) => one.includes(partOf(path)));
  return Object.keys(files)
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => {
      if (floorOf(path) < 0) return [`${path}: "${partOf(path)}" has no floor`];
      return specifiersOf(files[path] ?? '').flatMap((specifier) => {
        const target = resolve(files, path, specifier) ?? '';
        if (!target.startsWith(folder) || partOf(target) === partOf(path)) return [];
        if (floorOf(target) < floorOf(path)) return [];
        return [`${path}: "${partOf(path)}" must not import "${partOf(target)}" (${specifier})`];
      });
    });
}

/** Sentences, one per import of a package from a place where it must not be. */
export function brokenPackageRules(files: SourceFiles, rules: readonly PackageRule[]): string[] {
  return Object.entries(files).flatMap(([path, text]) =>
    specifiersOf(text)
      .filter((specifier) => !specifier.startsWith('.'))
      .flatMap((specifier) => {
        const rule = rules.find((candidate) => candidate.specifier.test(specifier));
        if (!rule) return [`${path}: nobody said where "${specifier}" may be imported`];
        return rule.allowedIn.test(path) ? [] : [`${path}: must not import "${specifier}"`];
      }),
  );
}

function isReExport(statement: ts.Statement): boolean {
  return ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
}

/** Files of the rooms that only pass on what others define. */
export function barrels(files: SourceFiles): string[] {
  return Object.entries(files)
    .filter(([path, text]) => {
      if (roomOf(path) === 'exports') return false;
      if (/\/index\.tsx?$/.test(path)) return true;
      const { statements } = parse(path, text);
      return statements.length > 0 && statements.every(isReExport);
    })
    .map(([path]) => path);
}

/** Doors that hold anything but re-exports. */
export function doorsWithCode(files: SourceFiles): string[] {
  return Object.entries(files)
    .filter(([path, text]) => {
      if (roomOf(path) !== 'exports') return false;
      const { statements } = parse(path, text);
      return statements.length === 0 || !statements.every(isReExport);
    })
    .map(([path]) => path);
}

/** Every file and package that a file reaches, over any number of steps. */
export function reach(files: SourceFiles, start: string): Set<string> {
  const seen = new Set<string>([start]);
  for (const path of seen) {
    for (const specifier of specifiersOf(files[path] ?? '')) {
      const target = resolve(files, path, specifier) ?? specifier;
      if (!target.startsWith('.')) seen.add(target);
    }
  }
  return seen;
}

/** Groups of files that import one another in a circle, type-only imports included. */
export function circles(files: SourceFiles): string[][] {
  const targets = (path: string): string[] =>
    specifiersOf(files[path] ?? '').flatMap((specifier) => resolve(files, path, specifier) ?? []);
  const reached = new Map(
    Object.keys(files).map((path) => {
      const seen = new Set(targets(path));
      for (const next of seen) targets(next).forEach((target) => seen.add(target));
      return [path, seen];
    }),
  );
  const inCircle = Object.keys(files).filter((path) => reached.get(path)?.has(path));
  const groups = new Map<string, string[]>();
  for (const path of inCircle) {
    const group = inCircle.filter(
      (other) => reached.get(path)?.has(other) && reached.get(other)?.has(path),
    );
    groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}
