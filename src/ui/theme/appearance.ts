/** The store's look: a theme and a few variables, turned into CSS custom properties. */
import type { CSSProperties } from 'react';
import type { AppearanceRules } from './rules.js';

/** Variables a store may set; each becomes `--till-…` on the widget's root. */
export interface AppearanceVariables {
  /** The one accent: buttons, links, focus. */
  readonly colorAccent?: string;
  /** Text on the accent. @default black or white, whichever can be read on it */
  readonly colorOnAccent?: string;
  readonly colorBackground?: string;
  readonly colorText?: string;
  readonly colorTextMuted?: string;
  readonly colorBorder?: string;
  readonly fontFamily?: string;
  /** 12 to 28 pixels: less could not be read. @default "1rem" */
  readonly fontSize?: string;
  /** Up to 48 pixels. @default "14px" */
  readonly borderRadius?: string;
  /** 16rem or more, so that an address has room. @default "27rem" */
  readonly maxWidth?: string;
  /** Factor of the gaps, 0.5 to 2: 0.75 stands close, 1.25 is roomy. @default "1" */
  readonly spacing?: string | number;
}

/** Looks of the widget. */
export interface Appearance {
  /** `auto` follows the page's `color-scheme`, and the device where the page names none. @default "auto" */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Colours in any CSS syntax; those that could not be read where they stand are repaired. */
  readonly variables?: AppearanceVariables;
  /** For single parts, where variables are too coarse. What could hide or move a payment is left out. */
  readonly rules?: AppearanceRules;
}

/** The theme that is worn: `auto` where it is a word that we do not know. */
export const themeOf = ({ theme }: Appearance): 'auto' | 'light' | 'dark' =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

/** `colorOnAccent` → `color-on-accent`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a value stays one: no end of its declaration, no address, no escape, all brackets closed. */
export function isSafeValue(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number';
  let open = value.replace(/'[^'\n]*'|"[^"\n]*"/g, '');
  for (let inner = ''; inner !== open;) open = (inner = open).replace(/\([^()]*\)/g, '');
  return !/[;{}<>\\@!]|url\(|\/\*/i.test(value) && !/['"()]/.test(open);
}

/** The variables as a style; undefined where none is set, so that no `style` attribute is written. */
export function appearanceStyle({ variables }: Appearance): CSSProperties | undefined {
  const entries = Object.entries(variables ?? {}).filter(([, value]) => isSafeValue(value));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([variable, value]) => [`--till-${kebabCase(variable)}`, value as string]),
  );
}
