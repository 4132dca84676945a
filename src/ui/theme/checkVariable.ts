/** Checks one appearance variable. */
import { isSafeValue, kebabCase } from './cssValue.js';
import { COLORS } from './palette.js';

/** A CSS property with the same values, an example, and bounds in pixels or as a factor. */
type Kind = readonly [property: string, example: string, least?: number, most?: number];

const KINDS: Readonly<Record<string, Kind>> = {
  fontFamily: ['font-family', 'Georgia, serif'],
  fontSize: ['font-size', '16px', 12, 28],
  maxWidth: ['max-width', '432px', 256, 9999],
  borderRadius: ['border-radius', '8px', 0, 48],
  spacing: ['flex-grow', '1.2', 0.5, 2],
};

/** @returns undefined if the value is valid, else advice on what to write instead. */
export function checkVariable(name: string, value: unknown): string | undefined {
  const isColor = COLORS.some((color) => kebabCase(name) === `color-${color}`);
  const color: Kind | false = isColor && ['color', '#0a7d5a'];
  // The name may be anything, such as "constructor".
  const [property, example, least = -Infinity, most = Infinity] =
    (Object.hasOwn(KINDS, name) && KINDS[name]) || color || [];
  if (!property) return 'There is no such variable.';
  const text = isSafeValue(value) ? String(value) : ';';
  // Only the style sheet can bound `calc()` and the like.
  const [, figure, rem] = /^(-?[\d.]+)(?:px|(r?em))?$/.exec(text) ?? [];
  const size = Number(figure) * (rem ? 16 : 1);
  if (CSS.supports(property, text) && !(size < least || size > most)) return undefined;
  const bounds = most < Infinity ? `, from ${String(least)} to ${String(most)}` : '';
  return `Write a value such as "${example ?? ''}"${bounds}.`;
}
