/** The code blocks of README, guides and docs, as files of a store that compile. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../packageFiles.js';

/** A block of code out of a page. */
export interface Block {
  /** Page and line, such as `README.md:43`. */
  readonly place: string;
  /** File that the page says it is, such as `lib/till.ts`; undefined where it names none. */
  readonly named: string | undefined;
  /** As it stands in the page. */
  readonly code: string;
}

const GUIDES = 'docs/guides';

/** Pages for people who build a store. */
export const pages = [
  'README.md',
  'docs/languages.md',
  'docs/treasury.md',
  ...readdirSync(join(packageRoot, GUIDES)).map((name) => `${GUIDES}/${name}`),
];

/** Text of a page. */
export function readPage(page: string): string {
  return readFileSync(join(packageRoot, page), 'utf8');
}

/** Cells of the table whose head begins with `head`, row by row. */
export function tableRows(page: string, head: string): string[][] {
  const [, table = ''] = readPage(page).split(`\n| ${head}`);
  const [, , ...lines] = (table.split('\n\n')[0] ?? '').split('\n');
  return lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Every block of TypeScript in a page. */
export function blocksOf(page: string): readonly Block[] {
  const text = readPage(page);
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    return {
      place: `${page}:${String(line)}`,
      named: /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1],
      code,
    };
  });
}

/** A block that says where it belongs instead of standing alone gets what it leaves out. */
export function asFile(code: string): string {
  // "…" stands for the options that the first block of the guide shows.
  const filled = code.replace(/^\s*\/\/ ….*$/gm, '...options,').replace(/…, /g, '...options, ');
  const [, imports = '', rest = ''] = /^((?:import .*\n|\n)*)([\s\S]*)$/.exec(filled) ?? [];
  if (/^\w+: /.test(rest)) return `${imports}createCheckoutHandler({ ...options, ${rest} });`;
  if (/^\w+=\{/.test(rest)) {
    return `${imports}export const page = <CheckoutProvider endpoint="/api/till" order="1" ${rest}><b /></CheckoutProvider>;`;
  }
  if (/^return /m.test(rest)) return `${imports}export function answer() { ${rest} }`;
  return `${filled}\nexport {};`;
}
