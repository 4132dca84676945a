/** The price has run out: nothing is lost, and a new one only comes by the shopper's consent. */
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import { PressProblem } from '../PressProblem.js';
import type { QuoteState } from '../useQuote.js';

/** Props of {@link ExpiredQuote}. */
export interface ExpiredQuoteProps {
  readonly acceptNewQuote: QuoteState['acceptNewQuote'];
}

/** Draws the notice and its button. */
export function ExpiredQuote({ acceptNewQuote }: ExpiredQuoteProps) {
  const messages = useMessages();
  const button = (
    <button
      type="button"
      className="till-button"
      data-kind="primary"
      aria-disabled={acceptNewQuote.isPending || undefined}
      onClick={() => !acceptNewQuote.isPending && acceptNewQuote.mutate()}
    >
      {messages.newPrice}
    </button>
  );
  return (
    <>
      <Notice tone="warning" action={button}>
        {messages.expiredLead}
      </Notice>
      <PressProblem error={acceptNewQuote.error} />
    </>
  );
}
