/** Contrast of two colours, and the nearest colour of the same hue with enough contrast. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly number[];

/** WCAG 2.2, 1.4.3: text of any size. */
export const TEXT_RATIO = 4.5;
/** WCAG 2.2, 1.4.11: edges of controls. */
export const CONTROL_RATIO = 3;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `weight` (0 to 1) of `other` into `color`. Mixing with black or white keeps the hue. */
export function mix(color: Rgb, other: Rgb, weight: number): Rgb {
  return color.map((channel, at) => Math.round(channel + ((other[at] ?? 0) - channel) * weight));
}

/**
 * The colour itself if it has the ratio on every background, else the nearest mix with black or white
 * that has it. {@link TEXT_RATIO} is always reachable: every colour has a contrast above 4.58 with black
 * or with white. Several backgrounds must be similar to each other.
 */
export function readable(color: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const least = (text: Rgb) => Math.min(...grounds.map((ground) => contrast(text, ground)));
  const pole = least(WHITE) > least(BLACK) ? WHITE : BLACK;
  let found = color;
  for (let step = 1; least(found) < ratio && step < 51; step++) found = mix(color, pole, step / 50);
  return found;
}
