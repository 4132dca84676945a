/** The store's look: a theme and a few variables, turned into CSS custom properties. */
import type { CSSProperties } from 'react';

/** Variables a store may set; each becomes `--till-…` on the widget's root. */
export interface AppearanceVariables {
  /** The one accent: buttons, links, focus. */
  readonly colorAccent?: string;
  /** Text on the accent. */
  readonly colorOnAccent?: string;
  readonly colorBackground?: string;
  readonly colorText?: string;
  readonly colorTextMuted?: string;
  readonly colorBorder?: string;
  readonly fontFamily?: string;
  readonly fontSize?: string;
  readonly borderRadius?: string;
  readonly maxWidth?: string;
}

/** Looks of the widget. */
export interface Appearance {
  /** `auto` follows the device. @default "auto" */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly variables?: AppearanceVariables;
}

/** `colorOnAccent` → `--till-color-on-accent`. */
function propertyName(variable: string): string {
  return `--till-${variable.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The variables as a style; undefined where none is set, so that no `style` attribute is written. */
export function appearanceStyle({ variables }: Appearance): CSSProperties | undefined {
  const entries = Object.entries(variables ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([variable, value]) => [propertyName(variable), value as string]),
  );
}
