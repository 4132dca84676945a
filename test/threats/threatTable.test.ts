/** docs/threats.md against the repository: it names what is there, and leaves out no threat. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rows = read('docs/threats.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^T\d+$/.test(cells[1] ?? ''));

const PATH = /`((?:src|test|package)[/-][^`]+)`/g;
const PROOF = /`(test\/[^`]+)`(?: “([^”]+)”)?/g;

describe('the table of threats', () => {
  it('has a row for each, once, in order', () => {
    const all = Array.from({ length: 56 }, (_, index) => `T${String(index + 1)}`);
    expect(rows.map(([, name]) => name)).toEqual(all);
  });

  it.each(rows)('%s%s: names files and tests that are there', (...cells) => {
    const [, , , answer = '', proof = ''] = cells;
    for (const [, path = ''] of `${answer} ${proof}`.matchAll(PATH)) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
    const proofs = [...proof.matchAll(PROOF)];
    expect(proofs.length).toBeGreaterThan(0);
    for (const [, path = '', title = ''] of proofs) {
      expect(read(path).includes(title), `${path} has no test “${title}”`).toBe(true);
    }
  });
});

it('no source sends or hears messages between frames', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(200);
  const between =
    /\b(?:parent|opener|contentWindow|window|top)\??\.postMessage|(?:window|globalThis)\.addEventListener\(\s*'message'/;
  expect(sources.filter((name) => between.test(read(join('src', name))))).toEqual([]);
});
