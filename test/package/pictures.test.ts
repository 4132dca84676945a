/** The pictures of README and docs: each is drawn by `npm run pictures`, shown by a page, and small. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { PICTURES } from '../../stories/docs/pictures.js';
import { packageRoot } from './packageFiles.js';

const FOLDER = 'docs/pictures';
const drawn = [...Object.keys(PICTURES).map((name) => `${name}.png`), 'paying.gif'].sort();
const pages = [
  'README.md',
  ...readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:guides\/)?[\w-]+\.md$/.test(file))
    .map((file) => `docs/${file}`),
];

it('are those that pages show', () => {
  const shown = pages.flatMap((page) =>
    [...readFileSync(join(packageRoot, page), 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
      ([, link = '']) => posix.join(posix.dirname(page), link),
    ),
  );
  expect([...new Set(shown)].sort()).toEqual(drawn.map((name) => `${FOLDER}/${name}`));
});

it('are there, and small', () => {
  const sizes = readdirSync(join(packageRoot, FOLDER)).map((name) => ({
    name,
    bytes: statSync(join(packageRoot, FOLDER, name)).size,
  }));
  expect(sizes.map(({ name }) => name).sort()).toEqual(drawn);
  const mostOf = (name: string) => (name.endsWith('.gif') ? 300_000 : 120_000);
  expect(sizes.filter(({ name, bytes }) => bytes > mostOf(name))).toEqual([]);
});
