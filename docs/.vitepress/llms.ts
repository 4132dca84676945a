/** The pages as plain Markdown for programs that read: llms.txt, llms-full.txt and one file beside each page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { SiteConfig } from 'vitepress';
import { siteLink } from './links.js';
import { api, groups } from './sidebar.js';

/** A page with the files that it includes, without front matter and components. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(
      /<!--\s*@include:\s*(\S+?)(?:#([\w-]+))?\s*-->/g,
      (_, path: string, region?: string) => {
        const included = readFileSync(join(dirname(file), path), 'utf8');
        if (region === undefined) return included;
        const [, part = ''] = included.split(`<!-- #region ${region} -->`);
        return part.split('<!-- #endregion')[0]?.trim() ?? '';
      },
    )
    .replace(/^<\/?(?:main|div|LiveCheckout|SitePlayground)\b.*>\n/gm, '')
    .trim();
}

const LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^()\s]+)\)/g;

/**
 * Makes links lead to the files that are written; those to sources become text.
 *
 * @param page path of the page whose text it is, from the root of the site
 * @param folder where the text is to stand, from the root of the site. @default the page's own
 */
export function resolvePlainLinks(
  text: string,
  page: string,
  folder: string = posix.dirname(page),
): string {
  return text.replace(LINK, (whole, words: string, href: string) => {
    const link = siteLink(page, href);
    if (link === null) return words;
    return link.startsWith('/') ? `[${words}](${posix.relative(folder, link.slice(1))})` : whole;
  });
}

/** The first paragraph, in one line. */
function firstParagraph(text: string): string {
  const paragraphs = text.split(/\n\n+/).filter((part) => /^(?:\p{L}|`(?!`)|\*\*|\[)/u.test(part));
  return (paragraphs[0] ?? '').replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** Writes the files. */
export function writeLlms({ srcDir, outDir, pages }: SiteConfig): void {
  for (const page of pages) {
    mkdirSync(dirname(join(outDir, page)), { recursive: true });
    const text = resolvePlainLinks(textOf(join(srcDir, page)), page);
    writeFileSync(join(outDir, page), `${text}\n`);
  }
  const atRoot = (page: string) => resolvePlainLinks(textOf(join(srcDir, page)), page, '.');
  const first = atRoot('index.md');
  const lines = [`# Tillkit`, '', `> ${firstParagraph(first)}`];
  const whole = [first];
  for (const { text, items } of [...groups, api]) {
    lines.push('', `## ${text}`, '');
    for (const item of items.filter(({ link }) => !link.includes('#'))) {
      const path = `${item.link.replace(/\/$/, '/index').slice(1)}.md`;
      const page = atRoot(path);
      const about = firstParagraph(page);
      lines.push(`- [${item.text}](${path})${about ? `: ${about}` : ''}`);
      whole.push(page);
    }
  }
  writeFileSync(join(outDir, 'llms.txt'), `${lines.join('\n')}\n`);
  writeFileSync(join(outDir, 'llms-full.txt'), `${whole.join('\n\n---\n\n')}\n`);
}
