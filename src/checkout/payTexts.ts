/** Texts on an order's price, amounts and network. Pure, so that they can be used without React. */
import { networkAliases, tokenStandard } from '../chains/networks.js';
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import { formatMoney } from '../money/format.js';
import type { PayMessages } from '../ui/messages/enPay.js';
import { isolate } from '../ui/messages/messageFormat.js';
import { isAllConfirmed, titleScreenOf, type Screen } from './screen.js';

/** Network of a quote with what wallets call its tokens: `Tron (TRC-20)`. */
export function networkNameOf(quote: QuoteView, messages: PayMessages): string {
  const standard = quote.isNative ? null : tokenStandard(quote.blockchain);
  return messages.networkWithAlias(quote.networkName, standard ?? undefined);
}

/** Whether its network is drawn beside the coin: the network's own coin has the same picture. */
export function hasNetworkMark({ code, blockchain, networkIcon }: QuoteView): boolean {
  return networkIcon === true && !networkAliases(blockchain).includes(code);
}

/** The price that the shopper knows: in the store's own currency if it has one; null for a top-up. */
export function orderPrice({ order }: CheckoutSnapshot, locale: string): string | null {
  const { amountUsd, display } = order;
  if (display) return formatMoney(display.amount, display.currency, locale);
  return amountUsd && formatMoney(amountUsd, 'USD', locale);
}

/**
 * The heading of a screen. Where all that came is confirmed and the store has still to say that it is paid, no part
 * is missing.
 */
export function statusTitle(
  screen: Screen,
  snapshot: CheckoutSnapshot | undefined,
  messages: PayMessages,
): string {
  const called = titleScreenOf(screen, snapshot);
  const isWhole = called === 'confirmed' && snapshot && isAllConfirmed(snapshot);
  return (isWhole && messages.transferStatus['confirmed']) || messages.statusTitle[called];
}

/** Title of a screen that simply asks for the price. */
export function payTitle(
  snapshot: CheckoutSnapshot,
  locale: string,
  messages: PayMessages,
): string {
  const price = orderPrice(snapshot, locale);
  return price === null ? messages.statusTitle.pay : messages.payTitle(price);
}

/** The dollars, where {@link orderPrice} is in another currency: they are what was asked. */
export function otherPrice({ order }: CheckoutSnapshot, locale: string): string | null {
  return order.display && order.amountUsd && formatMoney(order.amountUsd, 'USD', locale);
}

/** The order's or the account's number, named; empty if the page knows none. */
export function orderName({ kind, order }: CheckoutSnapshot, messages: PayMessages): string {
  const name = kind === 'payment' ? messages.orderReference : messages.accountReference;
  return order.reference && name(order.reference);
}

/**
 * Prices of an order: `€18.50 · $20.00`. A price with a formatter's right-to-left mark is isolated, or the
 * two prices would swap their currencies.
 */
export function orderPrices({ order }: CheckoutSnapshot, locale: string): string {
  const { amountUsd, display } = order;
  const prices = [
    display && formatMoney(display.amount, display.currency, locale),
    amountUsd && formatMoney(amountUsd, 'USD', locale),
  ];
  return prices
    .filter((price) => price !== null)
    .map((price) => (price.includes('\u200f') ? isolate(price) : price))
    .join(' · ');
}
