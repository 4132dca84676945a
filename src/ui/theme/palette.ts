/** The colours of a look, each made readable where it stands. */
import { contrast, CONTROL_RATIO, mix, readable, TEXT_RATIO, type Rgb } from './contrast.js';

/** Colours by the end of their variable's name: `text-muted` is `--till-color-text-muted`. */
export type Palette = Readonly<Record<string, Rgb>>;

/** Names of a complete palette. */
export const COLORS = [
  'accent',
  'on-accent',
  'background',
  'surface',
  'text',
  'text-muted',
  'border',
  'control',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
] as const;

/** All of {@link COLORS}. */
export type Complete = Record<(typeof COLORS)[number], Rgb>;

/** Contrast of two grounds that go together: the theme's own tints keep their warmth on such a one. */
const NEAR = 1.5;

/** A ground tinted by a tone, or the plain one where text would suffer. */
function tinted(ground: Rgb, tone: Rgb, share: number, text: Rgb): Rgb {
  const tint = mix(ground, tone, share);
  return contrast(text, tint) < TEXT_RATIO ? ground : tint;
}

/**
 * Repairs a palette: text, and links in the accent's hue, reach 4.5:1, edges of controls 3:1. The
 * background and the accent as a ground stay as they are.
 *
 * @param given all of {@link COLORS}.
 * @param grounds whether surfaces have to be made anew, because the store named the background or
 *   the text: those of the theme would not fit.
 */
export function readablePalette(given: Complete, grounds: boolean): Palette {
  const { accent, background } = given;
  const text = readable(given.text, [background], TEXT_RATIO);
  const tint = (name: keyof Complete, tone: Rgb, share: number, anew = grounds) =>
    tinted(background, anew ? tone : given[name], anew ? share : 1, text);
  const surface = tint('surface', text, 0.05);
  const safe: Record<string, Rgb> = {
    'on-accent': readable(given['on-accent'], [accent], TEXT_RATIO),
    link: readable(accent, [background, surface], TEXT_RATIO),
    text,
    'text-muted': readable(given['text-muted'], [background, surface], TEXT_RATIO),
    control: readable(given.control, [background], CONTROL_RATIO),
    surface,
  };
  for (const name of ['success', 'warning', 'danger'] as const) {
    const own = `${name}-soft` as const;
    const anew = grounds && contrast(given[own], background) > NEAR;
    const soft = tint(own, given[name], 0.12, anew);
    safe[`${name}-soft`] = soft;
    safe[name] = readable(given[name], [background, surface, soft], TEXT_RATIO);
  }
  return safe;
}
