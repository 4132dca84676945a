/** The style sheet keeps its promises: one layer, one prefix, logical directions, both dark themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const entry = resolve('src/ui/styles.css');
const imported = [...readFileSync(entry, 'utf8').matchAll(/@import '(.+)';/g)].map(([, path]) =>
  join(dirname(entry), path ?? ''),
);
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
    for (const [name] of css.matchAll(/--[\w-]+/g)) expect(name).toMatch(/^--till-/);
  });

  it('names no left or right', () => {
    expect(css).not.toMatch(/\b(?:left|right|margin-(?:top|bottom)|padding-(?:top|bottom))\b/);
  });
});

it('imports every style sheet of its rooms', () => {
  const found = ['src/ui', 'src/checkout'].flatMap((room) =>
    readdirSync(resolve(room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && name !== 'styles.css')
      .map((name) => resolve(room, name)),
  );
  expect([...imported].sort()).toEqual(found.sort());
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
