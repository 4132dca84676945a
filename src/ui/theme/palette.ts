/** The colours of the widget and their repair. */
import {
  contrast,
  CONTROL_RATIO,
  mix,
  readable,
  TEXT_RATIO,
  type Rgb,
} from '../../contract/contrast.js';

/** Colours by name: `text-muted` is the variable `--till-color-text-muted`. */
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

/** Backgrounds with less contrast than this go together, so the theme's own tint is kept. */
const SIMILAR = 1.5;

/** The ground with a tint of a tone, or the plain ground if text would lose contrast. */
function tinted(ground: Rgb, tone: Rgb, weight: number, text: Rgb): Rgb {
  const tint = mix(ground, tone, weight);
  return contrast(text, tint) < TEXT_RATIO ? ground : tint;
}

/**
 * Repairs a palette: text and links reach 4.5:1, edges of controls 3:1. The background and the accent
 * never change.
 *
 * @param given all of {@link COLORS}.
 * @param derive whether to derive surfaces from the background, because the store set the background or
 *   the text and the theme's surfaces would not match.
 */
export function readablePalette(given: Complete, derive: boolean): Palette {
  const { accent, background } = given;
  const text = readable(given.text, [background], TEXT_RATIO);
  const tint = (name: keyof Complete, tone: Rgb, weight: number, derived = derive) =>
    tinted(background, derived ? tone : given[name], derived ? weight : 1, text);
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
    const derived = derive && contrast(given[own], background) > SIMILAR;
    const soft = tint(own, given[name], 0.12, derived);
    safe[`${name}-soft`] = soft;
    safe[name] = readable(given[name], [background, surface, soft], TEXT_RATIO);
  }
  return safe;
}
