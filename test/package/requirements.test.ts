/** docs/requirements.md against the repository: it names what is there, and leaves out no row. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^[RF]\d+$/.test(cells[1] ?? ''));

const PATH = /`((?:src|test|scripts|stories|docs|bench)\/[^`]+)`/g;
const PROOF = /`((?:test|scripts)\/[^`]+)`(?: “([^”]+)”)?/g;
const range = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${String(index + 1)}`);

describe('the table of requirements', () => {
  it('has a row for each, once, in order', () => {
    expect(rows.map(([, name]) => name)).toEqual([...range('R', 31), ...range('F', 20)]);
  });

  it.each(rows)('%s%s: "%s" names files and tests that are there', (_, __, ___, where, proof) => {
    for (const [, path] of `${where} ${proof}`.matchAll(PATH)) {
      expect(existsSync(join(root, path as string)), path).toBe(true);
    }
    for (const [, path, title] of (proof as string).matchAll(PROOF)) {
      if (title === undefined) continue;
      const source = readFileSync(join(root, path as string), 'utf8');
      expect(source.includes(title), `${String(path)} has no test “${title}”`).toBe(true);
    }
  });

  it.each(rows)('%s%s: "%s" is shown by a test, or declined with a reason', (...cells) => {
    const [, , , where, proof] = cells;
    if (where === 'Declined') expect((proof as string).length).toBeGreaterThan(60);
    else expect([...(proof as string).matchAll(PROOF)].length).toBeGreaterThan(0);
  });
});
