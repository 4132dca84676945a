/** The colours of server-drawn pages: the checkout's own, and readable in a store's accent. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../src/contract/contrast.js';
import { DARK, LIGHT, pageTheme } from '../../../src/server/http/pageTheme.js';
import { runs } from '../../support/runs.js';

const CSS = readFileSync('src/ui/base.css', 'utf8');

/** The variables in the first block of a selector. */
function variablesOf(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', from), css.indexOf('}', from));
  const found = block.matchAll(/--till-color-([\w-]+): ?(#\w{6})/g);
  return Object.fromEntries(Array.from(found, ([, name = '', color = '']) => [name, color]));
}

const rgb = (color = ''): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

describe('a page that the server draws', () => {
  it.each([
    ['light', LIGHT, '.till:where('],
    ['dark', DARK, ".till[data-theme='dark']"],
  ])('has the colours of the checkout: %s', (_name, { ground, ...colors }, selector) => {
    expect(ground).toMatch(/^#/);
    expect(colors).toEqual(variablesOf(CSS, selector));
  });

  it('takes an accent for each theme', () => {
    const css = pageTheme('light-dark(#1A5F47, #74d6ad)');
    expect(css).toMatch(/accent:#1a5f47;.*dark\).*accent:#74d6ad;.*on-accent:#000000;/s);
  });

  it('is readable in any accent, which its buttons keep', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (accent) => {
        const css = pageTheme(accent);
        for (const selector of [':root', '(prefers-color-scheme: dark) { :root']) {
          const colors = variablesOf(css.slice(css.indexOf(selector)), ':root');
          const on = (one: string, other: string) => contrast(rgb(colors[one]), rgb(colors[other]));
          expect(colors['accent']).toBe(accent);
          expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
          for (const ground of ['background', 'surface', 'ground']) {
            expect(on('link', ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
