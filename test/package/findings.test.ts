/** docs/findings.md against the repository: each finding has its row, and the tests that it names are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rows = read('docs/findings.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^(?:[RMASDU]\d|–)$/.test(cells[1] ?? ''));

const PATH = /`((?:test|scripts|bench|src)\/[^`]+)`(?: "([^"]+)")?/g;

it('has a row for each finding, in order', () => {
  const named = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1)}`);
  const all = [
    ...named('R', 8),
    ...named('M', 7),
    ...named('A', 6),
    '–',
    ...named('S', 8),
    ...named('D', 8),
    ...named('U', 3),
  ];
  expect(rows.map(([, id]) => id)).toEqual(all);
});

it.each(rows)('%s%s: names tests that are there', (...cells) => {
  for (const [, path = '', title] of (cells.at(-2) ?? '').matchAll(PATH)) {
    expect(existsSync(join(root, path)), path).toBe(true);
    if (title) expect(read(path).includes(title), `${path} has no test "${title}"`).toBe(true);
  }
});
