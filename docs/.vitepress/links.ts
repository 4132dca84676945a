/** Links of the pages: to other pages, to files that the site has as well, or, to sources, none. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

const root = join(import.meta.dirname, '../..');

/** Files that another page shows. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'docs/index.md',
  'SECURITY.md': 'docs/project/security.md',
  'CHANGELOG.md': 'docs/project/changelog.md',
  'bench/results.md': 'docs/project/benchmarks.md',
  // The page of codes is made of it, and says more.
  'scripts/docs/diagnosticActs.ts': 'docs/reference/codes.md',
};

/** As GitHub makes an anchor of a heading, so that one link works in both places. */
export function slugify(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The file that a link of a page means, from the root; null for one that is not in the repository. */
function fileOf(page: string, path: string): string | null {
  // A page that shows a file of the root has that file's links.
  const places = [posix.join('docs', posix.dirname(page), path), posix.normalize(path)];
  return places.find((place) => existsSync(join(root, place))) ?? null;
}

/**
 * Where a link leads on the site.
 *
 * @param page path of the page from `docs`
 * @param href as the page has it
 * @returns the address to use, or null if the link is to a source, which the site does not have
 */
export function siteLink(page: string, href: string): string | null {
  if (/^(?:\w+:|#|\/)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = fileOf(page, path);
  // VitePress reports it as dead.
  if (file === null) return href;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (/^openapi\/[\w-]+\.json$/.test(file)) return `/${file}`;
  const shown = PAGES[file] ?? file;
  if (!/^docs\/.*\.md$/.test(shown)) return null;
  return `/${shown.slice('docs/'.length)}${hash}`;
}

/** Takes links to sources out of a page: their text stays. */
export function resolveLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('site_links', ({ tokens, env }) => {
    const { relativePath } = env as { readonly relativePath: string };
    for (const { children } of tokens) {
      let dropped = false;
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (href !== null) {
          const link = siteLink(relativePath, href);
          dropped = link === null;
          if (link !== null) token.attrSet('href', link);
        }
        if (!dropped || !/^link_(?:open|close)$/.test(token.type)) continue;
        if (token.type === 'link_close') dropped = false;
        token.type = 'text';
        token.content = '';
      }
    }
  });
}
