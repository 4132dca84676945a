/** A QR code as one path, and how it is painted onto a canvas. */
import { encode } from 'uqr';
import { withStandardArrays } from '../contract/standardBuiltins.js';

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A code to be drawn. */
export interface QrDrawing {
  /** Modules of one side, its quiet zone included. */
  readonly modules: number;
  /** The dark modules as an SVG path, one unit for each module. */
  readonly path: string;
}

/** One row's dark modules, each run of them as a box. */
function boxesOf(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  const boxes = [...runs].map(({ index, 0: { length } }) => {
    const [left, width] = [String(index), String(length)];
    return `M${left},${String(y)}h${width}v1H${left}z`;
  });
  return boxes.join('');
}

/**
 * Encodes a text, with its quiet zone.
 *
 * @param ecc how much may be unreadable, at least: M is 15 %, L is 7 % with fewer modules, for a code that is only
 *   ever on a screen.
 * @throws RangeError for more than a code can hold, about 2,300 bytes.
 */
export function qrDrawing(text: string, ecc: 'L' | 'M' = 'M'): QrDrawing {
  const options = { ecc, boostEcc: true, border: QUIET_ZONE };
  const { data, size } = withStandardArrays(() => encode(text, options));
  return { modules: size, path: data.map(boxesOf).join('') };
}

/**
 * Paints a code dark on white.
 *
 * @param scale pixels of a module, whole for sharp edges.
 * @param left pixel at which the quiet zone begins; `top` likewise.
 */
export function paintQr(
  context: CanvasRenderingContext2D,
  { modules, path }: QrDrawing,
  scale: number,
  left = 0,
  top = 0,
): void {
  context.setTransform(scale, 0, 0, scale, left, top);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, modules, modules);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
}
