/** The names that each door opens are a promise: a change of the list is a change for every store. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/languages.js';
import { packageRoot, readManifest, readSources, type ExportTarget } from './packageFiles.js';

const manifest = readManifest();

function conditions(target: ExportTarget | undefined): Readonly<Record<string, string>> {
  return typeof target === 'object' ? target : { default: target ?? '' };
}

/** The entry file that a built file comes from. */
function entryOf(file: string): string {
  return file.replace(/^\.\/dist\/(.+)\.js$/, 'src/exports/$1.ts');
}

/** The entry file that types come from. */
function entryOfTypes(file: string): string {
  return file.replace(/^\.\/dist\/types\/(.+)\.d\.ts$/, 'src/$1.ts');
}

/** One door for each language, all with the same name behind it. */
const LOCALES = './locales/*';

/** Doors to import from, with the entry file that says what each opens. */
const doors = Object.entries(manifest.exports)
  .filter(([door, target]) => conditions(target)['default']?.endsWith('.js') && door !== LOCALES)
  .map(([door, target]) => ({ door, entry: entryOfTypes(conditions(target)['types'] ?? '') }));

/** One line per exported name, with `type` where nothing is left of it at run time. */
function exportedNames(entries: readonly string[]): ReadonlyMap<string, string[]> {
  const configFile = ts.readConfigFile(join(packageRoot, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, packageRoot);
  const program = ts.createProgram({
    rootNames: entries.map((entry) => join(packageRoot, entry)),
    options,
  });
  const checker = program.getTypeChecker();
  return new Map(
    entries.map((entry) => {
      const source = program.getSourceFile(join(packageRoot, entry));
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return [entry, symbols.map((symbol) => describeExport(checker, symbol)).sort()];
    }),
  );
}

function describeExport(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const typeOnly =
    !(target.flags & ts.SymbolFlags.Value) ||
    symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) === true;
  return typeOnly ? `type ${symbol.name}` : symbol.name;
}

describe('the exports map', () => {
  it('opens a door or a command for every entry file, and has an entry file for each', () => {
    const commands = Object.values(manifest.bin ?? {}).map(entryOf);
    const named = [
      ...doors.map(({ entry }) => entry),
      ...commands,
      'src/exports/server.browser.ts',
    ].sort();
    expect(named).toEqual(Object.keys(readSources('src/exports')));
  });

  it('opens a door for every language, and each opens its sentences', async () => {
    expect(manifest.exports[LOCALES]).toEqual({
      types: './dist/types/ui/messages/languages/*.d.ts',
      default: './dist/locales/*.js',
    });
    const files = Object.keys(readSources('src/ui/messages/languages'));
    expect(files).toEqual(
      LANGUAGES.map((language) => `src/ui/messages/languages/${language}.ts`).sort(),
    );
    const names = exportedNames(files);
    for (const file of files) expect(names.get(file), file).toEqual(['messages']);
  });

  it.each(doors)('$door names its types first', ({ door }) => {
    const names = Object.keys(conditions(manifest.exports[door]));
    expect(names[0]).toBe('types');
    expect(names.at(-1)).toBe('default');
  });

  it.each(Object.keys(manifest.exports).filter((door) => door.endsWith('.css')))(
    '%s has types, without which TypeScript 6 refuses its import',
    (sheet) => {
      const { types, ...rest } = conditions(manifest.exports[sheet]);
      expect(entryOfTypes(types ?? '')).toBe('src/ui/styleSheet.ts');
      expect(Object.keys(readSources('src/ui'))).toContain('src/ui/styleSheet.ts');
      expect(Object.keys(rest)).toEqual(['default']);
    },
  );

  it('gives a browser the file that throws, and a Worker the real server', () => {
    expect(manifest.exports['./server']).toEqual({
      types: './dist/types/exports/server.d.ts',
      workerd: './dist/server.js',
      worker: './dist/server.js',
      browser: './dist/server.browser.js',
      default: './dist/server.js',
    });
  });
});

describe('the exported names', () => {
  it('are those of the snapshot', async () => {
    const names = exportedNames(doors.map(({ entry }) => entry));
    const lines = doors.flatMap(({ door, entry }) => [
      `${door}`,
      ...(names.get(entry) ?? []).map((name) => `  ${name}`),
    ]);
    for (const { entry } of doors) expect(names.get(entry), entry).not.toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('exports.snap');
  });
});
