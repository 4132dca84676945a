/**
 * What `qrcode.react` is in the files of the script tag, as preact is what `react` is there: the same code on the
 * encoder uqr, which has the same origin and draws the same modules in 1.8 kB less.
 */
import { encode } from 'uqr';
import type { qrCodeProps } from '../ui/qrCodeProps.js';

/** One row's dark modules, each run of them as a box. */
function boxesOf(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  const boxes = Array.from(runs, ({ index, 0: { length } }) => {
    const [left, width] = [String(index), String(length)];
    return `M${left},${String(y)}h${width}v1H${left}z`;
  });
  return boxes.join('');
}

/** Draws a code, with its quiet zone. */
export function QRCodeSVG(props: ReturnType<typeof qrCodeProps>) {
  const { value, size, level, marginSize, bgColor, fgColor, ...attributes } = props;
  const { data, size: modules } = encode(value, {
    ecc: level,
    boostEcc: true,
    border: marginSize,
  });
  const side = String(modules);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} {...attributes}>
      <path fill={bgColor} d={`M0,0h${side}v${side}H0z`} shapeRendering="crispEdges" />
      <path fill={fgColor} d={data.map(boxesOf).join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
