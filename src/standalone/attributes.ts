/** Reads what a page writes into attributes; what does not fit is reported and left out. */
import type { Appearance } from '../ui/appearance.js';

/** Shows a mistake of the page's author in the console, without breaking the page. */
export function reportMistake(message: string): void {
  const error = new Error(message);
  if (typeof reportError === 'function') reportError(error);
}

/** `en_GB` is a common spelling of `en-GB`; something that is no tag at all would stop the drawing. */
export function readLocale(value: string | null): string | undefined {
  if (value === null || value === '') return undefined;
  try {
    return Intl.getCanonicalLocales(value.replaceAll('_', '-'))[0];
  } catch {
    reportMistake('The locale of <till-checkout> is no language tag. Use one such as "en-GB".');
    return undefined;
  }
}

/** `auto`, `light` or `dark`. */
export function readTheme(value: string | null): Appearance['theme'] | undefined {
  return value === 'light' || value === 'dark' || value === 'auto' ? value : undefined;
}

/** JSON such as `{"variables":{"colorAccent":"#0a7d5a"}}`. */
export function readAppearance(value: string | null): Appearance | undefined {
  if (value === null || value === '') return undefined;
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read === 'object' && read !== null) return read;
  } catch {
    // Told below.
  }
  reportMistake(
    'The appearance of <till-checkout> is no JSON object, so the store has its own look.',
  );
  return undefined;
}
