/** Saves the payment details as one picture. */
import { addressGroups } from '../../chains/addressGroups.js';
import type { PaymentForm } from '../../chains/paymentPayload.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import { orderName, orderPrices } from '../payTexts.js';
import { cardPicture, type CardLine } from './cardPicture.js';
import { saveFile } from '../../ui/saveFile.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { qrDrawing } from '../../ui/qrDrawing.js';
import type { PayToolProps } from './ToolFold.js';

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
