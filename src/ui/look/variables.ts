/** Which variables of a look are worn, and how one is mended that is not. */
import { isSafeValue } from '../appearance.js';

/** A property that takes the same values, what to write, and the bounds in pixels or as a factor. */
type Kind = readonly [property: string, mend: string, least?: number, most?: number];

const COLOR: Kind = ['color', 'a colour such as "#0a7d5a"'];
const KINDS: Readonly<Record<string, Kind>> = {
  fontFamily: ['font-family', 'names of fonts such as "Georgia, serif"'],
  fontMono: ['font-family', 'names of fonts such as "Menlo, monospace"'],
  fontSize: ['font-size', 'a length from 12px to 28px such as "1rem"', 12, 28],
  maxWidth: ['max-width', 'a length from 16rem such as "27rem"', 256],
  borderRadius: ['border-radius', 'a length up to 48px such as "8px"', 0, 48],
  spacing: ['flex-grow', 'a factor from 0.5 to 2 such as "1.2"', 0.5, 2],
};

const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16 };

/** What is reckoned, such as `calc()`, is bounded by the style sheet alone. */
function isWithin(text: string, least = -Infinity, most = Infinity): boolean {
  const [, figure, unit = 'px'] = /^(-?[\d.]+)(px|pt|r?em)?$/.exec(text) ?? [];
  const size = Number(figure) * (PIXELS[unit] ?? 1);
  return !(size < least || size > most);
}

/** @returns undefined where the value may be worn; else what to write in its place. */
export function mendOf(name: string, value: unknown): string | undefined {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : /^color[A-Z]/.test(name) && COLOR;
  if (!kind)
    return `There is no variable of this name. There are ${Object.keys(KINDS).join(', ')} and colours.`;
  const [property, mend, least, most] = kind;
  const text = String(isSafeValue(value) ? value : ';');
  return CSS.supports(property, text) && isWithin(text, least, most) ? undefined : `Use ${mend}.`;
}
