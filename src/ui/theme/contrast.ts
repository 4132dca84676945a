/** Contrast of two colours, and the nearest colour of the same hue that can be read. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly number[];

/** WCAG 2.2, 1.4.3: text of any size. */
export const TEXT_RATIO = 4.5;
/** WCAG 2.2, 1.4.11: what one has to see of a control. */
export const CONTROL_RATIO = 3;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `other` in `color`. Mixing with black or white keeps the hue. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return color.map((channel, at) => Math.round(channel + ((other[at] ?? 0) - channel) * share));
}

/**
 * The colour itself where it has the ratio on every ground; else the nearest one towards black or
 * white that has it. No ground is out of reach of {@link TEXT_RATIO}: of a ground's contrasts with
 * black and with white one is always above 4.58. Several grounds have to be near one another.
 */
export function readable(color: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const least = (text: Rgb) => Math.min(...grounds.map((ground) => contrast(text, ground)));
  const pole = least(WHITE) > least(BLACK) ? WHITE : BLACK;
  let found = color;
  for (let step = 1; least(found) < ratio && step < 51; step++) found = mix(color, pole, step / 50);
  return found;
}
