/** The third level of an appearance is not in the one file: what each property may be is a list of its own. */
import type { AppearanceRules } from '../../ui/look/rules.js';
import type { rulesCss as whole } from '../../ui/look/rulesCss.js';

/** Writes no rule, and tells so of each. */
export const rulesCss: typeof whole = (_root, rules: AppearanceRules, _palette, _colors, tell) => {
  for (const subject of Object.keys(rules)) tell({ code: 'rule_refused', subject });
  return '';
};
