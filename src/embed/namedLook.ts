/** Ready-made looks by the name that a page writes. */
import type { Appearance } from '../ui/theme/appearance.js';
import { appearancePreset, isAppearancePreset } from '../ui/theme/presets.js';

/** The look of that name; undefined where there is none. */
export function namedLook(name: string): Appearance | undefined {
  return isAppearancePreset(name) ? appearancePreset(name) : undefined;
}
