/** What is packed: who has only the package can follow the links of its README. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from './packageFiles.js';

function packedFiles(): string[] {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const json = execFileSync('npm', words, {
    cwd: packageRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(json) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path);
}

/** Links of a page to files, pictures left out. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(packageRoot, page), 'utf8');
  return [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => posix.normalize(posix.join(posix.dirname(page), link)));
}

const packed = packedFiles();

describe('the package', () => {
  it('holds what its README links to', () => {
    const links = linksOf('README.md');
    expect(links).toEqual(
      expect.arrayContaining(['examples', 'SECURITY.md', 'docs/guides/server.md']),
    );
    const isPacked = (link: string) => packed.some((p) => p === link || p.startsWith(`${link}/`));
    expect(links.filter((link) => !isPacked(link))).toEqual([]);
  });

  it('has no page that shows another: only the site puts it in', () => {
    const pages = packed.filter((path) => path.endsWith('.md'));
    const text = (page: string) => readFileSync(join(packageRoot, page), 'utf8');
    expect(pages.filter((page) => text(page).includes('@include'))).toEqual([]);
  });

  it('holds every guide, and no picture, story, installed package or file of one machine', () => {
    const others = packed.filter((path) => !path.startsWith('dist/'));
    expect(others.filter((path) => path.startsWith('docs/guides/')).length).toBeGreaterThan(10);
    const strange = /\.(png|tsx?|db)$|node_modules|\.local$|lock\.json$/;
    const isSource = (path: string) => /^examples\/(?:next|vendure)\/.*\.tsx?$/.test(path);
    const isStrange = (path: string) => strange.test(path) && !isSource(path);
    expect(others.filter(isStrange)).toEqual([]);
  });
});
