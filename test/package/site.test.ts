/** The pages of the site before it is built: all are reached, and what they take from elsewhere is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api, groups } from '../../docs/.vitepress/sidebar.js';
import { codesPage, diagnosticCodes, SERVE_LOG } from '../../scripts/docs/codes.js';
import { DIAGNOSTIC_ACTS } from '../../scripts/docs/diagnosticActs.js';
import { ENTRY_POINTS } from '../../scripts/docs/entryPoints.js';
import { PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { TREASURY_PROBLEMS } from '../../src/treasury/contract/treasuryProblems.js';
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

  it('has every code of the log of tillkit serve, and none that is gone', () => {
    const files = ['src/serve', 'src/cli/serve'].flatMap((folder) =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(packageRoot, folder, file), 'utf8')),
    );
    const logged = files.flatMap((source) =>
      [
        ...source.matchAll(
          /code: '(\w+)'|report\('(\w+)'\)|\boutcome: '(delivered|failed|trouble)'/gu,
        ),
      ].map(([, code, event, outcome]) => code ?? event ?? `notification_${outcome ?? ''}`),
    );
    const own = new Set(logged.filter((code) => !diagnosticCodes(packageRoot).includes(code)));
    expect([...own].sort()).toEqual(Object.keys(SERVE_LOG).sort());
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
