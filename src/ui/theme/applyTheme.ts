/**
 * The look of one widget as a style sheet of its own: variables, repaired colours and rules. A
 * constructed sheet is no inline style, so a strict content policy lets it pass; it also brings the
 * variables of a page that a server has drawn, whose `style` attributes such a policy drops.
 */
import { kebabCase, themeOf, type Appearance } from './appearance.js';
import type { Rgb } from './contrast.js';
import { readColorsAt, type ColorReader } from './colorReader.js';
import { COLORS, readablePalette, type Complete, type Palette } from './palette.js';
import { rulesCss } from './rulesCss.js';
import { cssRule, cssColor, reportRepair, type ReportDiagnostic } from './sheetText.js';
import { checkVariable } from './checkVariable.js';

/** A look that is worn. */
export interface AppliedTheme {
  /** Reads the colours again: the scheme of the page has changed. */
  refresh(): void;
  /** Takes the sheet away. */
  stop(): void;
}

const WHITE: Rgb = [255, 255, 255];
const variable = (name: string) => `--till-color-${name}`;

/** The palette as the widget has it now, before anything is repaired. */
function paletteAt({ read }: ColorReader): Complete | undefined {
  // What a see-through background lies on is the page's own: white is a guess.
  const background = read(`var(${variable('background')})`, WHITE);
  if (!background) return undefined;
  const entries = COLORS.map((name) => [name, read(`var(${variable(name)})`, background)]);
  return Object.fromEntries(entries) as Complete;
}

/** Repaired colours as declarations: important, so that no style of the page makes them unreadable. */
function repairs(given: Complete, repaired: Palette, tell: ReportDiagnostic): string[] {
  return Object.entries(repaired)
    .filter(([name, color]) => cssColor(color) !== cssColor((given as Palette)[name] ?? []))
    .map(([name, color]) => {
      const before = (given as Palette)[name] ?? given.accent;
      if (!/s(oft|urface)$/.test(name) && cssColor(before) !== cssColor(color)) {
        reportRepair(tell, variable(name), before, color);
      }
      return `${variable(name)}:${cssColor(color)}!important`;
    });
}

/** Drops what cannot be worn: a broken variable would leave a button without a ground. */
function dropBroken(
  root: HTMLElement,
  appearance: Appearance,
  tell: ReportDiagnostic,
): Record<string, string> {
  const known: Record<string, string> = {};
  const { theme, variables: given = {} } = appearance;
  const refuse = (subject: string, mend: string): void =>
    tell({ code: 'value_refused', subject, mend });
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
    if (mend === undefined) known[property] = value as string;
    else {
      root.style.removeProperty(property);
      refuse(property, mend);
    }
  }
  return known;
}

let last = 0;

/**
 * Puts a look on a widget's root, and keeps it right until it is stopped. What it could not take as
 * given it tells once each, by a `till-diagnostic` event that also leaves a shadow root.
 */
export function applyTheme(root: HTMLElement, appearance: Appearance): AppliedTheme {
  const home = root.getRootNode() as Document | ShadowRoot;
  const sheet = new (root.ownerDocument.defaultView ?? globalThis).CSSStyleSheet();
  const name = String(++last);
  const selector = `.till[data-look='${name}']`;
  const told = new Set<string>();
  const tell: ReportDiagnostic = (detail) => {
    const key = JSON.stringify(detail);
    if (told.has(key)) return;
    told.add(key);
    root.dispatchEvent(
      new CustomEvent('till-diagnostic', { detail, bubbles: true, composed: true }),
    );
  };
  const known = dropBroken(root, appearance, tell);
  const lines = Object.entries(known).map(([property, value]) => `${property}:${value}`);
  // Where the page's sheet has left the layer (src/ui/hostReset.css) rules have to outweigh it there.
  const weight = getComputedStyle(root).getPropertyValue('--till-unlayered') && '.till.till.till';
  const write = (more = '', rules = '') =>
    sheet.replaceSync(
      `@layer till{${cssRule(selector, lines)}${more}${weight ? `}${rules}` : `${rules}}`}`,
    );
  root.dataset['look'] = name;
  home.adoptedStyleSheets = [...home.adoptedStyleSheets, sheet];

  function refresh(): void {
    write();
    const colors = readColorsAt(root);
    const given = paletteAt(colors);
    if (given) {
      const grounds = Boolean(known[variable('background')] ?? known[variable('text')]);
      const repaired = readablePalette(given, grounds);
      const rules = rulesCss(
        selector + weight,
        appearance.rules ?? {},
        { ...given, ...repaired },
        colors,
        tell,
      );
      // A part inside is meant too: what a page gives every part must not undo a repair there.
      write(cssRule(`${selector},${selector} .till`, repairs(given, repaired, tell)), rules);
    }
    colors.done();
  }
  refresh();
  return {
    refresh,
    stop() {
      home.adoptedStyleSheets = home.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
