/**
 * Looks to begin with, each light and dark. None names the text on its accent: the widget finds what can
 * be read, also on the accent that a store puts in its place.
 */
import type { Appearance, AppearanceVariables } from './appearance.js';

const PRESETS = {
  /** The widget's own look. */
  plain: {},
  /** Round, warm and roomy. */
  soft: {
    colorAccent: 'light-dark(#6d3fc4,#c9b1ff)',
    colorBackground: 'light-dark(#fffcf9,#1d1a20)',
    colorText: 'light-dark(#2a2130,#f3eef5)',
    colorBorder: 'light-dark(#e9dfd8,#3b3540)',
    borderRadius: '24px',
    spacing: '1.15',
  },
  /** Square, black on white, close together. */
  sharp: {
    colorAccent: 'light-dark(#111,#f4f4f4)',
    colorBackground: 'light-dark(#fff,#0c0c0c)',
    colorText: 'light-dark(#111,#f4f4f4)',
    colorBorder: 'light-dark(#111,#f4f4f4)',
    borderRadius: '0px',
    spacing: '.9',
  },
  /** Deep blue with a mint accent; by day the same on pale blue. */
  midnight: {
    colorAccent: 'light-dark(#0b6b58,#5eead4)',
    colorBackground: 'light-dark(#f5f8fe,#0d1530)',
    colorText: 'light-dark(#101b3b,#e8edfb)',
    colorBorder: 'light-dark(#cbd6ec,#26335d)',
    borderRadius: '16px',
  },
} as const satisfies Record<string, AppearanceVariables>;

/** Name of a ready-made look. */
export type AppearancePreset = keyof typeof PRESETS;

/** Whether there is a look of that name. */
export function isAppearancePreset(name: string): name is AppearancePreset {
  return Object.hasOwn(PRESETS, name);
}

/**
 * A ready-made look as a plain object, which may be stored and sent like any other appearance.
 *
 * @param name the look; the script tag takes the same names in `data-appearance`.
 * @param own what the store changes in it.
 */
export function appearancePreset(name: AppearancePreset, own?: Appearance | null): Appearance {
  return { ...own, variables: { ...PRESETS[name], ...own?.variables } };
}
