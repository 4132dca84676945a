/** What the other ways to pay say of a quote's rate. */
import type { QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { readableRate } from '../../money/readableRate.js';
import { formatClock } from '../../ui/formatClock.js';
import type { PayMessages } from '../../ui/messages/enPay.js';
import { rateSourceName } from '../../ui/rateSourceName.js';

/** Language of a text: its sentences and the BCP 47 tag of its figures. */
export interface Speech {
  readonly locale: string;
  readonly messages: PayMessages;
}

/** Rate, source and time of a price: `1 ETH = $2,500.00 (Binance, 2:03 PM)`. Null without a rate. */
export function rateText(quote: QuoteView, { locale, messages }: Speech): string | null {
  const { code, rate, rateSource } = quote;
  if (rate === null) return null;
  const clock = formatClock(quote.quotedAt, locale);
  const from = rateSource ? `${rateSourceName(rateSource)}, ${clock}` : clock;
  return messages.rate(code, formatCrypto(readableRate(rate), locale), from);
}
