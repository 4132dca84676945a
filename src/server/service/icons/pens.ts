/** What the marks are drawn with: a few paths, never text, so that they look the same everywhere. */

/** On every disc but the lightest. */
const WHITE = '#fff';

/** A stroke with round ends. */
export function line(path: string, width = 2.6, colour = WHITE): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A filled outline. */
export function shape(path: string, colour = WHITE): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

/** The same about the middle, clockwise. */
export function turned(degrees: number, sign: string): string {
  return `<g transform="rotate(${String(degrees)} 18 18)">${sign}</g>`;
}

/** Path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const [r, across] = [String(radius), String(radius * 2)];
  return `M${String(x - radius)} ${String(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
}

/** Path of a square that stands on its corner. */
export function diamond(x: number, y: number, reach: number): string {
  const r = String(reach);
  return `M${String(x)} ${String(y - reach)}l${r} ${r}-${r} ${r}-${r}-${r}z`;
}
