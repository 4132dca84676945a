/** The built files: their size, what is not in them, and that a server may import the element. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/languages.js';
import { enTools } from '../../src/ui/messages/enTools.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';
import { bundledReports } from '../../scripts/bundledReport.js';
import { buildStandalone } from '../../scripts/standalone.js';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tillkit-standalone-'));

beforeAll(() => buildStandalone({ outDir: folder }), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Code from text, HTML from text, React itself, and what only the side with the key knows. */
const FORBIDDEN = [
  'new Function',
  'eval(',
  'insertAdjacentHTML',
  'document.write',
  'Minified React error',
  // What Vite adds to a page's build, and we have no use for.
  'vite:preloadError',
  'X-Api-Key',
  '/withdrawal',
  'store_external_id',
  '__zod',
];
const scripts = () =>
  readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .sort();
const late = () => scripts().filter((file) => file.startsWith('till-'));
/** The late file of this name. */
const one = (name: string) => late().find((file) => file.startsWith(`till-${name}-`)) ?? name;
/** Whether a sentence is in a file; those that are functions are not looked for. */
const isIn = (file: string, text: unknown) =>
  typeof text === 'string' && text.length > 12 && read(file).includes(text);

describe('tillkit.js', () => {
  it('is one file, with all parts and their rules', () => {
    expect(scripts()).toEqual([...late(), 'tillkit.js', 'tillkit.mjs']);
    const ofParts = ['@layer till', '.till-large-code', 'createObjectURL', 'eth_sendTransaction'];
    expect(ofParts.filter((text) => !read('tillkit.js').includes(text))).toEqual([]);
    const sentences = Object.values({ ...enTools, ...enWallet });
    const inParts = sentences.filter((text) => late().some((file) => isIn(file, text)));
    expect(inParts.length).toBeGreaterThan(10);
    expect(inParts.filter((text) => !isIn('tillkit.js', text))).toEqual([]);
  });

  it('imports nothing but a language, from beside itself', () => {
    expect(read('tillkit.js')).not.toMatch(/\brequire\s*\(/);
    const imports = [...read('tillkit.js').matchAll(/\bimport\s*\((.{0,30})/g)];
    expect(imports.map(([, from]) => from)).toEqual([expect.stringMatching(/^\w+\)/)]);
    expect(read('tillkit.js')).toContain('`locales/${');
    // An element of that name would be asked instead.
    expect(read('tillkit.js')).not.toContain('document.currentScript');
    expect(read('tillkit.js')).not.toContain('Wallet öffnen');
  });
});

describe('every file', () => {
  it('has its packages in a report, from which the licences are written', () => {
    const reports = bundledReports(folder);
    const named = readdirSync(reports).flatMap((file) =>
      (JSON.parse(readFileSync(join(reports, file), 'utf8')) as { name: string }[]).map(
        ({ name }) => name,
      ),
    );
    const maps = readdirSync(folder).filter((file) => file.endsWith('.map'));
    const inside = maps.flatMap((file) =>
      (JSON.parse(read(file)) as { sources: string[] }).sources.flatMap((source) =>
        [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name]) => name),
      ),
    );
    expect(new Set(inside)).toEqual(
      new Set([
        '@noble/hashes',
        '@tanstack/query-core',
        '@tanstack/react-query',
        'eventsource-parser',
        'preact',
        'uqr',
      ]),
    );
    expect([...new Set(inside)].filter((name) => !named.includes(String(name)))).toEqual([]);
  });

  it('is in sri.json, by the hash of what it is', () => {
    const hashes = JSON.parse(read('sri.json')) as Readonly<Record<string, string>>;
    const locales = LANGUAGES.map((language) => `locales/${language}.mjs`);
    expect(Object.keys(hashes).toSorted()).toEqual([...locales, ...scripts()].toSorted());
    for (const [file, hash] of Object.entries(hashes)) {
      const digest = createHash('sha384').update(readFileSync(join(folder, file)));
      expect(hash).toBe(`sha384-${digest.digest('base64')}`);
    }
  });

  it('is known to the one file that loads it by its name', () => {
    for (const file of LANGUAGES.map((language) => `locales/${language}.mjs`)) {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64');
      expect(read('tillkit.js')).toContain(hash);
    }
  });

  it('says nothing of the folder that it was built in', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
      // The paths of the sources lead from where this test has built to where they are.
      const { sourcesContent } = JSON.parse(read(file)) as { readonly sourcesContent: string[] };
      expect(
        sourcesContent.filter((source) => source.includes(root)),
        file,
      ).toEqual([]);
    }
    expect(scripts().filter((file) => read(file).includes(root))).toEqual([]);
  });
});

