/**
 * Ready-made appearances, each light and dark; midnight is dark unless the store says otherwise. None sets the
 * text colour on its accent: the widget picks a readable one, also for an accent that the store sets.
 */
import type { Appearance } from './appearance.js';

const PRESETS = {
  /** The default theme. */
  plain: {},
  /** Round, warm and roomy. */
  soft: {
    variables: {
      colorAccent: 'light-dark(#6d3fc4,#c9b1ff)',
      colorBackground: 'light-dark(#fffcf9,#1d1a20)',
      colorText: 'light-dark(#2a2130,#f3eef5)',
      colorBorder: 'light-dark(#e9dfd8,#3b3540)',
      fontFamily: "ui-rounded,'SF Pro Rounded',Nunito,system-ui,sans-serif",
      borderRadius: '24px',
      spacing: '1.15',
    },
    rules: {
      '.Card': { boxShadow: '0 12px 40px -9px rgb(60 30 20 / 18%)' },
      '.Button': { borderRadius: '24px' },
      '.PrimaryButton': { borderRadius: '24px' },
    },
  },
  /** Square, black on white, compact, in capitals. */
  sharp: {
    variables: {
      colorAccent: 'light-dark(#111,#f4f4f4)',
      colorBackground: 'light-dark(#fff,#0c0c0c)',
      colorText: 'light-dark(#111,#f4f4f4)',
      colorBorder: 'light-dark(#111,#f4f4f4)',
      borderRadius: '0px',
      spacing: '.9',
    },
    rules: {
      '.Heading': { textTransform: 'uppercase', letterSpacing: '.04em', fontWeight: '800' },
      '.Button': { textTransform: 'uppercase', letterSpacing: '.04em' },
      '.PrimaryButton': { textTransform: 'uppercase', letterSpacing: '.04em' },
    },
  },
  /** Deep blue with a mint accent and a bookish heading, on light devices too; with another theme, pale blue by day. */
  midnight: {
    theme: 'dark',
    variables: {
      colorAccent: 'light-dark(#0b6b58,#5eead4)',
      colorBackground: 'light-dark(#f5f8fe,#0d1530)',
      colorText: 'light-dark(#101b3b,#e8edfb)',
      colorBorder: 'light-dark(#cbd6ec,#26335d)',
      borderRadius: '16px',
    },
    rules: {
      '.Heading': { fontFamily: "ui-serif,'Iowan Old Style',Georgia,serif", fontWeight: '500' },
      '.Card': { boxShadow: '0 10px 30px -8px rgb(16 27 59 / 35%)' },
      '.AddressCard': { borderStyle: 'dashed' },
    },
  },
} as const satisfies Record<string, Appearance>;

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
  const { theme, variables, rules }: Appearance = PRESETS[name];
  return {
    ...(theme && { theme }),
    ...own,
    variables: { ...variables, ...own?.variables },
    ...((rules ?? own?.rules) && { rules: { ...rules, ...own?.rules } }),
  };
}
