/** The public `appearance` option: a theme, variables and rules. */
import type { CSSProperties } from 'react';
import { isSafeValue, kebabCase } from './cssValue.js';
import type { AppearanceRules } from './rules.js';

/** Variables a store may set; each becomes `--till-…` on the widget's root. */
export interface AppearanceVariables {
  /** Buttons, links and focus. */
  readonly colorAccent?: string;
  /** Text on the accent. @default black or white, whichever has more contrast */
  readonly colorOnAccent?: string;
  readonly colorBackground?: string;
  readonly colorText?: string;
  readonly colorTextMuted?: string;
  readonly colorBorder?: string;
  readonly fontFamily?: string;
  /** 12 to 28 pixels. @default "1rem" */
  readonly fontSize?: string;
  /** Up to 48 pixels. @default "14px" */
  readonly borderRadius?: string;
  /** 16rem or more, so that an address fits. From 42rem on there are two columns. @default "44rem" */
  readonly maxWidth?: string;
  /** Factor of all gaps, 0.5 to 2: 0.75 is compact, 1.25 is roomy. @default "1" */
  readonly spacing?: string | number;
}

/** Theme of the widget. */
export interface Appearance {
  /** `auto` follows the page's `color-scheme`, or the device if the page sets none. @default "auto" */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Colours in any CSS syntax. A colour with too little contrast is repaired. */
  readonly variables?: AppearanceVariables;
  /** Rules for single parts. A property that could hide or move a payment is ignored. */
  readonly rules?: AppearanceRules;
}

/** The theme to use: `auto` for an unknown value. */
export const themeOf = ({ theme }: Appearance): 'auto' | 'light' | 'dark' =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

/** The variables as a `style`; undefined if there are none, so that React writes no attribute. */
export function appearanceStyle({ variables }: Appearance): CSSProperties | undefined {
  const entries = Object.entries(variables ?? {}).filter(
    ([name, value]) => /^[a-zA-Z]+$/.test(name) && isSafeValue(value),
  );
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([variable, value]) => [`--till-${kebabCase(variable)}`, value as string]),
  );
}
