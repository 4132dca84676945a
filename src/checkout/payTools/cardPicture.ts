/** A payment card as one picture: what is needed to pay, without a page and without a network. */

/** One line of the card. Empty ones are left out. */
export interface CardLine {
  readonly text: string;
  /** Pixels; smaller where the text would not fit. */
  readonly size: number;
  /** Weight and families, at least two. */
  readonly font: string;
  /** A sentence of the page's language; addresses and amounts run left to right in all. */
  readonly sentence?: boolean;
}

const WIDTH = 1080;
const EDGE = 60;
const CODE = 780;

const LEADING = 1.5;

const heightOf = (lines: readonly CardLine[]): number =>
  lines.reduce((height, { size }) => height + Math.round(size * LEADING), 0);

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly CardLine[],
  from: number,
  direction: CanvasDirection,
): void {
  let y = from;
  for (const { text, size, font, sentence } of lines) {
    const set = (pixels: number) => {
      context.font = font.replace(/\S+, /, `${String(pixels)}px $&`);
    };
    context.direction = sentence ? direction : 'ltr';
    set(size);
    const room = (WIDTH - 2 * EDGE) / context.measureText(text).width;
    if (room < 1) set(Math.floor(size * room));
    y += Math.round(size * LEADING);
    context.fillText(text, WIDTH / 2, y - Math.round(size * 0.4));
  }
}

/**
 * Draws dark on white, whatever the page looks like. Onto a canvas at once: a picture made of another
 * would have to be loaded, which a store's policy may forbid.
 *
 * @param above lines over the code; `below` those under it.
 * @param code as it stands on the screen, its quiet zone with it.
 * @param direction of the page's sentences.
 * @returns null where the browser draws on no canvas: an empty card must not pass for one.
 */
export function cardPicture(
  above: readonly CardLine[],
  code: SVGSVGElement,
  below: readonly CardLine[],
  direction: CanvasDirection,
): HTMLCanvasElement | null {
  const [over, under] = [above, below].map((lines) => lines.filter(({ text }) => text !== ''));
  const canvas = document.createElement('canvas');
  const modules = code.viewBox.baseVal.width;
  // A module of whole pixels has sharp edges.
  const scale = Math.floor(CODE / modules);
  const top = EDGE + heightOf(over ?? []);
  const bottom = top + modules * scale;
  canvas.width = WIDTH;
  canvas.height = bottom + heightOf(under ?? []) + EDGE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  drawLines(context, over ?? [], EDGE, direction);
  drawLines(context, under ?? [], bottom, direction);
  context.setTransform(scale, 0, 0, scale, Math.round((WIDTH - modules * scale) / 2), top);
  context.fill(new Path2D(code.querySelector('path:last-of-type')?.getAttribute('d') ?? ''));
  return canvas;
}
