/** Texts on an order's price, amounts and network. Pure, so that they can be used without React. */
import { networkAliases, tokenStandard } from '../chains/networks.js';
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import { formatMoney } from '../money/format.js';
import type { PayMessages } from '../ui/messages/enPay.js';
import { isolate } from '../ui/messages/messageFormat.js';

/** Network of a quote with what wallets call its tokens: `Tron (TRC-20)`. */
export function networkNameOf(quote: QuoteView, messages: PayMessages): string {
  const standard = quote.isNative ? null : tokenStandard(quote.blockchain);
  return messages.networkWithAlias(quote.networkName, standard ?? undefined);
}

/** Whether its network is drawn beside the coin: the network's own coin has the same picture. */
export function hasNetworkMark({ code, blockchain, networkIcon }: QuoteView): boolean {
  return networkIcon === true && !networkAliases(blockchain).includes(code);
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
