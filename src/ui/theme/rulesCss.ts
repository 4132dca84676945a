/** The store's appearance rules as CSS text, with repaired text colours. */
import { readable, type Rgb, TEXT_RATIO } from '../../contract/contrast.js';
import type { ColorReader } from './colorReader.js';
import { kebabCase } from './cssValue.js';
import type { ReportDiagnostic } from './diagnostics.js';
import type { Palette } from './palette.js';
import { checkRules, type AppearanceRules } from './rules.js';

/** A colour in CSS syntax. */
export const cssColor = (color: Rgb): string => `rgb(${color.join()})`;

/** A CSS rule. */
export const cssRule = (selector: string, lines: readonly string[]): string =>
  `${selector}{${lines.join(';')}}`;

/** Reports that a colour was changed. */
export function reportRepair(
  report: ReportDiagnostic,
  subject: string,
  given: Rgb,
  used: Rgb,
): void {
  report({ code: 'color_repaired', subject, given: cssColor(given), used: cssColor(used) });
}

const WHITE: Rgb = [255, 255, 255];

/** Text and background of a part before any rule. */
function defaultColors(part: string, palette: Palette): readonly (Rgb | undefined)[] {
  if (part === 'PrimaryButton') return [palette['on-accent'], palette['accent']];
  return [palette[part === 'Link' ? 'link' : 'text'], palette['background']];
}

/**
 * Writes the allowed rules as CSS.
 *
 * @param root selector of the widget's root.
 * @param palette repaired colours of the widget.
 */
export function rulesCss(
  root: string,
  rules: AppearanceRules,
  palette: Palette,
  { read }: ColorReader,
  report: ReportDiagnostic,
): string {
  const pairs: Record<string, readonly (Rgb | undefined)[]> = {};
  const refuse = (subject: string, property?: string) =>
    report({ code: 'rule_refused', subject, property });
  return checkRules(rules, refuse)
    .map(({ name, part, selector, values }) => {
      const { color, backgroundColor, ...rest } = values;
      const [text = WHITE, ground = WHITE] = pairs[part] ?? defaultColors(part, palette);
      if (color !== undefined || backgroundColor !== undefined) {
        const under = (backgroundColor && read(backgroundColor, ground)) || ground;
        const given = (color && read(color, under)) || text;
        const used = readable(given, [under], TEXT_RATIO);
        if (used !== given) reportRepair(report, name, given, used);
        // A state (`:hover`) starts from the colours of its part.
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
