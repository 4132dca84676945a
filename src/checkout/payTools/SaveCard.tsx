/** Saves everything needed to pay as one picture. */
import { addressGroups } from '../../chains/addressGroups.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import { orderPrices } from '../payTexts.js';
import { cardPicture, type CardLine, type DrawnCode } from './cardPicture.js';
import { saveFile } from '../../ui/saveFile.js';
import type { PayToolProps } from './payTool.js';

const GROUPS_IN_LINE = 6;

const SVG = { type: 'image/svg+xml' };

function pictureOf(tool: PayToolProps, code: DrawnCode): string {
  const { snapshot, quote, address, amount, network, locale, messages } = tool;
  const { order, kind, sandbox } = snapshot;
  const name = kind === 'payment' ? messages.orderReference : messages.accountReference;
  const line = (text: string, size = 16): CardLine => ({ text, size });
  const { groups } = addressGroups(address);
  return cardPicture(
    [
      line(sandbox ? messages.sandbox : ''),
      line(`${name(order.reference)} ${orderPrices(snapshot, locale)}`),
      line(amount === null ? '' : `${formatCrypto(amount, locale)} ${quote.code}`, 32),
    ],
    code,
    [
      line(messages.sendOnly(quote.code, network)),
      line(groups.slice(0, GROUPS_IN_LINE).join(' ')),
      line(groups.slice(GROUPS_IN_LINE, 2 * GROUPS_IN_LINE).join(' ')),
      line(groups.slice(2 * GROUPS_IN_LINE).join(' ')),
      line(quote.expiresAt ? messages.priceHoldsUntil(formatMoment(quote.expiresAt, locale)) : ''),
    ],
  );
}

/** Draws the button. The picture takes the very code that is on the screen. */
export function SaveCard(tool: PayToolProps) {
  return (
    <button
      type="button"
      className="till-button"
      data-kind="link"
      onClick={({ currentTarget }) => {
        const code = currentTarget.closest('.till-pay-panel')?.querySelector('svg');
        if (code) saveFile(new Blob([pictureOf(tool, code)], SVG), 'payment.svg');
      }}
    >
      {tool.messages.saveCard}
    </button>
  );
}
