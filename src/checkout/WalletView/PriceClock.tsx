/** How long the price still holds: a ring that empties, and the time. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCountdown } from '../../ui/formatClock.js';
import { useUi } from '../../ui/uiContext.js';

/** Props of {@link PriceClock}. */
export interface PriceClockProps {
  readonly snapshot: Pick<CheckoutSnapshot, 'kind'>;
  readonly quote: QuoteView;
  /** Whole seconds; null where the quote has no end. */
  readonly secondsLeft: number | null;
}

/** Seconds before the end at which the ring warns. */
const SOON_SECONDS = 60;

/**
 * Draws the clock, while a price is asked. Silent: the status panel announces the last minute.
 *
 * @selector [data-soon]
 */
export function PriceClock({ snapshot, quote, secondsLeft }: PriceClockProps) {
  const { messages, still } = useUi();
  if (snapshot.kind === 'top_up' || !secondsLeft) return null;
  const wholeMs = Date.parse(quote.expiresAt ?? '') - Date.parse(quote.quotedAt);
  // A ring that is closed would look like a button to choose.
  const left = Math.min(92, Math.round((secondsLeft * 100_000) / wholeMs));
  return (
    <span className="till-price-clock" data-soon={secondsLeft <= SOON_SECONDS || undefined}>
      <svg className="till-ring" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <circle cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray={`${String(left)} 100`} />
      </svg>
      <span>
        {still && quote.expiresAt
          ? still.priceLocked(quote.expiresAt)
          : messages.priceLocked(formatCountdown(secondsLeft))}
      </span>
    </span>
  );
}
