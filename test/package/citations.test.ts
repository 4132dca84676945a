/** What comments and pages cite is in the repository, or public: a reader can open it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from './packageFiles.js';

const read = (path: string): string => readFileSync(join(packageRoot, path), 'utf8');

/** Sections of docs/service.md: the numbers of its headings. */
const SECTIONS = [...read('docs/service.md').matchAll(/^## (\d+)\. /gm)].map(([, no]) => no);
/** Rows of docs/threats.md. */
const THREATS = [...read('docs/threats.md').matchAll(/^\| (T\d+) /gm)].map(([, no]) => no);

/** Notes of the authors, which are not in the repository. */
const NOTES =
  /\b(?:service[- ]notes|proxy-and-threats|external-payment-api|style-anchors|screens-and-words|(?:design|hosted-form|performance|peers|toolchain|vocabulary)(?:\.md|`? §))/g;
/** A section, and the words before it, which have to name its page. */
const SECTION = /(.{0,40})§/g;
const PUBLIC = /(?:RFC \d+|SEC \d,|WHATWG HTML) $/;
const SERVICE = /docs\/service\.md (§\d+(?:, §\d+)*)/g;

/** Sentences, one per citation that leads nowhere. */
function brokenCitations(text: string): string[] {
  const notes = [...text.matchAll(NOTES)].map(([name]) => `"${name}" is not in the repository`);
  const pages = [...text.matchAll(/\bdocs\/[\w-]+\.md\b/g)]
    .filter(([page]) => !existsSync(join(packageRoot, page)))
    .map(([page]) => `${page} does not exist`);
  const sections = [...text.matchAll(SERVICE)]
    .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    .filter((no) => !SECTIONS.includes(no))
    .map((no) => `docs/service.md has no §${no}`);
  const threats = [...text.matchAll(/docs\/threats\.md (T\d+)/g)]
    .filter(([, no]) => !THREATS.includes(no))
    .map(([, no = '']) => `docs/threats.md has no ${no}`);
  const nameless = [...text.replace(SERVICE, '').matchAll(SECTION)]
    .filter(([, before = '']) => !PUBLIC.test(before))
    .map(([, before = '']) => `"${before}§" does not say of which page`);
  return [...notes, ...pages, ...sections, ...threats, ...nameless];
}

/** Installed packages, and what `npm run docs` writes. */
const GENERATED =
  /(?:^|[\\/])(?:node_modules|docs[\\/](?:public|reference|\.vitepress[\\/](?:dist|cache)))$/;

/** Sources and pages, by path from the package's root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.test(path) ? [] : filesBelow(path);
    return /\.(?:tsx?|m?js|mdx?|css)$/.test(entry.name) ? [path] : [];
  });
}

const FOLDERS = ['src', 'test', 'stories', 'demo', 'bench', 'scripts', 'examples', 'docs'];
const files = [...FOLDERS.flatMap(filesBelow), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']
  // The page itself writes "§9" for its own sections, and this file holds planted mistakes.
  .filter((path) => path !== 'docs/service.md' && basename(path) !== 'citations.test.ts');

/** Files of the repository in backticks or as a link, and the title of a test beside its file. */
const PATH =
  /`((?:src|test|scripts|stories|docs|deploy|examples|openapi|bench|\.storybook|\.github)\/[^`\s*<>{}]+)`(?:,? [“"]([^”"]+)[”"])?/g;
const LINK = /\]\(([^):#?\s]+)(?:#[^)]*)?\)/g;

/** What a command writes. */
const WRITTEN_LATER = new Set(['docs/.vitepress/dist', 'test/wholeRun.json']);

/** Sentences, one per file or test that a page names and that is not there. */
function missingIn(page: string, text: string): string[] {
  const named = [...text.matchAll(PATH)].flatMap(([, path = '', title]) => {
    const places = [path, join(dirname(page), path)];
    if (WRITTEN_LATER.has(path)) return [];
    if (!places.some((place) => existsSync(join(packageRoot, place))))
      return [`${path} is not there`];
    const isKnown = title === undefined || /\/$/.test(path) || read(path).includes(title);
    return isKnown ? [] : [`${path} has no test “${title}”`];
  });
  const links = [...text.matchAll(LINK)]
    .filter(([, path = '']) => !/^\/|^<|reference\//.test(path))
    .filter(([, path = '']) => !existsSync(join(packageRoot, dirname(page), path)))
    .map(([, path = '']) => `the link ${path} leads nowhere`);
  return [...named, ...links];
}

const pages = [
  ...files.filter((path) => path.endsWith('.md')),
  ...['ARCHITECTURE.md', 'src/treasury/ARCHITECTURE.md', 'CHANGELOG.md'],
  '.github/pull_request_template.md',
];

it('every file, test and script that a page names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const faults = pages.flatMap((page) => {
    const text = read(page);
    const commands =
      page.startsWith('docs/guides/') || page.startsWith('examples/')
        ? []
        : [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)];
    const unknown = commands
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name = '']) => `npm run ${name} is none`);
    return [...missingIn(page, text), ...unknown].map((fault) => `${page}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
  expect(missingIn('docs/x.md', '`test/nowhere.ts`')).toHaveLength(1);
  expect(
    missingIn('docs/x.md', `\`test/package/citations.test.ts\` “no such ${'title'}”`),
  ).toHaveLength(1);
});

it('the table of threats has a row for each, once, in order, with a test', () => {
  const rows = read('docs/threats.md')
    .split('\n')
    .filter((line) => /^\| T\d+ /.test(line));
  expect(rows.length).toBeGreaterThan(55);
  expect(rows.map((row) => /T(\d+)/.exec(row)?.[1])).toEqual(rows.map((_, at) => String(at + 1)));
  expect(rows.filter((row) => !/`(?:test\/[^`]+|eslint\.config\.js)`/.test(row))).toEqual([]);
});

describe('a citation', () => {
  it('can be opened by a reader', () => {
    expect(files.length).toBeGreaterThan(900);
    const broken = files.flatMap((path) =>
      brokenCitations(read(path)).map((sentence) => `${path}: ${sentence}`),
    );
    expect(broken).toEqual([]);
  });

  it('of a section within docs/service.md leads to one', () => {
    expect(SECTIONS).toEqual(SECTIONS.map((_, index) => String(index + 1)));
    const cited = [...read('docs/service.md').matchAll(/§(\d+)/g)].map(([, no]) => no);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((no) => !SECTIONS.includes(no))).toEqual([]);
  });
});
