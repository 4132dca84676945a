/** What the one file does without is told, never passed over in silence. */
import { expect, it } from 'vitest';
import { namedLook as named } from '../../src/standalone/namedLook.js';
import { namedLook } from '../../src/standalone/oneFile/namedLook.js';
import { rulesCss } from '../../src/standalone/oneFile/rulesCss.js';
import type { AppearanceDiagnostic } from '../../src/ui/look/diagnostics.js';

it('writes no rule of an appearance, and refuses each by its name', () => {
  const told: AppearanceDiagnostic[] = [];
  const rules = { '.Card': { borderRadius: '2px' }, '.Link': { color: 'red' } };
  const colors = { read: () => undefined, done: () => undefined };
  expect(rulesCss('.till', rules, {}, colors, (one) => told.push(one))).toBe('');
  expect(told).toEqual([
    { code: 'rule_refused', subject: '.Card' },
    { code: 'rule_refused', subject: '.Link' },
  ]);
});

it('knows no preset, of which the split build knows each', () => {
  for (const name of ['plain', 'soft', 'sharp', 'midnight']) {
    expect(named(name)).toBeDefined();
    expect(namedLook()).toBeUndefined();
  }
  expect(named('toString')).toBeUndefined();
});
