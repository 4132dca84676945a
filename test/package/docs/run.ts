/** Runs a block of code as a module of a store: its imports and what it calls yours are given. */
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { blocksOf } from './blocks.js';

/** The block of a page that holds a text. */
export function blockWith(page: string, text: string): string {
  const found = blocksOf(page).filter(({ code }) => code.includes(text));
  if (found.length !== 1)
    throw new Error(`${page} has ${String(found.length)} blocks with ${text}`);
  return found[0]?.code ?? '';
}

/** Runs it. @returns what it exports */
export function runBlock<Exports>(
  code: string,
  given: { readonly modules?: object; readonly yours?: object },
): Exports {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const modules = new Map<string, unknown>(Object.entries(given.modules ?? {}));
  const require = (name: string): unknown => {
    if (modules.has(name)) return modules.get(name);
    throw new Error(`The block imports ${name}, which was not given.`);
  };
  const exports = {};
  const scope = { require, exports, ...given.yours };
  const run = compileFunction(outputText, Object.keys(scope)) as (...values: unknown[]) => void;
  run(...Object.values(scope));
  return exports as Exports;
}
