/** The style sheet keeps its promises: one layer, one prefix, logical directions, both dark themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The sheets that a sheet imports. */
const importsOf = (sheet: string): string[] => {
  const entry = resolve(sheet);
  return [...readFileSync(entry, 'utf8').matchAll(/@import '(.+)';/g)].map(([, path]) =>
    join(dirname(entry), path ?? ''),
  );
};
/** The two sheets in the layer, and the rooms whose rules each must have. */
const SHEETS = [
  ['src/ui/styles.css', ['src/ui', 'src/checkout']],
  ['src/treasury/panel/styles.css', ['src/ui', 'src/treasury/panel']],
] as const;
/** Their doubles without it, and what takes back the page's resets there. */
const UNLAYERED = [
  'src/ui/styles.unlayered.css',
  'src/treasury/panel/styles.unlayered.css',
] as const;
const BARE = resolve('src/ui/hostReset.css');
const imported = [...new Set([...SHEETS.flatMap(([sheet]) => importsOf(sheet)), BARE])];
const withoutComments = (path: string) =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

describe.each(imported)('%s', (path) => {
  const css = withoutComments(path);

  it('has every rule in the layer', () => {
    expect(css.trim()).toMatch(/^@layer till \{[\s\S]*\}$/);
    expect(css.match(/@layer/g)).toHaveLength(1);
  });

  it('uses the prefix for every class and every variable', () => {
    for (const [, name] of css.matchAll(/\.([a-z][\w-]*)/g)) expect(name).toMatch(/^till(-|$)/);
    // The other is of Base UI: the height that there is for a popup.
    for (const [name] of css.matchAll(/--[\w-]+/g)) {
      expect(name).toMatch(/^--(till-|available-height$)/);
    }
  });

  it('names no left or right', () => {
    expect(css).not.toMatch(/\b(?:left|right|margin-(?:top|bottom)|padding-(?:top|bottom))\b/);
  });
});

it.each(SHEETS)('%s imports every style sheet of its rooms, and no other', (sheet, rooms) => {
  const found = rooms.flatMap((room) =>
    readdirSync(resolve(room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!(^styles|unlayered))\.css$/.test(name))
      .map((name) => resolve(room, name))
      .filter((file) => file !== BARE),
  );
  expect(importsOf(sheet).sort()).toEqual(found.sort());
});

it.each(UNLAYERED)('%s has the resets first, then all of its double', (sheet) => {
  expect(importsOf(sheet)).toEqual([BARE, resolve(dirname(sheet), 'styles.css')]);
});

it('has the same dark values for the device and for the theme', () => {
  const css = withoutComments(resolve('src/ui/base.css'));
  const block = (selector: string) =>
    css
      .slice(css.indexOf(selector))
      .match(/\{([^}]*)\}/)?.[1]
      ?.replace(/\s+/g, ' ');
  expect(block(".till[data-theme='auto']")).toBe(block(".till[data-theme='dark']"));
  expect(block(".till[data-theme='dark']")).toContain('--till-color-accent');
});

it('gives no container a style that follows the window: what is put into it could stay undrawn', () => {
  const followsWindow = /\d(?:cq|[sld]?v)(?:[whib]|min|max)\b/;
  const containers = imported.flatMap((path) =>
    [...withoutComments(path).matchAll(/\{[^{}]*\}/g)]
      .map(([block]) => block)
      .filter((block) => /container-type:\s*(?:inline-)?size/.test(block)),
  );
  expect(containers.length).toBeGreaterThan(0);
  for (const block of containers) expect(block).not.toMatch(followsWindow);
});

it('has no class with rules of the checkout and of the back office: a page may load both sheets', () => {
  const classesOf = (room: string) =>
    new Set(
      imported
        .filter((path) => path.startsWith(resolve(room)))
        .flatMap((path) => [...withoutComments(path).matchAll(/\.(till-[\w-]+)/g)])
        .map(([, name]) => name),
    );
  const shared = new Set([...classesOf('src/ui')]);
  const office = classesOf('src/treasury');
  const both = [...classesOf('src/checkout')].filter((name) => office.has(name));
  expect(both.filter((name) => !shared.has(name))).toEqual([]);
});
