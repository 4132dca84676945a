/** The built files: their size, what is not in them, and that a server may import the element. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tillkit-standalone-'));

beforeAll(async () => {
  for (const mode of ['production', 'split']) {
    await build({
      root,
      mode,
      configFile: join(root, 'vite.standalone.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: false },
    });
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Code from text, HTML from text, React itself, and what only the side with the key knows. */
const FORBIDDEN = [
  'new Function',
  'eval(',
  'insertAdjacentHTML',
  'document.write',
  'Minified React error',
  'X-Api-Key',
  '/withdrawal',
  'store_external_id',
  '__zod',
];
const scripts = () => readdirSync(folder).filter((file) => /\.m?js$/.test(file));

describe('tillkit.js', () => {
  it('is one file within its 60 kB, style sheet included', () => {
    expect(gzipSync(read('tillkit.js'), { level: 9 }).length).toBeLessThanOrEqual(60_000);
    expect(read('tillkit.js')).toContain('@layer till');
    expect(read('tillkit.js')).not.toMatch(/\bimport\s*\(|\brequire\s*\(/);
  });
});

describe('tillkit.mjs', () => {
  it('loads nothing more before the code is on the screen', () => {
    expect(read('tillkit.mjs')).not.toMatch(/^import\b|;import\s*[{'"]/);
    expect(scripts().filter((file) => file.startsWith('till-'))).toHaveLength(2);
  });

  it('is smaller than the whole', () => {
    const size = (file: string) => gzipSync(read(file), { level: 9 }).length;
    expect(size('tillkit.mjs')).toBeLessThan(size('tillkit.js'));
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

  it('creates no style, script or link, and names no folder of who built it', () => {
    for (const file of scripts()) {
      expect(/createElement\(["'`](style|script|link)/.test(read(file)), file).toBe(false);
      expect(read(file).includes(root), file).toBe(false);
    }
  });
});

describe('the door of the element', () => {
  it('can be imported where there is no page', async () => {
    const { TillCheckoutElement } = await import('../../src/entries/element.js');
    expect(TillCheckoutElement.observedAttributes).toContain('order');
  });

  it('is built with the definition and the styles in it, on the React of the page', async () => {
    const out = join(folder, 'package');
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: out, emptyOutDir: true },
    });
    const door = readFileSync(join(out, 'element.js'), 'utf8');
    expect(door.includes('customElements.define(')).toBe(true);
    expect(door.includes('@layer till')).toBe(true);
    expect(door.includes('from "react-dom/client"')).toBe(true);
    expect(door.includes('preact')).toBe(false);
    expect(readdirSync(out).filter((file) => file.endsWith('.html'))).toEqual([]);
  }, 60_000);
});
