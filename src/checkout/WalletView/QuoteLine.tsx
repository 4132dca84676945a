/** Where the price comes from and how long it holds. */
import type { QuoteView } from '../../contract/checkout.js';
import { formatCountdown } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { rateText } from '../payTexts.js';

/** Props of {@link QuoteLine}. */
export interface QuoteLineProps {
  readonly quote: QuoteView;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
}

/** Draws rate, source, time and countdown. Silent: thresholds are spoken by the status panel. */
export function QuoteLine({ quote, secondsLeft }: QuoteLineProps) {
  const ui = useUi();
  return (
    <div className="till-quote">
      {quote.rate !== null && <p className="till-muted">{rateText(quote, ui)}</p>}
      {secondsLeft !== null && secondsLeft > 0 && (
        <p className="till-countdown" data-soon={secondsLeft <= 60 || undefined}>
          {ui.messages.priceHolds(formatCountdown(secondsLeft))}
        </p>
      )}
    </div>
  );
}
