/** docs/accessibility.md: written from its table, whose tests exist, are run, and leave out no criterion. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../scripts/accessibility/criteria.js';
import { accessibilityReport, axeRules } from '../../scripts/accessibility/report.js';
import { packageRoot } from './packageFiles.js';

const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');
/** Criteria of levels A and AA in each part of WCAG 2.2, guideline by guideline. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ '1.1': 1, '1.2': 5, '1.3': 5, '1.4': 9 },
  ...{ '2.1': 3, '2.2': 2, '2.3': 1, '2.4': 8, '2.5': 6 },
  ...{ '3.1': 2, '3.2': 5, '3.3': 6, '4.1': 2 },
};
/** What vitest.config.ts and playwright.config.ts collect, and what each story goes through. */
const IS_RUN =
  /^test\/(?:(?!servers|engines)[\w/-]+(?:\.browser)?\.(?:test\.tsx?|e2e\.ts)|stories\/everyStory\.ts)$/;

describe('the accessibility report', () => {
  it('is written from its table: `npm run accessibility`', async () => {
    expect(read('docs/accessibility.md')).toBe(await accessibilityReport());
  });

  it('has each criterion of WCAG 2.2, A and AA, once and in order', () => {
    const numbers = CRITERIA.map(({ no }) => no);
    const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
    expect(numbers).toEqual([...new Set(numbers)].sort(byNumber));
    const counted: Record<string, number> = {};
    for (const no of numbers) {
      const guideline = no.split('.').slice(0, 2).join('.');
      counted[guideline] = (counted[guideline] ?? 0) + 1;
    }
    expect(counted).toEqual(COUNTS);
    expect(CRITERIA.filter(({ level }) => level === 'AA').length).toBe(24);
  });

  it.each(CRITERIA)('names tests of $no that are there and run', ({ state, proofs = [], note }) => {
    expect(proofs.length > 0).toBe(state === 'tested' || state === 'partly');
    if (proofs.length === 0) expect(note).not.toBeUndefined();
    for (const [file, name] of proofs) {
      expect(file).toMatch(IS_RUN);
      expect(existsSync(join(packageRoot, file)), file).toBe(true);
      const text = read(file);
      expect(text.includes(name), `${file} has no test “${name}”`).toBe(true);
      expect(text, file).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|fixme|only)\b/);
    }
  });

  it('counts on a set-up that each story has', () => {
    expect(read('vitest.config.ts')).toContain("setupFiles: ['test/stories/everyStory.ts']");
  });

  it('counts no rule of axe that is off', () => {
    const { rules } = (axe as unknown as { _audit: { rules: { id: string; enabled: boolean }[] } })
      ._audit;
    const off = rules.filter(({ enabled }) => !enabled).map(({ id }) => id);
    expect(off).toContain('target-size');
    const counted = CRITERIA.flatMap(({ no }) => axeRules(no));
    expect(counted).toContain('color-contrast');
    expect(counted.filter((id) => off.includes(id))).toEqual([]);
  });

  it('names only files that are there', () => {
    const named = [...read('docs/accessibility.md').matchAll(/`((?:test|scripts)\/[^`*]+)`/g)];
    expect(named.length).toBeGreaterThan(40);
    for (const [, file = ''] of named) expect(existsSync(join(packageRoot, file)), file).toBe(true);
  });
});
