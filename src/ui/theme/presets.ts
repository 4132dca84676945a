/**
 * Ready-made appearances, each light and dark. None sets the text colour on its accent: the widget picks
 * a readable one, also for an accent that the store sets.
 */
import type { Appearance, AppearanceVariables } from './appearance.js';

const PRESETS = {
  /** The default theme. */
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
  /** Square, black on white, compact. */
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

/** Name of a ready-made appearance. */
export type AppearancePreset = keyof typeof PRESETS;

/** Whether there is a preset of that name. */
export function isAppearancePreset(name: string): name is AppearancePreset {
  return Object.hasOwn(PRESETS, name);
}

/**
 * A ready-made appearance as a plain object, which can be stored and sent like any other.
 *
 * @param name the preset; the script tag takes the same names in `data-appearance`.
 * @param own the store's changes.
 */
export function appearancePreset(name: AppearancePreset, own?: Appearance | null): Appearance {
  return { ...own, variables: { ...PRESETS[name], ...own?.variables } };
}
