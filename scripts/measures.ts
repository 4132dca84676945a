/**
 * Prints how large and how plain the code is, beside the ceilings of scripts/budgets.json, and fails over one;
 * then the translations of src/locales that say an English that has changed since.
 *
 *   npm run measures               with the functions that are over 80 lines
 *   npm run measures -- --lower    and lowers each ceiling to what is measured
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { behindLanguages } from './locales/behind.js';
import { packageRoot, readSources } from '../test/package/packageFiles.js';

const LONG_FUNCTION = 80;
const BUDGETS = join(packageRoot, 'scripts/budgets.json');

interface Shape {
  readonly module: string;
  /** Lines that hold code: no comments, no blank lines. */
  readonly code: number;
  /** Lines of code of each function. */
  readonly functions: readonly { readonly name: string; readonly lines: number }[];
}

function shapeOf(path: string, text: string): Shape {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const codeLines = new Set<number>();
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (node.getChildCount() === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken) {
      const [from, to] = [lineOf(node.getStart()), lineOf(node.getEnd())];
      for (let line = from; line <= to; line += 1) codeLines.add(line);
    }
    const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
    children.forEach(visit);
  };
  visit(file);
  const functions: { name: string; lines: number }[] = [];
  const findFunctions = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      let lines = 0;
      for (let line = lineOf(node.getStart()); line <= lineOf(node.getEnd()); line += 1) {
        if (codeLines.has(line)) lines += 1;
      }
      const name = 'name' in node && node.name ? node.name.getText() : '(anonymous)';
      functions.push({ name: `${path}: ${name}`, lines });
    }
    ts.forEachChild(node, findFunctions);
  };
  findFunctions(file);
  return { module: path.split('/').slice(0, 2).join('/'), code: codeLines.size, functions };
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: packageRoot, encoding: 'utf8' }).trim();
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const textOf = (path: string): string => readFileSync(join(packageRoot, path), 'utf8');
const filesOf = (pattern: RegExp): string[] =>
  git('ls-files')
    .split('\n')
    .filter((path) => pattern.test(path));
const linesOf = (path: string): number => textOf(path).split('\n').length - 1;
const wordsOf = (path: string): number => textOf(path).split(/\s+/u).filter(Boolean).length;

/** How many names an entry of the package exports, by test/package/exports.snap. */
function exportedNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  let entry = '';
  for (const line of textOf('test/package/exports.snap').split('\n')) {
    if (/^\.\S*$/u.test(line)) entry = line;
    else if (line.trim() !== '') names.set(entry, (names.get(entry) ?? 0) + 1);
  }
  return names;
}

// What is compiled from `src/locales` is in no commit, and no code.
const committed = new Set(filesOf(/^src\//u));
const shapes = Object.entries(readSources('src'))
  .filter(([path]) => committed.has(path))
  .map(([path, text]) => shapeOf(path, text));
const modules = [...new Set(shapes.map(({ module }) => module))];
const long = shapes
  .flatMap(({ functions }) => functions)
  .filter(({ lines }) => lines > LONG_FUNCTION)
  .sort((a, b) => b.lines - a.lines);

/** Figures by name, such as `lines of code`, of each part of the repository. */
type Measures = Readonly<Record<string, Readonly<Record<string, number>>>>;

function measuresOf(parts: readonly Shape[]): Measures[string] {
  const lengths = parts.flatMap(({ functions }) => functions.map(({ lines }) => lines));
  return {
    'lines of code': sum(parts.map(({ code }) => code)),
    'longest function': Math.max(0, ...lengths),
  };
}

const measured: Measures = {
  ...Object.fromEntries(
    modules.map((name) => [name, measuresOf(shapes.filter(({ module }) => module === name))]),
  ),
  src: { ...measuresOf(shapes), 'functions over 80 lines': long.length },
  ...Object.fromEntries(
    [...exportedNames()].map(([entry, count]) => [
      `tillkit${entry.slice(1)}`,
      { 'exported names': count },
    ]),
  ),
  test: { lines: sum(filesOf(/^test\/.*\.m?tsx?$/u).map(linesOf)) },
  'docs, README, CHANGELOG': {
    words: sum(filesOf(/^(?:docs\/(?:guides\/)?[^/]+|README|CHANGELOG)\.md$/u).map(wordsOf)),
  },
};

const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Measures;
const over: string[] = [];
for (const [part, figures] of Object.entries(measured)) {
  const cells = Object.entries(figures).map(([name, figure]) => {
    const ceiling = budgets[part]?.[name];
    const isOver = figure > (ceiling ?? -1);
    if (isOver) over.push(`${part}: ${name}`);
    const cell = `${String(figure)} of ${String(ceiling ?? 'none')} ${name}`;
    return (isOver ? `${cell} (OVER)` : cell).padEnd(30);
  });
  const files = shapes.filter(({ module }) => module === part).length;
  process.stdout.write(
    `${part.padEnd(24)} ${cells.join(' ').trimEnd()}${files > 0 ? `  ${String(files)} files` : ''}\n`,
  );
}
const functions = long.map(({ name, lines }) => `${name}: ${String(lines)} lines`);
process.stdout.write(`\nFunctions over 80 lines of code:\n${functions.join('\n')}\n`);
const late = behindLanguages().map(({ file, keys }) => `${file}: ${keys.join(' ')}\n`);
process.stdout.write(`\nSentences behind their English:\n${late.join('') || 'none\n'}`);

if (process.argv.includes('--lower')) {
  const lowered = Object.entries(measured).map(([part, figures]) => [
    part,
    Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [
        name,
        Math.min(figure, budgets[part]?.[name] ?? figure),
      ]),
    ),
  ]);
  writeFileSync(BUDGETS, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
if (over.length > 0) {
  process.stderr.write(
    `\nOver the ceiling: ${over.join(', ')}. Delete or join something. A ceiling in scripts/budgets.json is raised only for what users got, and a line of docs/decisions.md says what.\n`,
  );
  process.exitCode = 1;
}
