/**
 * The pay screen, drawn by hand while the widget is still on its way: element for element what the
 * widget draws, which then takes it over where it stands. The browser tests compare the two.
 */
import { addressParts } from '../../chains/addressGroups.js';
import type { PaymentPayload } from '../../chains/paymentPayload.js';
import { payTargetOf } from '../../checkout/payTarget.js';
import { hasNetworkMark, networkNameOf, orderPrices } from '../../checkout/payTexts.js';
import { secondsLeft } from '../../checkout/quote.js';
import { screenOf } from '../../checkout/screen.js';
import { codeHint, rateText } from '../../checkout/WalletView/quoteTexts.js';
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { appearanceStyle, themeOf } from '../../ui/theme/appearance.js';
import { formatCountdown } from '../../ui/formatTime.js';
import { qrCodeProps } from '../../ui/qrCodeProps.js';
import type { FirstMessages } from '../../ui/messages/enPay.js';
import type { Ui } from '../../ui/uiContext.js';
import { draw, drawPicture, type Drawn } from './drawElement.js';
import { qrPicture } from './qrPicture.js';

/** What is on the screen, once it is known that it may be. */
interface PayScreen {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
  readonly network: string;
  readonly address: string;
  readonly payload: PaymentPayload;
  readonly secondsLeft: number | null;
  readonly ui: Ui<FirstMessages>;
}

/**
 * Draws the screen of a checkout that simply waits for its payment.
 *
 * @param serverNow the store's clock, milliseconds since the epoch.
 * @returns null for every other state, for an address that fails its check, for a price that has run
 *   out and for an amount below the currency's minimum: the widget has the words for those.
 */
export function drawPayScreen(
  snapshot: CheckoutSnapshot,
  ui: Ui<FirstMessages>,
  serverNow: number,
): HTMLElement | null {
  const { quote, address } = snapshot;
  if (screenOf({ snapshot, failed: false, choosing: false }) !== 'pay') return null;
  const target = payTargetOf(snapshot);
  if (!quote || target.status !== 'ready') return null;
  if (address?.replaced || quote.unmetMinimumUsd) return null;
  const left = secondsLeft(quote.expiresAt, serverNow);
  if (left === 0) return null;
  const network = networkNameOf(quote, ui.messages);
  const { messages } = ui;
  const screen = { ...target, snapshot, quote, network, secondsLeft: left, ui };
  return frame(screen, 'till-checkout', { 'aria-label': messages.checkout }, [
    snapshot.sandbox && draw('p.till-ribbon', {}, messages.sandbox),
    draw('div.till-trouble'),
    frame(screen, 'till-wallet-view', { 'data-nested': true }, [
      draw('h2.till-heading', { tabindex: -1, 'data-till-heading': '' }, messages.payTitle),
      orderLine(screen),
      payPanel(screen),
    ]),
  ]);
}

function frame(
  { ui }: PayScreen,
  part: string,
  attributes: Readonly<Record<string, string | boolean>>,
  children: readonly Drawn[],
): HTMLElement {
  const { language, dir, appearance } = ui;
  const look = {
    lang: language,
    dir,
    'data-status': 'pay',
    'data-theme': themeOf(appearance),
  };
  const element = draw(`section.till.${part}`, { ...look, ...attributes }, ...children);
  // A part inside another inherits.
  if (attributes['data-nested']) return element;
  for (const [property, value] of Object.entries(appearanceStyle(appearance) ?? {})) {
    element.style.setProperty(property, String(value));
  }
  return element;
}

function orderLine({ snapshot, ui }: PayScreen): HTMLElement {
  return draw(
    'p.till-order',
    {},
    draw('span', {}, ui.messages.orderReference(snapshot.order.reference)),
    draw('span.till-order-price', { dir: 'ltr' }, orderPrices(snapshot, ui.locale)),
  );
}

function payPanel(screen: PayScreen): HTMLElement {
  const { snapshot, ui } = screen;
  const { minimumUsd } = snapshot;
  return draw(
    'div.till-pay-panel',
    { 'data-quote': 'live' },
    amountDue(screen),
    addressCard(screen),
    draw('button.till-button', { type: 'button', 'data-kind': 'link' }, ui.messages.changeCurrency),
    walletCode(screen),
    quoteLine(screen),
    minimumUsd !== null &&
      draw('p.till-muted', {}, ui.messages.minimum(formatMoney(minimumUsd, 'USD', ui.locale))),
  );
}

