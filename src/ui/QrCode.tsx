/** A QR code that every camera can read: dark on white, four modules of quiet zone, whatever recolours the page. */
import { useMemo } from 'react';
import { paintQr, qrDrawing, type QrDrawing } from './qrDrawing.js';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What the code says. */
  readonly value: string;
  /** Accessible name: which token on which network. */
  readonly label: string;
  /** What to do where the code cannot be drawn. */
  readonly undrawn?: string | undefined;
  /** Of `qrDrawing`. @default M */
  readonly ecc?: 'L' | 'M' | undefined;
}

/** Pixels of a module: enough for paper. On the screen the style sheet keeps the edges sharp at any size. */
const SCALE = 8;

/** Paints what can be painted. A canvas that gives no context stays transparent. */
function paint(canvas: HTMLCanvasElement, drawing: QrDrawing): void {
  // Without it, asking for a context would fill the console of tests in jsdom.
  if (typeof Path2D === 'undefined') return;
  const context = canvas.getContext('2d');
  if (context) paintQr(context, drawing, SCALE);
}

/**
 * Draws the code locally, twice: as SVG, which is there before a script runs, and over it on a canvas, whose pixels
 * no dark mode of a browser and no extension recolours. Drawn once: the clock beside it ticks every second.
 */
export function QrCode({ value, label, ecc, undrawn }: QrCodeProps) {
  return useMemo(() => drawCode({ value, label, ecc, undrawn }), [value, label, ecc, undrawn]);
}

function drawCode({ value, label, ecc, undrawn }: QrCodeProps) {
  let drawing;
  try {
    drawing = qrDrawing(value, ecc);
  } catch {
    // Amount and address stay, which is enough to pay.
    return <p className="till-muted">{undrawn}</p>;
  }
  const side = String(drawing.modules);
  const pixels = drawing.modules * SCALE;
  return (
    <div className="till-qr">
      <svg width={pixels} height={pixels} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <path d={drawing.path} shapeRendering="crispEdges" />
      </svg>
      <canvas
        className="till-qr-code"
        role="img"
        aria-label={label}
        width={pixels}
        height={pixels}
        // Runs before the first frame with the canvas in it.
        ref={(canvas) => {
          if (canvas) paint(canvas, drawing);
        }}
      />
    </div>
  );
}
