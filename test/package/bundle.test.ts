/** What is in the built files, and above all what is not. Built afresh into a folder of its own. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledReports } from '../../scripts/bundledReport.js';
import { TREASURY_TABS } from '../../src/treasury/panel/shell/treasuryTabs.js';
import { specifiersOf } from './importRules.js';
import { packageRoot } from './packageFiles.js';

const folder = mkdtempSync(join(tmpdir(), 'tillkit-bundle-'));

/** Stands for a real key in the environment of the builder. */
const CANARY = 'canary-8c1f6a0e5b7d4c3e';

beforeAll(async () => {
  process.env['TILL_API_KEY'] = CANARY;
  process.env['VITE_TILL_API_KEY'] = CANARY;
  await build({
    root: packageRoot,
    configFile: join(packageRoot, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
});

afterAll(() => {
  delete process.env['TILL_API_KEY'];
  delete process.env['VITE_TILL_API_KEY'];
  rmSync(folder, { recursive: true, force: true });
});

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** A door and every chunk that it loads, source maps included. */
function filesOf(door: string): string[] {
  const seen = new Set([`${door}.js`]);
  for (const file of seen) {
    for (const specifier of specifiersOf(read(file))) {
      if (specifier.startsWith('.')) seen.add(join(dirname(file), specifier));
    }
  }
  return [...seen];
}

const browserDoors = ['index', 'client', 'queries'];

/** Words that only the side with the key may know. */
const serverWords = ['X-Api-Key', 'createServiceClient', '/withdrawal', 'store_external_id'];

describe('the doors of languages', () => {
  it('need no package, neither themselves nor by a chunk that they share', () => {
    const doors = readdirSync(join(folder, 'locales')).filter((file) => file.endsWith('.js'));
    expect(doors.length).toBeGreaterThan(20);
    for (const door of doors) {
      const files = filesOf(`locales/${door.slice(0, -3)}`);
      const packages = files.flatMap((file) => specifiersOf(read(file)));
      expect(
        packages.filter((specifier) => !specifier.startsWith('.')),
        door,
      ).toEqual([]);
    }
  });
});

describe('the browser doors', () => {
  it.each(browserDoors)('%s holds nothing of the service, not even in its source map', (door) => {
    for (const file of filesOf(door)) {
      const map = readdirSync(join(folder, dirname(file))).includes(`${file.split('/').at(-1)}.map`)
        ? read(`${file}.map`)
        : '';
      for (const word of serverWords) {
        expect(read(file), `${word} in ${file}`).not.toContain(word);
        expect(map, `${word} in ${file}.map`).not.toContain(word);
      }
    }
  });

  it('would find those words where they belong, so the search itself works', () => {
    const server = filesOf('server').map(read).join('\n');
    for (const word of serverWords) expect(server.toLowerCase()).toContain(word.toLowerCase());
  });

  it.each(browserDoors)('%s loads no Node module', (door) => {
    const loaded = filesOf(door).flatMap((file) => specifiersOf(read(file)));
    expect(loaded.filter((specifier) => specifier.startsWith('node:'))).toEqual([]);
  });
});

describe('the back office', () => {
  const nameOf = (file: string): string => file.replace(/^chunks\/|-[\w-]{8}\.js$/g, '');
  /** What a file imports at once, over any number of steps; `import()` is left out. */
  function firstLoadOf(file: string): string[] {
    const seen = new Set([file]);
    for (const one of seen) {
      for (const [, to = ''] of read(one).matchAll(/^(?:import|export) .*"(\.[^"]+)";$/gm)) {
        seen.add(join(dirname(one), to));
      }
    }
    return [...seen].map(nameOf);
  }

  it('is passed on by its entry, so that an application takes only what it imports', () => {
    const code = read('treasury.js').replace(/^(?:import|export) .*$/gm, '');
    expect(code.replace(/['"]use client['"];|\/\/.*$|\s/gm, '')).toBe('');
  });

  it('loads no tab before it is opened', () => {
    const office = filesOf('treasury').find((file) => nameOf(file) === 'office') ?? '';
    const loaded = firstLoadOf(office);
    expect(loaded).toContain('ui');
    expect(loaded.filter((name) => /^office-(?!wire|exact)/.test(name))).toEqual([]);
    // The search itself: the entry has them all.
    for (const tab of TREASURY_TABS) expect(firstLoadOf('treasury.js')).toContain(`office-${tab}`);
  });

  it('is not loaded by a shopper or a server', () => {
    for (const door of ['index', 'element', 'server']) {
      const names = filesOf(door).map(nameOf);
      expect(
        names.filter((name) => /^office(?!-wire|-exact)/.test(name)),
        door,
      ).toEqual([]);
    }
  });
});

describe('the React directive', () => {
  const isClientOnly = (file: string): boolean => /^['"]use client['"]/m.test(read(file));
  const namesOf = (file: string): string[] => filesOf(file).filter(isClientOnly);

  it('is the first line of the chunks with components and hooks, once', () => {
    const files = [...new Set([...namesOf('index'), ...namesOf('treasury')])];
    const names = files.map((file) => file.replace(/^chunks\/|-[\w-]{8}\.js$|\.js$/g, '')).sort();
    const tabs = TREASURY_TABS.map((tab) => `office-${tab}`);
    const parts = ['address', 'follow', 'pay', 'screens', 'shared', 'shopper', 'ui'];
    const office = ['office', 'office-shared', 'treasury'];
    expect(names).toEqual([...parts, ...office, ...tabs].sort());
    for (const file of files) {
      expect(read(file), file).toMatch(/^['"]use client['"];\n/);
      expect(read(file).match(/['"]use client['"]/g), file).toHaveLength(1);
    }
  });

  it('leaves what is no component to server components', () => {
    expect(isClientOnly('index.js')).toBe(false);
    const pure = /import \{([^}]*)\} from "\.\/(chunks\/wire-[^"]+)"/.exec(read('index.js'));
    expect(pure?.[1]).toMatch(/appearancePreset/);
    expect(isClientOnly(pure?.[2] ?? '')).toBe(false);
  });

  it.each(['server', 'next', 'client', 'queries', 'locales/de'])('is nowhere below %s', (door) => {
    expect(namesOf(door)).toEqual([]);
  });
});

describe('every built file', () => {
  it('has code of no package but those in the report, from which the licences are written', () => {
    const [report = '[]'] = readdirSync(bundledReports(folder)).map((file) =>
      read(`bundled/${file}`),
    );
    const named = (JSON.parse(report) as { name: string }[]).map(({ name }) => name);
    const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.map'),
    );
    expect(maps.length).toBeGreaterThan(20);
    const inside = maps.flatMap((file) =>
      (JSON.parse(read(file)) as { sources: string[] }).sources.flatMap((source) =>
        [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name = '']) => name),
      ),
    );
    expect([...new Set(inside)].toSorted()).toEqual(named.toSorted());
  });

  it('is free of the environment of the builder', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain(CANARY);
  });

  it('carries the base styles as one file, in one layer', () => {
    expect(read('styles.css')).toMatch(/@layer till/);
  });

  it.each([
    ['styles-unlayered.css', 'styles.css'],
    ['treasury-unlayered.css', 'treasury-styles.css'],
  ])('%s has all of %s outside the layer but variables and what is important', (file, layered) => {
    const names = (css: string) => new Set(css.match(/\.till-[\w-]+/g));
    const css = read(file);
    expect(names(css)).toEqual(names(read(layered)));
    const outside = css.indexOf(':where(.till):is(');
    const declared = (text: string) => text.match(/^ +[\w-]+:(?!where)[^;{]*;/gm) ?? [];
    const inLayer = declared(css.slice(0, outside));
    const others = declared(css.slice(outside));
    expect(inLayer.length).toBeGreaterThan(50);
    expect(others.length).toBeGreaterThan(500);
    for (const one of inLayer) expect(one).toMatch(/^ +--till-|!important;$/);
    for (const one of others) expect(one).not.toMatch(/^ +--till-|!important/);
    expect(css.slice(outside)).not.toContain('@layer');
  });
});

it('the element has its definition and its styles, on the React of the page', () => {
  const files = filesOf('element').map(read).join('');
  expect(read('element.js')).toContain('customElements.define(');
  expect(files).toContain('@layer till');
  expect(files).toContain('from "react-dom/client"');
  expect(files).not.toContain('preact');
});

describe('the server door in a browser', () => {
  it('throws one sentence that says what to do', async () => {
    const url = pathToFileURL(join(folder, 'server.browser.js')).href;
    await expect(import(/* @vite-ignore */ url)).rejects.toThrow(
      /loaded in a browser.*API key.*only on your server.*createCheckoutHandler/,
    );
  });
});
