/** What the pay screen says of a price and its network. Pure, so that it can be drawn without React. */
import { networkAliases, tokenStandard } from '../chains/networks.js';
import type { PayloadForm } from '../chains/paymentPayload.js';
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import { formatCrypto, formatMoney, readableRate } from '../money/format.js';
import { formatClock } from '../ui/formatTime.js';
import type { FirstMessages } from '../ui/messages/enPay.js';
import { isolate } from '../ui/messages/isolate.js';

/** Language of a text: its sentences and the BCP 47 tag of its figures. */
export interface Speech {
  readonly locale: string;
  readonly messages: FirstMessages;
}

/** Network of a quote with what wallets call its tokens: `Tron (TRC-20)`. */
export function networkNameOf(quote: QuoteView, messages: FirstMessages): string {
  const standard = quote.isNative ? null : tokenStandard(quote.blockchain);
  return messages.networkWithAlias(quote.networkName, standard ?? undefined);
}

/** Whether its network is drawn beside the coin: the network's own coin has the same picture. */
export function hasNetworkMark({ code, blockchain, networkIcon }: QuoteView): boolean {
  return networkIcon === true && !networkAliases(blockchain).includes(code);
}

/**
 * Prices of an order: `€18.50 · $20.00`. The dollars are what was asked. One with a formatter's mark of
 * the right-to-left order is kept to itself, or the two would swap their currencies.
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

/** Exchanges by the word that the service has for them (`service-notes` §2); others as they come. */
const RATE_SOURCES: Readonly<Record<string, string>> = {
  binance: 'Binance',
  bitget: 'Bitget',
  bybit: 'Bybit',
  gate: 'Gate',
  htx: 'HTX',
  kucoin: 'KuCoin',
  mexc: 'MEXC',
  okx: 'OKX',
};

/** Rate, source and time of a price: `1 ETH = 2,500 USD from Binance at 2:03 PM`. */
export function rateText(quote: QuoteView, { locale, messages }: Speech): string {
  const { code, rate, rateSource } = quote;
  const parts = [
    rate && messages.rateLine(code, formatCrypto(readableRate(rate), locale)),
    rateSource && messages.rateFrom(RATE_SOURCES[rateSource] ?? rateSource),
    messages.rateAt(formatClock(quote.quotedAt, locale)),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

const CARRIES_AMOUNT: readonly string[] = ['bip21_amount', 'eip681_amount', 'eip681_token'];

/** Whether the wallet that reads the code knows the amount as well. */
export function codeHint(form: PayloadForm, messages: FirstMessages): string {
  return CARRIES_AMOUNT.includes(form) ? messages.qrWithAmount : messages.qrBare;
}
