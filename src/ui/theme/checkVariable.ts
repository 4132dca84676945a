/** Which variables of a look are worn, and how one is mended that is not. */
import { kebabCase, isSafeValue } from './appearance.js';
import { COLORS } from './palette.js';

/** A property that takes the same values, one of them, and the bounds in pixels or as a factor. */
type Kind = readonly [property: string, example: string, least?: number, most?: number];

const KINDS: Readonly<Record<string, Kind>> = {
  fontFamily: ['font-family', 'Georgia, serif'],
  fontSize: ['font-size', '16px', 12, 28],
  maxWidth: ['max-width', '432px', 256, 9999],
  borderRadius: ['border-radius', '8px', 0, 48],
  spacing: ['flex-grow', '1.2', 0.5, 2],
};

/** @returns undefined where the value may be worn; else what to write in its place. */
export function checkVariable(name: string, value: unknown): string | undefined {
  const isColor = COLORS.some((color) => kebabCase(name) === `color-${color}`);
  const color: Kind | false = isColor && ['color', '#0a7d5a'];
  // A page in plain JavaScript may name anything, such as "constructor".
  const [property, example, least = -Infinity, most = Infinity] =
    (Object.hasOwn(KINDS, name) && KINDS[name]) || color || [];
  if (!property) return 'There is no such variable.';
  const text = isSafeValue(value) ? String(value) : ';';
  // What is reckoned, such as `calc()`, is bounded by the style sheet alone.
  const [, figure, rem] = /^(-?[\d.]+)(?:px|(r?em))?$/.exec(text) ?? [];
  const size = Number(figure) * (rem ? 16 : 1);
  if (CSS.supports(property, text) && !(size < least || size > most)) return undefined;
  const bounds = most < Infinity ? `, from ${String(least)} to ${String(most)}` : '';
  return `Write a value such as "${example ?? ''}"${bounds}.`;
}
