/** Where the price comes from and how long it holds. */
import type { QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { formatClock, formatCountdown } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';

/** Props of {@link QuoteLine}. */
export interface QuoteLineProps {
  readonly quote: QuoteView;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
}

/** Draws rate, source, time and countdown. Silent: thresholds are spoken by the status panel. */
export function QuoteLine({ quote, secondsLeft }: QuoteLineProps) {
  const { locale, messages } = useUi();
  const parts = [
    quote.rate && messages.rateLine(quote.code, formatCrypto(quote.rate, locale)),
    quote.rateSource && messages.rateFrom(quote.rateSource),
    messages.rateAt(formatClock(quote.quotedAt, locale)),
  ].filter((part) => part !== null);
  return (
    <div className="till-quote">
      {quote.rate !== null && <p className="till-muted">{parts.join(' ')}</p>}
      {secondsLeft !== null && secondsLeft > 0 && (
        <p className="till-countdown" data-soon={secondsLeft <= 60 || undefined}>
          {messages.priceHolds(formatCountdown(secondsLeft))}
        </p>
      )}
    </div>
  );
}
