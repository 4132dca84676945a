/** Reads what a page writes into attributes; what does not fit is reported and left out. */
import type { Appearance } from '../ui/theme/appearance.js';
import { canonicalTag } from '../contract/languageTag.js';
import { reportPageError } from '../ui/reportPageError.js';
import { appearancePreset, isAppearancePreset } from '../ui/theme/presets.js';

/** `en_GB` is a common spelling of `en-GB`; something that is no tag at all would stop the drawing. */
export function readLocale(value: string | null): string | undefined {
  const tag = canonicalTag(value);
  if (value && !tag) {
    reportPageError('The locale of <till-checkout> is no language tag. Use one such as "en-GB".');
  }
  return tag;
}

/** `ltr` or `rtl`; `auto` and nothing mean the language's own. */
export function readDirection(value: string): 'ltr' | 'rtl' | undefined {
  return value === 'ltr' || value === 'rtl' ? value : undefined;
}

/** Whether it is on: by being there, whatever it says but "false". */
export function readSwitch(value: unknown): boolean {
  return typeof value === 'string' && value !== 'false';
}

/** Name of a preset, or JSON such as `{"variables":{"colorAccent":"#0a7d5a"}}`. */
export function readAppearance(value: string | null): Appearance | undefined {
  if (value === null || value === '') return undefined;
  if (isAppearancePreset(value)) return appearancePreset(value);
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read === 'object' && read !== null) return read;
  } catch {
    // Reported below.
  }
  reportPageError(
    'The appearance of <till-checkout> is no JSON object and no preset, so it is left out.',
  );
  return undefined;
}
