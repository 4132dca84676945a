/** The declarations name only packages that are installed with this one. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot, readManifest } from './packageFiles.js';

/** Declarations by path from the package's root, as the build writes them. */
function emitDeclarations(): ReadonlyMap<string, string> {
  const configPath = join(packageRoot, 'tsconfig.build.json');
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath));
  const emitted = new Map<string, string>();
  ts.createProgram(fileNames, options).emit(undefined, (path, text) => {
    emitted.set(path.slice(packageRoot.length + 1).replaceAll('\\', '/'), text);
  });
  return emitted;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  types: ['node'],
};

/** A program of a store over the emitted declarations. */
function programOver(
  declarations: ReadonlyMap<string, string>,
  roots: readonly string[],
  strict: boolean,
): ts.Program {
  const options = { ...OPTIONS, strict };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, directoryExists } = host;
  const textOf = (file: string) =>
    declarations.get(file.replaceAll('\\', '/').slice(packageRoot.length + 1));
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.directoryExists = (folder) =>
    folder.replaceAll('\\', '/').startsWith(`${packageRoot}/dist`) || !!directoryExists?.(folder);
  host.getSourceFile = (file, version, ...rest) => {
    const text = textOf(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  return ts.createProgram(
    roots.map((root) => join(packageRoot, root)),
    options,
    host,
  );
}

/** Every field that can be reached from what an entry exports, and whether it is optional. */
function fieldsOf(program: ts.Program, entry: string): ReadonlyMap<string, boolean> {
  const checker = program.getTypeChecker();
  const fields = new Map<string, boolean>();
  const seen = new Set<ts.Type>();
  const isOurs = (node: ts.Node | undefined): boolean =>
    node?.getSourceFile().fileName.startsWith(`${packageRoot}/dist/`) === true;
  const walk = (type: ts.Type, path: string): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) for (const member of type.types) walk(member, path);
    const isReference =
      !!(type.flags & ts.TypeFlags.Object) &&
      !!((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference);
    if (isReference)
      for (const argument of checker.getTypeArguments(type as ts.TypeReference))
        walk(argument, path);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      if (!isOurs(signature.declaration)) continue;
      walk(signature.getReturnType(), `${path}()`);
      for (const parameter of signature.parameters)
        walk(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
    }
    for (const field of checker.getPropertiesOfType(type)) {
      if (!isOurs(field.declarations?.[0])) continue;
      fields.set(`${path}.${field.name}`, !!(field.flags & ts.SymbolFlags.Optional));
      walk(checker.getTypeOfSymbol(field), `${path}.${field.name}`);
    }
  };
  const source = program.getSourceFile(join(packageRoot, entry));
  const module = source && checker.getSymbolAtLocation(source);
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    seen.clear();
    if (target.flags & ts.SymbolFlags.Type)
      walk(checker.getDeclaredTypeOfSymbol(target), symbol.name);
    if (target.flags & ts.SymbolFlags.Value) walk(checker.getTypeOfSymbol(target), symbol.name);
  }
  return fields;
}

/** Packages that a declaration names, as imports or as inferred types; examples in comments are none. */
function packagesIn(declaration: string): string[] {
  const code = declaration.replace(/\/\*[\s\S]*?\*\//g, '');
  const named = code.matchAll(/(?:from |import\(|import )["']([^."'][^"']*)["']/g);
  return [...named].map(([, specifier = '']) => {
    const [scopeOrName = '', name = ''] = specifier.split('/');
    return specifier.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  });
}

describe('the declarations', () => {
  let declarations: ReadonlyMap<string, string>;
  beforeAll(() => {
    declarations = emitDeclarations();
  }, 300_000);
  const { dependencies, peerDependencies } = readManifest();
  const had = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

  it('name no package but dependencies and peers', () => {
    expect([...declarations.keys()]).toContain('dist/types/exports/queries.d.ts');
    const strangers = [...declarations].flatMap(([path, text]) =>
      packagesIn(text)
        .filter((name) => !had.includes(name) && !name.startsWith('node:'))
        .map((name) => `${path}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  it('say the same of every field in a store that is not strict', { timeout: 300_000 }, () => {
    const entries = Object.values(readManifest().exports).flatMap((target) => {
      const types = typeof target === 'string' ? '' : (target.types ?? '');
      return types.startsWith('./dist/types/exports/') ? [types.slice(2)] : [];
    });
    expect(entries).toContain('dist/types/exports/server.d.ts');
    const strict = programOver(declarations, entries, true);
    const loose = programOver(declarations, entries, false);
    for (const entry of entries) {
      const asked = fieldsOf(strict, entry);
      const answered = fieldsOf(loose, entry);
      expect(asked.size, entry).toBeGreaterThan(0);
      const lost = [...asked].filter(([path, optional]) => !optional && answered.get(path));
      expect(
        lost.map(([path]) => path),
        entry,
      ).toEqual([]);
    }
  });

  it.each([true, false])(
    'take what the handler opened as what the page begins with (strict: %s)',
    { timeout: 300_000 },
    (strict) => {
      const page = 'dist/types/page.tsx';
      const code = `
        import { createElement } from 'react';
        import { CheckoutProvider } from './exports/index.js';
        import type { CheckoutHandler, PaymentTerms } from './exports/server.js';
        declare const handler: CheckoutHandler;
        declare const terms: PaymentTerms;
        export async function page() {
          const initial = await handler.open(terms);
          createElement(CheckoutProvider, { endpoint: '/api/till', order: '1', initial });
          // @ts-expect-error neither endpoint nor client
          createElement(CheckoutProvider, { order: '1', initial });
        }`;
      const program = programOver(new Map([...declarations, [page, code]]), [page], strict);
      const source = program.getSourceFile(join(packageRoot, page));
      const found = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      expect(found.map(({ messageText }) => messageText)).toEqual([]);
    },
  );

  it('name their types by what they are, not by how they are checked', () => {
    const wire = [...declarations].filter(([path]) => path.startsWith('dist/types/contract/'));
    expect(wire.length).toBeGreaterThan(10);
    const inferred = wire.filter(([, text]) => /ShapeOf<typeof/.test(text));
    expect(inferred.map(([path]) => path)).toEqual([]);
  });
});
