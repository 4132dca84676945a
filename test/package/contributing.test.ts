/** CONTRIBUTING.md, ARCHITECTURE.md and the templates: the files and scripts that they name exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from './packageFiles.js';

const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, m]) => m ?? '');

it.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s names files that are there', (file) => {
  const guide = read(file);
  const inCode = matches(guide, /[`\s]((?:src|test|stories|docs|\.storybook|\.ci)\/[^`\s]+)/g);
  const links = matches(guide, /\]\(([^):#]+)\)/g);
  const paths = [...inCode, ...links].map((path) => path.replace(/[:,;.]+$/, ''));
  expect(paths.length).toBeGreaterThan(50);
  const exact = paths.filter((path) => !/[*<]/.test(path));
  expect(exact.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([]);
});

it.each(['CONTRIBUTING.md', '.github/pull_request_template.md'])(
  '%s names scripts that are there',
  (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = matches(read(file), /npm run (?:--silent )?([\w:-]+)/g);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

it('.nvmrc is the oldest Node of package.json', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${read('.nvmrc').trim()}.0`);
});
