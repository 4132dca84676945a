/** Prints measures of the code in src. `docs/decisions.md` keeps those of earlier versions. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path/posix';
import ts from 'typescript';
import { circles, resolve, specifiersOf } from '../test/package/importRules.js';
import { readSources } from '../test/package/packageFiles.js';

const LONG_FUNCTION = 80;
const SHORT_FILE = 15;
/** Words that a reader has to translate before the sentence means something. */
const OPAQUE_WORDS = /\b(nobody|whoever|anew|what came of|(?:is|are) told of)\b/gi;

const sources = Object.fromEntries(
  Object.entries(readSources('src')).filter(([path]) => !path.includes('/messages/languages/')),
);
const files = Object.keys(sources);

interface Shape {
  /** Lines that hold code. */
  readonly code: number;
  readonly comments: string;
  /** Lines of code of each function. */
  readonly functions: readonly { readonly name: string; readonly lines: number }[];
}

function shapeOf(path: string, text: string): Shape {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const codeLines = new Set<number>();
  const comments = new Map<number, string>();
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      comments.set(range.pos, text.slice(range.pos, range.end));
    }
    if (node.getChildCount() === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken) {
      const [from, to] = [lineOf(node.getStart()), lineOf(node.getEnd())];
      for (let line = from; line <= to; line += 1) codeLines.add(line);
    }
    node
      .getChildren()
      .filter((child) => !ts.isJSDoc(child))
      .forEach(visit);
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
  return { code: codeLines.size, comments: [...comments.values()].join('\n'), functions };
}

/** Longest way down from a child of src/server (a folder or a file) over imports between such children. */
function floorsOfServer(): number {
  const partOf = (path: string): string => path.split('/').slice(0, 3).join('/');
  const below = new Map<string, Set<string>>();
  for (const path of files.filter((name) => name.startsWith('src/server/'))) {
    const part = partOf(path);
    const targets = below.get(part) ?? new Set();
    below.set(part, targets);
    for (const specifier of specifiersOf(sources[path] ?? '')) {
      const target = resolve(sources, path, specifier);
      if (target?.startsWith('src/server/') && partOf(target) !== part) targets.add(partOf(target));
    }
  }
  const floor = (part: string, above: ReadonlySet<string>): number => {
    const under = [...(below.get(part) ?? [])].filter((target) => !above.has(target));
    return 1 + Math.max(0, ...under.map((target) => floor(target, new Set([...above, part]))));
  };
  return Math.max(...[...below.keys()].map((part) => floor(part, new Set())));
}

const shapes = files.map((path) => ({ path, ...shapeOf(path, sources[path] ?? '') }));
const count = (pattern: RegExp): number =>
  shapes.reduce((sum, { comments }) => sum + (comments.match(pattern)?.length ?? 0), 0);
const serverFolders = new Map<string, number>();
for (const path of files.filter((name) => name.startsWith('src/server/'))) {
  serverFolders.set(dirname(path), (serverFolders.get(dirname(path)) ?? 0) + 1);
}
const long = shapes
  .flatMap(({ functions }) => functions)
  .filter(({ lines }) => lines > LONG_FUNCTION);
const short = shapes.filter(
  ({ path, code }) => code < SHORT_FILE && !path.startsWith('src/exports/'),
);
const loops = circles(sources);

const rows: readonly (readonly [string, number | string])[] = [
  ['commit', execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()],
  ['lines of code', shapes.reduce((sum, { code }) => sum + code, 0)],
  ['files', files.length],
  ['server: files in the largest folder', Math.max(...serverFolders.values())],
  ['server: files beside its folders', serverFolders.get('src/server') ?? 0],
  ['server: floors of imports', floorsOfServer()],
  ['circles of imports, types included', loops.length],
  [`functions over ${String(LONG_FUNCTION)} lines of code`, long.length],
  [`files under ${String(SHORT_FILE)} lines of code, src/exports apart`, short.length],
  ['opaque words in comments', count(OPAQUE_WORDS)],
];
for (const [name, figure] of rows) process.stdout.write(`${name.padEnd(58)}${String(figure)}\n`);
if (process.argv.includes('--names')) {
  const names = [
    ...long.map(({ name, lines }) => `${name}: ${String(lines)} lines`),
    ...loops.map((loop) => `circle: ${loop.join(' → ')}`),
    ...short.map(({ path, code }) => `${path}: ${String(code)} lines`),
  ];
  process.stdout.write(`\n${names.join('\n')}\n`);
}
