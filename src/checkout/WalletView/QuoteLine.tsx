/** Where the price comes from, and when. */
import type { QuoteView } from '../../contract/checkout.js';
import { useUi } from '../../ui/uiContext.js';
import { rateText } from './quoteTexts.js';

/** Draws rate, source and time; nothing where there is no rate. */
export function QuoteLine({ quote }: { readonly quote: QuoteView }) {
  const ui = useUi();
  return quote.rate === null ? null : (
    <p className="till-muted till-quote">{rateText(quote, ui)}</p>
  );
}