describe('the languages', () => {
  it.each(LANGUAGES)('%s is one file that needs no other, for both scripts', (language) => {
    const file = read(`locales/${language}.mjs`);
    // The bare word is the Catalan one for an amount.
    expect(file).not.toMatch(/\bimport\s*[({"'*]/);
    expect(file).toMatch(/export\{\w+ as messages\}/);
    expect(gzipSync(file).length).toBeLessThan(8_000);
    expect(read('tillkit.mjs')).toContain('`locales/${');
  });
});

describe('tillkit.mjs', () => {
  it('loads nothing more before the code is on the screen', () => {
    expect(read('tillkit.mjs')).not.toMatch(/^import\b|;import\s*[{'"]/);
    expect(late()).toEqual(expect.arrayContaining([one('CurrencyPicker'), one('PaymentStatus')]));
  });

  it('has one more file on the way to a widget that runs, never two', () => {
    const widget = read(one('widget'));
    const imported = [...widget.matchAll(/\bfrom\s*["'`]\.\/([^"'`]+)/g)].map(([, file]) => file);
    expect(imported).toEqual(['tillkit.mjs']);
    const [, build = ''] = /-(\w+)\.mjs$/.exec(one('widget')) ?? [];
    expect(read('tillkit.mjs')).toContain(build);
    expect(late().filter((file) => !file.endsWith(`-${build}.mjs`))).toEqual([]);
  });

  it('has the style sheet of the code in what comes first', () => {
    expect(read('tillkit.mjs')).toContain('.till-qr');
  });

  it('brings no query cache before the code, and one renderer and one encoder in all', () => {
    const ofQueries = ['fetchStatus', 'refetchInterval'];
    expect(ofQueries.filter((text) => read('tillkit.mjs').includes(text))).toEqual([]);
    expect(read(one('widget'))).toContain('refetchInterval');
    for (const text of ['shapeRendering:', '__H']) {
      const files = [...late(), 'tillkit.mjs'].filter((file) => read(file).includes(text));
      expect(files).toEqual(['tillkit.mjs']);
    }
  });

  it('leaves the rules and sentences of the late parts to them', () => {
    expect(read(one('CurrencyPicker'))).toContain('.till-listbox');
    expect(read(one('PaymentStatus'))).toContain('.till-steps');
    const ofLate = ['.till-listbox', '.till-steps', 'Clear search', 'Last checked'];
    const first = read('tillkit.mjs') + read(one('widget'));
    expect(ofLate.filter((text) => first.includes(text))).toEqual([]);
    expect(ofLate.filter((text) => !read('tillkit.js').includes(text))).toEqual([]);
  });
});

describe('every file', () => {
  it('is free of React, of evaluated code, of HTML strings and of what only the server knows', () => {
    expect(scripts().length).toBeGreaterThan(2);
    const found = scripts().flatMap((file) =>
      FORBIDDEN.filter((word) => read(file).includes(word)).map((word) => `${word} in ${file}`),
    );
    expect(found).toEqual([]);
  });

  it('can be read by a browser without constructed style sheets, which shows it plain', () => {
    // Safari before 16.4 has neither.
    const newer = [/\bstatic\s*\{/, /\(\?<[=!]/];
    const found = scripts().filter((file) => newer.some((syntax) => syntax.test(read(file))));
    expect(found).toEqual([]);
  });

  it('creates no style and no script', () => {
    for (const file of scripts()) {
      expect(/createElement\(["'`](style|script)/.test(read(file)), file).toBe(false);
    }
  });
});

describe('the entry point of the element', () => {
  it('can be imported where there is no page', async () => {
    const { TillCheckoutElement } = await import('../../src/exports/element.js');
    expect(TillCheckoutElement.observedAttributes).toContain('order');
  });
});
