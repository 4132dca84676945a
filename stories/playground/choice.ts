/** What can be chosen in the playground, and the appearance that it means. */
import type { Appearance, AppearanceVariables } from '../../src/ui/theme/appearance.js';
import { appearancePreset, type AppearancePreset } from '../../src/ui/theme/presets.js';

/** A look as the controls have it. */
export interface Choice {
  readonly preset: AppearancePreset;
  readonly theme: 'auto' | 'light' | 'dark';
  /** What the store changes in the preset. */
  readonly own: Pick<
    AppearanceVariables,
    'colorAccent' | 'colorBackground' | 'borderRadius' | 'fontFamily' | 'spacing'
  >;
}

/** Where the playground begins. */
export const FIRST: Choice = { preset: 'plain', theme: 'auto', own: {} };

/** What is changed in the preset, with nothing that says the same as nothing. */
export function changesOf({ preset, theme, own }: Choice): Appearance {
  return {
    ...(theme === (appearancePreset(preset).theme ?? 'auto') ? {} : { theme }),
    ...(Object.keys(own).length > 0 ? { variables: own } : {}),
  };
}

/** The appearance that is worn. */
export function appearanceOf(choice: Choice): Appearance {
  return appearancePreset(choice.preset, changesOf(choice));
}
