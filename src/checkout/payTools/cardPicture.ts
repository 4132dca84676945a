/** A payment card as one picture: what is needed to pay, without a page and without a network. */

/** The drawn code, as far as the picture needs it. */
export type DrawnCode = Pick<SVGSVGElement, 'getAttribute' | 'innerHTML'>;

/** One line of the card. Empty ones are left out. */
export interface CardLine {
  readonly text: string;
  /** Pixels; smaller where the text would not fit. */
  readonly size: number;
}

const WIDTH = 420;
const CODE_TOP = 148;
const CODE = 280;
const LETTER = 0.61;

const escaped = (text: string): string =>
  text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));

function draw(lines: readonly CardLine[], from: number): string {
  let y = from;
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, size }) => {
      y += size * 1.6;
      // A Chinese, Japanese or Korean sign takes the room of two letters.
      const letters = text.replace(/[\u1100-\uffee]/g, 'oo').length;
      const fitting = Math.min(size, (WIDTH - 30) / (letters * LETTER));
      return `<text x="50%" y="${String(y)}" font-size="${String(fitting)}">${escaped(text)}</text>`;
    })
    .join('');
}

/**
 * @param above lines over the code, at most three; `below` those under it, at most five.
 * @returns an SVG document: dark on white, no file beside it, no script.
 */
export function cardPicture(
  above: readonly CardLine[],
  code: DrawnCode,
  below: readonly CardLine[],
): string {
  const box = code.getAttribute('viewBox') ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} 600" font-family="monospace" text-anchor="middle">` +
    `<rect width="100%" height="100%" fill="#fff"/>${draw(above, 12)}` +
    `<svg x="70" y="${String(CODE_TOP)}" width="${String(CODE)}" height="${String(CODE)}" viewBox="${box}">${code.innerHTML}</svg>` +
    `${draw(below, CODE_TOP + CODE)}</svg>`
  );
}
