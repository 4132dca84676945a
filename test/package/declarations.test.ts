/** The declarations name only packages that whoever installs this one has, too. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
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
  const { dependencies, peerDependencies } = readManifest();
  const had = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

  it('name no package but dependencies and peers', { timeout: 120_000 }, () => {
    const declarations = emitDeclarations();
    expect([...declarations.keys()]).toContain('dist/types/entries/queries.d.ts');
    const strangers = [...declarations].flatMap(([path, text]) =>
      packagesIn(text)
        .filter((name) => !had.includes(name) && !name.startsWith('node:'))
        .map((name) => `${path}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  it('are searched in every form in which a package can be named', () => {
    const planted =
      "import type { A } from '@tanstack/query-core';\nimport 'a/b';\n" +
      "/** import x from 'commented'; */\nexport declare const c: import(\"d\").E;\nimport './f.js';";
    expect(packagesIn(planted)).toEqual(['@tanstack/query-core', 'a', 'd']);
  });
});
