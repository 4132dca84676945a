/** The pages of the site before it is built: all are reached, and what they take from elsewhere is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteLink, slugify } from '../../docs/.vitepress/links.js';
import { resolvePlainLinks } from '../../docs/.vitepress/llms.js';
import { api, groups } from '../../docs/.vitepress/sidebar.js';
import { codesPage, diagnosticCodes } from '../../scripts/docs/codes.js';
import { DIAGNOSTIC_ACTS } from '../../scripts/docs/diagnosticActs.js';
import { ENTRY_POINTS } from '../../scripts/docs/entryPoints.js';
import { PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { TREASURY_PROBLEMS } from '../../src/contract/treasury/treasuryProblems.js';
import * as server from '../../src/exports/server.js';
import { packageRoot } from './packageFiles.js';

const docs = join(packageRoot, 'docs');
const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');
const links = [...groups, api].flatMap(({ items }) => items.map(({ link }) => link));
/** Written by `npm run docs`. */
const isGenerated = (link: string): boolean => link.startsWith('/reference/');

/** Pages that somebody has written. */
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:guides\/|project\/)?[\w-]+\.md$/.test(file));

describe('the sidebar', () => {
  it('leads to pages that are there', () => {
    const files = links
      .filter((link) => !isGenerated(link))
      .map((link) => link.split('#')[0] ?? '');
    expect(files.length).toBeGreaterThan(25);
    expect(files.filter((file) => !existsSync(join(docs, `${file}.md`)))).toEqual([]);
  });

  it('has every page but the first and those for contributors', () => {
    const elsewhere = ['index.md', 'pictures.md'];
    const missing = pages.filter((page) => !links.includes(`/${page.replace('.md', '')}`));
    expect(missing.sort()).toEqual(elsewhere);
  });

  it('has every entry point', () => {
    expect(ENTRY_POINTS.length).toBeGreaterThan(15);
    for (const { page } of ENTRY_POINTS) expect(links).toContain(`/reference/api/${page}`);
  });
});

describe('the page of codes', () => {
  const page = codesPage(packageRoot);
  const section = (id: string): string =>
    page.split(`{#${id}}\n`)[1]?.split('\n##')[0]?.trim() ?? '';

  it.each(diagnosticCodes(packageRoot))('says of %s what happened and who acts', (code) => {
    expect(section(code)).toMatch(/^\*\*Who acts:\*\* [\s\S]{20,}/);
  });

  it('says who acts on no code that is gone', () => {
    const known = diagnosticCodes(packageRoot);
    expect([...DIAGNOSTIC_ACTS.keys()].filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each([
    ...PROBLEM_CODES.map((code) => `problem-${code}`),
    ...Object.keys(TREASURY_PROBLEMS).map((code) => `office-${code}`),
  ])('says of %s what to do', (id) => {
    expect(section(id)).toMatch(/^HTTP \d{3}: [\s\S]+\*\*(?:What to do|The panel says):\*\* \S/);
  });

  it('has the codes of the guide to trouble', () => {
    const guide = read('docs/guides/trouble.md');
    const named = [...guide.matchAll(/`([a-z]+_[a-z_]+|forbidden)`/g)].map(([, code = '']) => code);
    expect(named.length).toBeGreaterThan(15);
    const isKnown = (code: string): boolean => section(code) + section(`problem-${code}`) !== '';
    expect(named.filter((code) => !isKnown(code))).toEqual([]);
  });

  it('has every error that the server throws', () => {
    // One is the family of others; problems have a table of their own.
    const inTables = ['ServiceClientError', 'ProblemError'];
    const names = Object.keys(server).filter((name) => name.endsWith('Error'));
    expect(names.length).toBeGreaterThan(10);
    const missing = names.filter((name) => section(`error-${name}`) === '');
    expect(missing.sort()).toEqual(inTables.sort());
  });
});

describe('what pages include', () => {
  it.each(pages)('%s: each part is there', (page) => {
    for (const [, path = ''] of read(`docs/${page}`).matchAll(/@include: (\S+) -->/g)) {
      const [file = '', region] = path.split('#');
      const text = readFileSync(join(docs, page, '..', file), 'utf8');
      if (region === undefined) continue;
      const [, part = ''] = text.split(`<!-- #region ${region} -->`);
      expect(part.split(`<!-- #endregion ${region} -->`)[0]?.trim(), path).toMatch(/\S{3}/);
    }
  });
});

describe('a prompt', () => {
  it('names files that the package has', () => {
    const files = [...read('docs/prompts.md').matchAll(/node_modules\/tillkit\/(\S+\.\w+)/g)];
    expect(files.length).toBeGreaterThan(20);
    const packed = /^(?:README\.md|docs\/(?:guides\/)?[\w-]+\.md|examples\/.+)$/;
    for (const [, file = ''] of files) {
      expect(file).toMatch(packed);
      expect(existsSync(join(packageRoot, file)), file).toBe(true);
    }
  });

  it('names entry points and exports that there are', async () => {
    const named = [
      ...read('docs/prompts.md').matchAll(/((?:`\w+` (?:and )?)+)of "(tillkit[\w/]*)"/g),
    ];
    expect(named.length).toBeGreaterThan(5);
    for (const [, names = '', entryPoint] of named) {
      const types = ENTRY_POINTS.find(({ name }) => name === entryPoint)?.types ?? '';
      const file = types.replace('./dist/types/', '../../src/').replace('.d.ts', '.js');
      const exported = Object.keys((await import(/* @vite-ignore */ file)) as object);
      for (const [, name] of names.matchAll(/`(\w+)`/g)) expect(exported).toContain(name);
    }
  });
});

describe('a link', () => {
  it.each([
    ['guides/server.md', 'callbacks.md', '/guides/callbacks.md'],
    ['guides/server.md', '../serve.md#routes', '/serve.md#routes'],
    ['serve.md', '../openapi/store.json', '/openapi/store.json'],
    ['guides/upgrading.md', '../../CHANGELOG.md', '/project/changelog.md'],
    ['project/security.md', 'docs/threats.md', '/threats.md'],
    ['wire.md', '../src/contract', null],
    ['index.md', 'https://www.rfc-editor.org', 'https://www.rfc-editor.org'],
    ['index.md', 'nowhere.md', 'nowhere.md'],
  ])('of %s to %s becomes %s', (page, href, link) => {
    expect(siteLink(page, href)).toBe(link);
  });

  it.each([
    [
      'project/security.md',
      'docs/threats.md#a',
      '[a `b[0]`](../threats.md#a)',
      '[a `b[0]`](threats.md#a)',
    ],
    [
      'guides/server.md',
      'callbacks.md',
      '[a `b[0]`](callbacks.md)',
      '[a `b[0]`](guides/callbacks.md)',
    ],
    ['index.md', '/llms.txt', '[a `b[0]`](llms.txt)', '[a `b[0]`](llms.txt)'],
    ['index.md', '#try', '[a `b[0]`](#try)', '[a `b[0]`](#try)'],
    ['wire.md', '../src/contract', 'a `b[0]`', 'a `b[0]`'],
  ])('of %s to %s is %s in its plain text, and %s at the root', (page, href, own, atRoot) => {
    const text = `[a \`b[0]\`](${href})`;
    expect(resolvePlainLinks(text, page)).toBe(own);
    expect(resolvePlainLinks(text, page, '.')).toBe(atRoot);
  });

  it('has the anchors of GitHub', () => {
    expect(slugify('Next.js (App Router)')).toBe('nextjs-app-router');
    expect(slugify('Why `{"success":true}`')).toBe('why-successtrue');
  });
});
