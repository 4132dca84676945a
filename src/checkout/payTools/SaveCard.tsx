/** Saves the payment details as one picture. */
import { addressGroups } from '../../chains/addressGroups.js';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import { orderName, orderPrices } from '../payTexts.js';
import { saveFile } from '../../ui/saveFile.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { qrDrawing, paintQr, type QrDrawing } from '../../ui/qrDrawing.js';
import type { PayToolProps } from './ToolFold.js';

/** One line of the card. Empty ones are left out. */
interface CardLine {
  readonly text: string;
  /** Pixels; smaller where the text would not fit and cannot be broken. */
  readonly size: number;
  /** Weight and families, at least two. */
  readonly font: string;
  /** A sentence of the page's language: broken rather than small. What is copied by eye runs left to right in all. */
  readonly sentence?: boolean;
}

const WIDTH = 1080;
const EDGE = 60;
const CODE = 780;

const LEADING = 1.5;

/**
 * Where a sentence may be broken: at a space outside of what is isolated, and after the marks of languages
 * that have no spaces. Never before the point between two things.
 */
const BREAKS = / (?!·|[^\u2066-\u2069]*\u2069)|[、。，：](?=.)/g;

/** Sets the font of the line, and answers by how much the text is wider than the card. */
function measure(context: CanvasRenderingContext2D, { text, font, size }: CardLine): number {
  context.font = font.replace(/\S+, /, `${String(size)}px $&`);
  return context.measureText(text).width / (WIDTH - 2 * EDGE);
}

/** The line or, of a sentence that is wider than the card, lines of about the same length. */
function broken(context: CanvasRenderingContext2D, line: CardLine): readonly CardLine[] {
  const { text, sentence } = line;
  if (!sentence || measure(context, line) <= 1) return [line];
  const fromMiddle = (at: number) => Math.abs(2 * at - text.length);
  const [at] = [...text.matchAll(BREAKS)]
    .map(({ index }) => index + 1)
    .sort((one, other) => fromMiddle(one) - fromMiddle(other));
  if (at === undefined) return [line];
  return [text.slice(0, at), text.slice(at)].flatMap((part) =>
    broken(context, { ...line, text: part.trim() }),
  );
}

const heightOf = (lines: readonly CardLine[]): number =>
  lines.reduce((height, { size }) => height + Math.round(size * LEADING), 0);

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly CardLine[],
  from: number,
  direction: CanvasDirection,
): void {
  let y = from;
  for (const line of lines) {
    const { text, size, sentence } = line;
    context.direction = sentence ? direction : 'ltr';
    const excess = measure(context, line);
    if (excess > 1) measure(context, { ...line, size: Math.floor(size / excess) });
    y += Math.round(size * LEADING);
    context.fillText(text, WIDTH / 2, y - Math.round(size * 0.4));
  }
}

/**
 * Always dark on white. Drawn straight onto a canvas: an SVG image would have to be loaded, which a store's
 * content security policy may forbid.
 *
 * @param above lines over the code; `below` those under it.
 * @param code the code that is on the screen.
 * @param direction of the page's sentences.
 * @returns null if the browser has no canvas.
 */
function cardPicture(
  above: readonly CardLine[],
  code: QrDrawing,
  below: readonly CardLine[],
  direction: CanvasDirection,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const [over, under] = [above, below].map((lines) =>
    lines.filter(({ text }) => text !== '').flatMap((line) => broken(context, line)),
  );
  const { modules } = code;
  // A module of whole pixels has sharp edges.
  const scale = Math.floor(CODE / modules);
  const top = EDGE + heightOf(over ?? []);
  const bottom = top + modules * scale;
  canvas.width = WIDTH;
  canvas.height = bottom + heightOf(under ?? []) + EDGE;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  drawLines(context, over ?? [], EDGE, direction);
  drawLines(context, under ?? [], bottom, direction);
  paintQr(context, code, scale, Math.round((WIDTH - modules * scale) / 2), top);
  return canvas;
}

const GROUPS_IN_LINE = 6;

const PLAIN = 'system-ui, sans-serif';
const BOLD = 'bold system-ui, sans-serif';
const MONO = 'bold ui-monospace, monospace';

function pictureOf(tool: Omit<PayToolProps, 'form'>, text: string, direction: CanvasDirection) {
  const { snapshot, quote, address, amount, locale, messages } = tool;
  const { sandbox } = snapshot;
  const prices = orderPrices(snapshot, locale);
  const line = (text: string, font = PLAIN): CardLine => ({ text, font, size: 40, sentence: true });
  const { groups } = addressGroups(address);
  const row = (at: number): CardLine => ({
    text: groups.slice(at * GROUPS_IN_LINE, (at + 1) * GROUPS_IN_LINE).join(' '),
    font: MONO,
    size: 44,
  });
  return cardPicture(
    [
      line(sandbox ? messages.sandbox : '', BOLD),
      // Isolated: the price reads left to right in every language, as it does on the screen.
      line(
        [orderName(snapshot, messages), prices && `\u2066${prices}\u2069`]
          .filter((part) => part !== '')
          .join(' · '),
      ),
      {
        text: amount === null ? '' : `${formatCrypto(amount, locale)} ${quote.code}`,
        font: BOLD,
        size: 84,
      },
    ],
    qrDrawing(text),
    [
      line(messages.sendOnly(quote.code, quote.networkName), BOLD),
      ...groups.filter((_, at) => at % GROUPS_IN_LINE === 0).map((_, at) => row(at)),
      line(quote.expiresAt ? messages.priceLockedUntil(formatMoment(quote.expiresAt, locale)) : ''),
    ],
    direction,
  );
}

/** Firefox with fingerprinting protection and the Tor Browser return noise when a page reads a canvas. */
const isCanvasNoisy = (): boolean | undefined =>
  typeof OffscreenCanvas !== 'undefined' &&
  // All bytes of a new canvas are 0. A few changed bits do no harm to the code.
  new OffscreenCanvas(9, 1)
    .getContext('2d')
    ?.getImageData(0, 0, 9, 1)
    .data.some((byte) => byte > 9);

/** Props of {@link SaveCard}. */
export interface SaveCardProps extends PayToolProps {
  readonly form: PaymentForm;
}

/**
 * Draws the button if the browser can make a picture. The picture has the code that is on the screen, and is
 * a PNG: galleries and wallets that read codes from pictures seldom accept an SVG.
 */
export function SaveCard({ form, ...tool }: SaveCardProps) {
  if (isCanvasNoisy()) return null;
  return (
    <button
      type="button"
      className="till-line till-fold"
      onClick={({ currentTarget }) => {
        const { direction } = getComputedStyle(currentTarget);
        pictureOf(tool, form.text, direction as CanvasDirection)?.toBlob((picture) => {
          if (picture) saveFile(picture, 'payment.png');
        });
      }}
    >
      <Icon of={saveIcon} />
      <span>{tool.messages.saveCard}</span>
    </button>
  );
}
