/** Compiles blocks of code as a strict store would, against the doors of the package. */
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { packageRoot, readManifest } from '../packageFiles.js';
import { asFile, blocksOf, type Block } from './blocks.js';
import { NEXT, STORE } from './store.js';

const folder = join(packageRoot, 'test/package/docs');
const TILL = join(folder, 'till.ts');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'vite/client'],
};

/** Each door by its name, with the file that its types come from. */
function doors(): Record<string, string[]> {
  const named = Object.entries(readManifest().exports).flatMap(([door, target]) => {
    const types = typeof target === 'string' ? undefined : target['types'];
    const file = types?.replace(/^\.\/dist\/types\/(.+)\.d\.ts$/, `${packageRoot}/src/$1.ts`);
    return file === undefined ? [] : [[door.replace('.', 'tillkit'), [file]] as [string, string[]]];
  });
  return Object.fromEntries(named);
}

const isTill = (specifier: string): boolean => /^\.[./\w]*\/till$/.test(specifier);

/** `lib/till.ts` of the guide, and what it makes of it for Next. */
function tillSource(): string {
  const shown = blocksOf('docs/guides/server.md').find(({ named }) => named === 'lib/till.ts');
  return `${shown?.code ?? ''}\nexport declare function checkoutHandler(): typeof handler;`;
}

/** Complaints of the compiler about blocks, each with the block's place. */
export function complaintsAbout(blocks: readonly Block[]): string[] {
  const files = new Map([
    [TILL, tillSource()],
    [join(folder, 'store.d.ts'), STORE],
    [join(folder, 'next.d.ts'), NEXT],
  ]);
  const placeOf = new Map([
    [TILL, 'lib/till.ts'],
    [join(folder, 'store.d.ts'), 'store'],
  ]);
  const fileOf = new Map<string, string>();
  blocks.forEach(({ place, named, code }, index) => {
    const file = join(folder, `block-${String(index)}.tsx`);
    files.set(file, asFile(code));
    placeOf.set(file, place);
    // A page's files import one another by the names that it gives them.
    if (named !== undefined) fileOf.set(`./${basename(named).replace(/\.tsx?$/, '')}`, file);
  });
  const options = { ...OPTIONS, paths: doors() };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  host.resolveModuleNameLiterals = (names, from, redirected, known) =>
    names.map(({ text }) => {
      const block = dirname(from) === folder ? fileOf.get(text) : undefined;
      if (isTill(text) && dirname(from) === folder)
        return { resolvedModule: { resolvedFileName: TILL, extension: ts.Extension.Ts } };
      return block === undefined
        ? ts.resolveModuleName(text, from, known, host, undefined, redirected)
        : { resolvedModule: { resolvedFileName: block, extension: ts.Extension.Tsx } };
    });
  const program = ts.createProgram([...files.keys()], options, host);
  return [...placeOf].flatMap(([file, place]) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText, start }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, ' ');
      const near = source?.text.slice(start, (start ?? 0) + 40).split('\n')[0] ?? '';
      return `${place} near "${near}": ${said}`;
    });
  });
}
