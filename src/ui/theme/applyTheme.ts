/**
 * Applies an appearance to one widget with a constructed style sheet: variables, repaired colours and
 * rules. A strict content security policy allows such a sheet, and it also brings the variables to a
 * server-rendered page, whose `style` attributes the policy drops.
 */
import { type Appearance, themeOf } from './appearance.js';
import { type ColorReader, readColorsAt } from './colorReader.js';
import type { Rgb } from '../../contract/contrast.js';
import { isSafeValue, kebabCase } from './cssValue.js';
import type { ReportDiagnostic } from './diagnostics.js';
import { COLORS, type Complete, type Palette, readablePalette } from './palette.js';
import { cssColor, cssRule, reportRepair, rulesCss } from './rulesCss.js';

/** An appearance in use. */
export interface AppliedTheme {
  /** Reads the colours again, after the page's colour scheme has changed. */
  refresh(): void;
  /** Removes the style sheet. */
  stop(): void;
}

const WHITE: Rgb = [255, 255, 255];
const variable = (name: string) => `--till-color-${name}`;

/** The widget's current palette, before repair. */
function paletteAt({ read }: ColorReader): Complete | undefined {
  // What is behind a transparent background is unknown; white is a guess.
  const background = read(`var(${variable('background')})`, WHITE);
  if (!background) return undefined;
  const entries = COLORS.map((name) => [name, read(`var(${variable(name)})`, background)]);
  return Object.fromEntries(entries) as Complete;
}

/** Repaired colours as declarations, important so that no style of the page overrides them. */
function repairs(given: Complete, repaired: Palette, report: ReportDiagnostic): string[] {
  return Object.entries(repaired)
    .filter(([name, color]) => cssColor(color) !== cssColor((given as Palette)[name] ?? []))
    .map(([name, color]) => {
      const before = (given as Palette)[name] ?? given.accent;
      if (!/s(oft|urface)$/.test(name) && cssColor(before) !== cssColor(color)) {
        reportRepair(report, variable(name), before, color);
      }
      return `${variable(name)}:${cssColor(color)}!important`;
    });
}

/** The valid variables. An invalid one is removed: it would leave a button without a background. */
function validVariables(
  root: HTMLElement,
  appearance: Appearance,
  report: ReportDiagnostic,
): Record<string, string> {
  const valid: Record<string, string> = {};
  const { theme, variables: given = {} } = appearance;
  const refuse = (subject: string, mend: string): void =>
    report({ code: 'value_refused', subject, mend });
  if (typeof appearance !== 'object' || typeof given !== 'object') {
    refuse('appearance', 'Write an object.');
  }
  if (theme && themeOf(appearance) !== theme) {
    refuse('appearance.theme', 'Write auto, light or dark.');
  }
  for (const [name, value] of Object.entries<unknown>({ ...given })) {
    if (value === undefined || value === null) continue;
    const property = `--till-${kebabCase(name)}`;
    const mend = checkVariable(name, value);
    if (mend === undefined) valid[property] = value as string;
    else {
      root.style.removeProperty(property);
      refuse(property, mend);
    }
  }
  return valid;
}

let last = 0;

/**
 * Applies an appearance to a widget's root. Reports each repaired or ignored value once, with a
 * `till-diagnostic` event that also leaves a shadow root.
 */
export function applyTheme(root: HTMLElement, appearance: Appearance): AppliedTheme {
  const tree = root.getRootNode() as Document | ShadowRoot;
  const sheet = new (root.ownerDocument.defaultView ?? globalThis).CSSStyleSheet();
  const name = String(++last);
  const selector = `.till[data-look='${name}']`;
  const reported = new Set<string>();
  const report: ReportDiagnostic = (detail) => {
    const key = JSON.stringify(detail);
    if (reported.has(key)) return;
    reported.add(key);
    root.dispatchEvent(
      new CustomEvent('till-diagnostic', { detail, bubbles: true, composed: true }),
    );
  };
  const valid = validVariables(root, appearance, report);
  const lines = Object.entries(valid).map(([property, value]) => `${property}:${value}`);
  // With the unlayered style sheet (src/ui/hostReset.css), rules need more specificity than that sheet.
  const weight = getComputedStyle(root).getPropertyValue('--till-unlayered') && '.till.till.till';
  const write = (more = '', rules = '') =>
    sheet.replaceSync(
      `@layer till{${cssRule(selector, lines)}${more}${weight ? `}${rules}` : `${rules}}`}`,
    );
  root.dataset['look'] = name;
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];

  function refresh(): void {
    write();
    const colors = readColorsAt(root);
    const given = paletteAt(colors);
    if (given) {
      const derive = Boolean(valid[variable('background')] ?? valid[variable('text')]);
      const repaired = readablePalette(given, derive);
      const rules = rulesCss(
        selector + weight,
        appearance.rules ?? {},
        { ...given, ...repaired },
        colors,
        report,
      );
      // Also for nested parts: a page's style for all parts must not undo a repair.
      write(cssRule(`${selector},${selector} .till`, repairs(given, repaired, report)), rules);
    }
    colors.done();
  }
  refresh();
  return {
    refresh,
    stop() {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** A CSS property with the same values, an example, and bounds in pixels or as a factor. */
type Kind = readonly [property: string, example: string, least?: number, most?: number];

const KINDS: Readonly<Record<string, Kind>> = {
  fontFamily: ['font-family', 'Georgia, serif'],
  fontSize: ['font-size', '16px', 12, 28],
  maxWidth: ['max-width', '432px', 256, 9999],
  borderRadius: ['border-radius', '8px', 0, 48],
  spacing: ['flex-grow', '1.2', 0.5, 2],
};

/** @returns undefined if the value is valid, else advice on what to write instead. */
function checkVariable(name: string, value: unknown): string | undefined {
  const isColor = COLORS.some((color) => kebabCase(name) === `color-${color}`);
  const color: Kind | false = isColor && ['color', '#0a7d5a'];
  // The name may be anything, such as "constructor".
  const [property, example, least = -Infinity, most = Infinity] =
    (Object.hasOwn(KINDS, name) && KINDS[name]) || color || [];
  if (!property) return 'There is no such variable.';
  const text = isSafeValue(value) ? String(value) : ';';
  // Only the style sheet can bound `calc()` and the like.
  const [, figure, rem] = /^(-?[\d.]+)(?:px|(r?em))?$/.exec(text) ?? [];
  const size = Number(figure) * (rem ? 16 : 1);
  if (CSS.supports(property, text) && !(size < least || size > most)) return undefined;
  const bounds = most < Infinity ? `, from ${String(least)} to ${String(most)}` : '';
  return `Write a value such as "${example ?? ''}"${bounds}.`;
}
