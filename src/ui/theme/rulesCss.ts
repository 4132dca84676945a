/** The store's rules as text of a sheet, each with text that can be read on its ground. */
import { kebabCase } from './appearance.js';
import { readable, TEXT_RATIO, type Rgb } from './contrast.js';
import type { ColorReader } from './colorReader.js';
import type { Palette } from './palette.js';
import { checkRules, type AppearanceRules } from './rules.js';
import { cssRule, cssColor, reportRepair, type ReportDiagnostic } from './sheetText.js';

const WHITE: Rgb = [255, 255, 255];

/** Text and ground of a part that no rule has coloured. */
function pairOf(part: string, palette: Palette): readonly (Rgb | undefined)[] {
  if (part === 'PrimaryButton') return [palette['on-accent'], palette['accent']];
  return [palette[part === 'Link' ? 'link' : 'text'], palette['background']];
}

/**
 * Writes the rules that may be written.
 *
 * @param root selector of the widget's root.
 * @param palette colours of the widget, repaired.
 */
export function rulesCss(
  root: string,
  rules: AppearanceRules,
  palette: Palette,
  { read }: ColorReader,
  tell: ReportDiagnostic,
): string {
  const pairs: Record<string, readonly (Rgb | undefined)[]> = {};
  const refuse = (subject: string, property?: string) =>
    tell({ code: 'rule_refused', subject, property });
  return checkRules(rules, refuse)
    .map(({ name, part, selector, values }) => {
      const { color, backgroundColor, ...rest } = values;
      const [text = WHITE, ground = WHITE] = pairs[part] ?? pairOf(part, palette);
      if (color !== undefined || backgroundColor !== undefined) {
        const under = (backgroundColor && read(backgroundColor, ground)) || ground;
        const given = (color && read(color, under)) || text;
        const used = readable(given, [under], TEXT_RATIO);
        if (used !== given) reportRepair(tell, name, given, used);
        // A state builds on what its part has.
        if (name === `.${part}`) pairs[part] = [used, under];
        Object.assign(rest, { color: cssColor(used), backgroundColor: cssColor(under) });
      }
      const lines = Object.entries(rest).map(
        ([property, value]) => `${kebabCase(property)}:${value}`,
      );
      return cssRule(root + selector, lines);
    })
    .join('');
}