function copyButton(
  { messages }: PayScreen['ui'],
  label: string,
  kind: 'primary' | 'quiet' = 'quiet',
): HTMLElement {
  return draw(
    'span.till-copy',
    { 'data-state': 'idle' },
    draw(
      'button.till-button',
      { type: 'button', 'data-kind': kind },
      draw('span', {}, label),
      draw('span.till-copied', { 'aria-hidden': true, 'data-word': messages.copied }),
    ),
    draw('span.till-visually-hidden', { role: 'status' }),
  );
}

function amountDue({ quote, secondsLeft: left, ui }: PayScreen): HTMLElement | null {
  const { locale, messages } = ui;
  if (quote.payable === null) return null;
  const figures = formatCrypto(quote.payable, locale);
  const amount = draw(
    'bdi.till-amount',
    { dir: 'ltr', 'data-size': 'hero', 'data-long': figures.length > 11 || undefined },
    draw('span.till-amount-figures', {}, figures),
    ' ',
    draw('span.till-amount-code', {}, quote.code),
  );
  return draw(
    'div.till-amount-due',
    {},
    draw(
      'div.till-amount-head',
      {},
      draw('p.till-label', {}, messages.amountLabel),
      left !== null &&
        draw(
          'p.till-countdown',
          { 'data-soon': left <= 60 || undefined },
          messages.priceHolds(formatCountdown(left)),
        ),
    ),
    draw('div.till-amount-line', {}, amount, copyButton(ui, messages.copyAmount)),
  );
}

function walletCode({ quote, network, payload, ui: { messages } }: PayScreen): HTMLElement | null {
  const [rung] = payload.ladder;
  if (!rung) return null;
  const code = qrPicture(qrCodeProps(rung.text, messages.qrLabel(quote.code, network)));
  return draw(
    'div.till-wallet-code',
    { 'data-form': rung.form },
    draw('div.till-qr', {}, drawPicture(code)),
    quote.payable !== null && draw('p.till-muted.till-qr-hint', {}, codeHint(rung.form, messages)),
  );
}

function addressCard(screen: PayScreen): HTMLElement {
  const { quote, network, address, payload, ui } = screen;
  const { messages } = ui;
  const spans = addressParts(address).map(({ groups, isEnd }) => {
    const drawn = groups.map((group) => draw('span.till-address-group', {}, group));
    return draw('span.till-address-part', { 'data-emphasis': isEnd || undefined }, ...drawn);
  });
  const [rung] = payload.ladder;
  const label = messages.addressLabel(quote.code, network);
  return draw(
    'div.till-address-card',
    { 'data-checked': true },
    draw(
      'div.till-send-head',
      {},
      coinMark(quote),
      draw('p.till-send-only', {}, messages.sendOnly(quote.code, network)),
    ),
    draw('p.till-muted', {}, messages.sendOnlyWhy),
    draw(
      'p.till-address',
      { role: 'group', 'aria-label': label, dir: 'ltr' },
      draw('code.till-address-text', { translate: 'no' }, ...spans),
    ),
    draw(
      'div.till-ways',
      {},
      copyButton(ui, messages.copyAddress, 'primary'),
      rung?.opensWallet === true &&
        draw('a.till-button', { 'data-kind': 'primary', href: rung.text }, messages.openWallet),
    ),
  );
}

/** Letters: the pictures come with the widget, so that nothing waits for them. */
function coinMark(quote: QuoteView): HTMLElement {
  const letter = (name: string) =>
    draw('span.till-letter', { 'aria-hidden': true }, Array.from(name)[0] ?? '');
  const network = hasNetworkMark(quote) && letter(quote.networkName);
  return draw('span.till-mark', {}, letter(quote.code), network);
}

function quoteLine({ quote, ui }: PayScreen): HTMLElement | null {
  return quote.rate === null ? null : draw('p.till-muted.till-quote', {}, rateText(quote, ui));
}
